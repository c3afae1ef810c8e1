import { type ReactNode, useEffect } from "react";
import { useBox } from "../cards/box.ts";
import { Icon } from "../cards/Icon.tsx";
import { KidCard } from "../cards/KidCard.tsx";
import type { Option, Action as Printed, Refusal } from "../net/messages.ts";
import { sayAction } from "../text/actions.ts";
import { Rich } from "../text/rich.tsx";
import { useTable } from "./context.ts";
import { OptionButton } from "./OptionButton.tsx";
import * as styles from "./Overlays.module.css";
import { usePlace } from "./place.ts";
import { RuleLink } from "./RuleLink.tsx";

/** One sentence and the rule: why not. */
export function WhyNot({ refusal, at, close }: { refusal: Refusal; at: Element; close(): void }): ReactNode {
  const { teller } = useTable();
  const { ref, style, below, arrow } = usePlace(at, 12);
  return (
    <div
      ref={ref}
      role="tooltip"
      data-over="beside"
      className={`${styles.why} ${styles.float}${below ? ` ${styles.below}` : ""}`}
      style={{ ...style, ["--at" as string]: `${arrow}px` }}
      onPointerLeave={close}
    >
      <Rich text={teller.reason(refusal)} /> <RuleLink rule={refusal.rule} />
    </div>
  );
}

function Action({ side, action }: { side: "public" | "private"; action: Printed }): ReactNode {
  const { teller } = useTable();
  return (
    <>
      <dt>
        <Icon name={side === "public" ? "people" : "lock"} />
        {teller.t(`card-${side}`)}
      </dt>
      <dd className="capital">{sayAction(action, teller.words)}.</dd>
    </>
  );
}

export function KidWords({ name }: { name: string }): ReactNode {
  const { teller } = useTable();
  const kid = useBox().kid(name);
  if (!kid) return null;
  const { t, words } = teller;
  return (
    <div>
      <h3>
        <Icon name={kid.suits[0] ?? "coin"} />
        {words.kid(name)}
      </h3>
      <dl>
        {kid.public && <Action side="public" action={kid.public} />}
        {kid.private && <Action side="private" action={kid.private} />}
      </dl>
      {!kid.public && !kid.private && <p>{t("card-plain")}</p>}
      {kid.best_friend && (
        <p className={styles.friend}>{t("card-friend-of", { board: t(`board-${kid.best_friend}`) })}</p>
      )}
    </div>
  );
}

/** A card large, with its actions in words. */
export function Details({ kid, at }: { kid: string; at: Element }): ReactNode {
  const { ref, style, compact } = usePlace(at, 10);
  return (
    <div
      ref={ref}
      role="tooltip"
      data-over="beside"
      data-compact={compact}
      className={`${styles.detail} ${styles.float}`}
      style={style}
    >
      <KidCard name={kid} />
      <KidWords name={kid} />
    </div>
  );
}

/** Several options touch one thing: which is meant? */
export function Chooser({
  options,
  at,
  close,
}: {
  options: Option[];
  at: Element | null;
  close(): void;
}): ReactNode {
  const { teller } = useTable();
  const { ref, style } = usePlace(at ?? document.getElementById("question"), 10);
  useEffect(() => {
    const box = ref.current;
    box?.querySelector("button")?.focus();
    const outside = (event: PointerEvent) => {
      if (!box?.contains(event.target as Node)) close();
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [close, ref]);
  return (
    <div
      ref={ref}
      role="dialog"
      data-over="beside"
      aria-label={teller.t("choose-one")}
      className={`${styles.chooser} sheet ${styles.float}`}
      style={style}
    >
      <b>{teller.t("choose-one")}</b>
      {options.map((option) => (
        <OptionButton key={option.choice} option={option} wordy onChoose={close} />
      ))}
    </div>
  );
}

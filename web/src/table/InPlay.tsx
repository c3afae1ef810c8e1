import type { ReactNode } from "react";
import { ActionText } from "../cards/ActionText.tsx";
import { useBox } from "../cards/box.ts";
import { Icon } from "../cards/Icon.tsx";
import type { Action, AddedCard, Option, Resource, Side } from "../net/messages.ts";
import { type PlaySummary, summaryOf } from "../play/summary.ts";
import { Rich } from "../text/rich.tsx";
import * as ownBoard from "./Board.module.css";
import { useHovered, useNow, useTable, useThing } from "./context.ts";
import * as driveway from "./Driveway.module.css";
import { Followers } from "./Driveway.tsx";
import * as styles from "./InPlay.module.css";
import { Payment } from "./Payment.tsx";
import { SinceAgain, SinceLines, useSince } from "./Since.tsx";
import { TableCard } from "./TableCard.tsx";

const CROWD = 2; // so many added cards find room at their full size

/** A box of the played card that can be used now: what it would come to. */
function Usable({ option, action, side }: { option: Option; action: Action; side: Side }): ReactNode {
  const { teller, act, hover } = useTable();
  const more = useHovered()?.counts?.[side];
  const count = teller.say(option.count) || teller.t(`choice-use-${side}`);
  return (
    <button
      type="button"
      className={styles.use}
      data-choice={option.choice}
      onPointerEnter={() => hover(option)}
      onPointerLeave={() => hover(null)}
      onClick={(event) => act([option], event.currentTarget)}
    >
      <span className="spoken">{teller.t(`choice-use-${side}`)}: </span>
      <ActionText action={action} />
      <span>
        <b>
          <Rich text={count} />
          {more !== undefined && (
            <em className={styles.preview}>{teller.t("preview-times", { count: more })}</em>
          )}
        </b>
        {option.verdict && (
          <small className={option.fully ? styles.fully : styles.partly}>{teller.say(option.verdict)}</small>
        )}
      </span>
    </button>
  );
}

function gained(side: Side, summary: PlaySummary, teller: ReturnType<typeof useTable>["teller"]): string {
  return Object.entries(summary.gains[side] ?? {})
    .map(([what, number]) => teller.words.drawnTokens(number ?? 0, what as Resource | "points"))
    .join(" ");
}

/** A box that nobody can use now: what became of it. */
function Used({ side, action, summary }: { side: Side; action: Action; summary: PlaySummary }): ReactNode {
  const { teller, view, menu, explain } = useTable();
  const use = view.play?.used?.[side];
  const refusal = menu.whyNot({ side });
  const state = summary.using === side ? "use-now" : use ? `use-used-${use}` : "use-unused";
  const gain = gained(side, summary, teller);
  return (
    <button
      type="button"
      className={`${styles.use} ${styles.offTurn}${use || summary.using === side ? "" : ` ${styles.idle}`}`}
      aria-disabled="true"
      onClick={(event) => refusal && explain(refusal, event.currentTarget)}
      onPointerEnter={(event) => refusal && explain(refusal, event.currentTarget)}
    >
      <ActionText action={action} />
      <span>
        <b>
          <Rich text={gain || teller.t(state)} />
        </b>
        {gain && <small>{teller.t(state)}</small>}
      </span>
    </button>
  );
}

function Uses({ kid, summary }: { kid: string; summary: PlaySummary }): ReactNode {
  const printed = useBox().kid(kid);
  const upper = useThing({ side: "public" });
  const lower = useThing({ side: "private" });
  if (!printed) return null;
  const boxes: [Side, Action | null, Option | undefined][] = [
    ["public", printed.public, upper.options[0]],
    ["private", printed.private, lower.options[0]],
  ];
  return (
    <div className={styles.uses}>
      {boxes.map(([side, action, option]) =>
        !action ? null : option ? (
          <Usable key={side} side={side} action={action} option={option} />
        ) : (
          <Used key={side} side={side} action={action} summary={summary} />
        ),
      )}
    </div>
  );
}

function Added({ card }: { card: AddedCard }): ReactNode {
  const { teller } = useTable();
  if (card.kid)
    return <TableCard name={card.kid} className={styles.added} label={teller.t("in-play-added")} />;
  return (
    <span
      className={`${styles.tuck} ${ownBoard.tuck} printed ${ownBoard.fromLookout}`}
      data-suit={card.suits[0]}
      title={teller.t("lookout")}
    >
      {card.suits.map((suit, at) => (
        <Icon key={`${suit}${at === 0 ? "" : "2"}`} name={suit} label={teller.words.suit(suit)} />
      ))}
    </span>
  );
}

/** The card being played, what was added to it, its two actions, and who follows. */
export function InPlay(): ReactNode {
  const { view, shown, teller, menu } = useTable();
  const play = view.play;
  const kid = play?.kid ?? null;
  const summary = summaryOf(
    useNow((now) => now.log),
    view.leader,
  );
  const mine = view.leader === shown.viewer;
  const title = !kid ? "in-play-none" : mine ? "in-play-you" : "in-play";
  const paying = view.question?.kind === "pay" && menu.options.length > 0;
  const added = play?.added ?? [];
  const since = useSince();
  const told = mine && since.length > 0;
  return (
    <div className={styles.play} data-zone="play">
      <div className={`${styles.label} ${driveway.label}`}>
        <span>
          <Rich
            text={
              told && !kid ? teller.t("since-title") : teller.t(title, { name: teller.name(view.leader) })
            }
          />
        </span>
        {told && kid && <SinceAgain turns={since} />}
        {view.ending && !view.over && <LastRound />}
        {kid && <Followers followed={summary.followed} />}
      </div>
      <div className={added.length > CROWD ? `${styles.row} ${styles.crowded}` : styles.row}>
        {!kid && (told ? <SinceLines turns={since} /> : <Empty />)}
        {kid && <TableCard name={kid} />}
        {added.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards are added in order and never taken away
          <Added key={at} card={card} />
        ))}
        {paying ? <Payment /> : kid && <Uses kid={kid} summary={summary} />}
      </div>
    </div>
  );
}

function LastRound(): ReactNode {
  const { teller } = useTable();
  return (
    <span className={styles.lastRound} title={teller.t("last-round-why")}>
      <Icon name="flag" />
      <Rich text={teller.t("last-round")} />
    </span>
  );
}

function Empty(): ReactNode {
  const { teller } = useTable();
  return (
    <>
      <span className={`${styles.gap} ${styles.drop}`} data-land>
        <Icon name="hand" />
      </span>
      <span className={styles.empty}>{teller.t("in-play-empty")}</span>
    </>
  );
}

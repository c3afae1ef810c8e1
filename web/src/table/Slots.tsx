import type { ReactNode } from "react";
import { Icon } from "../cards/Icon.tsx";
import type { Resource } from "../net/messages.ts";
import { keyOf } from "../play/menu.ts";
import { plain } from "../text/rich.tsx";
import { useTable, useThing } from "./context.ts";
import * as styles from "./Slots.module.css";

type Empty = Resource | "pk" | "lo";

/** Tokens and empty places that are only looked at. */
export function Slots({
  tokens,
  places,
  empty,
  ghosts = 0,
}: {
  tokens: string[];
  places: number;
  empty: Empty;
  ghosts?: number;
}): ReactNode {
  const shown = Math.max(places, tokens.length);
  return Array.from({ length: shown }, (_, at) => {
    const token = tokens[at];
    const key = `${at}`;
    if (token)
      return (
        <span className={styles.slot} key={key}>
          <Icon name={token} />
        </span>
      );
    if (at < tokens.length + ghosts && (empty === "pizza" || empty === "toy"))
      return (
        <span className={`${styles.slot} ${styles.ghost}`} key={key}>
          <Icon name={empty} />
        </span>
      );
    return (
      <span
        className={`${styles.slot} ${styles.empty}${empty === "toy" || empty === "lo" ? ` ${styles.square}` : ""}`}
        key={key}
      />
    );
  });
}

/** A token on one's own board: it can be spent, packed, turned or paid with where an option touches it. */
export function Token({
  resource,
  place,
  nth,
}: {
  resource: Resource;
  place: "stuff" | "pack";
  nth: number;
}): ReactNode {
  const { front, act, hover, teller, view, paid, pay } = useTable();
  const thing = { resource, place, seat: front };
  const exact = useThing(thing);
  const whole = useThing({ place, seat: front });
  const options = exact.options.length ? exact.options : whole.options;
  const paying = view.question?.kind === "pay" && exact.options.length > 0;
  if (!options.length)
    return (
      <span className={styles.slot}>
        <Icon name={resource} />
      </span>
    );
  const key = keyOf(thing);
  const chosen = paying && nth < (paid[key] ?? 0);
  const words = `${teller.t(`resource-${resource}`)}, ${teller.t(place)}`;
  return (
    <button
      type="button"
      className={`${styles.slot} ${chosen ? styles.paid : styles.payable}`}
      aria-pressed={paying ? chosen : undefined}
      aria-label={paying ? words : `${plain(teller.label(options[0] as never))}, ${words}`}
      data-token={key}
      onPointerEnter={() => hover(options[0] ?? null)}
      onPointerLeave={() => hover(null)}
      onClick={(event) => (paying ? pay(key) : act(options, event.currentTarget))}
    >
      <Icon name={resource} />
      {chosen && (
        <em>
          <Icon name="check" />
        </em>
      )}
    </button>
  );
}

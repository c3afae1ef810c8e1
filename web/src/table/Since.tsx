import { type ReactNode, useState } from "react";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { type Turn, turnsOf, turnsSince } from "../play/summary.ts";
import { Rich } from "../text/rich.tsx";
import { taleOf } from "../text/tale.ts";
import { boardOf, useNow, useTable } from "./context.ts";
import { Dialog } from "./Dialog.tsx";
import { Head } from "./Rival.tsx";
import * as styles from "./Since.module.css";

/** What the others did since the viewer's last turn. */
export function useSince(): Turn[] {
  const { view, shown } = useTable();
  const log = useNow((now) => now.log);
  if (shown.viewer === null || view.over) return [];
  return turnsSince(turnsOf(log, view.seats.length), shown.viewer);
}

/** A line for each: whose turn it was, the cards they led with, and what came of it. */
export function SinceLines({ turns }: { turns: Turn[] }): ReactNode {
  const { view, shown, teller, describe } = useTable();
  return (
    <ul className={styles.lines} data-part="since">
      {turns.map(({ seat, round, events }) => {
        const led = events.filter((one) => one.kid && (one.event === "Played" || one.event === "Added"));
        const { gist } = taleOf(events, teller);
        return (
          <li key={`${round}.${seat}`}>
            <Avatar board={boardOf(view, shown.table.seats, seat ?? 0)} />
            {led.map(({ kid }, at) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a kid may be there twice
                key={at}
                type="button"
                className="plain-button"
                onClick={(event) => describe(kid ?? null, event.currentTarget)}
                onBlur={() => describe(null)}
              >
                <Head kid={kid ?? ""} />
              </button>
            ))}
            <span>
              <Rich text={gist} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Once a card is played, what the others did can still be looked at. */
export function SinceAgain({ turns }: { turns: Turn[] }): ReactNode {
  const { teller } = useTable();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`plain-button ${styles.again}`}
        aria-label={teller.t("since-title")}
        title={teller.t("since-title")}
        onClick={() => setOpen(true)}
      >
        <Icon name="eye" />
      </button>
      {open && (
        <Dialog title={teller.t("since-title")} close={() => setOpen(false)} className={styles.dialog}>
          <SinceLines turns={turns} />
        </Dialog>
      )}
    </>
  );
}

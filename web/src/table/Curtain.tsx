import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import type { GameEvent } from "../net/messages.ts";
import type { TableStore } from "../play/store.ts";
import { turnsOf } from "../play/summary.ts";
import { useStore } from "../play/useStore.ts";
import { Rich } from "../text/rich.tsx";
import { taleOf } from "../text/tale.ts";
import * as styles from "./Curtain.module.css";
import { boardOf, useTable } from "./context.ts";
import { SeatNames } from "./SeatNames.tsx";

/** Several people at one device: whose hand may be seen, and when the curtain falls. */
export function useCurtain(store: TableStore) {
  const shown = useStore(store, (now) => now.shown);
  const playing = useStore(store, (now) => now.playing);
  const log = useStore(store, (now) => now.log);
  const mine =
    shown?.table.seats.filter((seat) => seat.you && seat.kind === "person").map((seat) => seat.seat) ?? [];
  const shared = mine.length > 1;
  const viewer = shown?.viewer ?? null;
  const asks = shown?.view?.asks ?? [];
  const next = asks.find((seat) => mine.includes(seat)) ?? null;
  const drawn = shared && !playing && next !== null && !asks.includes(viewer ?? -1) && !shown?.view?.over;
  const seen = useRef(new Map<number, number>());
  const { length } = log;
  useEffect(() => {
    if (viewer !== null) seen.current.set(viewer, length);
  }, [viewer, length]);
  useEffect(() => {
    if (drawn && viewer !== null) store.look(null);
  }, [drawn, viewer, store]);
  const seat = drawn ? next : null;
  const since = seat === null ? [] : log.slice(seen.current.get(seat) ?? length);
  return { seat, since, open: () => seat !== null && store.look(seat) };
}

const HOLD = 600;
const STRIPES = 9;
const MISSED = 6;

function Cloth(): ReactNode {
  return (
    <svg className={styles.cloth} viewBox="0 0 420 780" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: STRIPES }, (_, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: stripes of a cloth
          key={at}
          d={`M${at * 60 - 30} -10h60v${708 + (at % 2) * 10}q-30 34-60 0z`}
          fill={at % 2 ? "var(--paper)" : "var(--p)"}
          stroke="var(--line)"
          strokeWidth="4"
        />
      ))}
      <path d="M-20 20h460" stroke="var(--line)" strokeWidth="16" />
      <path d="M-20 20h460" stroke="var(--kraft-2)" strokeWidth="9" />
    </svg>
  );
}

/** Who sits where, and whose call it is. */
function Who({ next }: { next: number }): ReactNode {
  const { teller, view, shown } = useTable();
  return (
    <ol className={`${styles.who} sheet`}>
      {shown.table.seats.map(({ seat, kind }) => (
        <li key={seat} className={seat === next ? styles.next : ""} aria-current={seat === next || undefined}>
          <Avatar board={boardOf(view, shown.table.seats, seat)} />
          <span>
            <b>
              <bdi>{teller.bareName(seat)}</bdi>
            </b>
            <small>{seat === next ? teller.t("curtain-now") : kind === "bot" ? teller.t("bot") : ""}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What happened while somebody else held the device; never a hand. */
function Missed({ since }: { since: GameEvent[] }): ReactNode {
  const { teller, view, shown } = useTable();
  const turns = turnsOf(since, view.seats.length)
    .map((turn) => ({ seat: turn.seat ?? turn.events[0]?.seat ?? 0, ...taleOf(turn.events, teller) }))
    .filter(({ play, after }) => play.length + after.length);
  return (
    <ul>
      {turns.length === 0 && <li>{teller.t("curtain-nothing")}</li>}
      {turns.slice(-MISSED).map(({ seat, play, after }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change while it is shown
        <li key={at}>
          <Avatar board={boardOf(view, shown.table.seats, seat)} />
          <span>
            <Rich text={(play.length ? play : after).join(" ")} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Between two people at one device. */
export function Curtain({
  seat,
  since,
  open,
}: {
  seat: number;
  since: GameEvent[];
  open(): void;
}): ReactNode {
  const { teller, view, shown } = useTable();
  const { t } = teller;
  const name = teller.name(seat);
  const board = boardOf(view, shown.table.seats, seat);
  const [held, setHeld] = useState(false);
  const timer = useRef(0);
  const press = () => {
    setHeld(true);
    timer.current = window.setTimeout(open, HOLD);
  };
  const release = () => {
    setHeld(false);
    clearTimeout(timer.current);
  };
  const [naming, setNaming] = useState(false);
  return (
    <main className={styles.page} data-board={board}>
      <div className={styles.curtain} data-part="curtain">
        <Cloth />
        <Who next={seat} />
        <section className={`${styles.pass} sheet`} data-board={board}>
          <span className={styles.portrait}>
            <Avatar board={board} />
          </span>
          <p className={styles.to}>{t("curtain-pass")}</p>
          <h1>
            <bdi>{teller.bareName(seat)}</bdi>
          </h1>
          <p>
            <Rich text={t("curtain-hidden", { name })} />
          </p>
        </section>
        <section className={`${styles.since} sheet`}>
          <h2>
            <Rich text={t("curtain-since", { name })} />
          </h2>
          <Missed since={since} />
        </section>
        <nav className={styles.onward}>
          <button
            type="button"
            className={`${styles.lift}${held ? ` ${styles.held}` : ""}`}
            onPointerDown={press}
            onPointerUp={release}
            onPointerLeave={release}
            onClick={(event) => event.detail === 0 && open()}
          >
            <Icon name="eye" />
            <span>
              <b>
                <Rich text={t("curtain-open", { name })} />
              </b>
              <small>{t("curtain-hold")}</small>
            </span>
          </button>
          <button type="button" className="button" onClick={() => setNaming(true)}>
            <Icon name="edit" />
            {t("curtain-names")}
          </button>
        </nav>
      </div>
      {naming && <SeatNames close={() => setNaming(false)} />}
    </main>
  );
}

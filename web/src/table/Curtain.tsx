import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import type { GameEvent } from "../net/messages.ts";
import type { TableStore } from "../play/store.ts";
import { useStore } from "../play/useStore.ts";
import { eventText } from "../text/events.ts";
import { Rich } from "../text/rich.tsx";
import * as styles from "./Curtain.module.css";
import { boardOf, useTable } from "./context.ts";

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
  const lines = since.map((event) => ({ event, text: eventText(event, teller) })).filter((line) => line.text);
  return (
    <main className={styles.page} data-board={board}>
      <div className={styles.curtain} data-part="curtain">
        <Cloth />
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
          <ul>
            {lines.length === 0 && <li>{t("curtain-nothing")}</li>}
            {lines.slice(-6).map(({ event, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change while it is shown
              <li key={at}>
                {event.seat !== undefined && <Avatar board={boardOf(view, shown.table.seats, event.seat)} />}
                <span className="capital">
                  <Rich text={text} />
                </span>
              </li>
            ))}
          </ul>
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
        </nav>
      </div>
    </main>
  );
}

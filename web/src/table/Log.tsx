import { memo, type ReactNode, useEffect, useState } from "react";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import type { Board } from "../net/messages.ts";
import { type Turn, turnsOf } from "../play/summary.ts";
import { linesOf } from "../text/events.ts";
import { Rich } from "../text/rich.tsx";
import type { Teller } from "../text/teller.ts";
import { Chat } from "./Chat.tsx";
import { boardOf, useNow, useTable } from "./context.ts";
import * as styles from "./Log.module.css";

const SHOWN_TURNS = 40;

interface TurnProps {
  turn: Turn;
  board: Board;
  teller: Teller;
  last: boolean;
}

/** A turn that is over says the same for ever: its lines are made once. */
const same = (one: TurnProps, other: TurnProps): boolean =>
  one.teller === other.teller &&
  one.board === other.board &&
  one.last === other.last &&
  one.turn.events.length === other.turn.events.length &&
  one.turn.events[0] === other.turn.events[0];

const TurnLines = memo(function TurnLines({ turn, board, teller, last }: TurnProps): ReactNode {
  const lines = linesOf(turn.events, teller, turn.seat);
  const actor = turn.seat === teller.reader ? "you" : "other";
  return (
    <>
      {turn.seat !== null && (
        <li className={styles.turn} data-board={board}>
          <Avatar board={board} />
          <span>
            <Rich text={teller.t("event-turn", { actor, name: teller.name(turn.seat) })} />
          </span>
          <small>
            {turn.round}.{turn.place}
          </small>
        </li>
      )}
      {lines.map((line, at) => (
        <li key={line.key} className={last && at === lines.length - 1 ? styles.newest : ""}>
          <Rich text={line.text} />
        </li>
      ))}
    </>
  );
}, same);

/** The newest line is at the bottom and in view, until somebody scrolls up. */
export function LogLines(): ReactNode {
  const { shown, view, teller } = useTable();
  const log = useNow((now) => now.log);
  const turns = turnsOf(log, view.seats.length).slice(-SHOWN_TURNS);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.lines} tabIndex={0} aria-label={teller.t("log")}>
      <ol>
        {turns.length === 0 && <li>{teller.t("log-empty")}</li>}
        {turns.map((turn, at) => (
          <TurnLines
            key={`${turn.round}.${turn.place}.${turn.seat}`}
            turn={turn}
            board={boardOf(view, shown.table.seats, turn.seat ?? 0)}
            teller={teller}
            last={at === turns.length - 1}
          />
        ))}
      </ol>
    </section>
  );
}

/** The log by turns; chat lies behind it. */
export function Log({ menu, close }: { menu(): void; close?: () => void }): ReactNode {
  const { teller, store } = useTable();
  const [chat, setChat] = useState(false);
  const unread = useNow((now) => now.unread);
  useEffect(() => {
    if (chat && unread) store.readChat();
  }, [chat, unread, store]);
  return (
    <aside className={`${styles.log} sheet`} id="log" aria-label={teller.t(chat ? "chat" : "log")}>
      <header>
        <b>{teller.t(chat ? "chat" : "log")}</b>
        <button
          type="button"
          className={`button square${chat ? ` ${styles.open}` : ""}`}
          aria-pressed={chat}
          aria-label={unread ? teller.t("chat-unread", { number: unread }) : teller.t("chat")}
          title={teller.t("chat")}
          onClick={() => {
            store.closeHint();
            setChat(!chat);
          }}
        >
          <Icon name="chat" />
          {unread > 0 && <i className={styles.unread}>{unread}</i>}
        </button>
        {close ? (
          <button type="button" className="button square" aria-label={teller.t("close")} onClick={close}>
            <Icon name="close" />
          </button>
        ) : (
          <button
            type="button"
            className="button square"
            aria-label={teller.t("menu")}
            title={teller.t("menu")}
            onClick={menu}
          >
            <Icon name="menu" />
          </button>
        )}
      </header>
      {chat ? <Chat /> : <LogLines />}
    </aside>
  );
}

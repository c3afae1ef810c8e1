import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { type Turn, turnsOf } from "../play/summary.ts";
import { linesOf } from "../text/events.ts";
import { Rich } from "../text/rich.tsx";
import { Chat } from "./Chat.tsx";
import { boardOf, useTable } from "./context.ts";

const SHOWN_TURNS = 40;

function TurnLines({ turn, last }: { turn: Turn; last: boolean }): ReactNode {
  const { teller, view, shown } = useTable();
  const lines = linesOf(turn.events, teller, turn.seat);
  const board = boardOf(view, shown.table.seats, turn.seat ?? 0);
  const actor = turn.seat === shown.viewer ? "you" : "other";
  return (
    <>
      {turn.seat !== null && (
        <li className={`t ${board}`}>
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
        <li key={line.key} className={last && at === lines.length - 1 ? "new" : ""}>
          <Rich text={line.text} />
        </li>
      ))}
    </>
  );
}

export function LogLines(): ReactNode {
  const { shown, view, teller } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const number = shown.log.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll to the newest line when one is added
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [number]);
  const turns = turnsOf(shown.log, view.seats.length).slice(-SHOWN_TURNS);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol ref={list} tabIndex={0} aria-label={teller.t("log")}>
      {turns.length === 0 && <li>{teller.t("log-empty")}</li>}
      {turns.map((turn, at) => (
        <TurnLines
          key={`${turn.round}.${turn.place}.${turn.seat}`}
          turn={turn}
          last={at === turns.length - 1}
        />
      ))}
    </ol>
  );
}

/** The log by turns; chat lies behind it. */
export function Log({ menu, close }: { menu(): void; close?: () => void }): ReactNode {
  const { teller, snapshot, store } = useTable();
  const [chat, setChat] = useState(false);
  const { unread } = snapshot;
  useEffect(() => {
    if (chat && unread) store.readChat();
  }, [chat, unread, store]);
  return (
    <aside className="log sheet" id="log" aria-label={teller.t(chat ? "chat" : "log")}>
      <header>
        <b>{teller.t(chat ? "chat" : "log")}</b>
        <button
          type="button"
          className={`btn icon${chat ? " on" : ""}`}
          aria-pressed={chat}
          aria-label={unread ? teller.t("chat-unread", { number: unread }) : teller.t("chat")}
          title={teller.t("chat")}
          onClick={() => setChat(!chat)}
        >
          <Icon name="chat" />
          {unread > 0 && <i className="dot">{unread}</i>}
        </button>
        {close ? (
          <button type="button" className="btn icon" aria-label={teller.t("close")} onClick={close}>
            <Icon name="close" />
          </button>
        ) : (
          <button
            type="button"
            className="btn icon"
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

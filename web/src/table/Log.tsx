import { memo, type ReactNode, useEffect, useState } from "react";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import type { Board } from "../net/messages.ts";
import { type Turn, turnsOf } from "../play/summary.ts";
import { linesOf } from "../text/events.ts";
import { Rich } from "../text/rich.tsx";
import { taleOf } from "../text/tale.ts";
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
  steps: boolean;
}

/** A turn that is over says the same for ever: its lines are made once. */
const same = (one: TurnProps, other: TurnProps): boolean =>
  one.teller === other.teller &&
  one.board === other.board &&
  one.last === other.last &&
  one.steps === other.steps &&
  one.turn.events.length === other.turn.events.length &&
  one.turn.events[0] === other.turn.events[0];

/** Every step of a turn on a line of its own. */
function Steps({ turn, board, teller, last }: TurnProps): ReactNode {
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
}

/** A turn in a few sentences, beside the face of whose it was. */
function Told({ turn, board, teller, last }: TurnProps): ReactNode {
  const { play, after, forYou } = taleOf(turn.events, teller);
  const what = teller.words.list(forYou);
  if (!play.length && !after.length && !last) return null;
  return (
    <>
      {turn.place === 1 && (
        <li className={styles.round}>
          <span>{teller.t("log-round", { round: turn.round })}</span>
        </li>
      )}
      <li className={`${styles.told}${last ? ` ${styles.running}` : ""}`} data-board={board}>
        <Avatar board={board} />
        <div>
          {!play.length && <p>{last && <Rich text={teller.name(turn.seat ?? 0)} />}</p>}
          {[play, after].map(
            (sentences, at) =>
              sentences.length > 0 && (
                <p key={at === 0 ? "play" : "after"}>
                  <Rich text={sentences.join(" ")} />
                </p>
              ),
          )}
          {forYou.length > 0 && (
            <small>
              <Rich text={teller.t("log-for-you", { what })} />
            </small>
          )}
        </div>
      </li>
    </>
  );
}

const TurnLines = memo(function TurnLines(props: TurnProps): ReactNode {
  return props.steps || props.turn.seat === null ? <Steps {...props} /> : <Told {...props} />;
}, same);

/** The newest line is at the bottom and in view, until somebody scrolls up. */
export function LogLines({ steps }: { steps: boolean }): ReactNode {
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
            steps={steps}
          />
        ))}
      </ol>
    </section>
  );
}

/** By turns, or each step by itself. */
function Happened(): ReactNode {
  const { teller } = useTable();
  const [steps, setSteps] = useState(false);
  return (
    <>
      <LogLines steps={steps} />
      <footer>
        <button type="button" className="plain-button" onClick={() => setSteps(!steps)} data-part="steps">
          {teller.t(steps ? "log-turns" : "log-steps")}
        </button>
      </footer>
    </>
  );
}

function ChatButton({ open, toggle }: { open: boolean; toggle(): void }): ReactNode {
  const { teller } = useTable();
  const unread = useNow((now) => now.unread);
  return (
    <button
      type="button"
      className={`button square${open ? ` ${styles.open}` : ""}`}
      aria-pressed={open}
      aria-label={unread ? teller.t("chat-unread", { number: unread }) : teller.t("chat")}
      title={teller.t("chat")}
      onClick={toggle}
    >
      <Icon name="chat" />
      {unread > 0 && <i className={styles.unread}>{unread}</i>}
    </button>
  );
}

/** The log by turns; chat lies behind it. */
export function Log({
  menu,
  close,
  talking = false,
}: {
  menu(): void;
  close?: () => void;
  talking?: boolean;
}): ReactNode {
  const { teller, store } = useTable();
  const [chat, setChat] = useState(talking);
  const unread = useNow((now) => now.unread);
  useEffect(() => {
    if (chat && unread) store.readChat();
  }, [chat, unread, store]);
  const toggle = () => {
    store.closeHint();
    setChat(!chat);
  };
  const [icon, label, press] = close ? ["close", "close", close] : ["menu", "menu", menu];
  return (
    <aside className={`${styles.log} sheet`} id="log" aria-label={teller.t(chat ? "chat" : "log")}>
      <header>
        <b>{teller.t(chat ? "chat" : "log")}</b>
        <ChatButton open={chat} toggle={toggle} />
        <button
          type="button"
          className="button square"
          aria-label={teller.t(label)}
          title={teller.t(label)}
          onClick={press}
        >
          <Icon name={icon} />
        </button>
      </header>
      {chat ? <Chat /> : <Happened />}
    </aside>
  );
}

import { type ReactNode, useEffect, useRef, useState } from "react";
import { notify, showTurn } from "../app/notify.ts";
import { settings } from "../app/settings.ts";
import { play, type Sound, tremble } from "../app/sound.ts";
import type { GameEvent } from "../net/messages.ts";
import { turnsOf } from "../play/summary.ts";
import { spokenEvent } from "../text/events.ts";
import { plain } from "../text/rich.tsx";
import { taleOf } from "../text/tale.ts";
import type { Teller } from "../text/teller.ts";
import * as styles from "./Announcer.module.css";
import { useNow, useTable } from "./context.ts";
import { useQuestion } from "./question.ts";

const SOUNDS: Record<string, Sound> = {
  Played: "card",
  Added: "added",
  Followed: "card",
  Recruited: "card",
  Tucked: "added",
  Trashed: "gone",
  Boxed: "gone",
  Gathered: "gain",
  Scored: "points",
  Advanced: "fort",
  EndTriggered: "last",
  GameEnded: "end",
};
const NUDGE = [40, 60, 40];

const LINES = 12;

interface Line {
  number: number;
  text: string;
}

/** The newest lines, numbered on: one that stays is the same element, and is not read out again. */
const added = (lines: Line[], texts: string[]): Line[] => {
  const next = (lines.at(-1)?.number ?? 0) + 1;
  return [...lines, ...texts.map((text, at) => ({ number: next + at, text }))].slice(-LINES);
};

/** What has been added to a log since an event; nothing if it is another log. */
const since = (event: GameEvent | undefined, log: GameEvent[]): GameEvent[] =>
  event && !log.includes(event) ? [] : log.slice(event ? log.lastIndexOf(event) + 1 : 0);

/** A turn is told once, when it is complete; what belongs to no turn at once. */
function newsOf(log: GameEvent[], fresh: GameEvent[], seats: number, teller: Teller): string[] {
  const told: string[] = [];
  const turns = turnsOf(log, seats);
  for (const event of fresh) {
    const over = event.event === "GameEnded";
    if (event.event !== "TurnBegan" && !over) {
      if (turns[0]?.seat === null && turns[0].events.includes(event)) told.push(spokenEvent(event, teller));
      continue;
    }
    const last = over ? turns.at(-1) : turns[turns.findIndex((turn) => turn.began === event) - 1];
    if (last && last.seat !== null) {
      const { play, after } = taleOf(last.events, teller);
      told.push([...play, ...after].join(" "));
    }
    if (!over) told.push(spokenEvent(event, teller));
  }
  return told.map(plain).filter((text) => text);
}

/** Tells the same story to those who listen: a live region, the tab's title and icon, a sound, a note. */
export function Announcer({ curtained }: { curtained: boolean }): ReactNode {
  const { teller, menu, shown } = useTable();
  const question = useQuestion();
  const [said, setSaid] = useState<Line[]>([]);
  const asked = menu.options.length > 0 && !curtained;
  const sentence = asked ? plain(question.sentence) : "";
  const log = useNow((now) => now.log);
  const told = useRef(log.at(-1));

  // biome-ignore lint/correctness/useExhaustiveDependencies: an event is told once
  useEffect(() => {
    const fresh = since(told.current, log);
    told.current = log.at(-1);
    const texts = newsOf(log, fresh, shown.table.seats.length, teller);
    if (texts.length) setSaid((lines) => added(lines, texts));
    const sound = fresh.map((event) => SOUNDS[event.event]).findLast((found) => found);
    if (sound) play(sound);
  }, [log]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is told once
  useEffect(() => {
    showTurn(asked, teller.t(asked ? "title-your-turn" : "title-table"));
    if (!asked) return;
    const text = plain(teller.t("live-your-question", { question: sentence }));
    setSaid((lines) => added(lines, [text]));
    play("turn");
    tremble(NUDGE);
    if (settings().notify) notify(teller.t("title-your-turn"), sentence);
  }, [asked, sentence, shown.decision]);

  useEffect(() => () => showTurn(false, "Fort"), []);

  return (
    <div className={`spoken ${styles.told}`} role="log" aria-live="polite" aria-relevant="additions">
      {said.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}

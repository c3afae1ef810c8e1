import { type ReactNode, useEffect, useRef, useState } from "react";
import { notify, showTurn } from "../app/notify.ts";
import { settings } from "../app/settings.ts";
import { play } from "../app/sound.ts";
import type { GameEvent } from "../net/messages.ts";
import { spokenEvent } from "../text/events.ts";
import { plain } from "../text/rich.tsx";
import * as styles from "./Announcer.module.css";
import { useNow, useTable } from "./context.ts";
import { useQuestion } from "./question.ts";

const SOUNDS: Record<string, "card" | "gain" | "end"> = {
  Played: "card",
  Followed: "card",
  Recruited: "card",
  Gathered: "gain",
  Scored: "gain",
  Advanced: "gain",
  GameEnded: "end",
};

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
    const texts = fresh.map((event) => plain(spokenEvent(event, teller))).filter((text) => text);
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

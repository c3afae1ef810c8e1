import { type ReactNode, useEffect, useRef, useState } from "react";
import { notify, showTurn } from "../app/notify.ts";
import { settings } from "../app/settings.ts";
import { play } from "../app/sound.ts";
import { spokenEvent } from "../text/events.ts";
import { plain } from "../text/rich.tsx";
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

/** Tells the same story to those who listen: a live region, the tab's title and icon, a sound, a note. */
export function Announcer({ curtained }: { curtained: boolean }): ReactNode {
  const { teller, menu, shown } = useTable();
  const question = useQuestion();
  const [said, setSaid] = useState<string[]>([]);
  const asked = menu.options.length > 0 && !curtained;
  const sentence = asked ? plain(question.sentence) : "";
  const news = useNow((now) => now.news);
  const first = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an event is told once
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (!news) return;
    const text = plain(spokenEvent(news, teller));
    if (text) setSaid((lines) => [...lines.slice(-3), text]);
    const sound = SOUNDS[news.event];
    if (sound) play(sound);
  }, [news]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is told once
  useEffect(() => {
    showTurn(asked, teller.t(asked ? "title-your-turn" : "title-table"));
    if (!asked) return;
    setSaid((lines) => [...lines.slice(-3), plain(teller.t("live-your-question", { question: sentence }))]);
    play("turn");
    if (settings().notify) notify(teller.t("title-your-turn"), sentence);
  }, [asked, sentence, shown.decision]);

  useEffect(() => () => showTurn(false, "Fort"), []);

  return (
    <div className="sr" role="log" aria-live="polite" aria-relevant="additions">
      {said.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines move up as new ones come
        <p key={`${at}${line}`}>{line}</p>
      ))}
    </div>
  );
}

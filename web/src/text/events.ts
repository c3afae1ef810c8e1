import type { GameEvent } from "../net/messages.ts";
import { leftOut } from "./rich.tsx";
import type { Teller } from "./teller.ts";

/** Events that are seen as headings and as the table itself; only those who listen are told them. */
const SHOWN = ["TurnBegan", "GameBegan"];

/** The sentence for an event; empty if it is not worth a line. `turn` is the player whose heading it stands under. */
export function eventText(event: GameEvent, teller: Teller, turn: number | null = null): string {
  if (SHOWN.includes(event.event)) return "";
  return teller.say(event.saying, turn !== null && event.seat === turn ? { name: leftOut } : {});
}

/** The same for a screen reader, who sees no headings. */
export const spokenEvent = (event: GameEvent, teller: Teller): string => teller.say(event.saying);

/** Several players decline: their sentences are one. */
function declining(events: GameEvent[], teller: Teller): string {
  const names = events.map(({ saying }) => teller.say(saying?.facts?.names as never));
  return teller.say(events[0]?.saying, { count: events.length, names: teller.words.list(names) });
}

/** The lines of a turn: silent events left out, players who decline after one another on one line. */
export function linesOf(
  events: GameEvent[],
  teller: Teller,
  turn: number | null,
): { key: number; text: string }[] {
  const lines: { key: number; text: string }[] = [];
  let declined: GameEvent[] = [];
  const flush = (key: number) => {
    if (declined.length) lines.push({ key, text: declining(declined, teller) });
    declined = [];
  };
  events.forEach((event, key) => {
    if (event.event === "Declined") {
      declined.push(event);
      return;
    }
    flush(key - 0.5);
    const text = eventText(event, teller, turn);
    if (text) lines.push({ key, text });
  });
  flush(events.length);
  return lines;
}

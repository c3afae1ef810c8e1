import type { Gain, GameEvent } from "../net/messages.ts";
import type { Teller } from "./teller.ts";

/** "plan": what a button would do. "you" and "other": what has happened. */
export type Mood = "plan" | "you" | "other";

/** What some events come to: something that is done, or what that gives. */
export interface Phrase {
  said: string;
  gain: boolean;
}

const DOINGS = [
  "Spent",
  "Converted",
  "Packed",
  "Tucked",
  "Trashed",
  "Recruited",
  "Paid",
  "Advanced",
  "PromisedTrash",
  "PerkUsed",
];
/** Said without a verb, as gains are. */
const NAMED = ["Advanced", "PromisedTrash"];

interface Sum {
  event: GameEvent;
  tokens: Gain;
  kids: string[];
}

function amount(event: GameEvent): Gain {
  if (event.event === "Scored") return { points: event.points ?? 0 };
  if (event.resource) return { [event.resource]: event.number ?? 1 };
  const pizza = (event.pizza ?? 0) + (event.pack_pizza ?? 0);
  const toy = (event.toy ?? 0) + (event.pack_toy ?? 0);
  return { ...(pizza ? { pizza } : {}), ...(toy ? { toy } : {}) };
}

/** As what an event is counted; empty if it is no part of a sum. */
function kindOf({ event }: GameEvent): string {
  if (event === "Scored") return "points";
  if (event === "Gathered" || event === "Copied") return "tokens";
  return DOINGS.includes(event) ? event : "";
}

export const counts = (event: GameEvent): boolean => kindOf(event) !== "";

/** What belongs together is told together: three times one pizza are three pizzas. */
function summed(events: GameEvent[], teller: Teller): Map<string, Sum> {
  const { words } = teller;
  const sums = new Map<string, Sum>();
  for (const event of events) {
    const kind = kindOf(event);
    if (!kind) continue;
    const sum = sums.get(kind) ?? { event, tokens: {}, kids: [] };
    for (const [what, number] of Object.entries(amount(event)))
      sum.tokens[what as keyof Gain] = (sum.tokens[what as keyof Gain] ?? 0) + number;
    if (event.kid) sum.kids.push(words.boldKid(event.kid));
    else if (event.suits?.length) sum.kids.push(words.suits(event.suits));
    else if (event.event === "Recruited") sum.kids.push(teller.t("story-unseen"));
    sums.set(kind, { ...sum, event });
  }
  return sums;
}

export function phrases(events: GameEvent[], teller: Teller, mood: Mood): Phrase[] {
  const { words } = teller;
  return [...summed(events, teller)].map(([kind, { event, tokens, kids }]) => {
    if (kind === "points" || kind === "tokens") return { said: words.sum(tokens), gain: true };
    const said = teller.t(`story-${kind.toLowerCase()}`, {
      mood,
      tokens: words.amount(tokens),
      kids: words.list(kids),
      level: event.level ?? 0,
      perk: event.perk ? words.perk(event.perk) : "",
    });
    return { said, gain: NAMED.includes(kind) };
  });
}

import type { Gain, GameEvent, Option } from "../net/messages.ts";
import type { Teller } from "./teller.ts";

type Sums = Map<string, { id: string; tokens: Gain; kids: string[]; event: GameEvent }>;

/** Events that tell what a gesture comes to, and as what their numbers count. */
const GAINS = ["Gathered", "Scored", "Copied"];
const DOINGS = [
  "Spent",
  "Converted",
  "Packed",
  "Tucked",
  "Trashed",
  "Paid",
  "Advanced",
  "PromisedTrash",
  "PerkUsed",
];

function amount(event: GameEvent): Gain {
  if (event.event === "Scored") return { points: event.points ?? 0 };
  if (event.resource) return { [event.resource]: event.number ?? 1 };
  const pizza = (event.pizza ?? 0) + (event.pack_pizza ?? 0);
  const toy = (event.toy ?? 0) + (event.pack_toy ?? 0);
  return { ...(pizza ? { pizza } : {}), ...(toy ? { toy } : {}) };
}

/** What belongs together is told together: three times one pizza are three pizzas. */
function summed(events: GameEvent[]): Sums {
  const sums: Sums = new Map();
  for (const event of events) {
    const gains = GAINS.includes(event.event);
    if (!gains && !DOINGS.includes(event.event)) continue;
    const id = gains ? "" : `story-${event.event.toLowerCase()}`;
    const key = gains ? (event.event === "Scored" ? "points" : "tokens") : id;
    const sum = sums.get(key) ?? { id, tokens: {}, kids: [], event };
    for (const [what, number] of Object.entries(amount(event)))
      sum.tokens[what as keyof Gain] = (sum.tokens[what as keyof Gain] ?? 0) + number;
    if (event.kid) sum.kids.push(event.kid);
    sums.set(key, { ...sum, event });
  }
  return sums;
}

/** What an option comes to as a whole: `2 pizza, then 1 point`; empty if nothing of it is certain. */
function planText({ whole }: Option, teller: Teller): string {
  if (!whole) return "";
  const { words } = teller;
  const said = [...summed(whole.events as GameEvent[]).values()].map(({ id, tokens, kids, event }) =>
    id
      ? teller.t(id, {
          mood: "plan",
          tokens: words.amount(tokens),
          kids: words.list(kids.map(words.boldKid)),
          level: event.level ?? 0,
          perk: event.perk ? words.perk(event.perk) : "",
        })
      : words.amount(tokens),
  );
  const [first, ...rest] = said;
  return rest.reduce((one, other) => teller.t("story-then", { first: one, last: other }), first ?? "");
}

/** The card of an option with the cards that its gesture adds. */
function cardsText({ whole }: Option, label: string, teller: Teller): string {
  const added = (whole?.events as GameEvent[] | undefined)?.filter(({ event }) => event === "Added") ?? [];
  if (!added.length) return label;
  const { words } = teller;
  const names = added.map(({ kid, suits }) => (kid ? words.boldKid(kid) : words.suits(suits ?? [])));
  return teller.t("story-with", { kid: label, added: words.list(names) });
}

/** What a button says of its option: what it is, and what it comes to. */
export function buttonText(option: Option, teller: Teller): { label: string; gain: string } {
  const plan = planText(option, teller);
  const { what } = option.shape;
  if (what === "use" && plan) return { label: plan, gain: "" };
  const gain = plan || (what === "follow" ? teller.say(option.gives) : "");
  return { label: cardsText(option, teller.label(option), teller), gain };
}

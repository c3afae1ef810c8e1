import type { GameEvent, Option } from "../net/messages.ts";
import { phrases } from "./sums.ts";
import type { Teller } from "./teller.ts";

/** What an option comes to as a whole: `spend 1 pizza, then 1 point`; empty if nothing of it is certain. */
function planText({ whole, shape }: Option, teller: Teller): string {
  if (!whole) return "";
  const events = whole.events as GameEvent[];
  const news = shape.what === "perk" ? events.filter(({ event }) => event !== "PerkUsed") : events;
  const [first, ...rest] = phrases(news, teller, "plan").map(({ said }) => said);
  return rest.reduce((one, other) => teller.t("story-then", { first: one, last: other }), first ?? "");
}

/** A card with the cards added to it. */
export function withAdded(kid: string, added: GameEvent[], teller: Teller): string {
  if (!added.length) return kid;
  const { words } = teller;
  const names = added.map((one) => (one.kid ? words.boldKid(one.kid) : words.suits(one.suits ?? [])));
  return teller.t("story-with", { kid, added: words.list(names) });
}

/** What a button says of its option: what it is, and what it comes to. */
export function buttonText(option: Option, teller: Teller): { label: string; gain: string } {
  const plan = planText(option, teller);
  const { what } = option.shape;
  if (what === "use" && plan) return { label: plan, gain: "" };
  const gain = plan || (what === "follow" ? teller.say(option.gives) : "");
  const events = (option.whole?.events ?? []) as GameEvent[];
  const added = events.filter(({ event }) => event === "Added");
  return { label: withAdded(teller.label(option), added, teller), gain };
}

import type { GameEvent, Resource, Suit } from "../net/messages.ts";
import { leftOut } from "./rich.tsx";
import type { Teller } from "./teller.ts";
import type { Args } from "./words.ts";

/** Events that say nothing by themselves: others tell the same. */
const SILENT = ["UseBegan", "TurnBegan", "GameBegan"];

/** The sentence for an event; empty if it is not worth a line. `turn` is the player whose heading it stands under. */
export function eventText(event: GameEvent, teller: Teller, turn: number | null = null): string {
  if (SILENT.includes(event.event)) return "";
  const id = idOf(event);
  return id ? teller.t(id, factsOf(event, teller, turn)) : "";
}

/** The same for a screen reader, who sees no headings. */
export function spokenEvent(event: GameEvent, teller: Teller): string {
  if (event.event === "TurnBegan" || event.event === "GameBegan")
    return teller.t(`event-${event.event.toLowerCase()}`, factsOf(event, teller, null));
  return eventText(event, teller);
}

function idOf(event: GameEvent): string | null {
  const name = `event-${event.event.toLowerCase()}`;
  switch (event.event) {
    case "UseEnded":
      return event.fully ? null : `${name}-partly`;
    case "Added":
      return event.kid ? name : `${name}-lookout`;
    case "CoinCounted":
      return event.suit ? name : `${name}-not`;
    case "Tucked":
      return event.kid ? name : `${name}-hidden`;
    case "Discarded":
      return discarded(event, name);
    case "EndTriggered":
      return `${name}-${event.why?.replace(" ", "-")}`;
    case "Revealed":
      return event.made_up_rule ? name : `${name}-none`;
    case "CleanedUp":
      return event.kids?.length ? name : null;
    default:
      return name;
  }
}

function discarded(event: GameEvent, name: string): string {
  const gone = (event.kids?.length ?? 0) + (event.friends?.length ?? 0);
  const left = event.yard?.length ?? 0;
  if (gone && left) return name;
  if (gone) return `${name}-pile`;
  return left ? `${name}-yard` : `${name}-nothing`;
}

function factsOf(event: GameEvent, teller: Teller, turn: number | null): Args {
  const { words } = teller;
  const seat = event.seat ?? -1;
  const facts: Args = {
    actor: teller.actor(event),
    name: seat < 0 || seat === turn ? leftOut : teller.name(seat),
    kid: event.kid ? words.boldKid(event.kid) : "",
    number: event.cards ?? event.number ?? 0,
    level: event.level ?? 0,
    round: event.round ?? 0,
    side: event.side ?? "",
    tokens: tokensOf(event, teller),
    count: 1,
    names: seat < 0 ? "" : teller.name(seat),
  };
  if (event.suits) facts.suits = words.suits(event.suits);
  if (event.suit) facts.suit = words.drawnSuit(event.suit as Suit);
  if (event.kids || event.friends)
    facts.kids = words.boldKids([...(event.kids ?? []), ...(event.friends ?? [])]);
  if (event.yard) facts.yard = words.boldKids(event.yard);
  if (event.perk) facts.perk = words.perk(event.perk);
  if (event.made_up_rule) facts.rule = words.rule(event.made_up_rule);
  const place = event.source ?? event.place;
  if (place) facts.place = teller.place(place, event.owner ?? seat);
  if (event.whose !== undefined) facts.whose = whose(event.whose, seat, teller);
  return facts;
}

function tokensOf(event: GameEvent, { words }: Teller): string {
  if (event.event === "Scored") return words.drawnTokens(event.points ?? 0, "points");
  if (event.event === "Paid")
    return words.amount(
      (event.pizza ?? 0) + (event.pack_pizza ?? 0),
      (event.toy ?? 0) + (event.pack_toy ?? 0),
    );
  if (event.event === "Copied") return words.amount(event.pizza ?? 0, event.toy ?? 0);
  return event.resource ? words.drawnTokens(event.number ?? 1, event.resource as Resource) : "";
}

function whose(owner: number, seat: number, teller: Teller): string {
  if (owner === teller.reader) return teller.t("whose-yours", { actor: seat === owner ? "you" : "other" });
  return owner === seat ? teller.t("whose-own") : teller.t("whose-other", { name: teller.name(owner) });
}

/** The lines of a turn: silent events left out, players who decline after one another on one line. */
export function linesOf(
  events: GameEvent[],
  teller: Teller,
  turn: number | null,
): { key: number; text: string }[] {
  const lines: { key: number; text: string }[] = [];
  let declined: number[] = [];
  const flush = (key: number) => {
    if (!declined.length) return;
    const names = teller.words.list(declined.map((seat) => teller.whoDecides(seat)));
    const actor = declined[0] === teller.reader ? "you" : "other";
    lines.push({ key, text: teller.t("event-declined", { count: declined.length, actor, names }) });
    declined = [];
  };
  events.forEach((event, key) => {
    if (event.event === "Declined") {
      declined.push(event.seat ?? 0);
      return;
    }
    flush(key - 0.5);
    const text = eventText(event, teller, turn);
    if (text) lines.push({ key, text });
  });
  flush(events.length);
  return lines;
}

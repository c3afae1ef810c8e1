import type { GameEvent } from "../net/messages.ts";

/** Something that travels when an event happens: a card (unseen: null) or an icon, between two zones. */
export interface Journey {
  kid?: string | null;
  icon?: string;
  from: string;
  to: string | null; // null: out of the game
}

const SHARED: Record<string, string> = { park: "park", "park deck": "park-deck" };

function zone(place: string, seat: number, resource?: string): string {
  if (place === "supply") return `supply-${resource}`;
  if (SHARED[place]) return SHARED[place];
  return `${place === "discard pile" ? "discard" : place}:${seat}`;
}

const several = (number: number, journey: Journey): Journey[] =>
  Array.from({ length: number }, () => journey);

type Plan = (event: GameEvent, seat: number) => Journey[];

const tokens = (icon: string, number: number, from: string, to: string | null): Journey[] =>
  several(number, { icon, from, to });

const PLANS: Record<string, Plan> = {
  Drew: (e, s) =>
    (e.kids ?? Array<null>(e.cards ?? 0).fill(null)).map((kid) => ({
      kid,
      from: `deck:${s}`,
      to: `hand:${s}`,
    })),
  Shuffled: (_, s) => [{ kid: null, from: `discard:${s}`, to: `deck:${s}` }],
  CleanedUp: (e, s) => (e.kids ?? []).map((kid) => ({ kid, from: `yard:${s}`, to: `discard:${s}` })),
  Played: (e, s) => [{ kid: e.kid, from: `hand:${s}`, to: "play" }],
  Added: (e, s) => (e.kid ? [{ kid: e.kid, from: `hand:${s}`, to: "play" }] : []),
  Gathered: (e, s) => tokens(e.resource ?? "", e.number ?? 0, `supply-${e.resource}`, `stuff:${s}`),
  Scored: (e, s) => (e.points ? [{ icon: "vp", from: "play", to: `score:${s}` }] : []),
  Packed: (e, s) => tokens(e.resource ?? "", 1, zone(e.source ?? "stuff", s, e.resource), `pack:${s}`),
  Tucked: (e, s) => [{ kid: e.kid, from: zone(e.source ?? "hand", e.owner ?? s), to: `lookout:${s}` }],
  Trashed: (e, s) => [{ kid: e.kid, from: zone(e.source ?? "hand", e.owner ?? s), to: null }],
  Recruited: (e, s) => [{ kid: e.kid, from: zone(e.source ?? "park", e.owner ?? s), to: `discard:${s}` }],
  ParkRefilled: (e) => [{ kid: e.kid, from: "park-deck", to: "park" }],
  Spent: (e, s) => tokens(e.resource ?? "", 1, zone(e.source ?? "stuff", s), `supply-${e.resource}`),
  Paid: (e, s) => [
    ...tokens("pizza", e.pizza ?? 0, `stuff:${s}`, "supply-pizza"),
    ...tokens("toy", e.toy ?? 0, `stuff:${s}`, "supply-toy"),
    ...tokens("pizza", e.pack_pizza ?? 0, `pack:${s}`, "supply-pizza"),
    ...tokens("toy", e.pack_toy ?? 0, `pack:${s}`, "supply-toy"),
  ],
  Copied: (e, s) => [
    ...tokens("pizza", e.pizza ?? 0, "supply-pizza", `stuff:${s}`),
    ...tokens("toy", e.toy ?? 0, "supply-toy", `stuff:${s}`),
  ],
  RuleKept: (_, s) => [{ icon: "rule", from: "rules", to: `score:${s}` }],
  PerkTaken: (_, s) => [{ icon: "perk", from: "perks", to: `score:${s}` }],
  SculptureTaken: (_, s) => [{ icon: "sculpture", from: "sculpture", to: `score:${s}` }],
  Followed: (e, s) => [{ kid: e.kid, from: `hand:${s}`, to: `discard:${s}` }],
  Boxed: (e) => [{ kid: e.kid, from: "play", to: null }],
  Recycled: (e, s) => [{ kid: e.kid, from: `discard:${s}`, to: `hand:${s}` }],
  Discarded: (e, s) => [
    ...(e.kids ?? []).map((kid) => ({ kid, from: "play", to: `discard:${s}` })),
    ...(e.friends ?? []).map((kid) => ({ kid, from: `hand:${s}`, to: `discard:${s}` })),
    ...(e.yard ?? []).map((kid) => ({ kid, from: `hand:${s}`, to: `yard:${s}` })),
  ],
};

export const journeysOf = (event: GameEvent): Journey[] =>
  PLANS[event.event]?.(event, event.seat ?? -1) ?? [];

/** How long people want to look at it before the next thing happens, in beats. */
const BEATS: Record<string, number> = {
  Played: 2,
  Added: 1,
  Gathered: 1,
  Scored: 1,
  Recruited: 1.5,
  Followed: 1.5,
  Declined: 0.6,
  Advanced: 2,
  PerkTaken: 2,
  RuleKept: 1,
  SculptureTaken: 2,
  Trashed: 1,
  Skipped: 1,
  EndTriggered: 2,
  TurnBegan: 0.8,
};

/** What follows by itself at the end of a turn: it is seen, but nobody waits for it. */
const TIDYING = ["CleanedUp", "Discarded", "Shuffled", "Drew", "ParkRefilled"];

export const isTidying = ({ event }: GameEvent): boolean => TIDYING.includes(event);

export const beatsOf = (event: GameEvent): number => BEATS[event.event] ?? 0;

import type { Board, Pace } from "../net/messages.ts";
import { ownBox } from "./ownBox.ts";

export type Kind = "me" | "person" | "bot";
export const LEVELS = ["rookie", "casual", "regular", "expert", "master"] as const;
export const PACES = ["none", "live", "slow"] as const;
export type PaceName = (typeof PACES)[number];

export interface WishedSeat {
  kind: Kind;
  bot: (typeof LEVELS)[number];
  /** Of somebody else who plays at this device. */
  nickname?: string;
}

/** What somebody wants of a new table. */
export interface Wish {
  number: number;
  seats: WishedSeat[];
  setup: "basic" | "advanced";
  pace: PaceName;
  open: boolean;
  watched: boolean;
  own: boolean;
}

export interface WishProps {
  wish: Wish;
  change(part: Partial<Wish>): void;
}

export const BOARDS: Board[] = ["yellow", "green", "red", "orange"];

export const firstWish = (): Wish => ({
  number: 4,
  seats: [
    { kind: "me", bot: "regular" },
    { kind: "person", bot: "regular" },
    { kind: "bot", bot: "regular" },
    { kind: "bot", bot: "rookie" },
  ],
  setup: "basic",
  pace: "none",
  open: false,
  watched: false,
  own: ownBox() !== null,
});

const PACE: Record<PaceName, Pace> = {
  none: { kind: "none" },
  live: { kind: "live", minutes: 15, increment: 10 },
  slow: { kind: "slow", hours_per_decision: 48 },
};

export const seatsOf = (wish: Wish): WishedSeat[] => wish.seats.slice(0, wish.number);

export const countOf = (wish: Wish, kind: Kind): number =>
  seatsOf(wish).filter((seat) => seat.kind === kind).length;

function placeOf({ kind, bot, nickname }: WishedSeat) {
  if (kind === "bot") return { kind, bot };
  const name = nickname?.trim();
  return kind === "me" && name ? { kind, nickname: name } : { kind };
}

/** The wish as the server takes it. */
export function requestOf(wish: Wish) {
  const own = wish.own ? ownBox() : null;
  return {
    seats: seatsOf(wish).map(placeOf),
    setup: wish.setup,
    pace: PACE[wish.pace],
    open: wish.open,
    spectators: wish.watched,
    hints: true,
    ...(own ? { box: own } : {}),
  };
}

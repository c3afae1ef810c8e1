import type { SeatView, Tokens } from "../net/messages.ts";

// What is printed on every board: places to draw. What fits is for the engine to say.
export const STUFF_PLACES = 4;

export function packPlaces(seat: SeatView): number {
  return seat.level + 1 + (seat.perk === "XXL Backpack" ? 2 : 0);
}

export const lookoutPlaces = (seat: SeatView): number => seat.level + 1;

export const listed = (tokens: Tokens): ("pizza" | "toy")[] => [
  ...Array<"toy">(tokens.toy).fill("toy"),
  ...Array<"pizza">(tokens.pizza).fill("pizza"),
];

import type { Board } from "../net/messages.ts";

// Sample nicknames: for a guest who has not chosen one, and for bots by their board.
export const FIRST_NICKNAMES = [
  "Ada",
  "Bo",
  "Cleo",
  "Finn",
  "Ida",
  "Kit",
  "Lou",
  "Mika",
  "Nell",
  "Otto",
  "Rae",
  "Sol",
];
export const BOT_NICKNAMES: Record<Board, string> = {
  red: "Milo",
  yellow: "Juno",
  green: "Zofia",
  orange: "Pip",
};

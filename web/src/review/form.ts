import type { ChoiceShape, Saying, Thing } from "../net/wire.ts";

// A review as the server sends it (docs/review.md says what its numbers mean). Shares and errors are parts of 1.

export type Label = "" | "doubtful" | "mistake" | "blunder" | "great";

export interface Judged {
  choice: string;
  shape: ChoiceShape;
  label: Saying | Thing;
  share: number;
}

export interface Because {
  code: string;
  weight: number | null;
  saying: Saying;
}

export interface Moment {
  number: number;
  turn: number;
  round: number;
  leader: number;
  question: string;
  kid: string | null;
  played: Judged;
  /** Of a great move the next best, else the best; perhaps the played one. */
  best: Judged;
  options: Judged[];
  error: number;
  doubt: number;
  margin: number;
  label: Label;
  theme: string;
  title: Saying;
  because: Because[];
}

export interface Turn {
  number: number;
  round: number;
  leader: number;
  given: number;
  label: Label;
  luck: number;
  luck_points: number;
  mark: "" | "lucky" | "unlucky";
}

export interface Point {
  number: number;
  round: number;
  leader: number;
  shares: number[];
}

/** The sums of one seat; null is not known yet, or sealed. */
export interface Player {
  seat: number;
  name: string | null;
  points: number;
  rank: number;
  given: number | null;
  error_rate: number | null;
  word: string | null;
  luck: number | null;
  luck_points: number | null;
}

export interface Review {
  seat: number;
  seats: number;
  moments: Moment[];
  turns: Turn[];
  curve: Point[];
  turning: number[];
  players: Player[];
  told: Saying;
  practice: { theme: string; times: number; saying: Saying } | null;
}

export interface ReviewTold {
  table: string;
  seat: number;
  stage: "waiting" | "summary" | "moments" | "rivals" | "complete" | "failed";
  step: number;
  done: number;
  review: Review | null;
  sealed_until: string | null;
}

/** The moments that somebody is led to, one after the other. */
export const marked = (review: Review): Moment[] => review.moments.filter((moment) => moment.label !== "");

/** What a moment changed: what a great choice was worth over the next best, what any other gave away. */
export const changeOf = (moment: Moment): number =>
  moment.label === "great" ? moment.margin : -Math.max(0, moment.error);

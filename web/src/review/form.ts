import type { Moment, Review } from "../net/wire.ts";

// docs/review.md says what the numbers of a review mean. Shares and errors are parts of 1.
export type { Because, CurvePoint, Judged, Moment, Player, Review, ReviewTold, Turn } from "../net/wire.ts";
export type Label = Moment["label"];

/** The moments that somebody is led to, one after the other. */
export const marked = (review: Review): Moment[] => review.moments.filter((moment) => moment.label !== "");

/** What a moment changed: what a great choice was worth over the next best, what any other gave away. */
export const changeOf = (moment: Moment): number =>
  moment.label === "great" ? moment.margin : -Math.max(0, moment.error);

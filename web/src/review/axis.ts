import type { Review } from "./form.ts";

type Timed = Pick<Review, "turns" | "curve">;

/** Where a number of choices stands from left to right, from 0 to 1: every turn is equally wide. */
export function axisOf({ turns, curve }: Timed, last: number): (number: number) => number {
  const starts = turns.map((turn) => turn.number);
  const end = Math.max(last, curve.at(-1)?.number ?? 0);
  return (number) => {
    const at = starts.findLastIndex((start) => start <= number);
    if (at < 0) return 0;
    const from = starts[at] ?? 0;
    const to = starts[at + 1] ?? end;
    const within = to > from ? Math.min(1, (number - from) / (to - from)) : 0;
    return (at + within) / starts.length;
  };
}

/** The share of a seat just before a choice: what the curve is read from. */
export function shareAt({ curve }: Timed, seat: number, number: number): number {
  const point = curve.findLast((each) => each.number <= number) ?? curve[0];
  return point?.shares[seat] ?? 0;
}

import type { Review } from "./form.ts";

type Timed = Pick<Review, "turns" | "curve">;

/** From left to right every turn is equally wide, however many choices it had. */
export interface Axis {
  /** Where a number of choices stands, from 0 to 1. */
  at(number: number): number;
  /** The number of choices that is nearest to a place. */
  number(place: number): number;
}

export function axisOf({ turns, curve }: Timed, last: number): Axis {
  const starts = turns.map((turn) => turn.number);
  const end = Math.max(last, curve.at(-1)?.number ?? 0);
  const span = (turn: number): [number, number] => [starts[turn] ?? 0, starts[turn + 1] ?? end];
  return {
    at: (number) => {
      const turn = starts.findLastIndex((start) => start <= number);
      if (turn < 0) return 0;
      const [from, to] = span(turn);
      return (turn + (to > from ? Math.min(1, (number - from) / (to - from)) : 0)) / starts.length;
    },
    number: (place) => {
      const along = Math.max(0, Math.min(0.9999, place)) * starts.length;
      const [from, to] = span(Math.floor(along));
      return Math.round(from + (along % 1) * (to - from));
    },
  };
}

/** The share of a seat before a choice, as the curve has it. */
export function shareAt({ curve }: Timed, seat: number, number: number): number {
  const after = curve.findIndex((point) => point.number > number);
  const [before, next] = after < 0 ? [curve.at(-1), undefined] : [curve[after - 1], curve[after]];
  const from = (before ?? next)?.shares[seat] ?? 0;
  if (!before || !next) return from;
  return (
    from + ((next.shares[seat] ?? 0) - from) * ((number - before.number) / (next.number - before.number))
  );
}

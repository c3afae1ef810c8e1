import { useEffect, useState } from "react";
import { ApiError, api, get, post } from "../net/api.ts";
import type { ErrorBody, TableInfo } from "../net/messages.ts";
import type { ReviewTold } from "./form.ts";

const SOON = 700;

const pathOf = (table: string, seat: number, known: number): string =>
  `/api/games/${table}/review?seat=${seat}&known=${known}`;

/** The seat that a game is looked at from: one's own, else the first. */
const seatOf = (table: TableInfo): number => table.seats.find((seat) => seat.you)?.seat ?? 0;

/** A game looked at again, as far as it has come: it fills in while it is looked at. */
export function useReview(id: string): {
  told: ReviewTold | null;
  table: TableInfo | null;
  error: ErrorBody | null;
} {
  const [told, setTold] = useState<ReviewTold | null>(null);
  const [table, setTable] = useState<TableInfo | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  useEffect(() => {
    let timer = 0;
    let late = false;
    const failed = (problem: unknown) => !late && problem instanceof ApiError && setError(problem.body);
    const heard = (seat: number) => (next: ReviewTold) => {
      if (late) return;
      setTold((before) => (next.review ? next : { ...next, review: before?.review ?? null }));
      if (next.stage !== "complete" && next.stage !== "failed")
        timer = window.setTimeout(
          () => get<ReviewTold>(pathOf(id, seat, next.step)).then(heard(seat), failed),
          SOON,
        );
    };
    api
      .table(id)
      .then((found) => {
        if (late) return;
        setTable(found);
        const seat = seatOf(found);
        return post<ReviewTold>(`/api/games/${id}/review`, { seat }).then(heard(seat));
      })
      .catch(failed);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [id]);
  return { told, table, error };
}

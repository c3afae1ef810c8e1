import { useCallback, useEffect, useState } from "react";
import { ApiError, get } from "../net/api.ts";
import type { ErrorBody } from "../net/messages.ts";
import type { History, PlayedGame, PlayedGames } from "../net/wire.ts";

const FIRST = 6;
const MORE = 50;
const SOON = 1500;

/** My finished games in numbers. Some may still have to be counted: then it is asked again. */
export function useHistory(known: boolean): { history: History | null; error: ErrorBody | null } {
  const [history, setHistory] = useState<History | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  useEffect(() => {
    if (!known) return;
    let timer = 0;
    let late = false;
    const ask = (): void => {
      get<History>("/api/my/history").then(
        (found) => {
          if (late) return;
          setHistory(found);
          if (found.counting) timer = window.setTimeout(ask, SOON);
        },
        (problem: unknown) => !late && problem instanceof ApiError && setError(problem.body),
      );
    };
    ask();
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [known]);
  return { history, error };
}

/** The games themselves, the newest first; more of them when they are asked for. */
export function usePlayed(known: boolean): { games: PlayedGame[]; total: number; more: (() => void) | null } {
  const [games, setGames] = useState<PlayedGame[]>([]);
  const [total, setTotal] = useState(0);
  const [next, setNext] = useState<string | null>(null);
  const load = useCallback((before: string | null) => {
    const path = before
      ? `/api/my/games?most=${MORE}&before=${encodeURIComponent(before)}`
      : `/api/my/games?most=${FIRST}`;
    get<PlayedGames>(path).then(
      (found) => {
        setGames((known) => (before ? [...known, ...found.games] : found.games));
        setTotal(found.total);
        setNext(found.next);
      },
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (known) load(null);
  }, [known, load]);
  return { games, total, more: next === null ? null : () => load(next) };
}

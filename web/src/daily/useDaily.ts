import { useCallback, useEffect, useState } from "react";
import { usePeople } from "../app/people.ts";
import { go } from "../app/router.ts";
import { ApiError, get, post } from "../net/api.ts";
import type { ErrorBody, TableInfo } from "../net/messages.ts";
import type { DailyDay } from "../net/wire.ts";

const SOON = 1500;

/** Today's deal. While luck is being worked out it is asked for again. */
export function useDaily(): { day: DailyDay | null; error: ErrorBody | null; play(): Promise<void> } {
  const people = usePeople();
  const known = people.me?.guest != null;
  const [day, setDay] = useState<DailyDay | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  const failed = useCallback((problem: unknown) => {
    if (problem instanceof ApiError) setError(problem.body);
  }, []);
  useEffect(() => {
    if (!known) return;
    let timer = 0;
    let late = false;
    const ask = () =>
      get<DailyDay>("/api/daily").then((found) => {
        if (late) return;
        setDay(found);
        if (found.state === "reviewing") timer = window.setTimeout(ask, SOON);
      }, failed);
    void ask();
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [known, failed]);
  const play = async () => {
    try {
      await people.ensure();
      go(`/table/${(await post<TableInfo>("/api/daily/play")).id}`);
    } catch (problem) {
      failed(problem);
    }
  };
  return { day, error, play };
}

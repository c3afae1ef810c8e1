import { useEffect, useState } from "react";
import { ApiError, get } from "../net/api.ts";
import type { Board, ErrorBody, GameEvent, View } from "../net/messages.ts";
import { type Stage, stagedState } from "../play/staged.ts";
import { TableStore } from "../play/store.ts";
import { BOT_NICKNAMES } from "../text/nicknames.ts";

interface Step {
  number: number;
  seat: number | null;
  choice: string | null;
  events: GameEvent[];
  view: View;
}

export interface Recording {
  header: {
    table: string;
    seats: number;
    boards: Board[];
    setup: "basic" | "advanced";
    names: string[] | null;
    bots: boolean[];
  };
  steps: Step[];
}

export const stageOf = ({ header }: Recording): Stage => ({
  id: header.table,
  status: "finished",
  setup: header.setup,
  seats: header.boards.slice(0, header.seats).map((board, seat) => ({
    board,
    nickname: (!header.bots[seat] && header.names?.[seat]) || BOT_NICKNAMES[board],
    kind: "person",
    you: false,
  })),
});

/** Shows a step of the recording in the same table that is played at. */
export function useShown(recording: Recording | null, at: number, viewer: number | null): TableStore {
  const [store] = useState(() => new TableStore());
  useEffect(() => {
    const step = recording?.steps[at];
    if (!recording || !step) return;
    const log = recording.steps.slice(0, at + 1).flatMap((one) => one.events);
    store.message(stagedState(stageOf(recording), { at, view: step.view, viewer }, log));
  }, [recording, at, viewer, store]);
  return store;
}

/** The recording of a finished game, from a seat or with open hands. It stays until the next one is there. */
export function useRecording(id: string, from: string | null): [Recording | null, ErrorBody | null] {
  const [recording, setRecording] = useState<Recording | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  useEffect(() => {
    if (from === null) return;
    let late = false;
    setError(null);
    get<Recording>(`/api/games/${id}/replay?viewer=${from}`).then(
      (found) => !late && setRecording(found),
      (problem: unknown) => !late && problem instanceof ApiError && setError(problem.body),
    );
    return () => {
      late = true;
    };
  }, [id, from]);
  return [recording, error];
}

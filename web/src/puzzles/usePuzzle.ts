import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, get, post } from "../net/api.ts";
import type { Board, ErrorBody, GameEvent, Prompt, View } from "../net/messages.ts";
import type { PuzzleSolved, PuzzleTold, PuzzleTried } from "../net/wire.ts";
import { type Scene, type Stage, stagedEvents, stagedState } from "../play/staged.ts";
import { TableStore } from "../play/store.ts";
import { BOT_NICKNAMES } from "../text/nicknames.ts";

export interface PuzzleRun {
  store: TableStore;
  puzzle: PuzzleTold | null;
  /** The first of these is the answer, once it is given. */
  choices: string[];
  answer: PuzzleSolved | null;
  /** What was tried goes on with others. */
  waiting: boolean;
  /** The continuation is being shown. */
  shown: boolean;
  error: ErrorBody | null;
  confirm(): void;
  show(): void;
  /** The position once more, to try things out; it counts no more. */
  retry(): void;
}

const stageOf = (puzzle: PuzzleTold, nickname: string): Stage => ({
  id: `puzzle-${puzzle.id}`,
  status: "running",
  setup: puzzle.setup as Stage["setup"],
  seats: (puzzle.boards as Board[])
    .slice(0, puzzle.seats)
    .map((board, seat) =>
      seat === puzzle.seat
        ? { board, nickname, kind: "person", you: true }
        : { board, nickname: BOT_NICKNAMES[board], kind: "bot", you: false },
    ),
});

/** A position of a puzzle as the table shows it; what was tried can be taken back. */
function sceneOf(puzzle: PuzzleTold, at: number, view: unknown, prompt: Prompt | null): Scene {
  const undo = at ? { to: at - 1, limit: 0, pick: false } : null;
  return { at, view: view as View, viewer: puzzle.seat, prompt, undo };
}

const begin = (puzzle: PuzzleTold, nickname: string, asks: boolean) =>
  stagedState(
    stageOf(puzzle, nickname),
    sceneOf(puzzle, 0, puzzle.view, asks ? puzzle.prompt : null),
    puzzle.log as GameEvent[],
  );

/** One puzzle at the table of the browser, with the puzzle in place of a socket. */
export function usePuzzle(path: string, nickname: string): PuzzleRun {
  const [store] = useState(() => new TableStore());
  const [puzzle, setPuzzle] = useState<PuzzleTold | null>(null);
  const [answer, setAnswer] = useState<PuzzleSolved | null>(null);
  const [shown, setShown] = useState(false);
  const [error, setError] = useState<ErrorBody | null>(null);
  const [choices, setChoices] = useState<string[]>([]);
  const [waiting, setWaiting] = useState(false);
  const told = useRef(0); // events of the tried choices that the table has shown

  const failed = useCallback((problem: unknown) => {
    if (!(problem instanceof ApiError)) throw problem;
    setError(problem.body);
  }, []);

  const start = useCallback(
    (found: PuzzleTold, asks: boolean) => {
      setChoices([]);
      setWaiting(false);
      told.current = 0;
      store.link("open");
      store.message(begin(found, nickname, asks));
    },
    [store, nickname],
  );

  useEffect(() => {
    let late = false;
    get<PuzzleTold>(path).then((found) => {
      if (late) return;
      setPuzzle(found);
      setAnswer(found.answer);
      start(found, found.answer === null);
    }, failed);
    return () => {
      late = true;
    };
  }, [path, start, failed]);

  const go = async (next: string[]) => {
    if (!puzzle) return;
    if (!next.length) {
      start(puzzle, true);
      return;
    }
    const back = next.length < choices.length;
    try {
      const tried = await post<PuzzleTried>(`/api/puzzles/${puzzle.id}/try`, { choices: next });
      const scene = sceneOf(puzzle, next.length, tried.view, tried.prompt);
      const events = tried.events as GameEvent[];
      if (back)
        store.message(
          stagedState(stageOf(puzzle, nickname), scene, [...(puzzle.log as GameEvent[]), ...events]),
        );
      else store.message(stagedEvents(scene, events.slice(told.current)));
      told.current = events.length;
      setChoices(next);
      setWaiting(tried.prompt === null);
    } catch (problem) {
      if (problem instanceof ApiError)
        store.message({ type: "refused", id: null, error: { facts: {}, ...problem.body } });
      else throw problem;
    }
  };

  store.wire = {
    command: (command) => {
      if (command.type === "undo") void go(choices.slice(0, -1));
      else if (command.type === "choose")
        void go([
          ...choices,
          command.choice,
          ...(command.rest ?? []),
          ...(command.last ? [command.last] : []),
        ]);
      return "puzzle";
    },
    lookFrom: () => undefined,
    reconnect: () => undefined,
  };

  const solve = (body: { choice: string } | null) => {
    if (!puzzle) return;
    const asked = body
      ? post<PuzzleSolved>(`/api/puzzles/${puzzle.id}/answer`, body)
      : post<PuzzleSolved>(`/api/puzzles/${puzzle.id}/show`);
    asked.then((found) => {
      setAnswer(found);
      if (!body) play(found);
    }, failed);
  };
  const play = (solved: PuzzleSolved) => {
    if (!puzzle) return;
    setShown(true);
    start(puzzle, false);
    solved.line.forEach((step, at) => {
      store.message(stagedEvents(sceneOf(puzzle, at + 1, step.view, null), step.events as GameEvent[]));
    });
  };
  return {
    store,
    puzzle,
    choices,
    answer,
    waiting,
    shown,
    error,
    confirm: () => choices[0] !== undefined && solve({ choice: choices[0] }),
    show: () => (answer ? play(answer) : solve(null)),
    retry: () => {
      setAnswer(null);
      setShown(false);
      if (puzzle) start(puzzle, true);
    },
  };
}

import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../net/api.ts";
import type { ErrorBody } from "../net/messages.ts";
import { TableStore } from "../play/store.ts";
import { eventsOf, type Moment, momentAfter, stateOf } from "./lesson.ts";
import { keepAnswers, progress } from "./progress.ts";

export interface LessonRun {
  store: TableStore;
  moment: Moment | null;
  /** A choice was made that is allowed but leads elsewhere. */
  astray: boolean;
  error: ErrorBody | null;
  answer(answer: string): void;
  back(): void;
  retry(): void;
}

const REFUSED = { code: "astray", message: "This leads out of the lesson.", facts: {} };

/** One lesson: the table of the browser, with the lesson in place of a socket. */
export function useLesson(name: string, nickname: string): LessonRun {
  const [store] = useState(() => new TableStore());
  const [moment, setMoment] = useState<Moment | null>(null);
  const [astray, setAstray] = useState(false);
  const [error, setError] = useState<ErrorBody | null>(null);
  const answers = useRef<string[]>(progress().answers[name] ?? []);

  const go = useCallback(
    async (next: string[], whole: boolean) => {
      try {
        const found = await momentAfter(name, next);
        answers.current = next;
        keepAnswers(name, next);
        setAstray(false);
        setError(null);
        setMoment(found);
        store.message(whole ? stateOf(found, nickname) : eventsOf(found));
      } catch (problem) {
        if (!(problem instanceof ApiError)) throw problem;
        if (problem.body.code === "astray" && next.length)
          await go([], true); // the lesson has changed
        else setError(problem.body);
      }
    },
    [name, nickname, store],
  );
  const answer = (given: string) => void go([...answers.current, given], false);
  const back = () => void go(answers.current.slice(0, -1), true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a lesson
  useEffect(() => void go(answers.current, true), []);

  store.wire = {
    command: (command) => {
      const choice = command.type === "choose" ? String(command.choice) : "";
      if (command.type === "undo") back();
      else if (moment?.wanted.includes(choice)) answer(choice);
      else if (choice) {
        setAstray(true);
        queueMicrotask(() => {
          store.message({ type: "refused", id: null, error: REFUSED });
          store.forgive();
        });
      }
      return "lesson";
    },
    lookFrom: () => undefined,
    reconnect: () => undefined,
  };
  return { store, moment, astray, error, answer, back, retry: () => void go(answers.current, true) };
}

import { get, post } from "../net/api.ts";
import type { Board, EventsMessage, GameEvent, Prompt, Score, StateMessage, View } from "../net/messages.ts";
import { type Scene, type Stage, stagedEvents, stagedState } from "../play/staged.ts";
import { BOT_NICKNAMES } from "../text/nicknames.ts";

/** A lesson after some answers, as the server's engine played it. */
export interface Moment {
  lesson: string;
  at: number;
  steps: number;
  /** A place on the table or something there, as `hand:0/Bug`; null when the lesson is over. */
  point: string | null;
  /** The choices that go on; none where there is only something to read. */
  wanted: string[];
  boards: Board[];
  events: GameEvent[];
  log: GameEvent[];
  view: View;
  prompt: Prompt | null;
  scores: Score[] | null;
}

export interface LessonInfo {
  name: string;
  steps: number;
}

export const YOU = 0;
export const NEXT = "next";

export const allLessons = (): Promise<LessonInfo[]> => get<LessonInfo[]>("/api/lessons");
export const momentAfter = (lesson: string, answers: string[]): Promise<Moment> =>
  post<Moment>(`/api/lessons/${lesson}`, { answers });

/** Where there is only something to read, nothing is asked. */
const sceneOf = ({ at, view, wanted, prompt }: Moment): Scene => ({
  at,
  view,
  viewer: YOU,
  prompt: wanted.length ? prompt : null,
  undo: at ? { to: at - 1, limit: 0, pick: false } : null,
});

export const eventsOf = (moment: Moment): EventsMessage => stagedEvents(sceneOf(moment), moment.events);

export function stateOf(moment: Moment, nickname: string): StateMessage {
  const seats = moment.boards.map((board, seat) =>
    seat === YOU
      ? { board, nickname, kind: "person" as const, you: true }
      : { board, nickname: BOT_NICKNAMES[board], kind: "bot" as const, you: false },
  );
  const stage: Stage = { id: "lesson", status: "running", setup: "basic", seats };
  return stagedState(stage, sceneOf(moment), moment.log);
}

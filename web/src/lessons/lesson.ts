import { get, post } from "../net/api.ts";
import type {
  Board,
  EventsMessage,
  GameEvent,
  Prompt,
  Score,
  StateMessage,
  TableInfo,
  View,
} from "../net/messages.ts";
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

function tableOf({ boards }: Moment, nickname: string): TableInfo {
  return {
    id: "lesson",
    status: "running",
    setup: "basic",
    pace: { kind: "none" },
    open: false,
    spectators: false,
    hints: false,
    host: false,
    seats: boards.map((board, seat) => ({
      seat,
      kind: seat === YOU ? "person" : "bot",
      nickname: seat === YOU ? nickname : BOT_NICKNAMES[board],
      bot: null,
      you: seat === YOU,
      connected: true,
      board,
    })),
    asked: [],
    your_turn: false,
    paused: false,
    own_box: false,
    invitation: null,
    rematch: null,
    created: "",
    finished: null,
  };
}

/** What both messages tell; where there is only something to read, nothing is asked. */
const position = (moment: Moment) => ({
  number: moment.at,
  decision: moment.at,
  view: moment.view,
  prompt: moment.wanted.length ? moment.prompt : null,
  undo: moment.at ? { to: moment.at - 1, limit: 0, pick: false } : null,
  clocks: null,
  declining: false,
  result: null,
});

export const eventsOf = (moment: Moment): EventsMessage => ({
  type: "events",
  events: moment.events,
  ...position(moment),
});

export const stateOf = (moment: Moment, nickname: string): StateMessage => ({
  type: "state",
  viewer: YOU,
  table: tableOf(moment, nickname),
  log: moment.log,
  votes: [],
  chat: [],
  commitment: null,
  ...position(moment),
});

import type {
  Board,
  EventsMessage,
  GameEvent,
  Prompt,
  StateMessage,
  TableInfo,
  View,
} from "../net/messages.ts";

/** A table that no server keeps: lessons and replays are shown at one. */
export interface Stage {
  id: string;
  status: TableInfo["status"];
  setup: TableInfo["setup"];
  seats: { board: Board; nickname: string; kind: "person" | "bot"; you: boolean }[];
}

/** One moment of it. */
export interface Scene {
  at: number;
  view: View;
  viewer: number | null;
  prompt?: Prompt | null;
  undo?: EventsMessage["undo"];
}

const tableOf = ({ id, status, setup, seats }: Stage): TableInfo => ({
  id,
  status,
  setup,
  pace: { kind: "none" },
  order: "as_seated",
  open: false,
  spectators: false,
  hints: false,
  own_box: false,
  from_diagram: false,
  broken: false,
  host: false,
  seats: seats.map((seat, at) => ({
    ...seat,
    seat: at,
    program: false,
    bot: null,
    replaced: null,
    connected: true,
    away: null,
  })),
  asked: [],
  your_turn: false,
  paused: false,
  votes: [],
  invitation: null,
  rematch: null,
  daily: null,
  again: null,
  created: "",
  finished: null,
});

const positionOf = ({ at, view, viewer, prompt = null, undo = null }: Scene) => ({
  number: at,
  decision: at,
  view,
  viewer,
  prompt,
  undo,
  clocks: null,
  declining: false,
  orders: null,
  passing: null,
  result: null,
});

export const stagedEvents = (scene: Scene, events: GameEvent[]): EventsMessage => ({
  type: "events",
  events,
  ...positionOf(scene),
});

export const stagedState = (stage: Stage, scene: Scene, log: GameEvent[]): StateMessage => ({
  type: "state",
  table: tableOf(stage),
  log,
  votes: [],
  chat: [],
  commitment: null,
  ...positionOf(scene),
});

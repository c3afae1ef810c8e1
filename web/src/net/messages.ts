// What the server sends and takes. The messages are those of the schema (wire.ts); nothing here knows a rule.
import type * as wire from "./wire.ts";

export type {
  Action,
  Candidate,
  ChatLine,
  Clock,
  Fact,
  FromClient,
  Gain,
  LookoutCard,
  Option,
  Orders,
  Passing,
  Prompt,
  Question,
  RefusedChoice as Refusal,
  Resource,
  Result,
  Saying,
  Score,
  Side,
  Suit,
  Thing,
  Tokens,
  Touch,
  UndoInfo,
  Vote,
} from "./wire.ts";
export { PHRASES, RESOURCES, SUITS } from "./wire.ts";

/** The boards that the page has faces and colours for. */
export type Board = "red" | "yellow" | "green" | "orange";

type Keys<U> = U extends unknown ? keyof U : never;
type At<U, K> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;
/** A union read without asking which member it is: fields of some members may be missing. */
type Loose<U> = { [K in keyof U]: U[K] } & { [K in Exclude<Keys<U>, keyof U>]?: At<U, K> };
type With<T, Changed> = Omit<T, keyof Changed> & Changed;

export type Play = Loose<wire.Play & object>;
export type AddedCard = NonNullable<Play["added"]>[number];
export type SeatView = With<wire.SeatView, { board: Board }>;
/** Views come without what only programs need. */
export type View = With<
  Omit<wire.View, "memory" | "todo" | "options">,
  { play: Play | null; seats: SeatView[] }
>;
/** What happened, as one viewer saw it. `event` names the kind; the other fields depend on it. */
export type GameEvent = With<Loose<wire.GameEventKind>, { boards?: Board[]; saying?: wire.Saying | null }>;

export type TableSeat = With<wire.TableSeat, { board: Board }>;
export type TableInfo = With<wire.TableInfo, { seats: TableSeat[] }>;
export type Pace = TableInfo["pace"];
export interface ErrorBody extends Omit<wire.Error, "facts"> {
  facts?: Record<string, unknown>;
}

export type StateMessage = With<wire.State, { table: TableInfo; view: View | null; log: GameEvent[] }>;
export type EventsMessage = With<wire.Events, { view: View; events: GameEvent[] }>;
export type ServerMessage =
  | StateMessage
  | EventsMessage
  | With<wire.TableChanged, { table: TableInfo }>
  | Exclude<wire.FromServer, { type: "state" | "events" | "table" }>;

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** What is sent; commands get their id when they are. */
export type Command = Without<wire.FromClient, "id">;

// What HTTP gives: the printed things.

export interface KidPrint {
  name: string;
  suits: wire.Suit[];
  public: wire.Action | null;
  private: wire.Action | null;
  best_friend: Board | null;
  copies: number;
  assumed: boolean;
}

export interface LevelPrint {
  level: number;
  cost: { pizza: number; toy: number; either: number };
  points: number;
  reward: string | null;
}

export interface BoxPrint {
  kids: KidPrint[];
  fort: LevelPrint[];
  perks: { name: string; use: "once" | "lasting" }[];
  made_up_rules: { name: string }[];
  boards: Board[];
  /** Those that the rules tell of, as they are written. */
  actions: Record<string, wire.Action>;
  assumptions: { what: string; value: string; where: string }[];
  fingerprint: string;
}

// What the server sends and takes: tables, views, questions, events. Nothing here knows a rule.

export type Suit = "book" | "crown" | "glue" | "shovel" | "skateboard" | "squirtgun" | "coin";
export type Resource = "pizza" | "toy";
export type Side = "public" | "private";
export type Board = "red" | "yellow" | "green" | "orange";
export type Tokens = Record<Resource, number>;

export interface LookoutCard {
  kid: string | null;
  suits: Suit[];
  open: boolean;
}

export interface SeatView {
  board: Board;
  hand: (string | null)[];
  deck: (string | null)[];
  discard_pile: string[];
  yard: string[];
  lookout: LookoutCard[];
  stuff: Tokens;
  pack: Tokens;
  level: number;
  score: number;
  perk: string | true | null;
  had_perk: boolean;
  made_up_rule: string | true | null;
  kept?: (string | null)[];
  packet?: (string | null)[];
  picked?: string | true | null;
}

export interface AddedCard {
  kid: string | null;
  suits: Suit[];
  coin: Suit | null;
}

export interface Play {
  kid: string | null;
  declared?: Suit | null;
  added?: AddedCard[];
  counts?: Partial<Record<Suit, number>>;
  used?: Partial<Record<Side, "partly" | "fully">>;
}

export interface Question {
  kind: string;
  seat: number;
  kid: string | null;
  action: string | null;
}

export interface View {
  viewer: number | null;
  setup: "basic" | "advanced";
  round: number;
  leader: number;
  ending: boolean;
  over: boolean;
  park: string[];
  park_deck: number;
  supply: Tokens;
  perks: string[];
  used_perks: string[];
  made_up_rules: number;
  sculpture: number | null;
  box: string[];
  in_play: string[];
  play: Play | null;
  seats: SeatView[];
  asked: number | null;
  asks: number[];
  question: Question | null;
}

/** What happened, as one viewer saw it. `event` names the kind; the other fields depend on it. */
export interface GameEvent {
  event: string;
  seat?: number;
  kid?: string | null;
  kids?: string[] | null;
  suits?: Suit[];
  suit?: Suit | null;
  side?: Side;
  fully?: boolean;
  resource?: Resource;
  number?: number;
  points?: number;
  source?: string;
  owner?: number;
  place?: string;
  pizza?: number;
  toy?: number;
  pack_pizza?: number;
  pack_toy?: number;
  level?: number;
  round?: number;
  cards?: number;
  perk?: string;
  perks?: string[];
  park?: string[];
  boards?: Board[];
  setup?: string;
  made_up_rule?: string | null;
  made_up_rules?: string[] | null;
  whose?: number;
  friends?: string[];
  yard?: string[];
  why?: string;
  lookout?: string[];
  totals?: number[];
  ranks?: number[];
}

export interface Touch {
  kid?: string;
  place?: string;
  seat?: number;
  suits?: Suit[];
  side?: Side;
  resource?: Resource;
  number?: number;
  made_up_rule?: string;
  perk?: string;
  suit?: Suit;
}

export interface Preview {
  count?: number;
  possible?: number;
  fully?: boolean;
  gain?: Partial<Record<Resource | "points", number>>;
  either?: Partial<Record<Resource, Preview>>;
  counts?: Partial<Record<Side, number>>;
  first?: Preview;
  pay?: Tokens;
  level?: number;
}

export interface Option {
  choice: string;
  touches: Touch[];
  preview: Preview;
}

export interface Refusal {
  choice: string;
  code: string;
  rule: string;
  facts: Record<string, string | number>;
}

export interface Prompt {
  seat: number;
  options: Option[];
  refused: Refusal[];
}

export interface TableSeat {
  seat: number;
  kind: "person" | "bot" | "empty";
  nickname: string | null;
  bot: string | null;
  you: boolean;
  connected: boolean;
  replaced?: string | null;
  board: Board;
}

export type Pace =
  | { kind: "none" }
  | { kind: "live"; minutes: number; increment: number }
  | { kind: "slow"; hours_per_decision: number };

export interface TableInfo {
  id: string;
  status: "waiting" | "running" | "finished" | "abandoned";
  setup: "basic" | "advanced";
  pace: Pace;
  open: boolean;
  spectators: boolean;
  hints: boolean;
  host: boolean;
  seats: TableSeat[];
  asked: number[];
  invitation: { url: string; qr_svg: string } | null;
  rematch: string | null;
  created: string;
  finished: string | null;
  your_turn: boolean;
  paused: boolean;
  own_box: boolean;
}

export interface UndoInfo {
  to: number;
  limit: number;
  pick: boolean;
}

export interface Score {
  track: number;
  fort: number;
  made_up_rule: number;
  sculpture: number;
  total: number;
  rank: number;
}

export interface Result {
  scores: Score[];
  seed: string | null;
  salt: string | null;
}

export interface Clock {
  seat: number;
  seconds: number;
  running: boolean;
}

export interface Vote {
  vote: string;
  what: "undo" | "pause" | "abandon" | "replace";
  by: number | null;
  seat: number | null;
  to: number | null;
  agreed: number[];
  waiting: number[];
  closed: boolean;
  result: string;
}

export interface ChatLine {
  seat: number | null;
  nickname: string;
  text?: string;
  phrase?: string;
  at: string;
}

export interface ErrorBody {
  code: string;
  message: string;
  facts?: Record<string, unknown>;
}

export interface StateMessage {
  type: "state";
  number: number;
  decision: number;
  viewer: number | null;
  table: TableInfo;
  view: View | null;
  log: GameEvent[];
  prompt: Prompt | null;
  undo: UndoInfo | null;
  clocks: Clock[] | null;
  votes: Vote[];
  chat: ChatLine[];
  declining: boolean;
  commitment: string | null;
  result: Result | null;
}

export interface EventsMessage {
  type: "events";
  number: number;
  decision: number;
  events: GameEvent[];
  view: View;
  prompt: Prompt | null;
  undo: UndoInfo | null;
  clocks: Clock[] | null;
  declining?: boolean;
  result?: Result | null;
  table?: TableInfo;
}

export interface Candidate {
  choice: string;
  estimate: number;
  reasons: { code: string; facts: Record<string, string | number> }[];
}

export type ServerMessage =
  | StateMessage
  | EventsMessage
  | { type: "table"; number: number; table: TableInfo }
  | { type: "chat"; number: number; line: ChatLine }
  | ({ type: "vote"; number: number } & Vote)
  | { type: "done"; id: string }
  | { type: "refused"; id: string | null; error: ErrorBody }
  | { type: "hint"; id: string; choice: string; candidates: Candidate[] }
  | { type: "pong" };

export interface KidPrint {
  name: string;
  suits: Suit[];
  public: string | null;
  private: string | null;
  best_friend: Board | null;
  copies: number;
  assumed: boolean;
}

export interface LevelPrint {
  level: number;
  cost: { pizza: number; toy: number; either: number };
  points: number;
  reward: string | null;
  assumed: boolean;
}

export interface BoxPrint {
  kids: KidPrint[];
  fort: LevelPrint[];
  perks: { name: string; use: "once" | "lasting" }[];
  made_up_rules: { name: string }[];
  boards: Board[];
  assumptions: { what: string; value: string; where: string }[];
}

export const SUITS: Suit[] = ["book", "crown", "glue", "shovel", "skateboard", "squirtgun", "coin"];
export const RESOURCES: Resource[] = ["pizza", "toy"];

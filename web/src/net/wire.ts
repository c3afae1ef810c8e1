// Written by tools/wire.mjs from docs/wire.schema.json: change that, not this.

export type Message = FromClient | FromServer | ToNews | FromNews | Answer;
export type FromClient =
  | Look
  | Resync
  | Ping
  | Choose
  | TakeBack
  | Propose
  | Ballot
  | Resume
  | Resign
  | TakeBackSeat
  | DeclineUntilMyTurn
  | StandingOrders
  | Chat
  | SayPhrase
  | AskForHint
  | Lead
  | Show
  | PointAt;
export type FromServer =
  State | Events | TableChanged | ChatSaid | VoteChanged | Together | Pointed | Done | Refused | Hint | Pong;
export type Fact = number | string | Saying | Thing;
export type Suit = "book" | "crown" | "glue" | "shovel" | "skateboard" | "squirtgun" | "coin";
/**
 * the name of a kid, as printed
 */
export type Kid = string;
/**
 * a seat, from 0
 */
export type Seat = number;
export type Resource = "pizza" | "toy";
export type Side = "public" | "private";
export type Perk =
  | "Birthday Party"
  | "Bribe"
  | "Copy Cat"
  | "DIY"
  | "Do-Over"
  | "Recycling"
  | "Rough Housing"
  | "Sticky Fingers"
  | "XXL Backpack";
export type MadeUpRule =
  | "Big Plans"
  | "Friendship Bracelet"
  | "Piggy Bank"
  | "Pizza Party"
  | "Loner"
  | "Minimalism"
  | "Popularity"
  | "Play Palace"
  | "Secret Stash"
  | "Sleepover"
  | "Slime Lab";
export type GameEventKind =
  | GameBegan
  | Dealt
  | Picked
  | Shuffled
  | Drew
  | TurnBegan
  | CleanedUp
  | Skipped
  | Played
  | Declared
  | Added
  | CoinCounted
  | UseBegan
  | UseEnded
  | SuitCounted
  | Gathered
  | Scored
  | PromisedTrash
  | Packed
  | Tucked
  | Trashed
  | Recruited
  | ParkRefilled
  | Spent
  | Converted
  | Paid
  | Advanced
  | RulesSeen
  | RuleKept
  | PerkTaken
  | PerkUsed
  | SculptureTaken
  | Copied
  | Followed
  | Declined
  | Boxed
  | Recycled
  | Discarded
  | EndTriggered
  | Revealed
  | GameEnded;
export type Setup = "basic" | "advanced";
/**
 * open cards
 */
export type Faces = Kid[];
export type Play =
  | {
      kid: null;
      /**
       * what has been done so far, in the engine's own words
       */
      facts: string;
    }
  | {
      kid: Kid;
      /**
       * the suit declared for a coin card
       */
      declared: Suit | null;
      added: {
        /**
         * null for a card from the Lookout
         */
        kid: Kid | null;
        suits: Suit[];
        /**
         * the suit given to its coin
         */
        coin: Suit | null;
      }[];
      /**
       * icons on the played and the added cards
       */
      counts: {
        book?: number;
        crown?: number;
        glue?: number;
        shovel?: number;
        skateboard?: number;
        squirtgun?: number;
        coin?: number;
      };
      /**
       * which actions were used, and how far
       */
      used: {
        public?: "partly" | "fully";
        private?: "partly" | "fully";
      };
      /**
       * what has been done so far, in the engine's own words
       */
      facts: string;
    };
/**
 * cards; null is a face that the viewer has not seen
 */
export type Cards = (Kid | null)[];
export type ToNews = Resync | Ping;
export type FromNews = Tables | TableChanged | TableGone | Refused | Pong;
export type Answer =
  | ReviewTold
  | PuzzleRoom
  | PuzzleTold
  | PuzzleTried
  | PuzzleSolved
  | DailyDay
  | DailyMonth
  | PlayedGames
  | History;

/**
 * From which of my seats I look; null is the public view.
 */
export interface Look {
  type: "look";
  seat: number | null;
}
export interface Resync {
  type: "resync";
}
export interface Ping {
  type: "ping";
}
/**
 * A choice, or a gesture: one with others behind it, which happen and are taken back together. The `last`
 * is made by itself a moment later, because it cannot be taken back.
 */
export interface Choose {
  id: string;
  type: "choose";
  decision: number;
  seat: number;
  choice: string;
  rest?: string[];
  last?: string | null;
}
/**
 * Takes back my last choice, or all after `to`; a vote where others have to agree.
 */
export interface TakeBack {
  id: string;
  type: "undo";
  decision: number;
  seat: number;
  to?: number | null;
}
export interface Propose {
  id: string;
  type: "propose";
  what: "undo" | "pause" | "abandon" | "replace";
  seat?: number | null;
  to?: number | null;
}
export interface Ballot {
  id: string;
  type: "vote";
  vote: string;
  agree: boolean;
}
export interface Resume {
  id: string;
  type: "resume";
}
export interface Resign {
  id: string;
  type: "resign";
  seat: number;
}
export interface TakeBackSeat {
  id: string;
  type: "take_back_seat";
  seat: number;
}
export interface DeclineUntilMyTurn {
  id: string;
  type: "decline_until_my_turn";
  seat: number;
  on: boolean;
}
/**
 * What is answered for me from now on: see docs/wire.md.
 */
export interface StandingOrders {
  id: string;
  type: "orders";
  seat: number;
  single: boolean;
  stops?: string[];
}
export interface Chat {
  id: string;
  type: "chat";
  text: string;
}
export interface SayPhrase {
  id: string;
  type: "phrase";
  phrase:
    | "hello"
    | "good-luck"
    | "nice"
    | "thanks"
    | "oops"
    | "thinking"
    | "one-moment"
    | "your-turn"
    | "good-game"
    | "bye";
}
export interface AskForHint {
  id: string;
  type: "hint";
  decision: number;
  seat: number;
}
/**
 * I want to lead the others through the game, or no more.
 */
export interface Lead {
  type: "lead";
  on: boolean;
}
/**
 * What the leader shows: so many choices made, as a seat saw it, or with all hands open.
 */
export interface Show {
  type: "show";
  at: number;
  viewer?: number | null;
  open?: boolean;
}
/**
 * A place on the table, as options touch it: `hand:0/Bug`.
 */
export interface PointAt {
  type: "point";
  what: string;
}
/**
 * Everything, whole: first, after `look` and `resync`, after something was taken back.
 */
export interface State {
  /**
   * counts the messages of this socket's stream by one
   */
  number: number;
  /**
   * how many choices were made
   */
  decision: number;
  /**
   * the seat looked from; null sees what everybody sees
   */
  viewer: number | null;
  prompt: Prompt | null;
  undo: UndoInfo | null;
  declining: boolean;
  orders: Orders | null;
  passing: Passing | null;
  clocks: Clock[] | null;
  result: Result | null;
  type: "state";
  table: TableInfo;
  view: View | null;
  log: GameEventKind[];
  votes: Vote[];
  chat: ChatLine[];
  commitment: string | null;
}
export interface Prompt {
  seat: number;
  question: Saying;
  /**
   * the step in question
   */
  action: Action | null;
  options: Option[];
  refused: RefusedChoice[];
}
/**
 * A message of src/fort/locales by its id, with what it is about.
 */
export interface Saying {
  id: string;
  /**
   * whose `$name` it says; `$actor` is you or other
   */
  seat?: number;
  facts?: {
    [k: string]: Fact;
  };
}
/**
 * What a fact names: exactly one of these. Whoever tells it says it in the reader's language.
 */
export interface Thing {
  kid?: string;
  /**
   * cards, told one after another
   */
  kids?: string[];
  suit?: Suit;
  suits?: Suit[];
  perk?: string;
  made_up_rule?: string;
  seat?: number;
  tokens?: Gain;
  listed?: Fact[];
}
export interface Gain {
  pizza?: number;
  toy?: number;
  points?: number;
}
/**
 * An action as it is written, as it is drawn, sign by sign, and what it does.
 */
export interface Action {
  text: string;
  signs: string[];
  saying: Saying;
}
export interface Option {
  /**
   * its text, which is sent back
   */
  choice: string;
  shape: ChoiceShape;
  label: Saying | Thing;
  /**
   * where it comes from, if that tells options apart
   */
  source?: Saying | null;
  touches: Touch[];
  /**
   * what is certain to be gained
   */
  gives?: Saying | Thing | null;
  /**
   * the same, with what the first step of several gains
   */
  gain?: Gain | null;
  /**
   * how often each action would count with this card
   */
  counts?: {
    [k: string]: number;
  } | null;
  /**
   * of an action: how often
   */
  count?: Saying | null;
  /**
   * of an action: whether it would be used fully
   */
  verdict?: Saying | null;
  fully?: boolean | null;
  /**
   * of two steps, the one that would be first
   */
  action?: Action | null;
  /**
   * with everything that plainly follows; nothing of it is chance
   */
  whole?: Whole | null;
  /**
   * it cannot be taken back
   */
  final?: boolean | null;
}
/**
 * A choice as names and numbers. What does not matter for it is None, and left out in JSON.
 */
export interface ChoiceShape {
  text: string;
  what:
    | "pick"
    | "play"
    | "skip"
    | "declare"
    | "add"
    | "coin"
    | "use"
    | "end"
    | "count"
    | "gather"
    | "convert-to"
    | "convert-in"
    | "times"
    | "stop"
    | "order"
    | "pack"
    | "tuck"
    | "trash"
    | "recruit"
    | "spend"
    | "pay"
    | "copy-whose"
    | "copy"
    | "keep"
    | "take"
    | "follow"
    | "decline"
    | "perk"
    | "pass"
    | "recycle";
  kid?: Kid;
  place?:
    | "hand"
    | "deck"
    | "discard pile"
    | "yard"
    | "lookout"
    | "park"
    | "park deck"
    | "stuff"
    | "pack"
    | "supply"
    | "box"
    | "in play";
  seat?: Seat;
  suit?: Suit;
  suits?: Suit[];
  resource?: Resource;
  side?: Side;
  first?: "left" | "right";
  perk?: Perk;
  made_up_rule?: MadeUpRule;
  number?: number;
  pizza?: number;
  toy?: number;
  pack_pizza?: number;
  pack_toy?: number;
}
/**
 * A card, a place, a seat or tokens that an option is about; what does not matter is left out.
 */
export interface Touch {
  kid?: string;
  place?: string;
  seat?: number;
  suits?: Suit[];
  suit?: Suit;
  side?: Side;
  resource?: Resource;
  number?: number;
  made_up_rule?: string;
  perk?: string;
}
/**
 * An option as one gesture: the choices to send behind it, and everything that then happens.
 */
export interface Whole {
  rest: string[];
  /**
   * what ends it, and cannot be taken back
   */
  last: string | null;
  events: GameEventKind[];
}
export interface GameBegan {
  event: "GameBegan";
  setup: Setup;
  boards: string[];
  park: Kid[];
  perks: Perk[];
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
/**
 * A seat got its eight cards, or in the draft the packet it now holds.  R2.1.9, R2.2.1
 */
export interface Dealt {
  event: "Dealt";
  seat: Seat;
  kids: Kid[] | null;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface Picked {
  event: "Picked";
  seat: Seat;
  kid: Kid | null;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
/**
 * A deck was shuffled: the first one, whose kids are not told, or the discard pile.  R2.1.10, R10.2
 */
export interface Shuffled {
  event: "Shuffled";
  seat: Seat;
  cards: number;
  kids: Kid[] | null;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface Drew {
  event: "Drew";
  seat: Seat;
  cards: number;
  kids: Kid[] | null;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface TurnBegan {
  event: "TurnBegan";
  seat: Seat;
  round: number;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface CleanedUp {
  event: "CleanedUp";
  seat: Seat;
  kids: Kid[];
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
/**
 * A seat played no card on its turn.  R5.3
 */
export interface Skipped {
  event: "Skipped";
  seat: Seat;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface Played {
  event: "Played";
  seat: Seat;
  kid: Kid;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface Declared {
  event: "Declared";
  seat: Seat;
  suit: Suit;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
/**
 * A card was added: from hand with its face, or from the Lookout with its suits only.  R17.7
 */
export interface Added {
  event: "Added";
  seat: Seat;
  kid: Kid | null;
  suits: Suit[];
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface CoinCounted {
  event: "CoinCounted";
  seat: Seat;
  suit: Suit | null;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface UseBegan {
  event: "UseBegan";
  seat: Seat;
  side: Side;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface UseEnded {
  event: "UseEnded";
  seat: Seat;
  side: Side;
  fully: boolean;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface SuitCounted {
  event: "SuitCounted";
  seat: Seat;
  suit: Suit;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface Gathered {
  event: "Gathered";
  seat: Seat;
  resource: Resource;
  number: number;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface Scored {
  event: "Scored";
  seat: Seat;
  points: number;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
/**
 * The played card will go to the box after all following.  R13.5
 */
export interface PromisedTrash {
  event: "PromisedTrash";
  seat: Seat;
  kid: Kid;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface Packed {
  event: "Packed";
  seat: Seat;
  resource: Resource;
  source: string;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
/**
 * A card was tucked: only its suits show, unless everybody saw it where it came from.  R17.7
 */
export interface Tucked {
  event: "Tucked";
  seat: Seat;
  kid: Kid | null;
  suits: Suit[];
  source: string;
  owner: number;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
/**
 * A card went to the box, face up. 
 */
export interface Trashed {
  event: "Trashed";
  seat: Seat;
  kid: Kid;
  source: string;
  owner: number;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface Recruited {
  event: "Recruited";
  seat: Seat;
  kid: Kid;
  source: string;
  owner: number;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface ParkRefilled {
  event: "ParkRefilled";
  kid: Kid;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface Spent {
  event: "Spent";
  seat: Seat;
  resource: Resource;
  source: string;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
/**
 * A token was replaced; `resource` is the new one.
 */
export interface Converted {
  event: "Converted";
  seat: Seat;
  resource: Resource;
  place: string;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface Paid {
  event: "Paid";
  seat: Seat;
  pizza: number;
  toy: number;
  pack_pizza: number;
  pack_toy: number;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface Advanced {
  event: "Advanced";
  seat: Seat;
  level: number;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
/**
 * A seat looked through these made-up rules.  R11.3, R17.10
 */
export interface RulesSeen {
  event: "RulesSeen";
  seat: Seat;
  made_up_rules: MadeUpRule[] | null;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface RuleKept {
  event: "RuleKept";
  seat: Seat;
  made_up_rule: MadeUpRule | null;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface PerkTaken {
  event: "PerkTaken";
  seat: Seat;
  perk: Perk;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface PerkUsed {
  event: "PerkUsed";
  seat: Seat;
  perk: Perk;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
/**
 * A seat was the first to reach its level.  R11.6
 */
export interface SculptureTaken {
  event: "SculptureTaken";
  seat: Seat;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface Copied {
  event: "Copied";
  seat: Seat;
  whose: Seat;
  pizza: number;
  toy: number;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface Followed {
  event: "Followed";
  seat: Seat;
  kid: Kid;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
/**
 * A seat did not follow.  R7.1
 */
export interface Declined {
  event: "Declined";
  seat: Seat;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
/**
 * The played card went to the box, by `trash-this` or Rough Housing.  R13.5, R16.7
 */
export interface Boxed {
  event: "Boxed";
  seat: Seat;
  kid: Kid;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface Recycled {
  event: "Recycled";
  seat: Seat;
  kid: Kid;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
/**
 * A seat put away the cards in play, then Best Friends and the others out of the hand.  R9.1, R9.2
 */
export interface Discarded {
  event: "Discarded";
  seat: Seat;
  kids: Kid[];
  friends: Kid[];
  yard: Kid[];
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
/**
 * The end was triggered by `points`, `level` or `park deck`.  R12.1
 */
export interface EndTriggered {
  event: "EndTriggered";
  why: string;
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
/**
 * At the end, a seat showed its made-up rule and the faces in its Lookout.  R12.4, A-13.5
 */
export interface Revealed {
  event: "Revealed";
  seat: Seat;
  made_up_rule: MadeUpRule | null;
  lookout: Kid[];
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface GameEnded {
  event: "GameEnded";
  totals: number[];
  ranks: number[];
  saying: Saying | null;
  /**
   * an order of the viewer made it
   */
  for_you?: true;
}
export interface RefusedChoice {
  choice: string;
  touches: Touch[];
  code: string;
  rule: string;
  reason: Saying;
}
/**
 * What the seat looked from can take back on its own.
 */
export interface UndoInfo {
  to: number;
  limit: number;
  /**
   * its pick in the draft, while others choose
   */
  pick: boolean;
}
/**
 * What the seat looked from has said beforehand.
 */
export interface Orders {
  single: boolean;
  stops: string[];
}
/**
 * What is about to be answered for the seat looked from.
 */
export interface Passing {
  choice: string;
  label: Saying;
}
export interface Clock {
  seat: number;
  seconds: number;
  running: boolean;
}
/**
 * The end: points, and the opened seal.
 */
export interface Result {
  scores: Score[];
  seed: string | null;
  salt: string | null;
}
export interface Score {
  track: number;
  fort: number;
  made_up_rule: number;
  sculpture: number;
  total: number;
  rank: number;
}
export interface TableInfo {
  id: string;
  status: "waiting" | "running" | "finished" | "abandoned";
  setup: "basic" | "advanced";
  pace: Live | Slow | Unhurried;
  order: "random" | "as_seated";
  open: boolean;
  spectators: boolean;
  hints: boolean;
  own_box: boolean;
  from_diagram: boolean;
  /**
   * the day whose deal this is: sealed until it is over
   */
  daily: string | null;
  again: Again | null;
  host: boolean;
  seats: TableSeat[];
  asked: number[];
  your_turn: boolean;
  paused: boolean;
  /**
   * its log cannot be read to the end: it can be looked at only
   */
  broken: boolean;
  votes: Vote[];
  invitation: Invitation | null;
  rematch: string | null;
  created: string;
  finished: string | null;
}
export interface Live {
  kind: "live";
  minutes: number;
  increment?: number;
}
export interface Slow {
  kind: "slow";
  hours_per_decision: number;
}
export interface Unhurried {
  kind?: "none";
}
/**
 * The moment of another game from which this one goes on: with hidden cards dealt anew, never rated.
 */
export interface Again {
  table: string;
  number: number;
  seat: number;
}
export interface TableSeat {
  seat: number;
  kind: "person" | "bot" | "empty";
  nickname: string | null;
  /**
   * the guest who sits here is a program
   */
  program: boolean;
  bot: string | null;
  replaced: ("vote" | "time" | "resigned") | null;
  you: boolean;
  connected: boolean;
  away: Away | null;
  board: string | null;
}
/**
 * Somebody who plays is not connected.
 */
export interface Away {
  /**
   * how long they have been away
   */
  seconds: number;
  /**
   * seconds until they count as gone; null while the clock alone decides, or in a pause
   */
  grace: number | null;
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
  result: "open" | "agreed" | "refused";
}
export interface Invitation {
  url: string;
  qr_svg: string;
}
/**
 * What one seat, or a spectator, can see and remembers. Written by tools/schema.py.
 */
export interface View {
  /**
   * what is played with
   */
  edition: {
    /**
     * the fingerprint of the box
     */
    box: string;
    /**
     * the edition of the rules
     */
    rules: number;
  };
  /**
   * the seat that sees this; null is a spectator
   */
  viewer: Seat | null;
  setup: Setup;
  /**
   * from 1; 0 in the draft
   */
  round: number;
  leader: Seat;
  /**
   * was the end triggered?
   */
  ending: boolean;
  over: boolean;
  park: Faces;
  /**
   * cards left in it
   */
  park_deck: number;
  supply: Tokens;
  /**
   * the row
   */
  perks: Perk[];
  /**
   * in the box after use
   */
  used_perks: Perk[];
  /**
   * cards left in the stack
   */
  made_up_rules: number;
  /**
   * who has it; null while nobody does
   */
  sculpture: Seat | null;
  box: Faces;
  in_play: Faces;
  play: Play;
  seats: SeatView[];
  /**
   * who decides now; null when the game is over
   */
  asked: Seat | null;
  /**
   * all who may decide now: in the draft several
   */
  asks: Seat[];
  question: Question | null;
  /**
   * the viewer's legal choices, as docs/notation.md writes them
   */
  options: string[];
  /**
   * what is still to be done, in the engine's own words
   */
  todo: string[];
  memory: Memory;
}
export interface Tokens {
  pizza: number;
  toy: number;
}
export interface SeatView {
  board: string;
  hand: Cards;
  deck: Cards;
  discard_pile: Faces;
  yard: Faces;
  lookout: LookoutCard[];
  stuff: Tokens;
  pack: Tokens;
  level: number;
  /**
   * points on the Victory Track
   */
  score: number;
  perk: Perk | null;
  /**
   * was a perk taken, also one used up since?
   */
  had_perk: boolean;
  made_up_rule: MadeUpRule | true | null;
  /**
   * how often its deck was shuffled
   */
  shuffles: number;
  kept?: Cards;
  packet?: Cards;
  /**
   * draft: picked while others choose
   */
  picked?: Kid | true | null;
}
/**
 * a card in a Lookout
 */
export interface LookoutCard {
  /**
   * its face; null if the viewer has not seen it
   */
  kid: Kid | null;
  /**
   * what shows
   */
  suits: Suit[];
  /**
   * did everybody see it when it was tucked?
   */
  open: boolean;
}
export interface Question {
  /**
   * what it is about
   */
  kind: string;
  seat: Seat;
  /**
   * the played card
   */
  kid: Kid | null;
  /**
   * the step in question, in the action language
   */
  action: string | null;
}
export interface Memory {
  /**
   * by seat: faces among its hidden cards
   */
  known: Faces[];
  /**
   * by seat: faces surely in its hand
   */
  sure: Faces[];
  /**
   * by seat: suits of closed Lookout cards
   */
  tucked: Suit[][][];
  /**
   * faces of which each of these seats took one in the draft
   */
  groups: {
    kids: Faces;
    seats: Seat[];
  }[];
  /**
   * by seat: how often it picked in the draft
   */
  picks: number[];
  /**
   * by packet: as the viewer passed it on
   */
  rests: (Faces | null)[];
  /**
   * by packet: who picked from it since
   */
  takers: Seat[][];
  /**
   * the made-up rules the viewer looked through
   */
  made_up_rules: MadeUpRule[];
  /**
   * who keeps a made-up rule, in order
   */
  keepers: Seat[];
}
export interface ChatLine {
  seat: number | null;
  nickname: string | null;
  text?: string | null;
  phrase?: string | null;
  at: string;
}
/**
 * After a choice.
 */
export interface Events {
  /**
   * counts the messages of this socket's stream by one
   */
  number: number;
  /**
   * how many choices were made
   */
  decision: number;
  /**
   * the seat looked from; null sees what everybody sees
   */
  viewer: number | null;
  prompt: Prompt | null;
  undo: UndoInfo | null;
  declining: boolean;
  orders: Orders | null;
  passing: Passing | null;
  clocks: Clock[] | null;
  result: Result | null;
  type: "events";
  view: View;
  events: GameEventKind[];
}
export interface TableChanged {
  /**
   * counts the messages of this socket's stream by one
   */
  number: number;
  type: "table";
  table: TableInfo;
}
export interface ChatSaid {
  /**
   * counts the messages of this socket's stream by one
   */
  number: number;
  type: "chat";
  line: ChatLine;
}
export interface VoteChanged {
  vote: string;
  what: "undo" | "pause" | "abandon" | "replace";
  by: number | null;
  seat: number | null;
  to: number | null;
  agreed: number[];
  waiting: number[];
  closed: boolean;
  result: "open" | "agreed" | "refused";
  type: "vote";
  number: number;
}
/**
 * A finished game looked through together: who leads, and what is shown.
 */
export interface Together {
  /**
   * counts the messages of this socket's stream by one
   */
  number: number;
  type: "together";
  /**
   * null: whoever sits here may lead
   */
  leader: Somebody | null;
  /**
   * choices made
   */
  at: number;
  viewer: number | null;
  /**
   * with all hands
   */
  open: boolean;
}
export interface Somebody {
  seat: number | null;
  nickname: string | null;
  you: boolean;
}
/**
 * Somebody points at something, just now.
 */
export interface Pointed {
  seat: number | null;
  nickname: string | null;
  you: boolean;
  /**
   * counts the messages of this socket's stream by one
   */
  number: number;
  type: "pointed";
  what: string;
}
/**
 * The command is carried out and on disk; what it did was told before.
 */
export interface Done {
  type: "done";
  id: string;
}
export interface Refused {
  type: "refused";
  id: string | null;
  error: Error;
}
/**
 * What is wrong and what would be right; programs go by the code.
 */
export interface Error {
  code: string;
  message: string;
  facts: {
    [k: string]: unknown;
  };
}
export interface Hint {
  type: "hint";
  id: string;
  choice: string;
  label: Saying;
  candidates: Candidate[];
}
export interface Candidate {
  choice: string;
  label: Saying;
  estimate: number;
  reasons: Motive[];
  why: Saying[];
}
export interface Motive {
  code: string;
  /**
   * below zero, it speaks against the choice
   */
  weight: number;
}
export interface Pong {
  type: "pong";
}
/**
 * All tables of mine that wait or run, whole: first, and after `resync`.
 */
export interface Tables {
  /**
   * counts the messages of this socket's stream by one
   */
  number: number;
  type: "tables";
  tables: TableInfo[];
}
/**
 * A table of mine that is not mine any more.
 */
export interface TableGone {
  /**
   * counts the messages of this socket's stream by one
   */
  number: number;
  type: "gone";
  id: string;
}
/**
 * How far a review has come, with the review as it is by now.
 */
export interface ReviewTold {
  table: string;
  seat: number;
  stage: "waiting" | "summary" | "moments" | "rivals" | "complete" | "failed";
  /**
   * counts the reports; 0 while it waits
   */
  step: number;
  /**
   * from 0 to 1
   */
  done: number;
  /**
   * null while it waits, if it failed, or if `known` is `step`
   */
  review: Review | null;
  /**
   * a deal of the day: rivals' cards and luck are told then
   */
  sealed_until: string | null;
}
/**
 * A game as one seat played it.
 */
export interface Review {
  seat: number;
  seats: number;
  judge: Judge;
  moments: Moment[];
  chances: Chance[];
  turns: Turn[];
  curve: CurvePoint[];
  /**
   * up to three moments, by their `number`, in order
   */
  turning: number[];
  players: Player[];
  story: "won-throughout" | "came-back" | "led-until" | "never-ahead" | "close";
  told: Saying;
  practice: Practice | null;
}
/**
 * Who judged, so that the same can be found again.
 */
export interface Judge {
  name: string;
  version: string;
  seed: string;
  /**
   * worlds for a decision at most
   */
  budget: number;
}
/**
 * A decision with a choice, judged by what the seat knew then.
 */
export interface Moment {
  number: number;
  /**
   * place in `turns`
   */
  turn: number;
  /**
   * 0 is the draft
   */
  round: number;
  leader: number;
  question: string;
  /**
   * the card in play
   */
  kid: string | null;
  played: Judged;
  best: Judged;
  /**
   * all of them, the best first
   */
  options: Judged[];
  /**
   * win share given away, no less than 0
   */
  error: number;
  /**
   * its standard error
   */
  doubt: number;
  /**
   * by how much the best is better than the next best
   */
  margin: number;
  label: "" | "doubtful" | "mistake" | "blunder" | "great";
  theme:
    | "draft"
    | "play"
    | "adding"
    | "following"
    | "yard"
    | "recruiting"
    | "payment"
    | "fort"
    | "lookout"
    | "pack"
    | "trash"
    | "perk"
    | "made-up-rule"
    | "last-round";
  title: Saying;
  /**
   * the strongest first; only of moments with a label
   */
  because: Because[];
}
/**
 * One of the choices there were.
 */
export interface Judged {
  choice: string;
  shape: ChoiceShape;
  label: Saying | Thing;
  /**
   * the chance to win with it
   */
  share: number;
}
/**
 * A reason for the best choice (of a great move: for the played one).
 */
export interface Because {
  /**
   * a motive of the bots, or what more it brings by the end of the turn
   */
  code: string;
  /**
   * the win share that it accounts for; below 0 it speaks against
   */
  weight: number | null;
  saying: Saying;
}
/**
 * Something that chance did; while a deal of the day is sealed, of rivals nothing is told.
 */
export interface Chance {
  number: number;
  turn: number;
  round: number;
  kind: "deal" | "draw" | "park";
  seat: number | null;
  kids: string[];
  /**
   * in win share, by seat
   */
  luck: number[];
  points: number[];
}
/**
 * A turn of any leader, with what the reviewed seat gave away in it.
 */
export interface Turn {
  number: number;
  round: number;
  leader: number;
  given: number;
  label: "" | "doubtful" | "mistake" | "blunder";
  luck: number;
  luck_points: number;
  mark: "" | "lucky" | "unlucky";
}
/**
 * How everybody stood, as the reviewed seat saw it.
 */
export interface CurvePoint {
  number: number;
  round: number;
  leader: number;
  shares: number[];
}
/**
 * The sums of one seat. What is not known yet, or sealed, is null.
 */
export interface Player {
  seat: number;
  name: string | null;
  points: number;
  rank: number;
  given: number | null;
  error_rate: number | null;
  word: ("dazzling" | "sharp" | "clever" | "solid" | "steady" | "carefree" | "daring") | null;
  labels: {
    [k: string]: number;
  } | null;
  luck: number | null;
  luck_points: number | null;
  /**
   * result less luck
   */
  adjusted: number | null;
  adjusted_points: number | null;
}
/**
 * What to practise: puzzles have the same themes.
 */
export interface Practice {
  theme:
    | "draft"
    | "play"
    | "adding"
    | "following"
    | "yard"
    | "recruiting"
    | "payment"
    | "fort"
    | "lookout"
    | "pack"
    | "trash"
    | "perk"
    | "made-up-rule"
    | "last-round";
  times: number;
  given: number;
  saying: Saying;
}
/**
 * All puzzles there are, and how far one is.
 */
export interface PuzzleRoom {
  you: Rating;
  puzzles: number;
  left: number;
  /**
   * of the first ones, with one idea each
   */
  first_left: number;
  themes: PuzzleTheme[];
}
/**
 * How well somebody solves puzzles, on Glicko's scale.
 */
export interface Rating {
  rating: number;
  /**
   * two of them up and down are 95 % sure
   */
  deviation: number;
  tried: number;
  solved: number;
  /**
   * solved in a row, up to now
   */
  streak: number;
}
export interface PuzzleTheme {
  theme:
    | "draft"
    | "play"
    | "adding"
    | "following"
    | "yard"
    | "recruiting"
    | "payment"
    | "fort"
    | "lookout"
    | "pack"
    | "trash"
    | "perk"
    | "made-up-rule"
    | "last-round";
  saying: Saying;
  puzzles: number;
  /**
   * of which so many were not tried yet
   */
  left: number;
}
/**
 * A position to solve, as the solver's seat sees it.
 */
export interface PuzzleTold {
  id: string;
  /**
   * place among all puzzles, from 1
   */
  number: number;
  theme:
    | "draft"
    | "play"
    | "adding"
    | "following"
    | "yard"
    | "recruiting"
    | "payment"
    | "fort"
    | "lookout"
    | "pack"
    | "trash"
    | "perk"
    | "made-up-rule"
    | "last-round";
  first: boolean;
  task: Saying;
  rating: number;
  /**
   * part of those who tried; null while few have
   */
  solved_by: number | null;
  seat: number;
  seats: number;
  boards: string[];
  setup: string;
  view: View;
  log: GameEventKind[];
  prompt: Prompt;
  /**
   * if one has answered it before
   */
  answer: PuzzleSolved | null;
}
/**
 * The answer to a puzzle. `chosen` is null for who asked to be shown.
 */
export interface PuzzleSolved {
  id: string;
  right: boolean;
  chosen: string | null;
  verdict: Saying;
  best: Judged;
  options: Judged[];
  because: Because[];
  /**
   * of the rules, where they decide
   */
  clause: string | null;
  /**
   * how it goes on with the best choice, to the end of the turn
   */
  line: Step[];
  rated: Rated;
  you: Rating;
}
/**
 * A step of the continuation: who chose what, what happened, and what the solver sees then.
 */
export interface Step {
  seat: number;
  choice: string;
  events: GameEventKind[];
  view: View;
}
export interface Rated {
  before: number;
  after: number;
  /**
   * only the first answer to a puzzle counts
   */
  counted: boolean;
}
/**
 * Where own choices lead, in a world that fits what is seen. `prompt` is null where others go on.
 */
export interface PuzzleTried {
  /**
   * of all these choices
   */
  events: GameEventKind[];
  view: View;
  prompt: Prompt | null;
}
/**
 * A deal, and how far you are with it.
 */
export interface DailyDay {
  day: string;
  number: number;
  ends: string;
  /**
   * until the next deal; 0 of a day that is over
   */
  seconds: number;
  /**
   * of seed and salt
   */
  seal: string;
  /**
   * of tomorrow's; of a day that is over null
   */
  next_seal: string | null;
  /**
   * null until the day is over
   */
  seed: string | null;
  salt: string | null;
  /**
   * where you sit
   */
  seat: number;
  /**
   * those you start with
   */
  kids: string[];
  rivals: DailyRival[];
  state: "open" | "playing" | "reviewing" | "done" | "gone" | "missed";
  /**
   * yours
   */
  table: string | null;
  yours: DailyYours | null;
  /**
   * who have a result
   */
  players: number;
  /**
   * the trimmed mean of all results, luck aside, bots among them
   */
  datum: number | null;
  bars: DailyBar[];
  bots: DailyMark[];
  streak: number;
  longest: number;
}
export interface DailyRival {
  seat: number;
  bot: string;
  level: string;
}
/**
 * What you reached. Until luck is worked out, what hangs on it is null.
 */
export interface DailyYours {
  rank: number;
  points: number;
  luck_points: number | null;
  adjusted_points: number | null;
  result: number;
  luck: number | null;
  adjusted: number | null;
  /**
   * finished after its day, when the cards were open: it is not compared
   */
  late: boolean;
  told: Saying;
  /**
   * part of all others who played; null while fewer than 20 have
   */
  better_than: number | null;
  /**
   * among all who played, by points luck aside
   */
  place: number | null;
  /**
   * by own turn; for the share text
   */
  marks: ("good" | "doubtful" | "mistake" | "blunder")[] | null;
  /**
   * lines to copy; they tell nothing of the cards
   */
  share: Saying[] | null;
}
/**
 * So many reached at least `least` and less than `below` points, luck aside.
 */
export interface DailyBar {
  least: number;
  below: number;
  players: number;
  yours: boolean;
}
/**
 * What a bot of ours reached with the same deal, in your place.
 */
export interface DailyMark {
  bot: string;
  points: number;
  adjusted_points: number;
}
/**
 * The days of a month up to today.
 */
export interface DailyMonth {
  month: string;
  days: CalendarDay[];
  /**
   * the first day that had a deal
   */
  first: string;
}
export interface CalendarDay {
  day: string;
  number: number;
  state: "open" | "playing" | "reviewing" | "done" | "gone" | "missed";
  rank: number | null;
  adjusted_points: number | null;
}
/**
 * The newest first. `before` of the next request is `next`.
 */
export interface PlayedGames {
  games: PlayedGame[];
  total: number;
  next: string | null;
}
/**
 * A finished game of mine. What only a review knows is null without one.
 */
export interface PlayedGame {
  table: string;
  finished: string;
  seat: number;
  rank: number;
  points: number;
  seats: GameSeat[];
  setup: string;
  /**
   * the day, of a deal of the day
   */
  daily: string | null;
  /**
   * tried again from a moment of another game: it counts nowhere
   */
  again: boolean;
  reviewed: boolean;
  error_rate: number | null;
  word: ("dazzling" | "sharp" | "clever" | "solid" | "steady" | "carefree" | "daring") | null;
  luck: number | null;
}
export interface GameSeat {
  seat: number;
  name: string | null;
  bot: string | null;
  you: boolean;
  points: number;
  rank: number;
}
/**
 * All finished games of a guest in numbers; games that were tried again are left out.
 */
export interface History {
  totals: Totals;
  /**
   * the oldest first
   */
  form: FormPoint[];
  kids: FavouriteKid[];
  openings: Opening[];
  /**
   * games that are still to be counted: ask again
   */
  counting: number;
}
export interface Totals {
  games: number;
  /**
   * alone or shared
   */
  won: number;
  /**
   * most points
   */
  best: number | null;
  mean_points: number | null;
  /**
   * how often first, second, third, fourth
   */
  places: number[];
  /**
   * over the last twenty reviewed games
   */
  error_rate: number | null;
  word: ("dazzling" | "sharp" | "clever" | "solid" | "steady" | "carefree" | "daring") | null;
  /**
   * than over the twenty before; null if there are none
   */
  better: boolean | null;
  /**
   * the rating
   */
  puzzles: number | null;
}
export interface FormPoint {
  table: string;
  finished: string;
  rank: number;
  seats: number;
  error_rate: number | null;
  word: ("dazzling" | "sharp" | "clever" | "solid" | "steady" | "carefree" | "daring") | null;
  luck: number | null;
}
export interface FavouriteKid {
  kid: string;
  /**
   * how often
   */
  played: number;
  games: number;
  won: number;
}
/**
 * The kids that came into the deck first.
 */
export interface Opening {
  kids: string[];
  games: number;
  won: number;
}
export const SUITS = ["book","crown","glue","shovel","skateboard","squirtgun","coin"] as const;
export const RESOURCES = ["pizza","toy"] as const;
export const PHRASES = ["hello","good-luck","nice","thanks","oops","thinking","one-moment","your-turn","good-game","bye"] as const;

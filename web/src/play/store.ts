import { moves, settings } from "../app/settings.ts";
import type {
  Candidate,
  ChatLine,
  Clock,
  Command,
  ErrorBody,
  EventsMessage,
  GameEvent,
  Option,
  Orders,
  Passing,
  Prompt,
  Result,
  Saying,
  ServerMessage,
  StateMessage,
  TableInfo,
  UndoInfo,
  View,
  Vote,
} from "../net/messages.ts";
import type { Link } from "../net/socket.ts";
import { type Flight, flightsOf, putDown } from "./flights.ts";
import type { Journey } from "./journeys.ts";
import { EventPlayer } from "./player.ts";

/** The table as it is shown now. */
export interface Shown {
  table: TableInfo;
  tableAt: number;
  viewer: number | null;
  view: View | null;
  decision: number;
  prompt: Prompt | null;
  undo: UndoInfo | null;
  clocks: Clock[];
  clocksAt: number;
  votes: Vote[];
  chat: ChatLine[];
  declining: boolean;
  orders: Orders | null;
  passing: Passing | null;
  commitment: string | null;
  result: Result | null;
}

export interface Snapshot {
  link: Link;
  shown: Shown | null;
  log: GameEvent[];
  playing: boolean;
  flights: Flight[];
  sending: boolean;
  error: ErrorBody | null;
  hint: { decision: number; choice: string; label: Saying; candidates: Candidate[] } | null;
  news: GameEvent | null;
  unread: number;
}

export interface Wire {
  command(command: Command): string;
  lookFrom(seat: number | null): void;
  reconnect(): void;
}

const EMPTY: Snapshot = {
  link: "connecting",
  shown: null,
  log: [],
  playing: false,
  flights: [],
  sending: false,
  error: null,
  hint: null,
  news: null,
  unread: 0,
};

const asksTheSame = (one: Prompt | null, other: Prompt | null): boolean => textOf(one) === textOf(other);
const textOf = (prompt: Prompt | null): string =>
  prompt?.options.map((option) => option.choice).join("|") ?? "";

/** Takes what the server sends, plays it, and keeps what is shown. It decides nothing about the game. */
export class TableStore {
  wire: Wire | null = null;
  private snapshot = EMPTY;
  private listeners = new Set<() => void>();
  private landed = new Map<number, () => void>();
  private sent: string | null = null;
  private readonly player = new EventPlayer(
    {
      tell: (event, message) => this.tell(event, message),
      fly: (journeys, milliseconds) => this.fly(journeys, milliseconds),
      settle: (message) => this.settle(message),
      rest: () => this.change({ playing: false }),
    },
    () => ({ speed: settings().speed, moves: moves(), mine: this.snapshot.shown?.viewer ?? null }),
  );

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): Snapshot => this.snapshot;

  link = (link: Link): void => this.change({ link });

  message = (message: ServerMessage): void => {
    if (message.type === "state") this.whole(message);
    else if (message.type === "events") this.player.add(message);
    else if (message.type === "table") this.seated(message.table);
    else if (message.type === "chat") this.heard(message.line);
    else if (message.type === "vote") this.voted(message);
    else if (message.type === "hint") this.hinted(message);
    else if (message.type === "done") this.answered(message.id, null);
    else if (message.type === "refused") this.answered(message.id, message.error);
  };

  // What the person does.

  /** Chooses; with `whole`, everything that plainly follows happens with it. */
  choose(choice: string, whole?: Option["whole"]): void {
    const { shown, sending } = this.snapshot;
    const seat = shown?.prompt?.seat ?? (shown?.passing ? shown.viewer : null);
    if (!shown || sending || seat === null) return;
    const gesture = whole ? { rest: whole.rest, last: whole.last } : {};
    this.sent = this.send({ type: "choose", decision: shown.decision, seat, choice, ...gesture });
    this.change({ sending: this.sent !== null, error: null, hint: null });
  }

  /** Says once what shall be answered for the seat looked from. */
  order(single: boolean): void {
    const { shown } = this.snapshot;
    if (!shown?.orders || shown.viewer === null || shown.orders.single === single) return;
    if (shown.table.status !== "running" || shown.table.seats[shown.viewer]?.kind !== "person") return;
    this.send({ type: "orders", seat: shown.viewer, single, stops: shown.orders.stops });
  }

  undo(): void {
    const { shown } = this.snapshot;
    if (shown && shown.viewer !== null)
      this.send({ type: "undo", decision: shown.decision, seat: shown.viewer });
  }

  askHint(): void {
    const { shown } = this.snapshot;
    if (shown?.prompt) this.send({ type: "hint", decision: shown.decision, seat: shown.prompt.seat });
  }

  send(command: Command): string | null {
    return this.wire?.command(command) ?? null;
  }

  look(seat: number | null): void {
    this.wire?.lookFrom(seat);
  }

  skip(): void {
    this.player.skip();
    for (const land of [...this.landed.values()]) land();
  }

  forgive(): void {
    this.change({ error: null });
  }

  readChat(): void {
    if (this.snapshot.unread) this.change({ unread: 0 });
  }

  closeHint(): void {
    this.change({ hint: null });
  }

  // What the server says.

  private whole(message: StateMessage): void {
    const mine = message.table.seats.filter((seat) => seat.you);
    if (message.view && message.viewer === null && mine.length === 1) this.look(mine[0]?.seat ?? null);
    this.player.clear();
    for (const land of [...this.landed.values()]) land();
    this.change({
      shown: {
        table: message.table,
        tableAt: Date.now(),
        viewer: message.viewer,
        view: message.view,
        decision: message.decision,
        prompt: message.prompt,
        undo: message.undo,
        clocks: message.clocks ?? [],
        clocksAt: Date.now(),
        votes: message.votes ?? [],
        chat: message.chat ?? [],
        declining: message.declining ?? false,
        orders: message.orders ?? null,
        passing: message.passing ?? null,
        commitment: message.commitment ?? null,
        result: message.result ?? null,
      },
      log: message.log,
      flights: [],
      playing: false,
      sending: false,
      news: message.log.at(-1) ?? null,
    });
  }

  private tell(event: GameEvent, message: EventsMessage): void {
    const { shown, log, sending } = this.snapshot;
    if (!shown) return;
    // One's own question stays, out of reach, until the next is there; or if others in the draft have picked.
    const stays = sending || asksTheSame(shown.prompt, message.prompt);
    this.change({
      shown: stays ? shown : { ...shown, prompt: null },
      log: [...log, event],
      playing: true,
      news: event,
    });
  }

  private fly(journeys: Journey[], milliseconds: number): Promise<void> {
    const flights = flightsOf(journeys, milliseconds);
    if (!flights.length) return Promise.resolve();
    const landings = flights.map(
      (flight) => new Promise<void>((resolve) => this.landed.set(flight.id, resolve)),
    );
    this.change({ flights: [...this.snapshot.flights, ...flights] });
    return Promise.all(landings).then(() => undefined);
  }

  /** A flight has arrived. Its card stays where it is until the table is shown anew. */
  land = (flight: number): void => {
    this.landed.get(flight)?.();
    this.landed.delete(flight);
  };

  private settle(message: EventsMessage): void {
    putDown();
    this.show(
      {
        view: message.view,
        decision: message.decision,
        prompt: message.prompt,
        undo: message.undo,
        clocks: message.clocks ?? [],
        clocksAt: Date.now(),
        ...(message.result ? { result: message.result } : {}),
        declining: message.declining,
        orders: message.orders ?? null,
        passing: message.passing ?? null,
      },
      { flights: [], sending: false },
    );
  }

  private seated(table: TableInfo): void {
    this.show({ table, tableAt: Date.now(), votes: table.votes ?? [] });
  }

  private heard(line: ChatLine): void {
    const { shown, unread } = this.snapshot;
    const own = line.seat !== null && shown?.table.seats[line.seat]?.you;
    if (shown) this.show({ chat: [...shown.chat, line] }, { unread: own ? unread : unread + 1 });
  }

  private voted(vote: Vote): void {
    const { shown } = this.snapshot;
    if (!shown) return;
    const others = shown.votes.filter((one) => one.vote !== vote.vote);
    this.show({ votes: vote.closed ? others : [...others, vote] });
  }

  private hinted({ choice, label, candidates }: Omit<NonNullable<Snapshot["hint"]>, "decision">): void {
    this.change({ hint: { decision: this.snapshot.shown?.decision ?? 0, choice, label, candidates } });
  }

  private answered(id: string | null, error: ErrorBody | null): void {
    if (error) this.change({ error, sending: false });
    else if (id === this.sent) this.sent = null;
  }

  private show(change: Partial<Shown>, more: Partial<Snapshot> = {}): void {
    const { shown } = this.snapshot;
    if (shown) this.change({ ...more, shown: { ...shown, ...change } });
  }

  private change(change: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }
}

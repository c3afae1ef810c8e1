import type { GameEvent, Resource, Side } from "../net/messages.ts";

/** What the log says about the play on the table: who followed, and what each action gave its leader. */
export interface PlaySummary {
  followed: Map<number, boolean>;
  gains: Partial<Record<Side, Partial<Record<Resource | "points", number>>>>;
  using: Side | null;
}

export function summaryOf(log: GameEvent[], leader: number): PlaySummary {
  const start = log.findLastIndex((event) => event.event === "Played" || event.event === "TurnBegan");
  const summary: PlaySummary = { followed: new Map(), gains: {}, using: null };
  if (start < 0) return summary;
  for (const event of log.slice(start + 1)) {
    const seat = event.seat ?? -1;
    if (event.event === "Followed") summary.followed.set(seat, true);
    else if (event.event === "Declined") summary.followed.set(seat, false);
    else if (seat === leader) addGain(summary, event);
  }
  return summary;
}

function addGain(summary: PlaySummary, event: GameEvent): void {
  if (event.event === "UseBegan") summary.using = event.side ?? null;
  else if (event.event === "UseEnded") summary.using = null;
  if (!summary.using) return;
  const gains = summary.gains[summary.using] ?? {};
  summary.gains[summary.using] = gains;
  const add = (what: Resource | "points", number: number) => {
    if (number) gains[what] = (gains[what] ?? 0) + number;
  };
  if (event.event === "Gathered" && event.resource) add(event.resource, event.number ?? 0);
  if (event.event === "Scored") add("points", event.points ?? 0);
  if (event.event === "Copied") {
    add("pizza", event.pizza ?? 0);
    add("toy", event.toy ?? 0);
  }
}

export interface Turn {
  seat: number | null;
  round: number;
  place: number; // 1 for the first player of the round
  began: GameEvent | null;
  events: GameEvent[];
}

/** The log as turns: what people scroll through. */
export function turnsOf(log: GameEvent[], seats: number): Turn[] {
  const turns: Turn[] = [{ seat: null, round: 0, place: 0, began: null, events: [] }];
  for (const event of log) {
    if (event.event === "TurnBegan") {
      const seat = event.seat ?? 0;
      turns.push({ seat, round: event.round ?? 0, place: (seat % seats) + 1, began: event, events: [] });
    } else if (event.event === "Played" && turns.at(-1)?.seat === null) {
      // The table was set up in the middle of a turn: it has no beginning.
      turns.push({ seat: event.seat ?? 0, round: 0, place: 0, began: null, events: [event] });
    } else turns.at(-1)?.events.push(event);
  }
  return turns.filter((turn) => turn.seat !== null || turn.events.length > 0);
}

/** The turns of the others since one's own last turn; none before it. */
export function turnsSince(turns: Turn[], seat: number): Turn[] {
  const others = turns.at(-1)?.seat === seat ? turns.slice(0, -1) : turns;
  const own = others.findLastIndex((turn) => turn.seat === seat);
  return others.slice(own + 1).filter((turn) => turn.seat !== null && turn.seat !== seat);
}

import type { EventsMessage, GameEvent } from "../net/messages.ts";
import { beatsOf, isTidying, type Journey, journeysOf } from "./journeys.ts";

export interface Stage {
  /** Shows an event as it happens: the log line, the live region. */
  tell(event: GameEvent, message: EventsMessage): void;
  /** Lets things travel; settles when they have arrived. */
  fly(journeys: Journey[], milliseconds: number): Promise<void>;
  /** The table as it is after the whole message. */
  settle(message: EventsMessage): void;
  /** Nothing more is waiting. */
  rest(): void;
}

export interface Pace {
  speed: number;
  moves: boolean;
  mine: number | null;
}

const MOVE = 260;
const BEAT = 180;
const FRAME = 17;
const TOO_MANY = 8;

/**
 * Plays what happened, message by message and event by event. It goes faster the more is waiting, and at once
 * if too much is, if the person skips, or if nothing is to move.
 */
export class EventPlayer {
  private queue: EventsMessage[] = [];
  private running = false;
  private hurried = false;
  private wake: (() => void) | null = null;

  constructor(
    private readonly stage: Stage,
    private readonly pace: () => Pace,
  ) {}

  add(message: EventsMessage): void {
    this.queue.push(message);
    if (this.queue.length > TOO_MANY) this.wake?.();
    if (!this.running) void this.run();
  }

  /** Forgets what is waiting: the whole state has come. */
  clear(): void {
    this.queue = [];
    this.skip();
  }

  /** Everything that is waiting happens at once. */
  skip(): void {
    if (!this.running) return;
    this.hurried = true;
    this.wake?.();
  }

  /** Whatever is not to be seen happens in one go, so that the table is drawn once and not for each message. */
  private async run(): Promise<void> {
    this.running = true;
    for (let message = this.queue.shift(); message; message = this.queue.shift()) {
      for (const event of message.events) {
        this.stage.tell(event, message);
        if (this.shows()) await this.play(event);
      }
      this.stage.settle(message);
      if (this.queue.length && this.shows()) await this.rest(FRAME); // drawn before the next thing leaves it
    }
    this.running = false;
    this.hurried = false;
    this.stage.rest();
  }

  private async play(event: GameEvent): Promise<void> {
    const { speed, mine } = this.pace();
    const quicker = speed * (1 + this.queue.length / 4);
    const journeys = journeysOf(event);
    const move = isTidying(event) ? MOVE / 2 : MOVE;
    if (journeys.length) await this.stage.fly(journeys, move / quicker);
    const beats = event.seat === mine ? beatsOf(event) / 3 : beatsOf(event);
    if (beats || journeys.length) await this.rest((BEAT * beats) / quicker); // what follows is a task of its own
  }

  /** Whether things are seen to move. */
  private shows(): boolean {
    return !this.hurried && this.pace().moves && !document.hidden && this.queue.length <= TOO_MANY;
  }

  private rest(milliseconds: number): Promise<void> {
    if (!this.shows()) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.wake?.(), milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
    });
  }
}

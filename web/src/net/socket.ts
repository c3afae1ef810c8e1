import type { Command, FromClient, ServerMessage } from "./messages.ts";

export type Link = "connecting" | "open" | "lost" | "closed" | "signed-out" | "broken";

interface Listener {
  message(message: ServerMessage): void;
  link(link: Link): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 3_000;
const BUSY_WAIT = 1_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
const GONE_FOR_GOOD = new Map<number, Link>([
  [4401, "signed-out"],
  [4404, "closed"],
  [4409, "broken"],
]);

/**
 * The wire to one table. Messages are numbered by the server: if one is missing the whole state is asked for.
 * Commands carry an id and are sent again after a reconnect until the server acknowledges them.
 */
export class TableSocket {
  private socket: WebSocket | null = null;
  private number = 0;
  private wait = FIRST_WAIT;
  private unacknowledged = new Map<string, FromClient>();
  private look: number | null | undefined;
  private timer = 0;
  private pings = 0;
  private heard = 0;
  private finished = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  close(): void {
    this.finished = true;
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    clearInterval(this.pings);
    this.socket?.close(1000);
  }

  /** Sends a command until it is acknowledged; gives its id. */
  command(command: Command): string {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const whole = { ...command, id } as FromClient;
    this.unacknowledged.set(id, whole);
    this.send(whole);
    return id;
  }

  lookFrom(seat: number | null): void {
    this.look = seat;
    this.send({ type: "look", seat });
  }

  resync(): void {
    this.send({ type: "resync" });
  }

  /** Comes back as whoever the cookie says now. */
  reconnect(): void {
    this.wait = FIRST_WAIT;
    this.look = undefined;
    this.connect();
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect = (): void => {
    clearTimeout(this.timer);
    if (this.finished) return;
    this.listener.link("connecting");
    const before = this.socket;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    before?.close();
    this.number = 0;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.heard = Date.now();
      this.listener.link("open");
      if (this.look !== undefined) this.send({ type: "look", seat: this.look });
      for (const command of this.unacknowledged.values()) this.send(command);
      clearInterval(this.pings);
      this.pings = window.setInterval(this.ping, PING_EVERY);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  };

  private lost(code: number): void {
    clearInterval(this.pings);
    if (this.finished) return;
    const gone = GONE_FOR_GOOD.get(code);
    if (gone) {
      this.finished = true;
      this.listener.link(gone);
      return;
    }
    this.listener.link("lost");
    this.timer = window.setTimeout(this.connect, this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
  }

  private receive(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.type === "done" || message.type === "hint") this.unacknowledged.delete(message.id);
    if (message.type === "refused" && message.id) {
      if (message.error.code === "busy") {
        this.tryAgain(message.id);
        return;
      }
      this.unacknowledged.delete(message.id);
    }
    if ("number" in message) {
      if (message.type === "state") this.number = message.number;
      else if (message.number === this.number + 1) this.number = message.number;
      else if (message.number <= this.number) return;
      else {
        this.resync();
        return;
      }
    }
    this.listener.message(message);
  }

  /** Whether a busy server has carried a command out is not known: with the same id it works once. */
  private tryAgain(id: string): void {
    window.setTimeout(() => {
      const command = this.unacknowledged.get(id);
      if (command) this.send(command);
    }, BUSY_WAIT);
  }

  private ping = (): void => {
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.send({ type: "ping" });
  };

  /** A phone that wakes up, or a network that is back: try at once. */
  private hurry = (): void => {
    if (this.finished || this.socket?.readyState === WebSocket.OPEN) return;
    this.wait = FIRST_WAIT;
    this.connect();
  };

  private wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else this.hurry();
  };
}

export const socketUrl = (table: string): string =>
  `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/tables/${table}/socket`;

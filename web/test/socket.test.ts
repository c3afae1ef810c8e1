import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "../src/net/messages.ts";
import { TableSocket } from "../src/net/socket.ts";

class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: { type: string; id?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const types = (socket: FakeSocket | undefined) => socket?.sent.map((message) => message.type);

describe("the wire", () => {
  const heard: ServerMessage[] = [];
  const links: string[] = [];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    heard.length = 0;
    links.length = 0;
    socket = new TableSocket("ws://x", {
      message: (message) => heard.push(message),
      link: (link) => links.push(link),
    });
    socket.open();
    FakeSocket.all[0]?.open();
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it("asks for the whole state when a message is missing, and hears nothing twice", () => {
    const [wire] = FakeSocket.all;
    wire?.hear({ type: "state", number: 5 });
    wire?.hear({ type: "events", number: 6 });
    wire?.hear({ type: "events", number: 6 });
    wire?.hear({ type: "events", number: 8 });
    expect(heard.map((message) => message.type)).toEqual(["state", "events"]);
    expect(types(wire)).toEqual(["resync"]);
  });

  it("comes back by itself, looks from the same seat and sends again what was not acknowledged", () => {
    socket.lookFrom(2);
    const first = socket.command({ type: "choose", choice: "skip", seat: 2, decision: 7 });
    const second = socket.command({ type: "chat", text: "hi" });
    FakeSocket.all[0]?.hear({ type: "done", id: second });
    FakeSocket.all[0]?.drop(1012);
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(2000);
    const again = FakeSocket.all[1];
    again?.open();
    expect(again?.sent).toEqual([
      { type: "look", seat: 2 },
      { type: "choose", choice: "skip", seat: 2, decision: 7, id: first },
    ]);
    expect(links.at(-1)).toBe("open");
  });

  it("waits longer each time", () => {
    FakeSocket.all[0]?.drop();
    for (let n = 0; n < 4; n += 1) {
      vi.advanceTimersByTime(20_000);
      FakeSocket.all.at(-1)?.drop();
    }
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all.length).toBe(before);
    vi.advanceTimersByTime(12_000);
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  it("sends again, with the same id, what a busy server could not take", () => {
    const [wire] = FakeSocket.all;
    const id = socket.command({ type: "chat", text: "hi" });
    wire?.hear({ type: "refused", id, error: { code: "busy", message: "", facts: {} } });
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1500);
    expect(wire?.sent.map((message) => message.id)).toEqual([id, id]);
    wire?.hear({ type: "done", id });
    vi.advanceTimersByTime(5000);
    expect(wire?.sent).toHaveLength(2);
  });

  it("does not come back to a damaged table", () => {
    FakeSocket.all[0]?.drop(4409);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(links.at(-1)).toBe("broken");
  });

  it("gives up where there is nothing to come back to", () => {
    FakeSocket.all[0]?.drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(links.at(-1)).toBe("closed");
  });

  it("does not come back to where it was signed out", () => {
    FakeSocket.all[0]?.drop(4401);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(links.at(-1)).toBe("signed-out");
  });
});

import { describe, expect, it, vi } from "vitest";
import wire from "../../docs/wire.schema.json";
import type { EventsMessage, GameEvent } from "../src/net/messages.ts";
import { beatsOf, journeysOf } from "../src/play/journeys.ts";
import { fitting, keyOf, Menu, pagesOf } from "../src/play/menu.ts";
import { EventPlayer, type Stage } from "../src/play/player.ts";
import { TableStore } from "../src/play/store.ts";
import { summaryOf, turnsOf } from "../src/play/summary.ts";
import { payable } from "../src/table/Payment.tsx";
import { game, questions } from "./fixtures.ts";

const messages = game.filter((message) => message.type === "events");
const message = (events: GameEvent[]): EventsMessage => ({ ...(messages[0] as EventsMessage), events });
const told = (event: GameEvent["event"]): GameEvent => ({ event, seat: 1, kid: "Bug" });

function stage() {
  const story: string[] = [];
  const made: Stage = {
    tell: (event) => story.push(event.event),
    fly: async (journeys) => {
      story.push(`${journeys.length} fly`);
    },
    settle: () => story.push("settle"),
    rest: () => undefined,
  };
  return { story, made };
}

describe("the event player", () => {
  it("tells events in order, lets things fly, and settles after each message", async () => {
    vi.useFakeTimers();
    const { story, made } = stage();
    const player = new EventPlayer(made, () => ({ speed: 1, moves: true, mine: 0 }));
    player.add(message([told("Played"), told("UseBegan")]));
    player.add(message([told("Boxed")]));
    await vi.runAllTimersAsync();
    expect(story).toEqual(["Played", "1 fly", "UseBegan", "settle", "Boxed", "1 fly", "settle"]);
    vi.useRealTimers();
  });

  it("moves nothing where nothing is to move", async () => {
    const { story, made } = stage();
    const player = new EventPlayer(made, () => ({ speed: 1, moves: false, mine: 0 }));
    player.add(message([told("Played")]));
    await vi.waitFor(() => expect(story).toEqual(["Played", "settle"]));
  });

  it("skips what is waiting, losing nothing", async () => {
    vi.useFakeTimers();
    const { story, made } = stage();
    const player = new EventPlayer(made, () => ({ speed: 1, moves: true, mine: 0 }));
    for (let n = 0; n < 3; n += 1) player.add(message([told("Played")]));
    await vi.advanceTimersByTimeAsync(10);
    player.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(story.filter((line) => line === "settle")).toHaveLength(3);
    expect(story.filter((line) => line === "1 fly")).toHaveLength(1);
    vi.useRealTimers();
  });

  it("catches up at once when far behind", async () => {
    vi.useFakeTimers();
    const { story, made } = stage();
    const player = new EventPlayer(made, () => ({ speed: 1, moves: true, mine: 0 }));
    for (let n = 0; n < 20; n += 1) player.add(message([told("Played")]));
    await vi.advanceTimersByTimeAsync(0);
    expect(story.filter((line) => line === "settle").length).toBeGreaterThan(8);
    await vi.runAllTimersAsync();
    expect(story.filter((line) => line === "settle")).toHaveLength(20);
    vi.useRealTimers();
  });
});

describe("journeys", () => {
  it("every kind of event is known or lies still", () => {
    for (const kind of wire.$defs.event.oneOf) {
      const event = kind.$ref.split("/").at(-1) as GameEvent["event"];
      const journeys = journeysOf({
        event,
        seat: 1,
        kid: "Bug",
        kids: ["Bug"],
        yard: ["Chef"],
        resource: "toy",
        number: 2,
        points: 1,
        cards: 2,
        source: "park",
        owner: 1,
        pizza: 1,
      });
      for (const { from, to } of journeys) expect(`${from} ${to}`).not.toContain("undefined");
      expect(beatsOf({ event })).toBeGreaterThanOrEqual(0);
    }
    expect(journeysOf({ event: "Recruited", seat: 2, kid: "Bug", source: "yard", owner: 3 })).toEqual([
      { kid: "Bug", from: "yard:3", to: "discard:2" },
    ]);
    expect(journeysOf({ event: "Gathered", seat: 0, resource: "pizza", number: 3 })).toHaveLength(3);
  });
});

describe("the store", () => {
  it("shows a recorded game to its end as the engine saw it", async () => {
    const store = new TableStore();
    localStorage.setItem("fort-settings", "{}");
    for (const one of game) store.message(one);
    store.skip();
    const last = messages.at(-1);
    await vi.waitFor(() => expect(store.get().shown?.decision).toBe(last?.decision), { timeout: 5000 });
    const { shown } = store.get();
    expect(shown?.view).toEqual(last?.view);
    expect(store.get().log.length).toBe(
      (game[0] as { log: unknown[] }).log.length + messages.flatMap((one) => one.events).length,
    );
    expect(shown?.prompt).toEqual(last?.prompt);
  });

  it("sends a choice once, with the decision it answers", () => {
    const store = new TableStore();
    const sent: unknown[] = [];
    store.wire = {
      command: (command) => String(sent.push(command)),
      lookFrom: () => undefined,
      reconnect: () => undefined,
    };
    const state = questions.play;
    if (!state?.prompt) throw new Error("expected a question");
    store.message(state);
    const [option] = state.prompt.options;
    store.choose(option?.choice ?? "");
    store.choose(option?.choice ?? "");
    expect(sent).toEqual([{ type: "choose", decision: state.decision, seat: 0, choice: option?.choice }]);
  });

  it("a refusal lets the person choose again and is said", () => {
    const store = new TableStore();
    store.wire = { command: () => "1", lookFrom: () => undefined, reconnect: () => undefined };
    store.message(questions.play as never);
    store.choose("skip");
    store.message({
      type: "refused",
      id: "1",
      error: { code: "stale-decision", message: "too late", facts: {} },
    });
    expect(store.get().sending).toBe(false);
    expect(store.get().error?.code).toBe("stale-decision");
  });

  it("looks from the only seat of its own", () => {
    const store = new TableStore();
    const looked: (number | null)[] = [];
    store.wire = { command: () => "1", lookFrom: (seat) => looked.push(seat), reconnect: () => undefined };
    store.message({ ...(questions.play as never as object), viewer: null } as never);
    expect(looked).toEqual([0]);
  });
});

describe("menus", () => {
  it.each(Object.keys(questions).filter((kind) => questions[kind]?.prompt))(
    "%s: everything an option touches finds it",
    (kind) => {
      const menu = new Menu(questions[kind]?.prompt ?? null);
      for (const option of menu.options)
        for (const touch of option.touches) expect(menu.about(touch)).toContain(option);
      expect(menu.main.length + menu.refusing.length).toBe(menu.options.length);
    },
  );

  it("refused cards are found by the card", () => {
    const prompt = questions.follow?.prompt;
    const menu = new Menu(prompt ?? null);
    for (const refusal of prompt?.refused ?? []) {
      const kid = refusal.choice.replace("follow ", "");
      expect(menu.whyNot({ kid, place: "hand", seat: 0 })?.code).toBe(refusal.code);
    }
    expect(prompt?.refused.length).toBeGreaterThan(0);
  });

  it("tells places and seats apart", () => {
    expect(keyOf({ kid: "Bug", place: "yard", seat: 1 })).not.toBe(
      keyOf({ kid: "Bug", place: "yard", seat: 2 }),
    );
    expect(keyOf({ kid: "Bug", place: "park" })).not.toBe(keyOf({ kid: "Bug", place: "hand", seat: 1 }));
  });

  it("keeps at least one button and never more than nine", () => {
    expect(fitting(["x".repeat(200)], "phone", 0)).toBe(1);
    expect(fitting(Array(30).fill("a"), "desk", 0)).toBeLessThanOrEqual(9);
  });

  it("divides buttons into pages that leave none out", () => {
    const labels = Array.from({ length: 23 }, (_, at) => "word ".repeat(1 + (at % 4)));
    for (const layout of ["desk", "tablet", "phone"] as const) {
      const starts = pagesOf(labels, layout, 9);
      expect(starts[0]).toBe(0);
      starts.forEach((start, at) => {
        const size = (starts[at + 1] ?? labels.length) - start;
        expect(size).toBeGreaterThan(0);
        expect(size).toBeLessThanOrEqual(fitting(labels.slice(start), layout, 9));
      });
    }
    expect(pagesOf(["a", "b"], "phone", 0)).toEqual([0]);
  });
});

describe("payments", () => {
  it("laying out tokens narrows the ways to pay", () => {
    const prompt = questions.pay?.prompt;
    if (!prompt) throw new Error("expected a payment");
    const all = payable(prompt.options, {});
    expect(all.open).toHaveLength(prompt.options.length);
    expect(all.exact).toBeNull();
    const [first] = prompt.options;
    const laid = Object.fromEntries((first?.touches ?? []).map((touch) => [keyOf(touch), touch.number ?? 1]));
    expect(payable(prompt.options, laid).exact).toBe(first);
    expect(payable(prompt.options, { "stuff:0:pizza": 99 }).open).toEqual([]);
  });
});

describe("summaries", () => {
  it("adds up what the leader's actions gave and who followed", () => {
    const log: GameEvent[] = [
      { event: "TurnBegan", seat: 0, round: 1 },
      { event: "Played", seat: 0, kid: "Bug" },
      { event: "UseBegan", seat: 0, side: "public" },
      { event: "Gathered", seat: 0, resource: "pizza", number: 2 },
      { event: "UseEnded", seat: 0, side: "public", fully: true },
      { event: "Followed", seat: 1, kid: "Moose" },
      { event: "Gathered", seat: 1, resource: "pizza", number: 1 },
      { event: "Declined", seat: 2 },
    ];
    const summary = summaryOf(log, 0);
    expect(summary.gains).toEqual({ public: { pizza: 2 } });
    expect([...summary.followed]).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(turnsOf(log, 4)).toMatchObject([{ seat: 0, round: 1, place: 1 }]);
  });
});

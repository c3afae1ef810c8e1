import { LocalizationProvider } from "@fluent/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BoxContext } from "../src/cards/box.ts";
import type { Command, StateMessage, TableInfo, TableSeat, Vote } from "../src/net/messages.ts";
import { TableStore } from "../src/play/store.ts";
import { TableScreen } from "../src/table/TableScreen.tsx";
import { box, l10n, questions } from "./fixtures.ts";

const MILO: Partial<TableSeat> = { kind: "person", bot: null, nickname: "Milo", connected: false };
const ABANDON: Vote = {
  vote: "7",
  what: "abandon",
  by: 0,
  seat: null,
  to: null,
  agreed: [],
  waiting: [1],
  closed: false,
  result: "open",
};

/** Ada's table with a rival, or herself, in another state. */
function show(seats: Record<number, Partial<TableSeat>>, table: Partial<TableInfo> = {}) {
  const state = questions.play as StateMessage;
  const found = state.table.seats.map((one) => ({ ...one, ...seats[one.seat] }));
  const told: TableInfo = { ...state.table, votes: [], ...table, seats: found };
  const away = seats[0]?.kind === "bot" || told.paused;
  const sent: Command[] = [];
  const store = new TableStore();
  store.wire = { command: (one) => String(sent.push(one)), lookFrom: () => {}, reconnect: () => {} };
  store.message({ ...state, prompt: away ? null : state.prompt, votes: told.votes, table: told });
  render(
    <LocalizationProvider l10n={l10n}>
      <BoxContext.Provider value={box}>
        <TableScreen store={store} />
      </BoxContext.Provider>
    </LocalizationProvider>,
  );
  return { sent, store, told };
}

const menu = (): string => {
  fireEvent.click(screen.getAllByRole("button", { name: "Menu" })[0] as HTMLElement);
  return document.querySelector("dialog nav")?.textContent ?? "";
};

describe("a program at a seat", () => {
  afterEach(cleanup);

  it("is marked, and a person is not", () => {
    const here = { ...MILO, connected: true, away: null };
    show({ 1: { ...here, program: true }, 2: { ...here, nickname: "Zofia", program: false } });
    const heading = (name: string) =>
      screen.getByRole("region", { name }).querySelector("header")?.textContent;
    expect(heading("Milo")).toMatch(/^Milobot/);
    expect(heading("Zofia")).not.toContain("bot");
  });
});

describe("somebody is away", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("says when a bot may play for them, and offers it then", () => {
    const { sent } = show({ 1: { ...MILO, away: { seconds: 12, grace: 48 } } });
    expect(menu()).toContain("Milo has been away for 0:12. In 0:48 you can let a bot play.");
    expect(screen.queryByRole("button", { name: "Let a bot play for Milo" })).toBeNull();
    act(() => vi.advanceTimersByTime(48_000));
    fireEvent.click(screen.getByRole("button", { name: "Let a bot play for Milo" }));
    expect(sent).toEqual([{ type: "propose", what: "replace", seat: 1 }]);
  });

  it("shows it at the seat, and a bot takes over there", () => {
    const { sent } = show({ 1: { ...MILO, away: { seconds: 12, grace: 48 } } });
    const seat = screen.getByRole("region", { name: "Milo" });
    expect(seat.textContent).toContain("away 0:12");
    expect(seat.querySelector("[data-part=replace]")).toBeNull();
    act(() => vi.advanceTimersByTime(48_000));
    fireEvent.click(seat.querySelector("[data-part=replace]") as HTMLElement);
    expect(sent).toEqual([{ type: "propose", what: "replace", seat: 1 }]);
  });

  it("leaves it to the clock in a slow game, and to nobody in a pause", () => {
    show({ 1: { ...MILO, away: { seconds: 7200, grace: null } } });
    expect(menu()).toContain("Milo is away. When their time is up, a bot plays.");
    cleanup();
    show({ 1: { ...MILO, away: { seconds: 7200, grace: null } } }, { paused: true });
    expect(menu()).not.toContain("Milo");
  });

  it("says when a vote counts without them, and lets who asked withdraw", () => {
    const { sent, store, told } = show(
      { 1: { ...MILO, away: { seconds: 12, grace: 48 } } },
      { votes: [ABANDON] },
    );
    const text = () => document.querySelector('[data-part="vote"]')?.textContent;
    expect(text()).toContain("Milo is away. In 0:48 the vote counts without them.");
    act(() => vi.advanceTimersByTime(10_000));
    expect(text()).toContain("In 0:38 the vote");
    fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
    expect(sent).toEqual([{ type: "vote", vote: "7", agree: false }]);
    act(() => store.message({ type: "table", number: 2, table: { ...told, votes: [] } }));
    expect(text()).toBeUndefined();
  });
});

describe("a bot plays for you", () => {
  afterEach(cleanup);
  const seat: Partial<TableSeat> = { kind: "bot", bot: "regular", replaced: "time" };

  it("offers the seat, and nothing that would be refused", () => {
    const { sent } = show({ 0: seat });
    expect(menu()).not.toMatch(/Ask|Give up/);
    fireEvent.click(screen.getAllByRole("button", { name: "Take your seat back" })[0] as HTMLElement);
    expect(sent).toEqual([{ type: "take_back_seat", seat: 0 }]);
  });

  it("resumes a paused game, but not for who has resigned", () => {
    const { sent } = show({ 0: seat }, { paused: true });
    fireEvent.click(screen.getByRole("button", { name: "Resume" }));
    expect(sent).toEqual([{ type: "resume" }]);
    cleanup();
    show({ 0: { ...seat, replaced: "resigned" } }, { paused: true });
    expect(menu()).not.toContain("Take your seat back");
    expect(screen.queryByRole("button", { name: "Resume" })).toBeNull();
  });
});

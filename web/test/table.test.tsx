import { LocalizationProvider } from "@fluent/react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { changeSettings } from "../src/app/settings.ts";
import { BoxContext } from "../src/cards/box.ts";
import type { EventsMessage, StateMessage } from "../src/net/messages.ts";
import { TableStore } from "../src/play/store.ts";
import { TableScreen } from "../src/table/TableScreen.tsx";
import { box, l10n, questions } from "./fixtures.ts";

function Around({ children }: { children: ReactNode }): ReactNode {
  return (
    <LocalizationProvider l10n={l10n}>
      <BoxContext.Provider value={box}>{children}</BoxContext.Provider>
    </LocalizationProvider>
  );
}

function show(state: StateMessage | undefined) {
  if (!state) throw new Error("no such fixture");
  const store = new TableStore();
  const sent: { type: string; choice?: string }[] = [];
  store.wire = {
    command: (command) => String(sent.push(command as { type: string })),
    lookFrom: () => undefined,
    reconnect: () => undefined,
  };
  store.message(state);
  const shown = render(<TableScreen store={store} />, { wrapper: Around });
  return { store, sent, ...shown };
}

const kinds = Object.keys(questions).filter((kind) => questions[kind]?.prompt);
const chosen = (sent: { type: string; choice?: string }[]) =>
  sent.filter((one) => one.type === "choose").map((one) => one.choice);

describe("questions", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation((...what) => {
      throw new Error(what.join(" "));
    });
  });

  it.each(kinds)("%s is asked with a sentence, and every option can be chosen", (kind) => {
    const { container, unmount } = show(questions[kind]);
    const sentence = container.querySelector("#question[data-asked] p")?.textContent ?? "";
    expect(sentence).toMatch(/\w{3}/);
    expect(sentence).not.toMatch(/question-|\{|undefined/);
    const options = questions[kind]?.prompt?.options ?? [];
    const shown = new Set<string | null>();
    for (let page = 0; page < options.length; page += 1) {
      for (const one of container.querySelectorAll("[data-choice]"))
        shown.add(one.getAttribute("data-choice"));
      act(() => container.querySelector<HTMLElement>("[data-more]")?.click());
    }
    for (const option of options) expect(shown, option.choice).toContain(option.choice);
    unmount();
  });

  it("a click on a lit card chooses it", () => {
    const { container, sent } = show(questions.play);
    const card = container.querySelector<HTMLElement>('[data-state="playable"]');
    if (card) fireEvent.click(card);
    expect(chosen(sent)).toEqual([card?.getAttribute("data-choice")]);
  });

  it("a refused card says why, with the rule, and is not sent", () => {
    const { container, sent } = show(questions.follow);
    const card = container.querySelector<HTMLElement>('[data-zone="hand:0"] [data-state="dim"]');
    expect(card?.getAttribute("aria-disabled")).toBe("true");
    if (card) fireEvent.click(card);
    expect(screen.getByRole("tooltip").querySelector("a")?.getAttribute("href")).toMatch(/^\/rules#R7/);
    expect(chosen(sent)).toEqual([]);
  });

  it("number keys choose, Escape declines", () => {
    const first = show(questions.play);
    fireEvent.keyDown(document.body, { key: "1" });
    expect(chosen(first.sent)).toEqual([questions.play?.prompt?.options[0]?.choice]);
    first.unmount();
    const second = show(questions.follow);
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(chosen(second.sent)).toEqual(["decline"]);
  });

  it("what cannot be taken back is asked twice", () => {
    const { container, sent } = show(questions.keep);
    fireEvent.keyDown(document.body, { key: "1" });
    expect(chosen(sent)).toEqual([]);
    expect(container.querySelector("[data-confirm]")).not.toBeNull();
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(container.querySelector("[data-confirm]")).toBeNull();
    fireEvent.keyDown(document.body, { key: "1" });
    fireEvent.keyDown(document.body, { key: "Enter" });
    expect(chosen(sent)).toEqual([questions.keep?.prompt?.options[0]?.choice]);
  });

  it("somebody else's question is waited for by name", () => {
    const state = questions.follow as StateMessage;
    const view = { ...state.view, asks: [2], asked: 2, question: { ...state.view?.question, seat: 2 } };
    const { container } = show({ ...state, prompt: null, view } as StateMessage);
    expect(container.querySelector("#question")?.textContent).toContain("Zofia");
  });

  it("a line that was read out stays the same element as others come", async () => {
    changeSettings({ motion: false });
    const state = questions.play as StateMessage;
    const { store, container } = show(state);
    const tell = (number: number, how: number) => {
      const events = Array.from({ length: how }, (_, at) => ({
        event: "TurnBegan",
        seat: 1,
        round: number * 100 + at,
        saying: { id: "event-turnbegan", seat: 1, facts: { round: number * 100 + at } },
      }));
      const message = { ...state, type: "events", number, events } as unknown as EventsMessage;
      return act(async () => store.message(message));
    };
    await tell((state.number ?? 0) + 1, 12);
    const lines = () => [...container.querySelectorAll("[role=log] p")];
    const before = lines();
    expect(before).toHaveLength(12);
    await tell((state.number ?? 0) + 2, 3);
    expect(lines().slice(0, 9)).toEqual(before.slice(3));
    expect(lines()[0]).toBe(before[3]);
  });

  it("the end shows every player's tower with the right total", () => {
    const { container } = show(questions.over);
    const ended = questions.over?.log.findLast((event) => event.event === "GameEnded");
    const totals = [...container.querySelectorAll('[data-part="tower"] > div:first-child')].map((one) =>
      Number(one.lastChild?.textContent || one.textContent),
    );
    expect(container.querySelectorAll('[data-part="tower"]')).toHaveLength(4);
    expect(ended?.totals).toHaveLength(4);
    expect(totals.length).toBe(4);
  });

  it("hides nothing it was not given: rivals' hands are numbers", () => {
    const { container } = show(questions.play);
    expect(container.querySelectorAll('[data-rivals] [data-zone^="hand:"] [data-kid]')).toHaveLength(0);
    expect(container.querySelectorAll('[data-zone="hand:0"] [data-kid]').length).toBe(
      questions.play?.view?.seats[0]?.hand.length,
    );
  });

  it("a table is shown with the box it is played with", async () => {
    const state = structuredClone(questions.play);
    if (!state?.view) throw new Error("no such fixture");
    const fort = box.print.fort.map((level) => ({ ...level, points: level.points + 70 }));
    const earlier = { ...box.print, fort, fingerprint: "0123456789abcdef0123456789abcdef" };
    state.view.edition.box = earlier.fingerprint;
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(earlier));
    const { container } = show(state);
    const points = () =>
      [...container.querySelectorAll('[data-zone^="fort:"] :has(> [data-icon="vp"])')].map((one) =>
        Number(one.textContent),
      );
    await vi.waitFor(() => expect(points()).toEqual(fort.slice(1).map((level) => level.points)));
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([`/api/box/${earlier.fingerprint}`]);
    fetched.mockRestore();
  });
});

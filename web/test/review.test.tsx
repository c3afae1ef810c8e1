import { LocalizationProvider } from "@fluent/react";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { BoxContext } from "../src/cards/box.ts";
import type { Board, TableSeat } from "../src/net/messages.ts";
import { axisOf, shareAt } from "../src/review/axis.ts";
import { Curve } from "../src/review/Curve.tsx";
import { changeOf, marked, type Review } from "../src/review/form.ts";
import { judgedCards } from "../src/review/JudgedCard.tsx";
import { Panel } from "../src/review/Panel.tsx";
import { SkillAndLuck } from "../src/review/SkillAndLuck.tsx";
import { Turning } from "../src/review/Turning.tsx";
import { Teller } from "../src/text/teller.ts";
import reviewJson from "./fixtures/review.json";
import { box, l10n, words } from "./fixtures.ts";

// A game of regular against rookie, as the server tells it to the rookie.
const review = reviewJson as unknown as Review;
const boards: Board[] = ["red", "yellow"];
const seats = boards.map((board, seat) => ({ board, seat, nickname: ["Milo", "Ada"][seat] })) as TableSeat[];
const teller = new Teller(words, seats, review.seat);
const last = review.curve.at(-1)?.number ?? 0;

function Around({ children }: { children: ReactNode }): ReactNode {
  return (
    <LocalizationProvider l10n={l10n}>
      <BoxContext.Provider value={box}>{children}</BoxContext.Provider>
    </LocalizationProvider>
  );
}

const show = (what: ReactNode) => render(what, { wrapper: Around });

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...what) => {
    throw new Error(what.join(" "));
  });
});

describe("the axis", () => {
  const axis = axisOf(review, last);

  it("gives every turn the same width, from the first choice to the last", () => {
    const starts = review.turns.map((turn) => axis.at(turn.number));
    for (const [at, start] of starts.entries()) expect(start).toBeCloseTo(at / review.turns.length);
    expect(axis.at(last)).toBeCloseTo(1);
  });

  it("finds the choice that stands at a place", () => {
    for (const moment of review.moments) expect(axis.number(axis.at(moment.number))).toBe(moment.number);
    expect(axis.number(-1)).toBe(0);
  });

  it("reads the curve between its points", () => {
    const [one, other] = [review.curve[0], review.curve[1]];
    if (!one || !other) throw new Error("the fixture has no curve");
    const middle = shareAt(review, review.seat, (one.number + other.number) / 2);
    const mean = ((one.shares[review.seat] ?? 0) + (other.shares[review.seat] ?? 0)) / 2;
    expect(middle).toBeCloseTo(mean);
  });
});

describe("the curve", () => {
  it("has a button for every moment that stands out, which opens it", () => {
    const open = vi.fn();
    const { container } = show(<Curve review={review} boards={boards} last={last} open={open} />);
    const marks = container.querySelectorAll<HTMLElement>("[data-moment]");
    expect(marks).toHaveLength(marked(review).length);
    expect(marks.length).toBeGreaterThan(2);
    const [first] = marks;
    expect(first?.getAttribute("aria-label")).toMatch(/^Round \d+: (Blunder|Mistake|Doubtful|Great), \d+%/);
    first?.click();
    expect(open).toHaveBeenCalledWith(marked(review)[0]);
  });

  it("is told in a sentence and a table, round by round", () => {
    show(<Curve review={review} boards={boards} last={last} />);
    expect(screen.getByText(/^Your chance to win: \d+% at the start/)).toBeTruthy();
    const rounds = new Set(review.turns.map((turn) => turn.round).filter((round) => round > 0));
    expect(screen.getAllByRole("row")).toHaveLength(rounds.size + 1);
  });

  it("is scrubbed by the keys of a slider", () => {
    const move = vi.fn();
    show(<Curve review={review} boards={boards} last={last} at={3} move={move} />);
    fireEvent.change(screen.getByRole("slider"), { target: { value: "4" } });
    expect(move).toHaveBeenCalledWith(4);
  });
});

describe("a moment", () => {
  const moment = marked(review).find((one) => one.label !== "great");
  const panel = (open = false, sealed = false) => {
    const acts = { again: vi.fn(), look: vi.fn(), next: vi.fn() };
    show(
      <Panel
        moment={moment ?? null}
        place={1}
        total={3}
        own
        teller={teller}
        open={open}
        sealed={sealed}
        previous={null}
        {...acts}
      />,
    );
    return acts;
  };

  it("says what was played, what was better, and why", () => {
    panel();
    expect(screen.getByText("You played")).toBeTruthy();
    expect(screen.getByText("Better")).toBeTruthy();
    expect(screen.getByText("Moment 1 of 3")).toBeTruthy();
    expect(document.querySelectorAll("li").length).toBe(Math.min(3, moment?.because.length ?? 0));
    expect(screen.getByRole("status").textContent).toMatch(/^You played: .+ Better: .+%/);
    expect(document.body.textContent).not.toMatch(/review-|hint-|undefined|\{/);
  });

  it("leads on, tries again, and shows their cards", () => {
    const { next, again, look } = panel();
    screen.getByRole("button", { name: "Next moment" }).click();
    screen.getByRole("button", { name: "Try again from here" }).click();
    screen.getByRole("button", { name: "Show their cards" }).click();
    expect(next).toHaveBeenCalledOnce();
    expect(again).toHaveBeenCalledOnce();
    expect(look).toHaveBeenCalledWith(true);
    expect(screen.getByRole("button", { name: "Moment before" })).toHaveProperty("disabled", true);
  });

  it("keeps their cards shut while the deal of the day is sealed", () => {
    panel(false, true);
    expect(screen.getByRole("button", { name: "Show their cards" })).toHaveProperty("disabled", true);
  });

  it("gives every card in hand its chance, and marks the best one", () => {
    const play = review.moments.find((one) => one.question === "play" && one.options.length > 2);
    if (!play) throw new Error("nothing was played in the fixture");
    const kids = play.options.flatMap(({ shape }) => (shape.kid ? [shape.kid] : []));
    const { container } = show(
      <div>
        {kids.map((kid) => (
          <p key={kid}>{judgedCards(play)(kid)}</p>
        ))}
      </div>,
    );
    expect(container.querySelectorAll("[data-role=best]")).toHaveLength(1);
    for (const one of container.children[0]?.children ?? []) expect(one.textContent).toMatch(/\d+%/);
    expect(judgedCards(play)("Nobody")).toBeNull();
    expect(judgedCards(null)(kids[0] ?? "")).toBeNull();
  });
});

describe("the summary", () => {
  it("has up to three turning points with what they changed", () => {
    const { container } = show(<Turning review={review} complete teller={teller} id="abc" />);
    const points = [...container.querySelectorAll("li")];
    expect(points).toHaveLength(review.turning.length);
    points.forEach((point, at) => {
      const moment = review.moments.find((one) => one.number === review.turning[at]);
      if (!moment) throw new Error("a turning point is no moment");
      expect(point.querySelector("a")?.getAttribute("href")).toBe(`/review/abc/${moment.number}`);
      expect(point.textContent).toContain(`${changeOf(moment) > 0 ? "+" : "-"}`);
    });
  });

  it("shows outlines while turning points are looked for, and never invents one", () => {
    const early = { ...review, turning: review.turning.slice(0, 1) };
    const { container, rerender } = show(<Turning review={early} complete={false} teller={teller} id="a" />);
    expect(container.querySelectorAll("li")).toHaveLength(3);
    rerender(<Turning review={{ ...review, turning: [] }} complete teller={teller} id="a" />);
    expect(container.querySelectorAll("li")).toHaveLength(0);
    expect(container.textContent).toContain("No choice stood out");
  });

  it("tells skill and luck of everybody, the winner first", () => {
    show(<SkillAndLuck review={review} teller={teller} boards={boards} />);
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows).toHaveLength(2);
    const winner = review.players.find((player) => player.rank === 1);
    expect(rows[0]?.textContent).toContain(winner?.seat === review.seat ? "you" : "Milo");
  });
});

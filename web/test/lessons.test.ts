import { describe, expect, it } from "vitest";
import { type Box, findPointed, place } from "../src/lessons/pointing.ts";
import { forget, keepAnswers, keepDone, progress } from "../src/lessons/progress.ts";

const screen: Box = { left: 0, top: 0, width: 1280, height: 720 };
const phone: Box = { left: 0, top: 0, width: 390, height: 844 };
const bubble: Box = { left: 0, top: 0, width: 360, height: 130 };

describe("the coach's bubble", () => {
  it("stands beside the thing and points at its middle", () => {
    const hole = { left: 900, top: 520, width: 130, height: 180 };
    const placed = place(hole, bubble, { left: 10, top: 390, width: 1260, height: 60 }, screen);
    expect(placed.side).toBe("left");
    expect(placed.left + bubble.width).toBeLessThan(hole.left);
    expect(placed.top + placed.tip).toBeCloseTo(610, 0);
  });

  it("never lies over the question of a phone", () => {
    const question = { left: 8, top: 600, width: 374, height: 104 };
    const hole = { left: 8, top: 730, width: 374, height: 100 };
    const placed = place(hole, bubble, question, phone);
    expect(placed.top + bubble.height).toBeLessThanOrEqual(question.top);
  });

  it("stays on the screen", () => {
    const placed = place({ left: 0, top: 0, width: 390, height: 844 }, bubble, null, phone);
    expect(placed.left).toBeGreaterThanOrEqual(0);
    expect(placed.top + bubble.height).toBeLessThanOrEqual(phone.height);
  });

  it("finds zones, cards and choices, and the zone if a thing is gone", () => {
    document.body.innerHTML = `<section id="question"></section>
      <div data-zone="hand:0"><b data-kid="Bug"></b></div><div data-zone="play"><i data-choice="use public"></i></div>`;
    expect(findPointed("question")?.id).toBe("question");
    expect(findPointed("hand:0/Bug")?.tagName).toBe("B");
    expect(findPointed("play/use public")?.tagName).toBe("I");
    expect(findPointed("hand:0/Chef")?.getAttribute("data-zone")).toBe("hand:0");
    expect(findPointed("nowhere")).toBeNull();
  });
});

describe("how far somebody has come", () => {
  it("is kept, and a finished lesson starts afresh", () => {
    keepAnswers("bug", ["play Bug"]);
    keepDone("turn");
    expect(progress()).toEqual({ done: ["turn"], answers: { bug: ["play Bug"] } });
    keepDone("bug");
    expect(progress()).toEqual({ done: ["turn", "bug"], answers: {} });
    forget();
    expect(progress()).toEqual({ done: [], answers: {} });
  });

  it("does not stumble over what it cannot read", () => {
    localStorage.setItem("fort-lessons", "{");
    expect(progress()).toEqual({ done: [], answers: {} });
  });
});

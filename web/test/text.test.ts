import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import type { GameEvent, Option, Refusal, View } from "../src/net/messages.ts";
import { drawAction, sayAction } from "../src/text/actions.ts";
import { english } from "../src/text/bundles.ts";
import { readChoice } from "../src/text/choice.ts";
import { eventText, linesOf, spokenEvent } from "../src/text/events.ts";
import { plain } from "../src/text/rich.tsx";
import { box, game, names, questions, tellerOf, words } from "./fixtures.ts";

const SOURCE = join(import.meta.dirname, "../src");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.tsx?$/.test(file),
);
const read = (file: string): string => readFileSync(join(SOURCE, file), "utf8");

describe("the one place of words", () => {
  it("no component holds a sentence of its own", () => {
    const stray: string[] = [];
    for (const file of files.filter((one) => one.endsWith("x"))) {
      const tree = ts.createSourceFile(file, read(file), ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
      const visit = (node: ts.Node): void => {
        if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text)) stray.push(`${file}: ${node.text.trim()}`);
        if (
          ts.isJsxAttribute(node) &&
          ["aria-label", "title", "placeholder", "alt"].includes(node.name.getText())
        ) {
          const value = node.initializer;
          if (value && ts.isStringLiteral(value) && /\p{L}{2}/u.test(value.text))
            stray.push(`${file}: ${value.text}`);
        }
        ts.forEachChild(node, visit);
      };
      visit(tree);
    }
    expect(stray).toEqual(["pages/Home.tsx: Fort"]); // the name of the game
  });

  it("every message a component asks for exists", () => {
    const bundle = english();
    const missing = files.flatMap((file) =>
      [...read(file).matchAll(/\bt\("([\w-]+)"/g)]
        .map((found) => found[1] ?? "")
        .filter((id) => !bundle.hasMessage(id)),
    );
    expect(missing).toEqual([]);
  });

  it("the English files hold no message twice", () => {
    const folder = join(import.meta.dirname, "../../src/fort/locales/en");
    const ids = readdirSync(folder).flatMap((file) =>
      new FluentResource(readFileSync(join(folder, file), "utf8")).body.map((entry) => entry.id),
    );
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.length).toBeGreaterThan(300);
  });
});

describe("actions", () => {
  const sprite = read("cards/sprite.svg");
  const actions = box.print.kids
    .flatMap((kid) => [kid.public, kid.private])
    .filter((action) => action !== null);

  it.each(actions)("%s is drawn with icons that exist and said in words", (action) => {
    for (const { icon } of drawAction(action)) if (icon) expect(sprite).toContain(`id="${icon}"`);
    expect(sayAction(action, words)).toMatch(/^[a-z0-9][^{}]+$/);
  });

  it("reads the signs as the language does", () => {
    expect(sayAction("(trash > vp) x book", words)).toBe(
      "for each book: trash a card from hand or discard pile, then score 1 point",
    );
    expect(sayAction("2 res", words)).toBe("take 2 pizza or 2 toys");
    expect(drawAction("2 toy").map((glyph) => glyph.icon)).toEqual(["toy", "toy"]);
  });
});

describe("choices", () => {
  const teller = tellerOf(questions.play as never);

  it("every choice of the catalogue is read and has a label", () => {
    for (const text of names.choices) {
      const choice = readChoice(text);
      expect(choice.verb, text).not.toContain(" ");
      expect(plain(teller.labelOf(choice)), text).not.toBe("");
      expect(plain(teller.note(choice))).not.toContain("choice-");
    }
  });

  it("asks the owner of Recycling for a card if none in hand can be played", () => {
    const state = questions.play as never as { view: View };
    const asked = (...choices: string[]) =>
      teller.questionId(
        state.view,
        choices.map((choice) => ({ choice }) as Option),
      );
    expect(asked("skip", "recycle Bug")).toBe("pause");
    expect(asked("play Bug", "skip", "recycle Chef")).toBe("play");
    expect(asked("skip")).toBe("play-none");
  });

  it("takes payments apart", () => {
    expect(readChoice("pay 2 pizza 1 toy")).toMatchObject({
      stuff: { pizza: 2, toy: 1 },
      pack: { pizza: 0, toy: 0 },
    });
    expect(readChoice("pay 2 pizza and 1 toy from pack")).toMatchObject({
      stuff: { pizza: 2, toy: 0 },
      pack: { pizza: 0, toy: 1 },
    });
    expect(readChoice("pay 1 toy from pack")).toMatchObject({
      stuff: { pizza: 0, toy: 0 },
      pack: { pizza: 0, toy: 1 },
    });
  });
});

describe("reasons", () => {
  it.each(names.reasons)("%s has a sentence", (code) => {
    const facts = {
      kid: "Bug",
      played: "Chef",
      side: "public",
      level: 2,
      number: 3,
      possible: 2,
      resource: "toy",
      suits: "book",
      perk: "DIY",
      asked: 1,
    };
    const refusal: Refusal = { choice: "play Bug", code, rule: "R6.4.1", facts };
    const said = plain(tellerOf(questions.play as never).reason(refusal));
    expect(said).not.toContain("reason-");
    expect(said).toMatch(/\.$/);
  });
});

describe("events", () => {
  it("every kind of event has words, for those who see and those who listen", () => {
    const teller = tellerOf(questions.play as never);
    for (const kind of names.events) {
      const event: GameEvent = {
        event: kind,
        seat: 1,
        kid: "Bug",
        kids: ["Bug"],
        suits: ["book"],
        suit: "book",
        resource: "toy",
        number: 1,
        points: 1,
        source: "park",
        place: "stuff",
        why: "points",
        perk: "DIY",
        made_up_rule: "Loner",
        whose: 0,
        yard: ["Bug"],
        side: "public",
        fully: false,
        level: 1,
        round: 1,
        cards: 2,
      };
      if (kind !== "UseBegan") expect(plain(spokenEvent(event, teller)), kind).toMatch(/\w/);
    }
  });

  it("a recorded game is told without a gap", () => {
    const [first, ...rest] = game;
    if (first?.type !== "state") throw new Error("a game begins with its state");
    const teller = tellerOf(first);
    const told = rest.flatMap((message) => (message.type === "events" ? message.events : []));
    for (const event of told) expect(eventText(event, teller)).not.toMatch(/event-|\{|undefined/);
  });

  it("players who decline after one another share a line", () => {
    const declined = [1, 2, 3].map((seat): GameEvent => ({ event: "Declined", seat }));
    const lines = linesOf(declined, tellerOf(questions.play as never), 0);
    expect(lines.map((line) => plain(line.text).replace(/[\u2068\u2069]/g, ""))).toEqual([
      "Milo, Zofia and Pip decline",
    ]);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import type { GameEvent, Thing } from "../src/net/messages.ts";
import { glyphsOf, sayAction } from "../src/text/actions.ts";
import { english } from "../src/text/bundles.ts";
import { eventText, linesOf, spokenEvent } from "../src/text/events.ts";
import { plain } from "../src/text/rich.tsx";
import { taleOf } from "../src/text/tale.ts";
import { box, game, questions, sayings, tellerOf, words } from "./fixtures.ts";

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

  it.each(actions.map((action) => [action.text, action] as const))(
    "%s is drawn with icons that exist and said in words",
    (_, action) => {
      for (const { icon } of glyphsOf(action.signs)) if (icon) expect(sprite).toContain(`id="${icon}"`);
      expect(sayAction(action, words)).toMatch(/^[a-z0-9][^{}]+$/);
    },
  );

  it("what the rules tell of is drawn and said, too", () => {
    const action = box.action("2 res");
    expect(action?.signs).toEqual(["res", "res"]);
    expect(action && sayAction(action, words)).toBe("gather 2 pizza or 2 toys");
  });
});

describe("sayings", () => {
  const teller = tellerOf(questions.play as never);

  it.each(sayings.map((said) => [said.id, said] as const))("%s is said whole", (_, said) => {
    const { sentence, why, rule } = teller.question(said);
    expect(plain(sentence)).toMatch(/[\p{L}\d]/u);
    expect(`${sentence} ${why} ${rule}`).not.toMatch(/[{}$]|undefined/);
  });

  it("a seat is a nickname, the reader's own is you", () => {
    const yard = (seat: number) => plain(teller.say({ id: "place-yard", seat }));
    expect([yard(0), yard(1)]).toEqual(["your Yard", "\u2068Milo\u2069\u2019s Yard"]);
    expect(plain(teller.say({ id: "reason-not-asked", facts: { asked: { seat: 2 } } }))).toContain("Zofia");
  });

  it("things are named, listed and drawn", () => {
    const say = (thing: Thing) => plain(teller.say(thing));
    expect(say({ kids: ["Bug", "Chef", "Doc"] })).toBe("Bug, Chef and Doc");
    expect(say({ tokens: { pizza: 2, toy: 1 } })).toBe("2\u00A0pizza 1\u00A0toy".replaceAll("\u00A0", " "));
    expect(say({ tokens: {} })).toBe("nothing");
    expect(say({ suits: ["book", "coin"] })).toMatch(/book.*coin/);
    expect(say({ listed: [{ perk: "DIY" }, { made_up_rule: "Loner" }, "third"] })).toBe(
      "DIY, Loner and third",
    );
    expect(say({ kid: "Of One's Own" })).toBe("Of One's Own");
  });
});

describe("events", () => {
  it("a recorded game is told without a gap", () => {
    const [first, ...rest] = game;
    if (first?.type !== "state") throw new Error("a game begins with its state");
    const teller = tellerOf(first);
    const told = rest.flatMap((message) => (message.type === "events" ? message.events : []));
    for (const event of told) expect(eventText(event, teller)).not.toMatch(/event-|\{|undefined/);
    expect(told.some((event) => eventText(event, teller))).toBe(true);
    expect(plain(told.map((event) => spokenEvent(event, teller)).join(" "))).toContain("your turn");
  });

  it("whose turn it is stands in the heading, not in the lines below", () => {
    const teller = tellerOf(questions.play as never);
    const saying = { id: "event-played", seat: 1, facts: { kid: { kids: ["Bug"] } } };
    const event: GameEvent = { event: "Played", seat: 1, kid: "Bug", saying };
    expect(plain(eventText(event, teller, 1))).toBe("plays Bug");
    expect(plain(eventText(event, teller, 2))).toBe("\u2068Milo\u2069 plays Bug");
  });

  it("players who decline after one another share a line", () => {
    const declined = [1, 2, 3].map((seat): GameEvent => {
      const facts = { count: 1, names: { id: "who", seat } };
      return { event: "Declined", seat, saying: { id: "event-declined", seat, facts } };
    });
    const lines = linesOf(declined, tellerOf(questions.play as never), 0);
    expect(lines.map((line) => plain(line.text).replace(/[\u2068\u2069]/g, ""))).toEqual([
      "Milo, Zofia and Pip decline",
    ]);
  });
});

describe("a turn, told", () => {
  const said = (event: object): GameEvent => event as GameEvent;
  const [first] = game.filter((one) => one.type === "state");
  const teller = tellerOf(first as never);
  const kid = (name: string) => ({ kids: [name] });
  const by = (seat: number, event: string, more: object, id = "", facts: object = {}): GameEvent =>
    said({ event, seat, ...more, saying: id ? { id, seat, facts } : null });
  const led = [
    by(1, "Played", { kid: "Bug" }, "event-played", { kid: kid("Bug") }),
    by(1, "Added", { kid: "Sarge", suits: ["shovel"] }),
    by(1, "UseBegan", { side: "public" }),
    by(1, "Gathered", { resource: "pizza", number: 1 }),
    by(1, "Gathered", { resource: "pizza", number: 1 }),
    by(1, "UseEnded", { side: "public" }),
  ];
  const name = plain(teller.name(1));

  it("merges what belongs together into a sentence", () => {
    const { play, after } = taleOf([...led, by(2, "Declined", {}), by(0, "Declined", {})], teller);
    expect(play.map(plain)).toEqual([`${name} plays Bug with Sarge: 2 pizza.`, "Nobody follows."]);
    expect(after).toEqual([]);
  });

  it("tells what a follower did, and what was taken and left", () => {
    const { play, after } = taleOf(
      [
        ...led,
        by(0, "Followed", { kid: "Worm" }, "event-followed", { kid: kid("Worm") }),
        by(0, "Trashed", { kid: "Chef", source: "hand", owner: 0 }),
        by(0, "Scored", { points: 1 }),
        by(1, "Recruited", { kid: "Dot", source: "park" }, "event-recruited", {
          kid: kid("Dot"),
          place: { id: "place-park" },
        }),
        by(1, "Discarded", { kids: ["Bug"], yard: ["Tiny"] }),
      ],
      teller,
    );
    expect(play.map(plain)[1]).toBe("You follow with Worm and trash Chef: 1 point.");
    expect(after.map(plain)).toEqual([`${name} recruits Dot from the Park and leaves Tiny in the Yard.`]);
  });

  it("says what was answered for the reader", () => {
    const declined = by(0, "Declined", { for_you: true }, "event-declined", { count: 1 });
    expect(taleOf([declined], teller).forYou.map(plain)).toEqual(["you decline"]);
  });

  it("names every card that was led or followed with", () => {
    const events = game.flatMap((one) => (one.type === "events" ? (one.events as GameEvent[]) : []));
    const told = plain(taleOf(events, teller).play.join(" "));
    const named = events.filter(({ event }) => event === "Played" || event === "Followed");
    expect(named.length).toBeGreaterThan(10);
    for (const { kid } of named) expect(told).toContain(words.kid(kid ?? ""));
  });
});

import type { Resource } from "../net/messages.ts";
import type { Words } from "./words.ts";

/*
 * The action language, drawn and spoken. This is the one place that maps its words and signs to icons
 * (`drawAction`) and to sentences (`sayAction`).
 */

export interface Glyph {
  icon: string;
  kind: "word" | "sign" | "paren" | "after" | "and";
}

const SIGNS: Record<string, Glyph> = {
  "(": { icon: "lp", kind: "paren" },
  ")": { icon: "rp", kind: "paren" },
  x: { icon: "x", kind: "sign" },
  ">": { icon: "then", kind: "after" },
  "&": { icon: "", kind: "and" },
};
const ICONS: Record<string, string> = {
  "to-pizza": "convert",
  "to-toy": "convert",
  "advance+1": "advance",
};

const split = (action: string): string[] =>
  action
    .replace(/([()>&])/g, " $1 ")
    .split(/\s+/)
    .filter(Boolean);

/** The icons of an action, in reading order. */
export function drawAction(action: string): Glyph[] {
  const glyphs: Glyph[] = [];
  let times = 1;
  for (const word of split(action)) {
    const sign = SIGNS[word];
    if (sign) glyphs.push(sign);
    else if (/^\d+$/.test(word)) times = Number(word);
    else {
      for (let n = 0; n < times; n += 1) glyphs.push({ icon: ICONS[word] ?? word, kind: "word" });
      times = 1;
    }
  }
  return glyphs;
}

const WIDTH = { word: 1, sign: 0.62, after: 0.62, paren: 0.45, and: 0.3 };

/** Does it need the smaller icons? */
export const isLong = (glyphs: Glyph[]): boolean =>
  glyphs.reduce((sum, glyph) => sum + WIDTH[glyph.kind], 0) > 3.2;

interface Tree {
  word: string;
  number: number;
  left?: Tree;
  right?: Tree;
}

/** then := both ('>' then)?, both := per ('&' both)?, per := once ['x' count], once := [number] word | '(' then ')' */
function read(tokens: string[]): Tree {
  const left = readBoth(tokens);
  if (tokens[0] !== ">") return left;
  tokens.shift();
  return { word: ">", number: 1, left, right: read(tokens) };
}

function readBoth(tokens: string[]): Tree {
  const left = readPer(tokens);
  if (tokens[0] !== "&") return left;
  tokens.shift();
  return { word: "&", number: 1, left, right: readBoth(tokens) };
}

function readPer(tokens: string[]): Tree {
  const left = readOnce(tokens);
  if (tokens[0] !== "x") return left;
  tokens.shift();
  return { word: "x", number: 1, left, right: { word: tokens.shift() ?? "", number: 1 } };
}

function readOnce(tokens: string[]): Tree {
  const token = tokens.shift() ?? "";
  if (token === "(") {
    const inner = read(tokens);
    tokens.shift();
    return inner;
  }
  return /^\d+$/.test(token)
    ? { word: tokens.shift() ?? "", number: Number(token) }
    : { word: token, number: 1 };
}

const COUNTED = ["pizza", "toy", "res", "vp"];
const IDS: Record<string, string> = { "advance-1": "advance-less", "advance+1": "advance-more" };

function say(tree: Tree, words: Words): string {
  const first = tree.left ? say(tree.left, words) : "";
  if (tree.word === ">" || tree.word === "&") {
    const second = tree.right ? say(tree.right, words) : "";
    return words.t(tree.word === ">" ? "action-then" : "action-both", { first, second });
  }
  if (tree.word === "x") {
    const long = tree.left?.word === ">" || tree.left?.word === "&";
    const count = words.t(`count-${tree.right?.word}`);
    return words.t(long ? "action-each-long" : "action-each", { action: first, count });
  }
  const action = words.t(`action-${IDS[tree.word] ?? tree.word}`, { number: tree.number });
  const repeated = tree.number > 1 && !COUNTED.includes(tree.word);
  return repeated ? words.t("action-repeated", { action, number: tree.number }) : action;
}

export function sayAction(action: string, words: Words): string {
  const tokens = split(action);
  const said = say(read([...tokens]), words);
  if (tokens.includes("x") && tokens.includes("res")) return words.t("action-one-type", { action: said });
  if (tokens.includes("x") && tokens.includes("convert")) return words.t("action-one-way", { action: said });
  return said;
}

/** The resource or points an action is mostly about, for an icon on its button. */
export function gist(action: string): Resource | "vp" | string | null {
  return drawAction(action).find((glyph) => glyph.kind === "word")?.icon ?? null;
}

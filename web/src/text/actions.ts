import type { Action } from "../net/messages.ts";
import { Teller } from "./teller.ts";
import type { Words } from "./words.ts";

/* How actions are drawn: each word and sign of the action language has its icon. */

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

/** The icons of an action, in reading order. */
export const glyphsOf = (signs: string[]): Glyph[] =>
  signs.map((sign) => SIGNS[sign] ?? { icon: ICONS[sign] ?? sign, kind: "word" });

const WIDTH = { word: 1, sign: 0.62, after: 0.62, paren: 0.45, and: 0.3 };

/** Does it need the smaller icons? */
export const isLong = (glyphs: Glyph[]): boolean =>
  glyphs.reduce((sum, glyph) => sum + WIDTH[glyph.kind], 0) > 3.2;

export const sayAction = (action: Action, words: Words): string =>
  new Teller(words, [], null).say(action.saying);

/** What an action is mostly about, for an icon on its button. */
export const gist = ({ signs }: Action): string | null =>
  glyphsOf(signs).find((glyph) => glyph.kind === "word")?.icon ?? null;

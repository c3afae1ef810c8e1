import type { Option, Prompt, Refusal, Touch } from "../net/messages.ts";

/** Choices that end something: they stand last, in white, on the Esc key. */
const REFUSING = ["skip", "end", "stop", "decline", "pass"];
/** Choices that are asked for twice, because nothing takes them back. */
export const TWICE = ["pick", "keep", "take"];

const refuses = ({ shape }: Option): boolean =>
  REFUSING.includes(shape.what) || (shape.what === "coin" && !shape.suit);

/** One name for each thing on the table that an option can be about. */
export function keyOf(thing: Touch): string {
  const owner = thing.seat === undefined ? "" : `:${thing.seat}`;
  if (thing.made_up_rule) return `rule:${thing.made_up_rule}`;
  if (thing.perk) return `perk:${thing.perk}`;
  if (thing.side) return `side:${thing.side}`;
  if (thing.kid) return `${thing.place}${owner}:${thing.kid}`;
  if (thing.suits) return `${thing.place}${owner}:${thing.suits.join(" ")}`;
  if (thing.resource) return `${thing.place}${owner}:${thing.resource}`;
  if (thing.suit) return `suit:${thing.suit}`;
  return `${thing.place}${owner}`;
}

/** The options and refusals of a prompt, found by the things they are about. */
export class Menu {
  readonly options: Option[];
  readonly main: Option[];
  readonly refusing: Option[];
  private readonly byThing = new Map<string, Option[]>();
  private readonly refusals = new Map<string, Refusal>();

  constructor(readonly prompt: Prompt | null) {
    this.options = prompt?.options ?? [];
    this.main = this.options.filter((option) => !refuses(option));
    this.refusing = this.options.filter(refuses);
    for (const option of this.options) {
      for (const touch of option.touches) {
        const key = keyOf(touch);
        const found = this.byThing.get(key);
        if (!found) this.byThing.set(key, [option]);
        else if (!found.includes(option)) found.push(option);
      }
    }
    for (const refusal of prompt?.refused ?? []) {
      for (const touch of refusal.touches) this.refusals.set(keyOf(touch), refusal);
    }
  }

  about(thing: Touch): Option[] {
    return this.byThing.get(keyOf(thing)) ?? [];
  }

  whyNot(thing: Touch): Refusal | null {
    return this.about(thing).length ? null : (this.refusals.get(keyOf(thing)) ?? null);
  }

  refusalOf(choice: string): Refusal | undefined {
    return this.prompt?.refused.find((refusal) => refusal.choice === choice);
  }

  option(choice: string | null): Option | undefined {
    return this.options.find((option) => option.choice === choice);
  }
}

/** The room for buttons in the bar, in rem: how wide a row is, how many there are, what a button takes without words. */
const ROOM = {
  desk: { width: 61, rows: 1, bare: 3.2 },
  tablet: { width: 46, rows: 1, bare: 3.2 },
  phone: { width: 22, rows: 2, bare: 2.6 },
  sideways: { width: 28, rows: 1, bare: 2.3 },
};
const LETTER = 0.52;
const MORE = "More (10)"; // about as long as it is in any language
const MOST = 9;

/** In how many rows things of these widths stand. */
function rowsOf(widths: number[], width: number): number {
  let rows = 1;
  let left = width;
  for (const each of widths) {
    if (each > left && left < width) {
      rows += 1;
      left = width;
    }
    left -= each;
  }
  return left < 0 ? rows + 1 : rows;
}

/** How many of these buttons fit beside what the room is taken by already. */
export function fitting(labels: string[], layout: keyof typeof ROOM, taken: number): number {
  const { width, rows, bare } = ROOM[layout];
  const widths = labels.map((label) => bare + label.length * LETTER);
  let fits = Math.min(labels.length, MOST);
  while (fits > 1 && rowsOf([...widths.slice(0, fits), taken], width) > rows) fits -= 1;
  return Math.max(1, fits);
}

/** Where the pages of buttons begin: one page if all fit, else each with room for the way to the next. */
export function pagesOf(labels: string[], layout: keyof typeof ROOM, taken: number): number[] {
  if (fitting(labels, layout, taken) >= labels.length) return [0];
  const more = ROOM[layout].bare + MORE.length * LETTER;
  const starts: number[] = [];
  for (let at = 0; at < labels.length; at += fitting(labels.slice(at), layout, taken + more)) starts.push(at);
  return starts;
}

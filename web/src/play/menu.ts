import type { Option, Prompt, Refusal, Touch } from "../net/messages.ts";
import { type Choice, REFUSING, readChoice } from "../text/choice.ts";

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

/** The thing a refused choice would have been about. */
export function thingOf(choice: Choice, seat: number): Touch | null {
  const { verb, kid, place } = choice;
  if (verb === "add-lookout") return { suits: choice.suits, place: "lookout", seat };
  if (choice.side) return { side: choice.side };
  if (verb === "recycle" && kid) return { kid, place: "discard pile", seat };
  if (verb === "use-perk") return { perk: choice.perk };
  if (kid && place === "park") return { kid, place };
  if (kid) return { kid, place: place ?? "hand", seat: choice.seat ?? seat };
  if (place === "park deck") return { place };
  if (choice.resource && place) return { resource: choice.resource, place, seat };
  return null;
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
    const refuses = (option: Option) => REFUSING.includes(readChoice(option.choice).verb);
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
      const thing = thingOf(readChoice(refusal.choice), prompt?.seat ?? -1);
      if (thing) this.refusals.set(keyOf(thing), refusal);
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

const ROOM = { desk: 61, tab: 46, phone: 42 };

/** How many buttons fit: keys and icons stay, words are counted, the rest waits behind "More". */
export function fitting(labels: string[], layout: keyof typeof ROOM, taken: number): number {
  let room = ROOM[layout] - taken;
  let fits = 0;
  for (const label of labels) {
    room -= 3.2 + label.length * 0.52;
    if (room < 0) break;
    fits += 1;
  }
  return Math.max(1, Math.min(fits, 9));
}

import type { Resource, Side, Suit } from "../net/messages.ts";

/** A choice taken apart: the notation of docs/notation.md. */
export interface Choice {
  verb: string;
  kid?: string;
  place?: string;
  seat?: number;
  suit?: Suit;
  suits?: Suit[];
  resource?: Resource;
  side?: Side;
  perk?: string;
  rule?: string;
  number?: number;
  stuff?: { pizza: number; toy: number };
  pack?: { pizza: number; toy: number };
}

const FORMS: [RegExp, (found: string[]) => Choice][] = [
  [/^(pick|play|follow|recycle) (.+)$/, ([, verb, kid]) => ({ verb: verb ?? "", kid })],
  [/^(skip|end|stop|decline|pass)$/, ([, verb]) => ({ verb: verb ?? "" })],
  [/^(declare|count) (\w+)$/, ([, verb, suit]) => ({ verb: verb ?? "", suit: suit as Suit })],
  [/^add (.+) from lookout$/, ([, suits]) => ({ verb: "add-lookout", suits: suits?.split(" ") as Suit[] })],
  [/^add (.+)$/, ([, kid]) => ({ verb: "add", kid })],
  [/^coin as (\w+)$/, ([, suit]) => ({ verb: "coin", suit: suit as Suit })],
  [/^coin uncounted$/, () => ({ verb: "coin-uncounted" })],
  [/^use (public|private)$/, ([, side]) => ({ verb: `use-${side}`, side: side as Side })],
  [/^use (.+)$/, ([, perk]) => ({ verb: "use-perk", perk })],
  [
    /^(gather|convert to) (\w+)$/,
    ([, verb, r]) => ({ verb: `${hyphen(verb)}-${r}`, resource: r as Resource }),
  ],
  [/^convert in (\w+)$/, ([, place]) => ({ verb: `convert-in-${place}`, place })],
  [/^times (\d+)$/, ([, number]) => ({ verb: "times", number: Number(number) })],
  [/^(left|right) first$/, ([, side]) => ({ verb: `${side}-first` })],
  [/^pack (\w+)( from supply)?$/, ([, r, s]) => token("pack", r, s ? "supply" : "stuff")],
  [/^spend (\w+) from (\w+)$/, ([, r, place]) => token("spend", r, place)],
  [/^(tuck|trash|recruit) from park deck$/, ([, verb]) => ({ verb: verb ?? "", place: "park deck" })],
  [/^(tuck|trash|recruit) (.+) from yard (\d)$/, ([, verb, kid, s]) => card(verb, kid, "yard", s)],
  [/^(tuck|trash|recruit) (.+) from (park|discard pile)$/, ([, verb, kid, p]) => card(verb, kid, p)],
  [/^(tuck|trash) (.+)$/, ([, verb, kid]) => card(verb, kid, "hand")],
  [/^pay (.+)$/, ([, what]) => payment(what ?? "")],
  [/^copy pack of (\d)$/, ([, seat]) => ({ verb: "copy-whose", seat: Number(seat) })],
  [/^copy (.+)$/, ([, what]) => ({ verb: "copy", stuff: amount(what ?? "") })],
  [/^keep (.+)$/, ([, rule]) => ({ verb: "keep", rule })],
  [/^take (.+)$/, ([, perk]) => ({ verb: "take", perk })],
];

export function readChoice(text: string): Choice {
  for (const [form, read] of FORMS) {
    const found = form.exec(text);
    if (found) return read(found);
  }
  return { verb: text };
}

const hyphen = (text?: string): string => (text ?? "").replace(" ", "-");

const card = (verb?: string, kid?: string, place?: string, seat?: string): Choice => ({
  verb: verb ?? "",
  kid,
  place,
  ...(seat === undefined ? {} : { seat: Number(seat) }),
});

const token = (verb: string, resource?: string, place?: string): Choice => ({
  verb: `${verb}-${resource}`,
  resource: resource as Resource,
  place,
});

function amount(text: string): { pizza: number; toy: number } {
  const of = (what: string) => Number(new RegExp(`(\\d+) ${what}`).exec(text)?.[1] ?? 0);
  return { pizza: of("pizza"), toy: of("toy") };
}

function payment(what: string): Choice {
  const [stuff, pack] = what.endsWith("from pack") ? split(what) : [what, ""];
  return { verb: "pay", stuff: amount(stuff), pack: amount(pack) };
}

function split(what: string): [string, string] {
  const [first = "", second] = what.split(" and ");
  return second === undefined ? ["", first] : [first, second];
}

/** Choices that end something: they stand last, in white, on the Esc key. */
export const REFUSING = ["skip", "end", "stop", "decline", "pass", "coin-uncounted"];
/** Choices that are asked for twice, because nothing takes them back. */
export const TWICE = ["pick", "keep", "take"];
/** Choices after which chance or another player acts. */
export const FINAL = ["pick", "keep", "take", "recruit", "skip", "decline", "follow"];

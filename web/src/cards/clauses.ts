// Where the rules tell of a symbol, a perk, a made-up rule. A test holds this against the rules page.

const SYMBOLS: Record<string, string> = {
  pizza: "R13.1",
  toy: "R13.1",
  res: "R13.1.1",
  pack: "R13.2",
  lookout: "R13.3",
  trash: "R13.4",
  "trash-this": "R13.5",
  recruit: "R13.6",
  advance: "R13.7",
  "advance-1": "R14.9",
  vp: "R13.8",
  "spend-pizza": "R13.9",
  "spend-toy": "R13.9",
  "trash-rival": "R13.10",
  "copy-pack": "R13.11",
  "copy-rival-pack": "R13.12",
  convert: "R13.13",
};

/** The clauses of the symbols of an action, each once. */
export const clausesOf = (icons: string[]): string[] => [
  ...new Set(icons.flatMap((icon) => SYMBOLS[icon] ?? [])),
];

const RULES = [
  "Big Plans",
  "Friendship Bracelet",
  "Piggy Bank",
  "Pizza Party",
  "Loner",
  "Minimalism",
  "Popularity",
  "Play Palace",
  "Secret Stash",
  "Sleepover",
  "Slime Lab",
];
const PERKS = [
  "Birthday Party",
  "Bribe",
  "Copy Cat",
  "DIY",
  "Do-Over",
  "Recycling",
  "Rough Housing",
  "Sticky Fingers",
  "XXL Backpack",
];

/** The clause of a perk or a made-up rule; that of all of them for one of an own box. */
export function clauseOf(kind: "perk" | "rule", name: string): string {
  const at = (kind === "perk" ? PERKS : RULES).indexOf(name) + 1;
  return `${kind === "perk" ? "R16" : "R15"}.${at}`;
}

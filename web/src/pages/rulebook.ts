/*
 * The rules as a reader gets them: src/fort/locales/<language>/rules.md, one file for each language.
 * Its form: `## Chapter`, a lead, `### Part`, `{R7.1 R7.2}` above the paragraph that tells these clauses,
 * `- ` lists, `::: example` figures, lines of `[card Bug]` and `[fort]`, and `see: R3.3 words; ...` at the end.
 * Within texts: **bold**, [icon pizza], [action pizza x shovel], [kid Bug], [perk Bribe], [rule Loner];
 * `[kid Bug|Bugs]` shows other words.
 */

export interface Column {
  label: string;
  kids: string[];
  gives: string;
}

export type Block =
  | { kind: "clause"; numbers: string[]; text: string }
  | { kind: "text"; text: string }
  | { kind: "part"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "cards"; kids: string[] }
  | { kind: "fort" }
  | { kind: "example"; columns: Column[]; caption: string };

export interface Chapter {
  number: number;
  title: string;
  lead: string;
  blocks: Block[];
  see: { number: string; words: string }[];
}

const CLAUSES = /^\{(.+)\}$/;
const CARDS = /^(\[card [^\]]+\]\s*)+$/;

/** The chapters of a rules file. */
export function readRules(text: string): Chapter[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part, at) => readChapter(part, at + 1));
}

function readChapter(part: string, number: number): Chapter {
  const [title = "", ...lines] = part.split("\n");
  const paragraphs = lines.join("\n").split(/\n{2,}/);
  const chapter: Chapter = { number, title: title.trim(), lead: "", blocks: [], see: [] };
  for (const paragraph of paragraphs.map((one) => one.trim()).filter(Boolean)) {
    if (paragraph.startsWith("see: ")) chapter.see = readSee(paragraph.slice(5));
    else if (!chapter.lead) chapter.lead = joined(paragraph.split("\n"));
    else chapter.blocks.push(readBlock(paragraph.split("\n")));
  }
  return chapter;
}

const joined = (lines: string[]): string => lines.map((line) => line.trim()).join(" ");

function readBlock(lines: string[]): Block {
  const [first = "", ...rest] = lines;
  const clauses = CLAUSES.exec(first);
  if (clauses) return { kind: "clause", numbers: (clauses[1] ?? "").split(" "), text: joined(rest) };
  if (first.startsWith("### ")) return { kind: "part", text: first.slice(4) };
  if (first.startsWith("- ")) return { kind: "list", items: lines.map((line) => line.slice(2)) };
  if (first === "::: example") return readExample(rest);
  if (first === "[fort]") return { kind: "fort" };
  if (CARDS.test(first))
    return { kind: "cards", kids: [...first.matchAll(/\[card ([^\]]+)\]/g)].map((found) => found[1] ?? "") };
  return { kind: "text", text: joined(lines) };
}

function readExample(lines: string[]): Block {
  const columns = lines.filter((line) => line.includes("|")).map(readColumn);
  const caption = joined(lines.filter((line) => line.startsWith("> ")).map((line) => line.slice(2)));
  return { kind: "example", columns, caption };
}

function readColumn(line: string): Column {
  const [label = "", kids = "", gives = ""] = line.split("|").map((cell) => cell.trim());
  return { label, kids: kids.split(" + ").filter(Boolean), gives };
}

const readSee = (text: string) =>
  text.split(";").map((one) => {
    const [number = "", ...words] = one.trim().split(" ");
    return { number, words: words.join(" ") };
  });

/** A piece of a text: words, or something drawn or named. */
export interface Piece {
  kind: "words" | "icon" | "action" | "kid" | "perk" | "rule";
  value: string;
  /** Other words in place of a name. */
  shown?: string;
  bold: boolean;
}

const MARK = /\[(icon|action|kid|perk|rule) ([^\]|]+)(?:\|([^\]]+))?\]/;

export function readText(text: string): Piece[] {
  return text.split("**").flatMap((part, at) => readMarks(part, at % 2 === 1));
}

function readMarks(text: string, bold: boolean): Piece[] {
  const pieces: Piece[] = [];
  let rest = text;
  for (let found = MARK.exec(rest); found; found = MARK.exec(rest)) {
    if (found.index) pieces.push({ kind: "words", value: rest.slice(0, found.index), bold });
    const [whole, kind, value = "", shown] = found;
    pieces.push({ kind: kind as Piece["kind"], value, bold, ...(shown ? { shown } : {}) });
    rest = rest.slice(found.index + whole.length);
  }
  if (rest) pieces.push({ kind: "words", value: rest, bold });
  return pieces;
}

/** All texts of a block that can be searched. */
export function textsOf(block: Block): string[] {
  if (block.kind === "list") return block.items;
  if (block.kind === "example")
    return [...block.columns.flatMap(({ label, gives }) => [label, gives]), block.caption];
  return "text" in block ? [block.text] : [];
}

/** The chapter in which a clause is told; a section leads to its first clause. */
export function placeOf(chapters: Chapter[], wanted: string): { chapter: Chapter; clause: string } | null {
  for (const fits of [(one: string) => one === wanted, (one: string) => one.startsWith(`${wanted}.`)])
    for (const chapter of chapters)
      for (const block of chapter.blocks) {
        const clause = block.kind === "clause" ? block.numbers.find(fits) : undefined;
        if (clause) return { chapter, clause };
      }
  return null;
}

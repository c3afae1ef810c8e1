export interface Clause {
  number: string;
  text: string;
}

export interface Chapter {
  number: string;
  title: string;
  clauses: Clause[];
}

const HEADING = /^## R(\d+) (.+)$/;
const PART = /^### R[\d.]+ (.+)$/;
const CLAUSE = /^[-*] R([\d.]+) (.+)$/;
const ROW = /^\| R([\d.]+) \| (.+) \|$/;

/** Chapters and clauses of docs/rules.md, without the notes on evidence. */
export function readRules(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of text.split("\n")) {
    const heading = HEADING.exec(line);
    const clause = CLAUSE.exec(line);
    const part = PART.exec(line);
    const row = ROW.exec(line);
    const chapter = chapters.at(-1);
    if (heading)
      chapters.push({
        number: heading[1] ?? "",
        title: (heading[2] ?? "").replace(/ \(.*\)$/, ""),
        clauses: [],
      });
    else if (part && chapter) chapter.clauses.push({ number: "", text: part[1] ?? "" });
    else if (row && chapter)
      chapter.clauses.push({ number: row[1] ?? "", text: clean((row[2] ?? "").replaceAll(" | ", " · ")) });
    else if (clause && chapter)
      chapter.clauses.push({ number: clause[1] ?? "", text: clean(clause[2] ?? "") });
  }
  return chapters.filter(
    (chapter) => chapter.number !== "0" && chapter.clauses.some((clause) => clause.number),
  );
}

const clean = (text: string): string =>
  text
    .replace(/`\{[^`]*\}`/g, "")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/\*\*|`/g, "")
    .trim();

/** The chapter a clause stands in. */
export const chapterOf = (clause: string): string => clause.split(".")[0] ?? "";

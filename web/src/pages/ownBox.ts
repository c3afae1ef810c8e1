import type { BoxPrint, LevelPrint } from "../net/messages.ts";

// The numbers of one's own box are kept on this device and sent with a new table.
const KEY = "fort-own-box";

export interface OwnNumbers {
  fort: LevelPrint[];
  copies: Record<string, number>;
}

export function ownNumbers(): OwnNumbers | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as OwnNumbers | null;
  } catch {
    return null;
  }
}

export function keepNumbers(numbers: OwnNumbers | null): void {
  if (numbers) localStorage.setItem(KEY, JSON.stringify(numbers));
  else localStorage.removeItem(KEY);
}

const cost = ({ toy, pizza, either }: LevelPrint["cost"]): string =>
  [
    [toy, "toy"],
    [pizza, "pizza"],
    [either, "any"],
  ]
    .filter(([number]) => Number(number) > 0)
    .map(([number, name]) => (number === 1 ? name : `${number} ${name}`))
    .join(" ");

/** boards.txt: level | points | cost | reward. */
export const boardsText = (fort: LevelPrint[]): string =>
  fort
    .map((level) => [level.level, level.points, cost(level.cost), level.reward ?? ""].join(" | "))
    .join("\n");

/** kids.txt: name | suits | copies | public | private; a card without boxes has both empty. */
export function kidsText(print: BoxPrint, copies: Record<string, number>): string {
  const lines = print.kids
    .filter((kid) => !kid.best_friend)
    .map((kid) => {
      const blank = kid.public || kid.private ? "-" : "";
      const boxes = [kid.public?.text ?? blank, kid.private?.text ?? blank];
      return [kid.name, kid.suits.join(" "), copies[kid.name] ?? kid.copies, ...boxes].join(" | ");
    });
  return lines.join("\n");
}

export function boxTexts(print: BoxPrint, numbers: OwnNumbers): Record<string, string> {
  return { "boards.txt": boardsText(numbers.fort), "kids.txt": kidsText(print, numbers.copies) };
}

const TEXTS = "fort-own-box-texts";

export function keepTexts(texts: Record<string, string> | null): void {
  if (texts) localStorage.setItem(TEXTS, JSON.stringify(texts));
  else localStorage.removeItem(TEXTS);
}

/** The files to send with a new table; nothing if the numbers were never corrected. */
export function ownBox(): Record<string, string> | null {
  try {
    return JSON.parse(localStorage.getItem(TEXTS) ?? "null") as Record<string, string> | null;
  } catch {
    return null;
  }
}

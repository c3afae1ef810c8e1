import type { ReactNode } from "react";
import { Icon } from "../cards/Icon.tsx";

/*
 * Texts may hold marks for what is drawn or set apart: a kid's name, an icon with its words, a nickname, or
 * nothing at all (the left-out subject of a log line). Messages stay whole sentences in every language.
 */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARK = /\uE000(\w+):([^\uE001:]*):([^\uE001]*)\uE001/g;

const mark = (kind: string, value: string, words: string): string =>
  `${OPEN}${kind}:${value}:${words}${CLOSE}`;

export const strong = (words: string): string => mark("b", "", words);
export const nickname = (words: string): string => mark("who", "", words.replaceAll(":", "\u2236"));
export const drawn = (icon: string, words: string): string => mark("i", icon, words);
export const leftOut = mark("none", "", "");

/** For titles, screen readers and tests: the same text in words only. */
export const plain = (text: string): string =>
  text
    .replace(MARK, (_, kind: string, __: string, words: string) =>
      kind === "who" ? `\u2068${words}\u2069` : words,
    )
    .replace(/\s+/g, " ")
    .trim();

export function Rich({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const found of text.matchAll(MARK)) {
    if (found.index > from) parts.push(text.slice(from, found.index));
    parts.push(<Mark key={found.index} kind={found[1]} value={found[2]} words={found[3] ?? ""} />);
    from = found.index + found[0].length;
  }
  parts.push(text.slice(from));
  return <>{parts}</>;
}

function Mark({ kind, value, words }: { kind?: string; value?: string; words: string }): ReactNode {
  if (kind === "b") return <b>{words}</b>;
  if (kind === "who") return <bdi>{words}</bdi>;
  if (kind === "i") return <Icon name={value ?? ""} label={words} />;
  return null;
}

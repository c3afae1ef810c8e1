import { type ReactNode, useMemo } from "react";
import { ActionText } from "../cards/ActionText.tsx";
import { type Box, useBox } from "../cards/box.ts";
import { Icon } from "../cards/Icon.tsx";
import { sayAction } from "../text/actions.ts";
import { useWords, type Words } from "../text/words.ts";
import { type Piece, readText } from "./rulebook.ts";
import { cutAt } from "./rulesSearch.ts";

function nameOf(piece: Piece, words: Words): string {
  if (piece.shown) return piece.shown;
  if (piece.kind === "kid") return words.kid(piece.value);
  if (piece.kind === "perk") return words.perk(piece.value);
  if (piece.kind === "rule") return words.rule(piece.value);
  return piece.value;
}

/** A text in words only, as it is searched. */
export function wordsOf(text: string, words: Words, box: Box): string {
  return readText(text)
    .map((piece) => {
      if (piece.kind === "icon") return "";
      const action = piece.kind === "action" ? box.action(piece.value) : undefined;
      return action ? sayAction(action, words) : nameOf(piece, words);
    })
    .join("");
}

function Marked({ text, wanted }: { text: string; wanted: string }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text in order
  return cutAt(text, wanted).map((part, at) => (at % 2 ? <mark key={at}>{part}</mark> : part));
}

function Drawn({ piece, wanted }: { piece: Piece; wanted: string }): ReactNode {
  const words = useWords();
  const box = useBox();
  if (piece.kind === "icon") return <Icon name={piece.value} />;
  const action = piece.kind === "action" ? box.action(piece.value) : undefined;
  if (action) return <ActionText action={action} />;
  const text = <Marked text={nameOf(piece, words)} wanted={wanted} />;
  return piece.bold || piece.kind === "kid" ? <b>{text}</b> : text;
}

/** A text of the rules or of the coach: words, icons, actions, names. */
export function RulesText({ text, wanted = "" }: { text: string; wanted?: string }): ReactNode {
  const pieces = useMemo(() => readText(text), [text]);
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text in order
  return pieces.map((piece, at) => <Drawn key={`${at}${piece.value}`} piece={piece} wanted={wanted} />);
}

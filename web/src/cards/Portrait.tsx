import type { ReactNode } from "react";
import type { Board } from "../net/messages.ts";
import { slug } from "../text/words.ts";

const FILES = import.meta.glob<string>("./portraits/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The file of a kid's portrait; a kid of somebody's own box has none. */
export const portraitOf = (kid: string): string | undefined => FILES[`./portraits/${slug(kid)}.svg`];

export function Portrait({ kid }: { kid: string }): ReactNode {
  const file = portraitOf(kid);
  return file ? <img src={file} alt="" draggable={false} /> : null;
}

/** The kid that stands for each board. */
const FACES: Record<Board, string> = { red: "Zip", yellow: "Rusty", green: "Sparky", orange: "Bitsy" };

export function Avatar({ board, me = false }: { board: Board; me?: boolean }): ReactNode {
  return (
    <span className="avatar" data-board={board} data-own={me || undefined}>
      <Portrait kid={FACES[board]} />
    </span>
  );
}

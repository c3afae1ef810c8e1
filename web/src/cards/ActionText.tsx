import type { ReactNode } from "react";
import { drawAction, isLong, sayAction } from "../text/actions.ts";
import { useWords } from "../text/words.ts";
import * as styles from "./ActionText.module.css";
import { Icon } from "./Icon.tsx";

const CLASSES = {
  word: styles.word,
  sign: "sign",
  after: `sign ${styles.after}`,
  paren: `sign ${styles.paren}`,
  and: styles.and,
};

/** An action as it is printed: icons, with its words for screen readers and as a tooltip. */
export function ActionText({ action, silent = false }: { action: string; silent?: boolean }): ReactNode {
  const words = useWords();
  const glyphs = drawAction(action);
  const said = silent ? "" : sayAction(action, words);
  return (
    <span
      className="action"
      data-long={isLong(glyphs) || undefined}
      {...(said ? { role: "img", "aria-label": said, title: said } : {})}
    >
      {glyphs.map((glyph, at) => {
        const key = `${at}${glyph.icon}`;
        if (glyph.kind === "and") return <span key={key} className={CLASSES.and} />;
        return <Icon key={key} name={glyph.icon} className={CLASSES[glyph.kind]} />;
      })}
    </span>
  );
}

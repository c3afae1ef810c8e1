import type { ReactNode } from "react";
import type { Action } from "../net/messages.ts";
import { glyphsOf, isLong, sayAction } from "../text/actions.ts";
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
export function ActionText({ action }: { action: Action }): ReactNode {
  return <Signs signs={action.signs} said={sayAction(action, useWords())} />;
}

/** Words and signs of the action language as icons. */
export function Signs({ signs, said = "" }: { signs: string[]; said?: string }): ReactNode {
  const glyphs = glyphsOf(signs);
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

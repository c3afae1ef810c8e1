import type { ReactNode } from "react";
import { useWords } from "../text/words.ts";
import { useBox } from "./box.ts";
import * as styles from "./Face.module.css";
import { Icon } from "./Icon.tsx";
import { Portrait } from "./Portrait.tsx";

/** A kid's face on the ground of its suit, with the suit beside it. The name is said elsewhere. */
export function Face({ kid }: { kid: string }): ReactNode {
  const words = useWords();
  const suit = useBox().kid(kid)?.suits[0];
  return (
    <span className={`${styles.face} printed`} data-suit={suit} data-face={kid}>
      <span className={styles.picture}>
        <Portrait kid={kid} />
      </span>
      {suit && <Icon name={suit} label={words.suit(suit)} />}
    </span>
  );
}

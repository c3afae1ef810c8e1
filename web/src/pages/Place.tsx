import type { ReactNode } from "react";
import { useWords } from "../text/words.ts";
import * as styles from "./Place.module.css";

/** A place in a game as a medal; it is said as a word. */
export function Place({ rank }: { rank: number }): ReactNode {
  const { t } = useWords();
  return (
    <span className={styles.place} data-rank={rank} role="img" aria-label={t("end-place", { number: rank })}>
      {rank}
    </span>
  );
}

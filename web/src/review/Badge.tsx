import type { ReactNode } from "react";
import { useWords } from "../text/words.ts";
import * as styles from "./Badge.module.css";
import type { Label } from "./form.ts";

const SIGNS: Record<Exclude<Label, "">, string> = { blunder: "??", mistake: "?", doubtful: "?!", great: "!" };

/** How good a choice was: a sign and a colour, said as a word. */
export function Badge({ label, silent = false }: { label: Label; silent?: boolean }): ReactNode {
  const { t } = useWords();
  if (!label) return null;
  const said = silent ? { "aria-hidden": true } : { role: "img", "aria-label": t(`review-label-${label}`) };
  return (
    <b className={styles.badge} data-label={label} {...said}>
      {SIGNS[label]}
    </b>
  );
}

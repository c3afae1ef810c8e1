import type { ReactNode } from "react";
import { linkTo } from "../app/router.ts";
import { useWords } from "../text/words.ts";
import * as styles from "./NoteBox.module.css";

/** A page with nothing but a sentence: what is wrong, and where to go from here. */
export function NoteBox({ children, open = false }: { children: string; open?: boolean }): ReactNode {
  const { t } = useWords();
  return (
    <main className="lawn page centred">
      <div className={`sheet ${styles.noteBox}`} role="alert">
        <h1 className={styles.said}>{children}</h1>
        <a className="button main" {...linkTo("/")}>
          {t("menu-home")}
        </a>
        {open && (
          <a className="button" {...linkTo("/new")}>
            {t("new-table")}
          </a>
        )}
      </div>
    </main>
  );
}

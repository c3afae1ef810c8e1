import type { ReactNode } from "react";
import { linkTo } from "../app/router.ts";
import { Icon } from "../cards/Icon.tsx";
import { useWords } from "../text/words.ts";
import * as styles from "./PageBar.module.css";

/** The head of every page but the table: back, title, and what belongs to it. */
export function PageBar({ title, children }: { title: string; children?: ReactNode }): ReactNode {
  const { t } = useWords();
  return (
    <header className={styles.bar}>
      <a className="button square" {...linkTo("/")}>
        <Icon name="back" label={t("menu-home")} />
      </a>
      <h1>{title}</h1>
      <span className="spacer" />
      {children}
    </header>
  );
}

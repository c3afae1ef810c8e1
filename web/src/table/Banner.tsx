import { type ReactNode, useEffect, useRef, useState } from "react";
import { linkTo } from "../app/router.ts";
import { Icon } from "../cards/Icon.tsx";
import * as noteBox from "../pages/NoteBox.module.css";
import { NoteBox } from "../pages/NoteBox.tsx";
import type { TableStore } from "../play/store.ts";
import { useStore } from "../play/useStore.ts";
import { useErrorText } from "../text/errors.ts";
import { useWords } from "../text/words.ts";
import * as styles from "./Banner.module.css";

const QUIET = 1200;
const SHOWN = 5000;

/** Lost connections and refusals: quiet, at the top, gone by themselves. */
export function Banner({ store, alone = false }: { store: TableStore; alone?: boolean }): ReactNode {
  const link = useStore(store, (now) => now.link);
  const refused = useStore(store, (now) => now.error);
  const { t } = useWords();
  const say = useErrorText();
  const [lost, setLost] = useState(false);
  const [error, setError] = useState(refused);
  const known = useRef(refused);
  const away = link === "lost" || (link === "connecting" && lost);
  useEffect(() => {
    if (!away) {
      setLost(false);
      return;
    }
    const timer = setTimeout(() => setLost(true), QUIET);
    return () => clearTimeout(timer);
  }, [away]);
  useEffect(() => {
    if (refused === known.current) return;
    known.current = refused;
    setError(refused);
    const timer = setTimeout(() => setError(null), SHOWN);
    return () => clearTimeout(timer);
  }, [refused]);
  const gone = link === "closed" || link === "signed-out" || link === "broken" ? t(`link-${link}`) : null;
  if (gone && alone) return <NoteBox>{gone}</NoteBox>;
  if (gone)
    return (
      <div className={styles.banner} role="alert">
        <div className={`sheet ${noteBox.noteBox}`}>
          <p>{gone}</p>
          <a className="button main" {...linkTo("/")}>
            {t("menu-home")}
          </a>
        </div>
      </div>
    );
  return (
    <>
      {alone && (
        <main className="lawn page centred" aria-busy="true">
          <Icon name="fort" className={styles.loading} label={t("loading")} />
        </main>
      )}
      <div className={styles.banner} data-part="banner" role="status">
        {lost && (
          <p className="sheet">
            <Icon name="link" /> {t("link-lost")}
          </p>
        )}
        {error && <p className="sheet">{say(error)}</p>}
      </div>
    </>
  );
}

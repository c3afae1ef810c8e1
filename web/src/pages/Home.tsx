import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { usePeople } from "../app/people.ts";
import { linkTo } from "../app/router.ts";
import { changeSettings, isDark, useSettings } from "../app/settings.ts";
import { Icon } from "../cards/Icon.tsx";
import { api } from "../net/api.ts";
import type { ErrorBody, TableInfo } from "../net/messages.ts";
import { LANGUAGES, preferred } from "../text/bundles.ts";
import { useErrorText } from "../text/errors.ts";
import { useWords } from "../text/words.ts";
import * as gameRow from "./GameRow.module.css";
import { GameRow } from "./GameRow.tsx";
import * as styles from "./Home.module.css";
import { PlayNow } from "./PlayNow.tsx";
import { BackYard } from "./Scenery.tsx";

const HomeBoard = lazy(() => import("./HomeBoard.tsx"));

const LETTERS: [string, string, number][] = [
  ["F", "skateboard", -4],
  ["O", "crown", 3],
  ["R", "shovel", -2],
  ["T", "book", 4],
];
const SHOWN_GAMES = 2;

function Logo(): ReactNode {
  return (
    <h1 className={styles.logo} aria-label="Fort">
      {LETTERS.map(([letter, suit, tilt]) => (
        <b
          key={letter}
          aria-hidden="true"
          className={letter === "R" ? styles.dark : ""}
          style={{ ["--c" as string]: `var(--suit-${suit})`, ["--a" as string]: `${tilt}deg` }}
        >
          {letter}
        </b>
      ))}
    </h1>
  );
}

function Corner(): ReactNode {
  const { t } = useWords();
  const { language } = useSettings();
  const chosen = preferred(language, navigator.languages ?? []);
  const dark = isDark();
  return (
    <header className={styles.corner}>
      {LANGUAGES.length > 1 && (
        <fieldset className={styles.languages} aria-label={t("language")}>
          {LANGUAGES.map((one) => (
            <button
              key={one}
              type="button"
              className={one === chosen ? styles.chosen : ""}
              aria-pressed={one === chosen}
              onClick={() => changeSettings({ language: one })}
            >
              {one.toUpperCase()}
            </button>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        className="button square"
        aria-label={t(dark ? "theme-to-light" : "theme-to-dark")}
        onClick={() => changeSettings({ theme: dark ? "light" : "dark" })}
      >
        <Icon name={dark ? "sun" : "moon"} />
      </button>
      <a className="button square" {...linkTo("/settings")}>
        <Icon name="gear" label={t("menu-settings")} />
      </a>
    </header>
  );
}

function useMyGames(): TableInfo[] {
  const { me } = usePeople();
  const [games, setGames] = useState<TableInfo[]>([]);
  const known = me?.guest != null;
  useEffect(() => {
    if (!known) return;
    api.myTables().then(
      (found) => setGames(found.filter((game) => game.status === "waiting" || game.status === "running")),
      () => undefined,
    );
  }, [known]);
  return games.sort((a, b) => Number(b.your_turn) - Number(a.your_turn));
}

/** The first page: one button to play, the rest around it. */
export function Home(): ReactNode {
  const { t } = useWords();
  const say = useErrorText();
  const [error, setError] = useState<ErrorBody | null>(null);
  const games = useMyGames();
  const people = usePeople();
  return (
    <div className={styles.home}>
      <BackYard />
      <Corner />
      <main>
        <Logo />
        <p className={styles.tagline}>{t("tagline")}</p>
        <PlayNow failed={setError} />
        {error && (
          <p className="sheet problem" role="alert">
            {say(error)}
          </p>
        )}
        {people.me?.guest && (
          <section className={`${gameRow.games} sheet`}>
            <h2>
              {t("your-games")}
              <a {...linkTo("/games")}>{t("games-all")}</a>
            </h2>
            {games.slice(0, SHOWN_GAMES).map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </section>
        )}
        <Suspense fallback={null}>{people.me && <HomeBoard known={people.me.guest !== null} />}</Suspense>
        <div className={styles.pair}>
          <a className="button" {...linkTo("/new")}>
            <Icon name="plus" />
            {t("new-table")}
          </a>
          <a className="button" {...linkTo("/join")}>
            <Icon name="link" />
            {t("join-table")}
          </a>
        </div>
        <nav className={styles.links}>
          <a className="button" {...linkTo("/learn")}>
            <Icon name="cap" />
            {t("learn")}
          </a>
          <a className="button" {...linkTo("/kids")}>
            <Icon name="grid" />
            {t("kids")}
          </a>
          <a className="button" {...linkTo("/rules")}>
            <Icon name="log" />
            {t("rules")}
          </a>
          <a className="button" {...linkTo("/about")}>
            <Icon name="flag" />
            {t("about")}
          </a>
        </nav>
        <p className={styles.unofficial}>{t("unofficial")}</p>
      </main>
    </div>
  );
}

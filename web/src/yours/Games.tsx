import { type ReactNode, useEffect, useState } from "react";
import { usePeople } from "../app/people.ts";
import { Face } from "../cards/Face.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { api } from "../net/api.ts";
import type { TableInfo } from "../net/messages.ts";
import type { FavouriteKid, Totals } from "../net/wire.ts";
import * as gameRow from "../pages/GameRow.module.css";
import { GameRow } from "../pages/GameRow.tsx";
import { PageBar } from "../pages/PageBar.tsx";
import { useErrorText } from "../text/errors.ts";
import { useNumbers } from "../text/numbers.ts";
import { useWords } from "../text/words.ts";
import { Everything } from "./Everything.tsx";
import { Form } from "./Form.tsx";
import * as styles from "./Games.module.css";
import { GameTable } from "./GameTable.tsx";
import { useHistory, usePlayed } from "./useHistory.ts";

const FAVOURITES = 3;

/** `/games`: what goes on, how one has been playing, and every finished game. */
export default function Games(): ReactNode {
  const { t } = useWords();
  const say = useErrorText();
  const { me } = usePeople();
  const known = me?.guest != null;
  const { history, error } = useHistory(known);
  const { games, total, more } = usePlayed(known);
  return (
    <main className="lawn page" aria-busy={!me || (known && !history && !error)}>
      <div className={styles.yours}>
        <div className={styles.bar}>
          <PageBar title={t("your-games")}>{known && <Everything />}</PageBar>
        </div>
        {error && (
          <p className="sheet problem" role="alert">
            {say(error)}
          </p>
        )}
        <GoingOn known={known} />
        {history && <Me totals={history.totals} nickname={me?.guest?.nickname ?? ""} />}
        {history && <Form form={history.form} />}
        {me && (!known || history) && <GameTable games={games} total={total} more={more} />}
        {history && history.kids.length > 0 && <Favourites kids={history.kids} />}
      </div>
    </main>
  );
}

/** Games that wait or run, those that wait for me first. */
function GoingOn({ known }: { known: boolean }): ReactNode {
  const { t } = useWords();
  const [games, setGames] = useState<TableInfo[]>([]);
  useEffect(() => {
    if (!known) return;
    api.myTables().then(
      (found) => setGames(found.filter(({ status }) => status === "waiting" || status === "running")),
      () => undefined,
    );
  }, [known]);
  if (!games.length) return null;
  const sorted = [...games].sort((a, b) => Number(b.your_turn) - Number(a.your_turn));
  return (
    <section className={`sheet ${gameRow.games} ${styles.going}`} data-part="going-on">
      <h2>{t("yours-going-on")}</h2>
      {sorted.map((game) => (
        <GameRow key={game.id} game={game} />
      ))}
    </section>
  );
}

function Me({ totals, nickname }: { totals: Totals; nickname: string }): ReactNode {
  const { t } = useWords();
  const numbers: [string, ReactNode][] = [
    ["yours-games", totals.games],
    ["yours-won", totals.won],
    ["yours-best", totals.best ?? "–"],
    ["yours-puzzles", totals.puzzles ?? "–"],
  ];
  return (
    <section className={`sheet ${styles.me}`} data-board="yellow" data-part="me">
      <div className={styles.who}>
        <Avatar board="yellow" me />
        <div>
          <h2>
            <bdi>{nickname}</bdi>
          </h2>
          {totals.word && (
            <p className="capital">
              {t(totals.better ? "yours-better" : "yours-word", { word: t(`review-word-${totals.word}`) })}
            </p>
          )}
        </div>
      </div>
      <dl>
        {numbers.map(([name, number]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Favourites({ kids }: { kids: FavouriteKid[] }): ReactNode {
  const { t, kid } = useWords();
  const numbers = useNumbers();
  return (
    <section className={`sheet ${styles.favourites}`} data-part="favourites">
      <h2>{t("yours-kids")}</h2>
      <ul>
        {kids.slice(0, FAVOURITES).map((one) => (
          <li key={one.kid}>
            <Face kid={one.kid} />
            <span>
              <b>{kid(one.kid)}</b>
              <small>{t("yours-kid-played", { number: one.played })}</small>
            </span>
            <em>
              {numbers.percent(one.games ? one.won / one.games : 0)}
              <small>{t("yours-kid-won")}</small>
            </em>
          </li>
        ))}
      </ul>
    </section>
  );
}

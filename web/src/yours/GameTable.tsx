import type { ReactNode } from "react";
import { linkTo } from "../app/router.ts";
import { Icon } from "../cards/Icon.tsx";
import type { PlayedGame } from "../net/wire.ts";
import { Place } from "../pages/Place.tsx";
import { LuckNumber } from "../review/Stats.tsx";
import { useNumbers } from "../text/numbers.ts";
import { useWords } from "../text/words.ts";
import * as styles from "./GameTable.module.css";

function useWhen(): (finished: string) => string {
  const numbers = useNumbers();
  return (finished) => {
    const date = new Date(finished);
    const near = Date.now() - date.getTime() < 20 * 60 * 60 * 1000;
    return numbers.date(
      date,
      near ? { hour: "numeric", minute: "2-digit" } : { day: "numeric", month: "short", year: "numeric" },
    );
  };
}

/** Finished games with what players look for: when, place, points, with whom, how well, luck, and the way back. */
export function GameTable({
  games,
  total,
  more,
}: {
  games: PlayedGame[];
  total: number;
  more: (() => void) | null;
}): ReactNode {
  const { t } = useWords();
  if (!games.length)
    return (
      <section className={`sheet ${styles.games}`} data-part="played">
        <p>{t("yours-none")}</p>
      </section>
    );
  return (
    <section className={`sheet ${styles.games}`} data-part="played">
      <table>
        <thead>
          <tr>
            {["date", "place", "score", "with", "word", "luck"].map((head) => (
              <th key={head} scope="col">
                {t(`yours-head-${head}`)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <Row key={game.table} game={game} />
          ))}
        </tbody>
      </table>
      {more && (
        <button type="button" className="button quiet" data-more onClick={more}>
          {t("yours-more", { number: total })}
        </button>
      )}
    </section>
  );
}

function Row({ game }: { game: PlayedGame }): ReactNode {
  const words = useWords();
  const { t } = words;
  const when = useWhen();
  const others = game.seats.filter((seat) => !seat.you);
  const bot = (level: string) => t(words.has(`bot-${level}`) ? `bot-${level}` : "yours-bot");
  const names = others.map(({ name, bot: level }) => name ?? (level ? bot(level) : t("yours-somebody")));
  const kind = game.daily ? "yours-daily" : game.again ? "yours-again" : null;
  return (
    <tr data-game={game.table}>
      <td className={styles.date}>
        {when(game.finished)}
        {kind && <small>{t(kind)}</small>}
      </td>
      <td className={styles.rank}>
        <Place rank={game.rank} />
      </td>
      <td className={styles.score}>
        <span>
          <Icon name="vp" />
          {game.points}
        </span>
      </td>
      <td className={styles.with}>
        <bdi>{names.join(", ")}</bdi>
      </td>
      <td className={styles.word}>
        <span className="capital">{game.word ? t(`review-word-${game.word}`) : "–"}</span>
      </td>
      <td className={styles.luck}>{game.luck === null ? "–" : <LuckNumber luck={game.luck} />}</td>
      <td className={styles.way}>
        <a className="button quiet" {...linkTo(`/review/${game.table}`)}>
          {t("yours-look-back")}
          <Icon name="next" />
        </a>
      </td>
    </tr>
  );
}

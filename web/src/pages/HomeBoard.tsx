import { type ReactNode, useEffect, useState } from "react";
import { linkTo } from "../app/router.ts";
import { Face } from "../cards/Face.tsx";
import { Icon } from "../cards/Icon.tsx";
import { useDealName } from "../daily/Daily.tsx";
import { useDaily } from "../daily/useDaily.ts";
import { get } from "../net/api.ts";
import type { PlayedGame, PlayedGames, PuzzleRoom } from "../net/wire.ts";
import { useWords } from "../text/words.ts";
import * as styles from "./HomeBoard.module.css";
import { Cork, Paper } from "./Paper.tsx";

const FACES = 4;

/** What hangs out on the lawn: the deal of the day, puzzles, the last game. It grows with the player. */
export default function HomeBoard({ known }: { known: boolean }): ReactNode {
  const { t } = useWords();
  const [last, setLast] = useState<PlayedGame | null | undefined>(known ? undefined : null);
  useEffect(() => {
    if (!known) return;
    get<PlayedGames>("/api/my/games?most=1").then(
      ({ games }) => setLast(games[0] ?? null),
      () => setLast(null),
    );
  }, [known]);
  if (last === undefined) return null;
  if (last === null) return <FirstBoard />;
  return (
    <Cork className={styles.board} label={t("home-board")}>
      <Deal />
      <div className={styles.small}>
        <Puzzles />
        <LastGame game={last} />
      </div>
    </Cork>
  );
}

/** Before the first finished game there is one paper: how to begin. */
function FirstBoard(): ReactNode {
  const { t } = useWords();
  return (
    <Cork className={`${styles.board} ${styles.first}`} label={t("home-board")}>
      <Paper className={styles.begin}>
        <h2>
          <Icon name="hint" />
          {t("new-to-fort")}
        </h2>
        <p>{t("new-to-fort-note")}</p>
        <a className="button" data-learn {...linkTo("/learn")}>
          {t("learn-start")}
          <Icon name="next" />
        </a>
      </Paper>
    </Cork>
  );
}

function Deal(): ReactNode {
  const { t } = useWords();
  const { day } = useDaily();
  const named = useDealName();
  if (!day) return <Paper className={styles.deal}>{null}</Paper>;
  const state = day.yours ? "done" : day.state === "playing" ? "playing" : "open";
  return (
    <Paper className={styles.deal} part="deal">
      <header>
        <div>
          <h2>{t("deal")}</h2>
          <small>{named(day, { weekday: "long" })}</small>
        </div>
        {day.streak > 0 && (
          <span className={styles.streak}>
            <Icon name="fire" label={t("deal-streak", { number: day.streak })} />
            {day.streak}
          </span>
        )}
      </header>
      <p>{t(state === "done" ? "home-deal-done" : "home-deal")}</p>
      <div className={styles.faces}>
        {day.kids.slice(0, FACES).map((kid, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kid may come twice
          <Face key={at} kid={kid} />
        ))}
        {day.kids.length > FACES && <small>{t("home-more-kids", { number: day.kids.length - FACES })}</small>}
      </div>
      <footer>
        <a className="button" data-deal {...linkTo("/daily")}>
          {t(state === "done" ? "home-deal-look" : state === "playing" ? "deal-go-on" : "deal-play")}
          <Icon name="next" />
        </a>
        {day.players > 0 && <small>{t("deal-players", { number: day.players })}</small>}
      </footer>
    </Paper>
  );
}

function Puzzles(): ReactNode {
  const { t } = useWords();
  const [room, setRoom] = useState<PuzzleRoom | null>(null);
  useEffect(() => {
    get<PuzzleRoom>("/api/puzzles").then(setRoom, () => undefined);
  }, []);
  return (
    <Paper pin="var(--suit-book)" tilt={1} className={styles.mini} part="puzzles">
      <h3>
        <Icon name="puzzle" />
        {t("puzzles")}
      </h3>
      <p>{room?.you.tried ? t("home-rating", { rating: room.you.rating }) : t("home-puzzles")}</p>
      <a className="button small" {...linkTo("/puzzles")}>
        {t(room?.you.tried ? "solve-next" : "solve-first")}
        <Icon name="next" />
      </a>
    </Paper>
  );
}

function LastGame({ game }: { game: PlayedGame }): ReactNode {
  const { t } = useWords();
  return (
    <Paper pin="var(--suit-crown)" tilt={-1.2} className={styles.mini} part="last-game">
      <h3>
        <Icon name="chart" />
        {t("home-last")}
      </h3>
      <p>{t("look-came", { place: game.rank })}</p>
      <a className="button small" {...linkTo(`/review/${game.table}`)}>
        {t("home-look-back")}
        <Icon name="next" />
      </a>
    </Paper>
  );
}

import type { ReactNode } from "react";
import { linkTo } from "../app/router.ts";
import { Avatar } from "../cards/Portrait.tsx";
import type { TableInfo } from "../net/messages.ts";
import { plain } from "../text/rich.tsx";
import { Teller } from "../text/teller.ts";
import { useWords } from "../text/words.ts";
import * as styles from "./GameRow.module.css";

/** One game of a list: who plays, and whose turn it is. */
export function GameRow({ game }: { game: TableInfo }): ReactNode {
  const words = useWords();
  const { t } = words;
  const teller = new Teller(words, game.seats, null);
  const others = game.seats.filter((seat) => !seat.you);
  const shown = others.length ? others : game.seats;
  const names = shown.map((seat) => (seat.kind === "empty" ? t("seat-empty") : teller.bareName(seat.seat)));
  const status =
    game.status === "waiting"
      ? t("game-waiting-start")
      : game.status === "running"
        ? t("game-waiting-for", { names: plain(words.list(game.asked.map((seat) => teller.bareName(seat)))) })
        : t(game.status === "finished" ? "game-finished" : "game-abandoned");
  const yours = game.your_turn && game.status === "running";
  return (
    <a className={styles.row} {...linkTo(`/table/${game.id}`)}>
      <span className={styles.avatars} aria-hidden="true">
        {shown.map((seat) => (
          <Avatar key={seat.seat} board={seat.board} />
        ))}
      </span>
      <span>
        <b>
          <bdi>{names.join(", ")}</bdi>
        </b>
        <small>{t(`setup-${game.setup}`)}</small>
      </span>
      <span className={`${styles.status}${yours ? ` ${styles.yours}` : ""}`}>
        {yours ? t("your-turn") : status}
      </span>
    </a>
  );
}

import { type ReactNode, useEffect, useState } from "react";
import { api } from "../net/api.ts";
import type { TableInfo } from "../net/messages.ts";
import { useWords } from "../text/words.ts";
import * as gameRow from "./GameRow.module.css";
import { GameRow } from "./GameRow.tsx";
import { PageBar } from "./PageBar.tsx";

/** All my games, the waiting ones first. */
export default function Games(): ReactNode {
  const { t } = useWords();
  const [games, setGames] = useState<TableInfo[] | null>(null);
  useEffect(() => {
    api.myTables().then(setGames, () => setGames([]));
  }, []);
  const sorted = [...(games ?? [])].sort((a, b) => Number(b.your_turn) - Number(a.your_turn));
  return (
    <main className="lawn page">
      <div className="text-page">
        <PageBar title={t("your-games")} />
        <section className={`sheet ${gameRow.games}`}>
          <h2>{t("games-all")}</h2>
          {games?.length === 0 && <p className={gameRow.row}>{t("games-none")}</p>}
          {sorted.map((game) => (
            <GameRow key={game.id} game={game} />
          ))}
        </section>
      </div>
    </main>
  );
}

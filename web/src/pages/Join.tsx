import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { go } from "../app/router.ts";
import { api } from "../net/api.ts";
import type { TableInfo } from "../net/messages.ts";
import { useWords } from "../text/words.ts";
import * as gameRow from "./GameRow.module.css";
import { GameRow } from "./GameRow.tsx";
import { PageBar } from "./PageBar.tsx";

/** The path of a pasted link, if it leads to a table. */
export function tablePath(text: string): string | null {
  const found = /\/table\/[\w-]+(#[\w-]+)?/.exec(text.trim());
  return found ? found[0] : null;
}

export default function Join(): ReactNode {
  const { t } = useWords();
  const [open, setOpen] = useState<TableInfo[] | null>(null);
  const [link, setLink] = useState("");
  useEffect(() => {
    api.openTables().then(setOpen, () => setOpen([]));
  }, []);
  const path = tablePath(link);
  const wrong = link.trim() !== "" && !path;
  const follow = (event: FormEvent) => {
    event.preventDefault();
    if (path) go(path);
  };
  return (
    <main className="lawn page">
      <div className="text-page">
        <PageBar title={t("join-table")} />
        <form className="sheet prose" onSubmit={follow}>
          <label className="field">
            {t("join-paste")}
            <input
              value={link}
              inputMode="url"
              aria-invalid={wrong}
              onChange={(event) => setLink(event.currentTarget.value)}
            />
          </label>
          {wrong && (
            <p role="alert" className="warning">
              {t("join-not-a-link", { example: `${location.origin}/table/…` })}
            </p>
          )}
          <p className="buttons">
            <button type="submit" className="button main" disabled={!path}>
              {t("join-go")}
            </button>
          </p>
        </form>
        <section className={`sheet ${gameRow.games}`}>
          <h2>{t("join-open-title")}</h2>
          {open?.length === 0 && <p className={gameRow.row}>{t("join-open-none")}</p>}
          {open?.map((game) => (
            <GameRow key={game.id} game={game} />
          ))}
        </section>
      </div>
    </main>
  );
}

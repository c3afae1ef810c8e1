import { type ReactNode, useEffect, useState } from "react";
import { usePeople } from "../app/people.ts";
import { linkTo } from "../app/router.ts";
import { Icon } from "../cards/Icon.tsx";
import { ApiError, get } from "../net/api.ts";
import type { ErrorBody } from "../net/messages.ts";
import type { PuzzleRoom } from "../net/wire.ts";
import { PageBar } from "../pages/PageBar.tsx";
import { useErrorText } from "../text/errors.ts";
import { Rich } from "../text/rich.tsx";
import { Teller } from "../text/teller.ts";
import { useWords } from "../text/words.ts";
import { nextPath } from "./Puzzle.tsx";
import * as styles from "./Puzzles.module.css";

/** `/puzzles`: how one is doing, what is left, and by which theme. */
export default function Puzzles(): ReactNode {
  const words = useWords();
  const { t } = words;
  const say = useErrorText();
  const { me, ensure } = usePeople();
  const known = me?.guest != null;
  const [room, setRoom] = useState<PuzzleRoom | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  useEffect(() => {
    if (me && !known) void ensure();
  }, [me, known, ensure]);
  useEffect(() => {
    if (!known) return;
    get<PuzzleRoom>("/api/puzzles").then(
      setRoom,
      (problem: unknown) => problem instanceof ApiError && setError(problem.body),
    );
  }, [known]);
  const teller = new Teller(words, [], null);
  return (
    <main className="lawn page" aria-busy={!room && !error}>
      <div className="text-page">
        <PageBar title={t("puzzles")} />
        {error && (
          <p className="sheet problem" role="alert">
            {say(error)}
          </p>
        )}
        {room && (
          <>
            <section className={`sheet ${styles.room}`}>
              <Icon name="puzzle" />
              <div>
                <h2>{t(room.first_left > 0 ? "solve-begin" : "solve-title")}</h2>
                <p>{t("solve-what")}</p>
              </div>
              <dl>
                <div>
                  <dt>{t("solve-rating")}</dt>
                  <dd>{room.you.rating}</dd>
                </div>
                <div>
                  <dt>{t("solve-solved")}</dt>
                  <dd>{room.you.solved}</dd>
                </div>
                <div>
                  <dt>{t("solve-left")}</dt>
                  <dd>{room.left}</dd>
                </div>
              </dl>
              <a className="button main" data-next {...linkTo(nextPath(null))}>
                {t(room.you.tried ? "solve-next" : "solve-first")}
                <Icon name="next" />
              </a>
            </section>
            <section className={`sheet ${styles.themes}`}>
              <h2>{t("solve-themes")}</h2>
              <ul>
                {room.themes
                  .filter((theme) => theme.puzzles > 0)
                  .map((theme) => (
                    <li key={theme.theme}>
                      <a {...linkTo(nextPath(theme.theme))} data-theme-of={theme.theme}>
                        <b className="capital">
                          <Rich text={teller.say(theme.saying)} />
                        </b>
                        <small>{t("solve-theme-left", { number: theme.left, total: theme.puzzles })}</small>
                      </a>
                    </li>
                  ))}
              </ul>
            </section>
          </>
        )}
      </div>
    </main>
  );
}

import type { ReactNode } from "react";
import { linkTo } from "../app/router.ts";
import { Icon } from "../cards/Icon.tsx";
import type { PuzzleSolved, PuzzleTold } from "../net/wire.ts";
import { Reasons, ShareBar } from "../review/Panel.tsx";
import { useTable } from "../table/context.ts";
import { RuleLink } from "../table/RuleLink.tsx";
import { useNumbers } from "../text/numbers.ts";
import { Rich } from "../text/rich.tsx";
import { Difficulty } from "./Puzzle.tsx";
import * as styles from "./PuzzlePanel.module.css";
import type { PuzzleRun } from "./usePuzzle.ts";

const MOST_OPTIONS = 4;

/** The task; afterwards, in the same place, whether it was right, and why. */
export function PuzzlePanel({ run, next }: { run: PuzzleRun; next(): void }): ReactNode {
  const { puzzle, answer } = run;
  if (!puzzle) return null;
  return (
    <aside className={`sheet ${styles.panel}`} data-part="puzzle" data-answered={answer ? true : undefined}>
      <PanelHead puzzle={puzzle} />
      {answer ? (
        <Answer run={run} answer={answer} next={next} />
      ) : (
        <Task run={run} puzzle={puzzle} next={next} />
      )}
    </aside>
  );
}

function PanelHead({ puzzle }: { puzzle: PuzzleTold }): ReactNode {
  const { teller } = useTable();
  const { t } = teller;
  return (
    <header>
      <a className="button square quiet" {...linkTo("/puzzles")}>
        <Icon name="back" label={t("solve-back")} />
      </a>
      <h2>
        {t("solve-number", { number: puzzle.number })}
        <small>{t("solve-from-game")}</small>
      </h2>
      <Difficulty rating={puzzle.rating} />
    </header>
  );
}

function Task({ run, puzzle, next }: { run: PuzzleRun; puzzle: PuzzleTold; next(): void }): ReactNode {
  const { teller } = useTable();
  const numbers = useNumbers();
  const { t } = teller;
  const tried = run.choices.length > 0;
  return (
    <>
      <div className={styles.body}>
        <p className={styles.task}>
          <Rich text={teller.say(puzzle.task)} />
        </p>
        <p className={styles.note}>{t("solve-how")}</p>
        {puzzle.solved_by !== null && (
          <p className={styles.note}>{t("solve-solved-by", { share: numbers.percent(puzzle.solved_by) })}</p>
        )}
      </div>
      <footer>
        {tried ? (
          <button type="button" className="button main" data-answer onClick={run.confirm}>
            <Icon name="check" />
            {t("solve-answer")}
          </button>
        ) : (
          <>
            <button type="button" className="button" data-show onClick={run.show}>
              <Icon name="hint" />
              {t("solve-show")}
            </button>
            <button type="button" className="button" data-skip onClick={next}>
              {t("solve-skip")}
            </button>
          </>
        )}
      </footer>
    </>
  );
}

function Answer({ run, answer, next }: { run: PuzzleRun; answer: PuzzleSolved; next(): void }): ReactNode {
  const { teller } = useTable();
  const { t } = teller;
  const shown = answer.options.slice(0, MOST_OPTIONS);
  const chosen = answer.options.find((option) => option.choice === answer.chosen);
  if (chosen && !shown.includes(chosen)) shown[MOST_OPTIONS - 1] = chosen;
  const role = (choice: string) =>
    choice === answer.best.choice ? "best" : choice === answer.chosen ? "played" : "other";
  const change = answer.rated.after - answer.rated.before;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.body} tabIndex={0} aria-label={t("solve-verdict")}>
        <h3 data-right={answer.right || undefined}>
          <span aria-hidden="true">{answer.right ? <Icon name="check" /> : "?"}</span>
          {t(answer.chosen === null ? "solve-shown" : answer.right ? "solve-right" : "solve-wrong")}
        </h3>
        <p className={styles.verdict}>
          <Rich text={teller.say(answer.verdict)} />
        </p>
        <div className={styles.options}>
          {shown.map((option) => (
            <ShareBar key={option.choice} option={option} role={role(option.choice)} teller={teller} />
          ))}
        </div>
        <Reasons because={answer.because} teller={teller} />
        {answer.clause && (
          <p className={styles.note}>
            {t("solve-clause")} <RuleLink rule={answer.clause} />
          </p>
        )}
        <Rate answer={answer} change={change} />
      </section>
      <footer>
        <button type="button" className="button" data-retry onClick={run.retry}>
          <Icon name="replay" />
          {t("solve-retry")}
        </button>
        <button type="button" className="button" data-show onClick={run.show}>
          <Icon name="play" />
          {t("solve-show")}
        </button>
        <button type="button" className={`button main ${styles.next}`} data-next onClick={next}>
          {t("solve-next")}
        </button>
      </footer>
    </>
  );
}

/** The rating, and what this answer did to it; said once. */
function Rate({ answer, change }: { answer: PuzzleSolved; change: number }): ReactNode {
  const { teller } = useTable();
  const numbers = useNumbers();
  const { t } = teller;
  return (
    <p className={styles.rate} data-part="rating" role="status">
      <span>
        <small>{t("solve-rating")}</small>
        <b>{answer.you.rating}</b>
      </span>
      {answer.rated.counted && change !== 0 && (
        <em data-good={change > 0 || undefined}>{numbers.signed(change)}</em>
      )}
    </p>
  );
}

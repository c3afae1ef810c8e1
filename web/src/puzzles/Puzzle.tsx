import { type ReactNode, useEffect, useState } from "react";
import { usePeople } from "../app/people.ts";
import { go, linkTo } from "../app/router.ts";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { ApiError, get } from "../net/api.ts";
import type { ErrorBody } from "../net/messages.ts";
import type { PuzzleTold } from "../net/wire.ts";
import { NoteBox } from "../pages/NoteBox.tsx";
import { boardOf, useTable } from "../table/context.ts";
import { useTableLayout } from "../table/layout.ts";
import * as bar from "../table/QuestionBar.module.css";
import { TableScreen } from "../table/TableScreen.tsx";
import { useErrorText } from "../text/errors.ts";
import { FIRST_NICKNAMES } from "../text/nicknames.ts";
import { Rich } from "../text/rich.tsx";
import { useWords } from "../text/words.ts";
import * as styles from "./Puzzle.module.css";
import { PuzzlePanel } from "./PuzzlePanel.tsx";
import { type PuzzleRun, usePuzzle } from "./usePuzzle.ts";

/** The way to a puzzle that was not tried yet. */
export const nextPath = (theme: string | null): string =>
  theme ? `/puzzles/next?theme=${theme}` : "/puzzles/next";

/** `/puzzles/ID`, or `/puzzles/next`: one position, at the table that is played at. */
export default function Puzzle({ id }: { id: string }): ReactNode {
  const { me, ensure } = usePeople();
  const known = me?.guest != null;
  useEffect(() => {
    if (me && !known) void ensure();
  }, [me, known, ensure]);
  if (!known) return <main className="lawn page" aria-busy="true" />;
  if (id === "next") return <Next />;
  return <Solving id={id} nickname={me?.guest?.nickname ?? FIRST_NICKNAMES[0] ?? ""} />;
}

const themeNow = (): string | null => new URLSearchParams(location.search).get("theme");

/** Finds one that was not tried yet, and goes there. */
function Next(): ReactNode {
  const say = useErrorText();
  const [error, setError] = useState<ErrorBody | null>(null);
  const theme = themeNow();
  useEffect(() => {
    const asked = theme ? `?theme=${theme}` : "";
    get<PuzzleTold>(`/api/puzzles/next${asked}`).then(
      (puzzle) => go(`/puzzles/${puzzle.id}${asked}`, true),
      (problem: unknown) => problem instanceof ApiError && setError(problem.body),
    );
  }, [theme]);
  if (error?.code === "no-puzzle-left") return <AllSolved theme={theme} />;
  if (error) return <NoteBox>{say(error)}</NoteBox>;
  return <main className="lawn page" aria-busy="true" />;
}

function Solving({ id, nickname }: { id: string; nickname: string }): ReactNode {
  const say = useErrorText();
  const theme = themeNow();
  const run = usePuzzle(`/api/puzzles/${id}`, nickname);
  const { puzzle, error, answer } = run;
  const upright = useTableLayout() === "phone";
  if (error) return <NoteBox>{say(error)}</NoteBox>;
  if (!puzzle) return <main className="lawn page" aria-busy="true" />;
  const next = () => go(nextPath(theme));
  return (
    <TableScreen
      store={run.store}
      head={upright ? <Head run={run} /> : undefined}
      side={<PuzzlePanel run={run} next={next} />}
    >
      {answer ? <Answered run={run} next={next} /> : run.waiting ? <Tried run={run} /> : null}
    </TableScreen>
  );
}

function AllSolved({ theme }: { theme: string | null }): ReactNode {
  const { t } = useWords();
  return (
    <main className="lawn page centred">
      <div className={`sheet ${styles.all}`}>
        <h1>{t("solve-all")}</h1>
        <a className="button main" {...linkTo(theme ? nextPath(null) : "/puzzles")}>
          {t(theme ? "solve-any" : "solve-back")}
        </a>
      </div>
    </main>
  );
}

/** On a phone: which puzzle, and what it says of the solver. */
function Head({ run: { puzzle, answer } }: { run: PuzzleRun }): ReactNode {
  const { teller } = useTable();
  const { t } = teller;
  if (!puzzle) return null;
  return (
    <header className={styles.head}>
      <a className="button square" {...linkTo("/puzzles")}>
        <Icon name="back" label={t("solve-back")} />
      </a>
      <h2>
        {t("solve-number", { number: puzzle.number })}
        <small>
          <Difficulty rating={puzzle.rating} />
        </small>
      </h2>
      {!answer && (
        <p className={styles.task}>
          <Rich text={teller.say(puzzle.task)} />
        </p>
      )}
      {answer && (
        <p>
          <small>{t("solve-rating")}</small>
          <b>{answer.you.rating}</b>
        </p>
      )}
    </header>
  );
}

const EASIEST = 900;
const STEP = 200;
const MOST = 5;

/** How hard a puzzle is, in slices of pizza. */
export function Difficulty({ rating }: { rating: number }): ReactNode {
  const { t } = useWords();
  const hard = Math.max(1, Math.min(MOST, Math.ceil((rating - EASIEST) / STEP)));
  return (
    <span
      className={styles.pips}
      role="img"
      aria-label={t("solve-difficulty", { number: hard, total: MOST })}
    >
      {Array.from({ length: MOST }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slice is its number
        <span key={at} data-off={at >= hard || undefined}>
          <Icon name="pizza" />
        </span>
      ))}
    </span>
  );
}

/** What was tried goes on with others: now it is taken back, or it is the answer. */
function Tried({ run }: { run: PuzzleRun }): ReactNode {
  const { teller, view, shown } = useTable();
  const { t } = teller;
  return (
    <section
      className={`${bar.bar} sheet ${bar.yours}`}
      data-board={boardOf(view, shown.table.seats, run.puzzle?.seat ?? 0)}
      id="question"
      tabIndex={-1}
      aria-label={t("options-of")}
    >
      <p>
        {t("solve-tried")}
        <small>{t("solve-tried-note")}</small>
      </p>
      <div className={bar.options}>
        <button type="button" className="button" onClick={() => run.store.undo()}>
          <Icon name="undo" />
          {t("undo")}
        </button>
      </div>
    </section>
  );
}

/** The verdict, where the question was. */
function Answered({ run: { answer, puzzle, store }, next }: { run: PuzzleRun; next(): void }): ReactNode {
  const { teller } = useTable();
  const { t } = teller;
  if (!answer || !puzzle) return null;
  const seats = store.get().shown?.table.seats ?? [];
  const right = answer.right;
  return (
    <section
      className={`${bar.bar} sheet ${styles.verdict}`}
      data-right={right || undefined}
      data-part="verdict"
      data-board={seats[puzzle.seat]?.board}
      id="question"
      tabIndex={-1}
      aria-label={t("options-of")}
    >
      <div className={bar.turn}>
        <Avatar board={seats[puzzle.seat]?.board ?? "yellow"} />
        <span>
          {t(answer.chosen === null ? "solve-shown" : right ? "solve-right" : "solve-wrong")}
          {answer.you.streak > 1 && <small>{t("solve-streak", { number: answer.you.streak })}</small>}
        </span>
      </div>
      <p role="status">
        <Rich text={teller.say(answer.verdict)} />
      </p>
      <div className={bar.options}>
        <button type="button" className="button main" data-next onClick={next}>
          {t("solve-next")}
          <Icon name="next" />
        </button>
      </div>
    </section>
  );
}

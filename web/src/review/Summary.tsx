import { type ReactNode, useMemo } from "react";
import { useRows } from "../app/fit.ts";
import { go, linkTo } from "../app/router.ts";
import { Icon } from "../cards/Icon.tsx";
import type { TableInfo } from "../net/messages.ts";
import { NoteBox } from "../pages/NoteBox.tsx";
import { useErrorText } from "../text/errors.ts";
import { Rich } from "../text/rich.tsx";
import { Teller } from "../text/teller.ts";
import { useWords } from "../text/words.ts";
import { Curve } from "./Curve.tsx";
import { marked, type Review, type ReviewTold } from "./form.ts";
import { SkillAndLuck } from "./SkillAndLuck.tsx";
import { Stats } from "./Stats.tsx";
import * as styles from "./Summary.module.css";
import { Turning } from "./Turning.tsx";
import { useReview } from "./useReview.ts";

const ROWS = 49;

/** `/review/ID`: how a game went, from the view of whoever opens it. */
export default function Summary({ id }: { id: string }): ReactNode {
  const say = useErrorText();
  const { t } = useWords();
  const { told, table, error } = useReview(id);
  if (error) return <NoteBox>{say(error)}</NoteBox>;
  if (!told?.review || !table)
    return (
      <main className="lawn page centred" data-part="waiting">
        <div className={`sheet ${styles.waiting}`} role="status">
          <h1>{t("look-title")}</h1>
          <p>{t("look-working")}</p>
          <progress max={1} value={told?.done ?? 0} aria-label={t("look-working")} />
        </div>
      </main>
    );
  return <Whole review={told.review} told={told} table={table} />;
}

function Whole({ review, told, table }: { review: Review; told: ReviewTold; table: TableInfo }): ReactNode {
  const { id } = table;
  const complete = told.stage === "complete";
  const words = useWords();
  useRows(ROWS);
  const teller = useMemo(() => new Teller(words, table.seats, review.seat), [words, table, review.seat]);
  const { t } = teller;
  const boards = table.seats.map((seat) => seat.board);
  const me = review.players[review.seat];
  const last = review.curve.at(-1)?.number ?? 0;
  const best = [...review.players].sort((one, other) => one.rank - other.rank);
  const other = best.find((player) => player.seat !== review.seat)?.seat ?? null;
  const open = (number: number) => go(`/review/${id}/${number}`);
  if (!me) return null;
  return (
    <main className={`lawn page ${styles.summary}`} data-part="summary" data-stage={told.stage}>
      <header className={styles.bar}>
        <a className="button square" {...linkTo(`/table/${id}`)}>
          <Icon name="back" label={t("look-back")} />
        </a>
        <h1>
          {t("look-title")}
          <small>{t("look-result", { place: me.rank, points: me.points })}</small>
        </h1>
        <span className="spacer" />
        <Stats player={me} />
      </header>
      <section className={`sheet ${styles.curve}`}>
        <header>
          <p>
            <Rich text={teller.say(review.told)} />
          </p>
          <Legend review={review} teller={teller} boards={boards} other={other} />
        </header>
        <Curve
          review={review}
          boards={boards}
          last={last}
          other={other}
          open={(moment) => open(moment.number)}
        />
        {!complete && (
          <p className={styles.progress} role="status">
            <progress max={1} value={told.done} aria-label={t("look-working")} /> {t("look-working")}
          </p>
        )}
      </section>
      <Turning review={review} complete={complete} teller={teller} id={id} />
      <SkillAndLuck review={review} teller={teller} boards={boards} />
      <Practise id={id} review={review} teller={teller} />
    </main>
  );
}

function Legend({
  review,
  teller,
  boards,
  other,
}: {
  review: Review;
  teller: Teller;
  boards: TableInfo["seats"][number]["board"][];
  other: number | null;
}): ReactNode {
  return (
    <div className={styles.legend} aria-hidden="true">
      <span data-board={boards[review.seat]}>
        <i />
        {teller.t("look-your-chance")}
      </span>
      {other !== null && (
        <span data-board={boards[other]} className={styles.rival}>
          <i />
          <bdi>{teller.bareName(other)}</bdi>
        </span>
      )}
      <span>
        <Icon name="clover" />
        {teller.t("look-lucky")}
      </span>
      <span>
        <Icon name="droop" />
        {teller.t("look-unlucky")}
      </span>
    </div>
  );
}

/** What most was given away on, with puzzles about it; and the way through the game. */
function Practise({ id, review, teller }: { id: string; review: Review; teller: Teller }): ReactNode {
  const { t } = teller;
  const { practice } = review;
  const first = marked(review)[0]?.number ?? 0;
  return (
    <section className={`sheet ${styles.practise}`} data-part="practise">
      <Icon name="puzzle" />
      <p>
        <small>{t("look-practise")}</small>
        <Rich text={practice ? teller.say(practice.saying) : t("look-practise-nothing")} />
      </p>
      <div className={styles.acts}>
        <a className="button" {...linkTo(practice ? `/puzzles?theme=${practice.theme}` : "/puzzles")}>
          {t(practice ? "look-puzzles-on" : "puzzles")}
        </a>
        <a className="button main" {...linkTo(`/review/${id}/${first}`)}>
          <Icon name="replay" />
          {t("look-walk")}
        </a>
      </div>
    </section>
  );
}

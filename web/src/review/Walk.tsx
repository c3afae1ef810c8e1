import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useRows } from "../app/fit.ts";
import { linkTo } from "../app/router.ts";
import { Icon } from "../cards/Icon.tsx";
import type { TableInfo } from "../net/messages.ts";
import { NoteBox } from "../pages/NoteBox.tsx";
import { type Recording, useRecording, useShown } from "../pages/recording.ts";
import { Transport } from "../pages/Transport.tsx";
import { JudgedContext } from "../table/context.ts";
import { useSideways, useTableLayout } from "../table/layout.ts";
import * as bar from "../table/QuestionBar.module.css";
import { TableScreen } from "../table/TableScreen.tsx";
import { useErrorText } from "../text/errors.ts";
import { useNumbers } from "../text/numbers.ts";
import { Teller } from "../text/teller.ts";
import { useWords } from "../text/words.ts";
import { Again } from "./Again.tsx";
import { shareAt } from "./axis.ts";
import { Curve } from "./Curve.tsx";
import { type Moment, marked, type Review, type ReviewTold } from "./form.ts";
import { judgedCards } from "./JudgedCard.tsx";
import { Panel } from "./Panel.tsx";
import { Stats } from "./Stats.tsx";
import { useReview } from "./useReview.ts";
import * as styles from "./Walk.module.css";

const ROWS = 51;
const BEAT = 900;

/** `/review/ID/37`: through a game moment by moment, at the table it was played at. */
export default function Walk({ id, number }: { id: string; number: number }): ReactNode {
  const say = useErrorText();
  const { told, table, error } = useReview(id);
  const seat = told?.seat ?? null;
  const [recording, trouble] = useRecording(id, seat === null ? null : String(seat));
  const problem = error ?? trouble;
  if (problem) return <NoteBox>{say(problem)}</NoteBox>;
  if (!told?.review || !table || !recording) return <main className="lawn page" aria-busy="true" />;
  return <Walking told={told} review={told.review} table={table} recording={recording} start={number} />;
}

interface Props {
  told: ReviewTold;
  review: Review;
  table: TableInfo;
  recording: Recording;
  start: number;
}

/** Where one is, with the keys that lead on: arrows for choices, with Shift for moments. */
function useWay(review: Review, last: number, start: number) {
  const [at, setAt] = useState(Math.max(0, Math.min(start, last)));
  const moments = useMemo(() => marked(review), [review]);
  const move = useCallback((to: number) => setAt(Math.max(0, Math.min(to, last))), [last]);
  const next = moments.find((moment) => moment.number > at) ?? null;
  const previous = moments.findLast((moment) => moment.number < at) ?? null;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || document.querySelector("dialog[open]")) return;
      const on = event.key === "ArrowRight";
      if (!on && event.key !== "ArrowLeft") return;
      event.preventDefault();
      const moment = on ? next : previous;
      if (!event.shiftKey) move(at + (on ? 1 : -1));
      else if (moment) move(moment.number);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [at, move, next, previous]);
  return { at, move, moments, next, previous };
}

/** Goes on by itself while it is asked to. */
function usePlaying(at: number, last: number, move: (to: number) => void) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (at < last ? move(at + 1) : setPlaying(false)), BEAT);
    return () => clearTimeout(timer);
  }, [playing, at, last, move]);
  return { playing, toggle: () => setPlaying(!playing) };
}

function Walking({ told, review, table, recording, start }: Props): ReactNode {
  const { id, seats } = table;
  const words = useWords();
  const own = seats[review.seat]?.you ?? false;
  const teller = useMemo(
    () => new Teller(words, seats, own ? review.seat : null),
    [words, seats, own, review.seat],
  );
  const last = recording.steps.length - 1;
  const { at, move, moments, next, previous } = useWay(review, last, start);
  const { playing, toggle } = usePlaying(at, last, move);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [again, setAgain] = useState(false);
  // Their cards are shown for the moment they were asked for; the next one is judged without them first.
  const open = openAt === at;
  const [openHands, trouble] = useRecording(id, openAt === null ? null : "open");
  const store = useShown(open && openHands ? openHands : recording, at, review.seat);
  const moment = review.moments.find((one) => one.number === at) ?? null;
  const layout = useTableLayout();
  const sideways = useSideways();
  useRows(ROWS);
  useEffect(() => {
    history.replaceState(null, "", `/review/${id}/${at}`);
  }, [id, at]);
  const panel = (
    <Panel
      moment={moment}
      place={moment ? moments.indexOf(moment) + 1 : 0}
      total={moments.length}
      own={own}
      teller={teller}
      open={open && openHands !== null}
      sealed={told.sealed_until !== null || trouble !== null}
      next={next && (() => move(next.number))}
      previous={previous && (() => move(previous.number))}
      again={() => setAgain(true)}
      look={(wanted) => setOpenAt(wanted ? at : null)}
    />
  );
  const upright = layout === "phone" && !sideways;
  return (
    <JudgedContext.Provider value={judgedCards(moment)}>
      <TableScreen
        store={store}
        head={sideways ? undefined : <Head review={review} table={table} teller={teller} open={open} />}
        side={upright ? undefined : panel}
      >
        <section
          className={`${bar.bar} sheet ${bar.replay} ${styles.bar}`}
          id="question"
          tabIndex={-1}
          aria-label={teller.t("look-title")}
          data-at={at}
        >
          {sideways && (
            <a className="button square quiet" {...linkTo(`/review/${id}`)}>
              <Icon name="chart" label={teller.t("look-summary")} />
            </a>
          )}
          <Transport at={at} last={last} playing={playing} move={move} toggle={toggle} />
          <div className={styles.curve}>
            <Curve
              review={review}
              boards={seats.map((seat) => seat.board)}
              last={last}
              at={at}
              move={move}
              open={(one) => move(one.number)}
            />
          </div>
          <Now review={review} at={at} moment={moment} />
          {upright && panel}
        </section>
      </TableScreen>
      {again && <Again id={id} seat={review.seat} number={at} close={() => setAgain(false)} />}
    </JudgedContext.Provider>
  );
}

function Head({
  review,
  table,
  teller,
  open,
}: {
  review: Review;
  table: TableInfo;
  teller: Teller;
  open: boolean;
}): ReactNode {
  const { t } = teller;
  const me = review.players[review.seat];
  const best = review.players.find((player) => player.rank === 1);
  if (!me || !best) return null;
  return (
    <header className={styles.head}>
      <a className="button square" {...linkTo(`/review/${table.id}`)}>
        <Icon name="back" label={t("look-summary")} />
      </a>
      <h2>
        {open ? t("look-open") : t("look-came", { place: me.rank })}
        <small>
          {me.rank === 1
            ? t("look-points", { points: me.points })
            : t("look-points-behind", {
                points: me.points,
                winner: teller.bareName(best.seat),
                best: best.points,
              })}
        </small>
      </h2>
      <span className="spacer" />
      <Stats player={me} />
      <a className="button" {...linkTo(`/review/${table.id}`)}>
        <Icon name="chart" />
        <span>{t("look-summary")}</span>
      </a>
    </header>
  );
}

/** The chance as it was, and what the choice made of it. */
function Now({ review, at, moment }: { review: Review; at: number; moment: Moment | null }): ReactNode {
  const { t } = useWords();
  const numbers = useNumbers();
  const lost = moment && moment.label !== "great" && moment.played.choice !== moment.best.choice;
  const share = moment ? (moment.options[0]?.share ?? 0) : shareAt(review, review.seat, at);
  return (
    <div className={styles.now}>
      <small>{t("look-your-chance")}</small>
      <b>{numbers.percent(share)}</b>
      {lost && (
        <span>
          <Icon name="next" />
          {numbers.percent(moment.played.share)}
        </span>
      )}
    </div>
  );
}

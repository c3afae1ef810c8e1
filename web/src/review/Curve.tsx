import { type CSSProperties, type ReactNode, useMemo } from "react";
import { Icon } from "../cards/Icon.tsx";
import type { Board } from "../net/messages.ts";
import { useNumbers } from "../text/numbers.ts";
import { useWords } from "../text/words.ts";
import { axisOf, shareAt } from "./axis.ts";
import { Badge } from "./Badge.tsx";
import * as styles from "./Curve.module.css";
import { type Moment, marked, type Point, type Review } from "./form.ts";

const WIDTH = 360;
const HEIGHT = 100;
/** The curve has at least so much room above an even share, and never more than there is. */
const LEAST = 0.46;
const ROOM = 0.04;
/** With more rounds than this only every other one is numbered. */
const NUMBERED = 14;

interface Props {
  review: Review;
  /** Boards by seat: whose colour is whose. */
  boards: Board[];
  /** Choices of the whole game. */
  last: number;
  /** Where the head stands; without one all of the curve is past. */
  at?: number;
  /** A rival whose curve is dotted in. */
  other?: number | null;
  /** What opens a moment. */
  open?(moment: Moment): void;
}

type Place = (point: Point) => string;

const line = (points: Point[], place: Place): string => points.map(place).join("L");

function area(points: Point[], place: Place, x: (number: number) => number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const ends = [last.number, first.number].map((number) => `${(x(number) * WIDTH).toFixed(1)} ${HEIGHT}`);
  return `M${line(points, place)}L${ends.join("L")}z`;
}

/** The points up to a place, and from there on, with one of their own at the place itself. */
function parted(points: Point[], seat: number, at: number): [Point[], Point[]] {
  const past = points.filter((point) => point.number <= at);
  const rest = points.filter((point) => point.number > at);
  const [before, after] = [past.at(-1), rest[0]];
  if (!before || !after) return [past, rest];
  const part = (at - before.number) / (after.number - before.number);
  const [from, to] = [before.shares[seat] ?? 0, after.shares[seat] ?? 0];
  const shares = before.shares.map((share, one) => (one === seat ? from + (to - from) * part : share));
  const here = { ...before, number: at, shares };
  return [
    [...past, here],
    [here, ...rest],
  ];
}

/** The chance to win from the first choice to the last, with its marks, luck and rounds. */
export function Curve({ review, boards, last, at, other = null, open }: Props): ReactNode {
  const { seat, curve, turns, seats } = review;
  const x = useMemo(() => axisOf(review, last), [review, last]);
  const shown = other === null ? [seat] : [seat, other];
  const highest = Math.max(LEAST, ...curve.flatMap((point) => shown.map((one) => point.shares[one] ?? 0)));
  const top = Math.min(1, highest + ROOM);
  const y = (share: number) => (1 - share / top) * HEIGHT;
  const place =
    (whose: number): Place =>
    (point) =>
      `${(x(point.number) * WIDTH).toFixed(1)} ${y(point.shares[whose] ?? 0).toFixed(1)}`;
  const [past, rest] = parted(curve, seat, at ?? last);
  return (
    <figure className={styles.curve} data-board={boards[seat]} data-part="curve">
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <Lines turns={turns} even={1 / seats} top={top} y={y} />
          <path className={styles.coming} d={area(rest, place(seat), x)} />
          <path className={styles.past} d={area(past, place(seat), x)} />
          {other !== null && (
            <g data-board={boards[other]}>
              <path className={styles.other} d={`M${line(curve, place(other))}`} />
            </g>
          )}
          <path className={styles.line} d={curve.length ? `M${line(curve, place(seat))}` : ""} />
        </svg>
        <Axis even={1 / seats} top={top} />
        {at !== undefined && <span className={styles.head} style={{ left: `${x(at) * 100}%` }} />}
        {open && <Marks review={review} at={at} x={x} top={top} open={open} />}
      </div>
      <LuckRow review={review} />
      <Rounds review={review} />
      <Told review={review} />
    </figure>
  );
}

function Lines({
  turns,
  even,
  top,
  y,
}: {
  turns: Review["turns"];
  even: number;
  top: number;
  y(share: number): number;
}): ReactNode {
  const starts = turns.flatMap((turn, at) => (at && turn.round !== turns[at - 1]?.round ? [at] : []));
  return (
    <g className={styles.lines}>
      {top > 0.5 && even !== 0.5 && <path d={`M0 ${y(0.5)}H${WIDTH}`} />}
      <path d={`M0 ${y(even)}H${WIDTH}`} className={styles.even} />
      {starts.map((at) => {
        const across = ((at / turns.length) * WIDTH).toFixed(1);
        return <path key={at} d={`M${across} 0V${HEIGHT}`} className={styles.upright} />;
      })}
    </g>
  );
}

function Axis({ even, top }: { even: number; top: number }): ReactNode {
  const numbers = useNumbers();
  const shares = top > 0.5 && even !== 0.5 ? [even, 0.5] : [even];
  return shares.map((share) => (
    <span
      key={share}
      className={styles.axis}
      style={{ bottom: `${(share / top) * 100}%` }}
      aria-hidden="true"
    >
      {numbers.percent(share)}
    </span>
  ));
}

function Marks({
  review,
  at,
  x,
  top,
  open,
}: {
  review: Review;
  at: number | undefined;
  x(number: number): number;
  top: number;
  open(moment: Moment): void;
}): ReactNode {
  const said = useMomentName();
  return marked(review).map((moment) => {
    const share = shareAt(review, review.seat, moment.number);
    const style = { left: `${x(moment.number) * 100}%`, bottom: `${(share / top) * 100}%` };
    return (
      <button
        key={moment.number}
        type="button"
        className={styles.mark}
        style={style}
        data-moment={moment.number}
        aria-current={moment.number === at || undefined}
        aria-label={said(moment)}
        title={said(moment)}
        onClick={() => open(moment)}
      >
        <Badge label={moment.label} silent />
      </button>
    );
  });
}

/** `Round 6: mistake, 22 % in place of 31 %`. */
export function useMomentName(): (moment: Moment) => string {
  const { t } = useWords();
  const numbers = useNumbers();
  return (moment) => {
    return t("review-mark", {
      round: moment.round,
      label: t(`review-label-${moment.label}`),
      best: numbers.percent(moment.best.share),
      played: numbers.percent(moment.played.share),
    });
  };
}

/** Clover and drooping leaf below the turns: what chance did, apart from what anybody chose. */
function LuckRow({ review: { turns } }: { review: Review }): ReactNode {
  return (
    <div className={styles.luck} aria-hidden="true">
      {turns.map(
        (turn, at) =>
          turn.mark && (
            <span key={turn.number} style={{ left: `${((at + 0.5) / turns.length) * 100}%` }}>
              <Icon name={turn.mark === "lucky" ? "clover" : "droop"} />
            </span>
          ),
      )}
    </div>
  );
}

function Rounds({ review: { turns } }: { review: Review }): ReactNode {
  const every = (turns.at(-1)?.round ?? 0) > NUMBERED ? 2 : 1;
  return (
    <div
      className={styles.rounds}
      style={{ "--n": Math.max(1, turns.length) } as CSSProperties}
      aria-hidden="true"
    >
      {turns.map((turn, at) => (
        <span key={turn.number}>
          {turn.round > 0 && turn.round !== turns[at - 1]?.round && (turn.round - 1) % every === 0 && turn.round}
        </span>
      ))}
    </div>
  );
}

/** For whoever does not see it: one sentence, and the curve as a table, round by round. */
function Told({ review }: { review: Review }): ReactNode {
  const { t } = useWords();
  const numbers = useNumbers();
  const { curve, seat, turns } = review;
  const mine = (point: Point | undefined) => point?.shares[seat] ?? 0;
  const best = curve.slice(0, -1).reduce((one, other) => (mine(other) > mine(one) ? other : one), curve[0]);
  if (!best) return null;
  const rounds = [...new Set(turns.map((turn) => turn.round))].filter((round) => round > 0);
  const luckOf = (round: number) =>
    turns.filter((turn) => turn.round === round).reduce((sum, turn) => sum + turn.luck, 0);
  return (
    <figcaption className="spoken">
      <p>
        {t("review-curve", {
          start: numbers.percent(mine(curve[0])),
          best: numbers.percent(mine(best)),
          round: best.round,
          end: numbers.percent(mine(curve.at(-1))),
        })}
      </p>
      <table>
        <caption>{t("review-curve-table")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("review-round-head")}</th>
            <th scope="col">{t("review-chance")}</th>
            <th scope="col">{t("review-luck")}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              <td>{numbers.percent(mine(curve.findLast((point) => point.round === round)))}</td>
              <td>{numbers.luck(luckOf(round))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figcaption>
  );
}

import { type CSSProperties, type PointerEvent, type ReactNode, useMemo } from "react";
import { Icon } from "../cards/Icon.tsx";
import type { Board } from "../net/messages.ts";
import { useNumbers } from "../text/numbers.ts";
import { useWords } from "../text/words.ts";
import { type Axis, axisOf, shareAt } from "./axis.ts";
import { Badge } from "./Badge.tsx";
import * as styles from "./Curve.module.css";
import { type CurvePoint, type Moment, marked, type Review } from "./form.ts";

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
  /** Moves the head. */
  move?(to: number): void;
  /** Opens a moment. */
  open?(moment: Moment): void;
}

type Place = (point: CurvePoint) => string;

const line = (points: CurvePoint[], place: Place): string => points.map(place).join("L");

function area(points: CurvePoint[], place: Place, axis: Axis): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const ends = [last.number, first.number].map(
    (number) => `${(axis.at(number) * WIDTH).toFixed(1)} ${HEIGHT}`,
  );
  return `M${line(points, place)}L${ends.join("L")}z`;
}

/** The points up to a place, and from there on, with one of their own at the place itself. */
function parted(review: Review, at: number): [CurvePoint[], CurvePoint[]] {
  const { curve, seat } = review;
  const past = curve.filter((point) => point.number <= at);
  const rest = curve.filter((point) => point.number > at);
  const before = past.at(-1);
  if (!before || !rest.length) return [past, rest];
  const shares = before.shares.with(seat, shareAt(review, seat, at));
  const here = { ...before, number: at, shares };
  return [
    [...past, here],
    [here, ...rest],
  ];
}

/** The chance to win from the first choice to the last, with its marks, luck and rounds. */
export function Curve({ review, boards, last, at, other = null, move, open }: Props): ReactNode {
  const { seat, curve, turns, seats } = review;
  const axis = useMemo(() => axisOf(review, last), [review, last]);
  const shown = other === null ? [seat] : [seat, other];
  const highest = Math.max(LEAST, ...curve.flatMap((point) => shown.map((one) => point.shares[one] ?? 0)));
  const top = Math.min(1, highest + ROOM);
  const y = (share: number) => (1 - share / top) * HEIGHT;
  const place =
    (whose: number): Place =>
    (point) =>
      `${(axis.at(point.number) * WIDTH).toFixed(1)} ${y(point.shares[whose] ?? 0).toFixed(1)}`;
  const [past, rest] = parted(review, at ?? last);
  return (
    <figure className={styles.curve} data-board={boards[seat]} data-part="curve">
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <Lines turns={turns} even={1 / seats} top={top} y={y} />
          <path className={styles.coming} d={area(rest, place(seat), axis)} />
          <path className={styles.past} d={area(past, place(seat), axis)} />
          {other !== null && (
            <g data-board={boards[other]}>
              <path className={styles.other} d={`M${line(curve, place(other))}`} />
            </g>
          )}
          <path className={styles.line} d={curve.length ? `M${line(curve, place(seat))}` : ""} />
        </svg>
        <Shares even={1 / seats} top={top} />
        {at !== undefined && move && <Scrub at={at} last={last} axis={axis} move={move} />}
        {at !== undefined && <span className={styles.head} style={{ left: `${axis.at(at) * 100}%` }} />}
        {open && <Marks review={review} at={at} axis={axis} top={top} open={open} />}
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

/** To be drawn along with a pointer, or moved by the keys of a slider. */
function Scrub({
  at,
  last,
  axis,
  move,
}: {
  at: number;
  last: number;
  axis: Axis;
  move(to: number): void;
}): ReactNode {
  const { t } = useWords();
  const along = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    move(axis.number((event.clientX - left) / width));
  };
  return (
    <input
      type="range"
      className={styles.scrub}
      min={0}
      max={last}
      value={at}
      aria-label={t("replay-scrub")}
      onChange={(event) => move(event.currentTarget.valueAsNumber)}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        along(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && along(event)}
    />
  );
}

function Shares({ even, top }: { even: number; top: number }): ReactNode {
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
  axis,
  top,
  open,
}: {
  review: Review;
  at: number | undefined;
  axis: Axis;
  top: number;
  open(moment: Moment): void;
}): ReactNode {
  const said = useMomentName();
  return marked(review).map((moment) => {
    const share = shareAt(review, review.seat, moment.number);
    const style = { left: `${axis.at(moment.number) * 100}%`, bottom: `${(share / top) * 100}%` };
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
    return t("look-mark", {
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
          {turn.round > 0 &&
            turn.round !== turns[at - 1]?.round &&
            (turn.round - 1) % every === 0 &&
            turn.round}
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
  const mine = (point: CurvePoint | undefined) => point?.shares[seat] ?? 0;
  const best = curve.slice(0, -1).reduce((one, other) => (mine(other) > mine(one) ? other : one), curve[0]);
  if (!best) return null;
  const rounds = [...new Set(turns.map((turn) => turn.round))].filter((round) => round > 0);
  const luckOf = (round: number) =>
    turns.filter((turn) => turn.round === round).reduce((sum, turn) => sum + turn.luck, 0);
  return (
    <figcaption className="spoken">
      <p>
        {t("look-curve", {
          start: numbers.percent(mine(curve[0])),
          best: numbers.percent(mine(best)),
          round: best.round,
          end: numbers.percent(mine(curve.at(-1))),
        })}
      </p>
      <table>
        <caption>{t("look-curve-table")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("look-round-head")}</th>
            <th scope="col">{t("look-chance")}</th>
            <th scope="col">{t("look-luck")}</th>
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

import { type ReactNode, useState } from "react";
import type { FormPoint } from "../net/wire.ts";
import { Place } from "../pages/Place.tsx";
import { Segment } from "../pages/Segment.tsx";
import { useNumbers } from "../text/numbers.ts";
import { useWords } from "../text/words.ts";
import * as styles from "./Form.module.css";

/** The words for how well somebody played, from the best on. */
const WORDS = ["dazzling", "sharp", "clever", "solid", "steady", "carefree", "daring"];
const SPANS = ["month", "season", "all"] as const;
type Span = (typeof SPANS)[number];
const DAYS: Record<Span, number> = { month: 31, season: 92, all: Number.POSITIVE_INFINITY };
const DAY = 24 * 60 * 60 * 1000;
const FEWEST_BANDS = 4;

/** Games of some time that were reviewed. */
export function pointsOf(form: FormPoint[], span: Span, now: number): FormPoint[] {
  const since = now - DAYS[span] * DAY;
  return form.filter((point) => point.word !== null && Date.parse(point.finished) >= since);
}

const bandOf = ({ word }: FormPoint): number => WORDS.indexOf(word ?? "");

/** The bands that a chart needs: those it has points in, and at least a few. */
export function bandsOf(points: FormPoint[]): string[] {
  const found = points.map(bandOf).filter((band) => band >= 0);
  const from = Math.max(0, Math.min(WORDS.length - FEWEST_BANDS, ...found));
  return WORDS.slice(from, Math.max(from + FEWEST_BANDS, ...found.map((band) => band + 1)));
}

/** How well one played over time: dots are places, bands are words, so that it reads without an axis. */
export function Form({ form }: { form: FormPoint[] }): ReactNode {
  const { t } = useWords();
  const numbers = useNumbers();
  const [span, setSpan] = useState<Span>("season");
  const points = pointsOf(form, span, Date.now());
  const bands = bandsOf(points);
  const x = (at: number) => ((at + 0.5) / points.length) * 100;
  const y = ({ word }: FormPoint) => ((bands.indexOf(word ?? "") + 0.5) / bands.length) * 100;
  const dated = (point: FormPoint) =>
    numbers.date(new Date(point.finished), { day: "numeric", month: "long" });
  return (
    <section className={`sheet ${styles.form}`} data-part="form">
      <header>
        <h2>{t("yours-form")}</h2>
        <Segment
          label={t("yours-span")}
          options={SPANS.map((one) => [one, t(`yours-span-${one}`)])}
          value={span}
          onChange={(one) => setSpan(one)}
        />
      </header>
      {points.length === 0 ? (
        <p>{t("yours-form-none")}</p>
      ) : (
        <div className={styles.chart}>
          <div className={styles.bands} aria-hidden="true">
            {bands.map((word) => (
              <span key={word} className="capital">
                {t(`review-word-${word}`)}
              </span>
            ))}
          </div>
          <div className={styles.plot}>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path
                d={`M${points.map((point, at) => `${x(at).toFixed(1)} ${y(point).toFixed(1)}`).join("L")}`}
              />
            </svg>
            <ol>
              {points.map((point, at) => (
                <li key={point.table} style={{ left: `${x(at)}%`, top: `${y(point)}%` }} title={dated(point)}>
                  <span className="spoken">
                    {t("yours-form-point", {
                      date: dated(point),
                      word: t(`review-word-${point.word ?? "steady"}`),
                    })}
                  </span>
                  <Place rank={point.rank} />
                </li>
              ))}
            </ol>
          </div>
          <div className={styles.dates} aria-hidden="true">
            {[points[0], points.at(-1)].map(
              (point, at) => point && <span key={at ? "to" : "from"}>{dated(point)}</span>,
            )}
          </div>
        </div>
      )}
    </section>
  );
}

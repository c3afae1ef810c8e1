import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../cards/Icon.tsx";
import { get } from "../net/api.ts";
import type { CalendarDay, DailyMonth } from "../net/wire.ts";
import { Place } from "../pages/Place.tsx";
import { useNumbers } from "../text/numbers.ts";
import { useWords } from "../text/words.ts";
import * as styles from "./Calendar.module.css";

const WEEK = 7;
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

/** `2026-11` as a date of UTC, and back again. */
const dateOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);
const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

/** The month before or after. */
export function monthBeside(month: string, by: number): string {
  const date = dateOf(month);
  return monthOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by, 1)));
}

/** The days of a month in weeks that begin on Monday; null where another month has the day. */
export function weeksOf(month: string): (string | null)[][] {
  const first = dateOf(month);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const before = (first.getUTCDay() + WEEK - 1) % WEEK;
  const cells: (string | null)[] = Array.from({ length: before }, () => null);
  for (let day = 1; day <= days; day += 1) cells.push(`${month}-${String(day).padStart(2, "0")}`);
  while (cells.length % WEEK) cells.push(null);
  return Array.from({ length: cells.length / WEEK }, (_, week) =>
    cells.slice(week * WEEK, week * WEEK + WEEK),
  );
}

/** The days of a month, with the place one came to on each. Days are days of UTC. */
export function Calendar({ today }: { today: string }): ReactNode {
  const [month, setMonth] = useState(today.slice(0, 7));
  const [found, setFound] = useState<DailyMonth | null>(null);
  useEffect(() => {
    let late = false;
    get<DailyMonth>(`/api/daily/months/${month}`).then(
      (days) => !late && setFound(days),
      () => undefined,
    );
    return () => {
      late = true;
    };
  }, [month]);
  return <Month month={month} found={found} today={today} show={setMonth} />;
}

export function Month({
  month,
  found,
  today,
  show,
}: {
  month: string;
  found: DailyMonth | null;
  today: string;
  show(month: string): void;
}): ReactNode {
  const { t } = useWords();
  const numbers = useNumbers();
  const days = new Map((found?.month === month ? found.days : []).map((day) => [day.day, day]));
  const first = found?.first.slice(0, 7) ?? month;
  const name = numbers.date(dateOf(month), { month: "long", timeZone: "UTC" });
  const weekday = (day: number, form: "narrow" | "long") =>
    numbers.date(new Date(MONDAY + day * DAY), { weekday: form, timeZone: "UTC" });
  return (
    <div className={styles.calendar} data-part="calendar">
      <header>
        <button
          type="button"
          className="button quiet square"
          disabled={month <= first}
          aria-label={t("deal-month-before")}
          onClick={() => show(monthBeside(month, -1))}
        >
          <Icon name="back" />
        </button>
        <h2 aria-live="polite">{name}</h2>
        <button
          type="button"
          className="button quiet square"
          disabled={month >= today.slice(0, 7)}
          aria-label={t("deal-month-after")}
          onClick={() => show(monthBeside(month, 1))}
        >
          <Icon name="next" />
        </button>
      </header>
      <table aria-label={t("deal-calendar")}>
        <thead>
          <tr>
            {Array.from({ length: WEEK }, (_, day) => (
              <th key={weekday(day, "long")} scope="col" aria-label={weekday(day, "long")}>
                {weekday(day, "narrow")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
            <tr key={at}>
              {week.map((day, one) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
                <Cell key={one} day={day} known={day ? days.get(day) : undefined} today={today} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <footer aria-hidden="true">
        {[1, 2, 3].map((rank) => (
          <span key={rank}>
            <Place rank={rank} />
            {t("deal-place", { rank })}
          </span>
        ))}
      </footer>
    </div>
  );
}

function Cell({
  day,
  known,
  today,
}: {
  day: string | null;
  known: CalendarDay | undefined;
  today: string;
}): ReactNode {
  if (!day) return <td className={styles.none} />;
  const coming = day > today;
  return (
    <td data-day={day} data-coming={coming || undefined} aria-current={day === today ? "date" : undefined}>
      <small>{Number(day.slice(-2))}</small>
      {known?.rank && <Place rank={known.rank} />}
    </td>
  );
}

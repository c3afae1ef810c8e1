import { type ReactNode, useEffect, useState } from "react";
import { useRows } from "../app/fit.ts";
import { usePeople } from "../app/people.ts";
import { linkTo } from "../app/router.ts";
import { Face } from "../cards/Face.tsx";
import { Icon } from "../cards/Icon.tsx";
import type { DailyDay } from "../net/wire.ts";
import { PageBar } from "../pages/PageBar.tsx";
import { Cork, Paper } from "../pages/Paper.tsx";
import { useErrorText } from "../text/errors.ts";
import { useNumbers } from "../text/numbers.ts";
import { useWords } from "../text/words.ts";
import { Calendar } from "./Calendar.tsx";
import * as styles from "./Daily.module.css";
import { Compared, Reached, Share } from "./Result.tsx";
import { useDaily } from "./useDaily.ts";

const ROWS = 50;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `/daily`: the deal of the day, before it is played and after. */
export default function Daily(): ReactNode {
  const { t } = useWords();
  const say = useErrorText();
  const { me, ensure } = usePeople();
  const known = me?.guest != null;
  useEffect(() => {
    if (me && !known) void ensure();
  }, [me, known, ensure]);
  const { day, error, play } = useDaily();
  useRows(ROWS);
  const after = day !== null && day.yours !== null;
  return (
    <main className={`page ${styles.daily}`} aria-busy={!day && !error}>
      <PageBar title={t("deal")}>{day && <Countdown seconds={day.seconds} />}</PageBar>
      {error && (
        <p className="sheet problem" role="alert">
          {say(error)}
        </p>
      )}
      {day && (
        <Cork className={styles.board}>
          {after ? <After day={day} /> : <Before day={day} play={play} />}
          <Paper pin="var(--suit-book)" tilt={0.35} className={styles.month}>
            <Calendar today={day.day} />
          </Paper>
        </Cork>
      )}
      {day?.table && after && (
        <nav className={styles.acts}>
          <a className="button main" data-review {...linkTo(`/review/${day.table}`)}>
            <Icon name="chart" />
            {t("deal-look-back")}
          </a>
        </nav>
      )}
    </main>
  );
}

/** Until the next deal; counted down by the minute. */
function Countdown({ seconds }: { seconds: number }): ReactNode {
  const { t } = useWords();
  const [until] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE * 500);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.round((until - now) / 1000));
  const facts = { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) };
  return (
    <span className={styles.countdown}>
      <Icon name="clock" />
      {t("deal-next", facts)}
    </span>
  );
}

export function useDealName(): (day: DailyDay, form?: Intl.DateTimeFormatOptions) => string {
  const { t } = useWords();
  const numbers = useNumbers();
  return (day, form = { weekday: "long", day: "numeric", month: "long" }) => {
    const date = numbers.date(new Date(`${day.day}T00:00:00Z`), { ...form, timeZone: "UTC" });
    return t("deal-number", { number: day.number, date });
  };
}

function Before({ day, play }: { day: DailyDay; play(): Promise<void> }): ReactNode {
  const { t, kid } = useWords();
  const named = useDealName();
  const [busy, setBusy] = useState(false);
  const begun = day.state === "playing";
  const start = () => {
    setBusy(true);
    void play().finally(() => setBusy(false));
  };
  return (
    <>
      <Paper className={styles.invitation} part="invitation">
        <small>{named(day)}</small>
        <h2>{t("deal-same")}</h2>
        <p>{t("deal-what")}</p>
        <ul className={styles.kids}>
          {day.kids.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a kid may come twice
            <li key={at}>
              <Face kid={name} />
              <b>{kid(name)}</b>
            </li>
          ))}
        </ul>
        <footer>
          {day.state === "gone" || day.state === "missed" ? (
            <p>{t("deal-gone")}</p>
          ) : (
            <>
              <button
                type="button"
                className={`button main ${styles.play}`}
                data-play
                disabled={busy}
                onClick={start}
              >
                <Icon name="then" />
                {t(begun ? "deal-go-on" : "deal-play")}
              </button>
              <span>{t("deal-how-long")}</span>
            </>
          )}
        </footer>
      </Paper>
      <Rivals day={day} />
      <Streak day={day} />
    </>
  );
}

function Rivals({ day }: { day: DailyDay }): ReactNode {
  const { t } = useWords();
  return (
    <Paper pin="var(--suit-crown)" tilt={-0.3} className={styles.rivals}>
      <h3>{t("deal-against")}</h3>
      <ul>
        {day.rivals.map((rival) => (
          <li key={rival.seat}>
            <Icon name="bot" />
            <span>
              <b>{t(`bot-${rival.level}`)}</b>
            </span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

function Streak({ day }: { day: DailyDay }): ReactNode {
  const { t } = useWords();
  const done = day.yours !== null;
  const longest = done && day.streak > 1 && day.streak >= day.longest;
  const note = done ? (longest ? "deal-streak-longest" : "deal-streak-done") : "deal-streak-open";
  return (
    <Paper pin="var(--suit-glue)" tilt={0.3} className={styles.streak} part="streak">
      <Icon name="fire" />
      <div>
        <h3>{t("deal-streak", { number: day.streak })}</h3>
        <p>{t(note, { number: day.streak + 1 })}</p>
      </div>
    </Paper>
  );
}

/** Place, points luck aside, percentage, streak: in that order. */
function After({ day }: { day: DailyDay }): ReactNode {
  if (!day.yours) return null;
  return (
    <>
      <Reached day={day} yours={day.yours} />
      <Compared day={day} yours={day.yours} />
      <Share day={day} yours={day.yours} />
      <Streak day={day} />
    </>
  );
}

import { type ReactNode, useState } from "react";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import type { DailyDay, DailyYours } from "../net/wire.ts";
import { CopyButton } from "../pages/CopyButton.tsx";
import { Paper } from "../pages/Paper.tsx";
import { useNumbers } from "../text/numbers.ts";
import { plain, Rich } from "../text/rich.tsx";
import { Teller } from "../text/teller.ts";
import { useWords } from "../text/words.ts";
import { useDealName } from "./Daily.tsx";
import * as styles from "./Result.module.css";

/** What was reached, with luck taken out: a small sum that one can check. */
export function Reached({ day, yours }: { day: DailyDay; yours: DailyYours }): ReactNode {
  const words = useWords();
  const { t } = words;
  const numbers = useNumbers();
  const named = useDealName();
  const { adjusted_points: adjusted, luck_points: luck } = yours;
  const teller = new Teller(words, [], null);
  return (
    <Paper className={styles.reached} part="reached">
      <small>{named(day)}</small>
      <header>
        <span className={styles.rank} data-rank={yours.rank}>
          {t("end-place", { number: yours.rank })}
        </span>
        <div>
          <h2>
            {adjusted === null
              ? t("look-points", { points: yours.points })
              : t("deal-points-aside", { points: Math.round(adjusted) })}
          </h2>
          <p>
            <Rich text={teller.say(yours.told)} />
          </p>
        </div>
      </header>
      {adjusted !== null && luck !== null && (
        <ul>
          <li>
            <Icon name="vp" />
            {t("deal-scored")}
            <b>{yours.points}</b>
          </li>
          <li>
            <Icon name={luck > 0 ? "clover" : "droop"} />
            {t(luck > 0 ? "deal-lucky" : "deal-unlucky")}
            <b>{numbers.signed(Math.round(adjusted) - yours.points)}</b>
          </li>
          <li className={styles.sum}>
            <Icon name="fort" />
            {t("deal-aside")}
            <b>{Math.round(adjusted)}</b>
          </li>
        </ul>
      )}
    </Paper>
  );
}

/** How a bot of a budget of its own is called: as the rival of the same kind. */
const levelOf = (day: DailyDay, bot: string): string =>
  day.rivals.find((rival) => rival.bot === bot)?.level ?? bot;

const APART = 23;

/** Places from left to right in percent, so far apart that words fit below them. */
export function apart(places: number[]): number[] {
  const found: number[] = [];
  places.forEach((place, at) => {
    const room = 100 - (places.length - 1 - at) * APART - APART / 3;
    found.push(Math.min(room, Math.max(place, at ? (found[at - 1] ?? 0) + APART : APART / 3)));
  });
  return found;
}

/** Where that stands among all who played, with the bots as a yardstick. */
export function Compared({ day, yours }: { day: DailyDay; yours: DailyYours }): ReactNode {
  const { t } = useWords();
  const numbers = useNumbers();
  const most = Math.max(1, ...day.bars.map((bar) => bar.players));
  const bots = [...day.bots].sort((one, other) => one.adjusted_points - other.adjusted_points);
  const all = [
    ...day.bars.flatMap(({ least, below }) => [least, below]),
    ...bots.map((bot) => bot.adjusted_points),
  ];
  const [from, to] = [Math.min(...all), Math.max(...all)];
  const across = (points: number) => ((points - from) / Math.max(1, to - from)) * 100;
  const places = apart(bots.map((bot) => across(bot.adjusted_points)));
  return (
    <Paper pin="var(--suit-crown)" tilt={0.3} className={styles.compared} part="compared">
      <h2>
        {yours.better_than === null
          ? t("deal-early", { number: day.players })
          : t("deal-better", { share: numbers.percent(yours.better_than) })}
      </h2>
      <p>{t("deal-players", { number: day.players })}</p>
      {day.bars.length > 0 && (
        <div className={styles.bars} role="img" aria-label={t("deal-bars", { number: day.players })}>
          {day.bars.map((bar) => (
            <i
              key={bar.least}
              style={{
                height: `${(bar.players / most) * 100}%`,
                left: `${across(bar.least)}%`,
                width: `${across(bar.below) - across(bar.least)}%`,
              }}
              data-yours={bar.yours || undefined}
              data-below={(!bar.yours && bar.below <= (yours.adjusted_points ?? 0)) || undefined}
            >
              {bar.yours && <Avatar board="yellow" />}
            </i>
          ))}
        </div>
      )}
      {bots.length > 0 && (
        <ul className={styles.bots}>
          {bots.map((bot, at) => (
            <li key={bot.bot} style={{ left: `${places[at]}%` }}>
              <Icon name="bot" />
              <b>{t(`bot-${levelOf(day, bot.bot)}`)}</b>
              <small>{Math.round(bot.adjusted_points)}</small>
            </li>
          ))}
        </ul>
      )}
    </Paper>
  );
}

/** A few lines to copy, which tell nothing of the cards. */
export function Share({ day, yours }: { day: DailyDay; yours: DailyYours }): ReactNode {
  const numbers = useNumbers();
  const words = useWords();
  const { t } = words;
  const [trouble, setTrouble] = useState(false);
  if (!yours.share) return null;
  const teller = new Teller(words, [], null);
  const lines = yours.share.map((line) => plain(teller.say(line)));
  const text = [...lines, location.origin].join("\n");
  const share = () => navigator.share({ text }).catch(() => setTrouble(true));
  return (
    <Paper pin="var(--suit-glue)" tilt={-0.3} className={styles.share} part="share">
      <h3>{t("deal-tell")}</h3>
      <div className={styles.lines}>
        <p>
          <Icon name="fort" />
          {t("deal-shared", { number: day.number, rank: yours.rank, seats: day.rivals.length + 1 })}
        </p>
        <p>
          <span className={styles.marks} aria-hidden="true">
            {yours.marks?.map((mark, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its number
              <i key={at} data-mark={mark} />
            ))}
          </span>
          <Icon name="vp" label={t("deal-aside")} />
          {Math.round(yours.adjusted_points ?? yours.points)}
        </p>
        <p>
          <Icon name="clover" label={t("look-luck")} />
          {numbers.signed(yours.luck_points ?? 0)}
          <Icon name="fire" label={t("deal-streak", { number: day.streak })} />
          {day.streak}
        </p>
      </div>
      <footer>
        <CopyButton text={text} label={t("deal-copy")} />
        {"share" in navigator && !trouble && (
          <button type="button" className="button" onClick={share}>
            <Icon name="share" />
            {t("deal-share")}
          </button>
        )}
      </footer>
    </Paper>
  );
}

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

const LEVELS_SHOWN = ["rookie", "regular", "expert", "master"];

/** Where that stands among all who played, with the bots as a yardstick. */
export function Compared({ day, yours }: { day: DailyDay; yours: DailyYours }): ReactNode {
  const { t } = useWords();
  const numbers = useNumbers();
  const most = Math.max(1, ...day.bars.map((bar) => bar.players));
  const from = day.bars[0]?.least ?? 0;
  const to = day.bars.at(-1)?.below ?? 1;
  const across = (points: number) => `${Math.max(4, Math.min(96, ((points - from) / (to - from)) * 100))}%`;
  const bots = day.bots.filter((bot) => LEVELS_SHOWN.includes(bot.bot));
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
              style={{ height: `${(bar.players / most) * 100}%` }}
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
          {bots.map((bot) => (
            <li key={bot.bot} style={{ left: across(bot.adjusted_points) }}>
              <Icon name="bot" />
              <b>{t(`bot-${bot.bot}`)}</b>
              <small>{Math.round(bot.adjusted_points)}</small>
            </li>
          ))}
        </ul>
      )}
    </Paper>
  );
}

/** A few lines to copy, which tell nothing of the cards. */
export function Share({ yours }: { yours: DailyYours }): ReactNode {
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
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
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

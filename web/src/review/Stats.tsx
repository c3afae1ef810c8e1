import type { ReactNode } from "react";
import { Icon } from "../cards/Icon.tsx";
import { useNumbers } from "../text/numbers.ts";
import { useWords } from "../text/words.ts";
import type { Player } from "./form.ts";
import * as styles from "./Stats.module.css";

/** A game in three numbers, each with its word; what it means stands in its title. */
export function Stats({ player }: { player: Player }): ReactNode {
  const { t } = useWords();
  const numbers = useNumbers();
  return (
    <dl className={styles.stats} data-part="stats">
      <div title={t("look-given-note")}>
        <dt>{t("look-given")}</dt>
        <dd>{player.given === null ? "…" : numbers.percent(player.given)}</dd>
      </div>
      <div title={t("look-rate-note")}>
        <dt>{t("look-rate")}</dt>
        <dd>
          {player.error_rate === null ? "…" : numbers.rate(player.error_rate)}
          {player.word && <em>{t(`review-word-${player.word}`)}</em>}
        </dd>
      </div>
      <div title={t("look-luck-note")}>
        <dt>{t("look-luck")}</dt>
        <dd>{player.luck === null ? "…" : <LuckNumber luck={player.luck} />}</dd>
      </div>
    </dl>
  );
}

/** Luck with its leaf: clover for good, drooping for bad. */
export function LuckNumber({ luck }: { luck: number }): ReactNode {
  const { t } = useWords();
  const numbers = useNumbers();
  const good = luck >= 0;
  return (
    <span className={styles.luck}>
      <Icon name={good ? "clover" : "droop"} label={t(good ? "look-lucky" : "look-unlucky")} />
      {numbers.luck(luck)}
    </span>
  );
}

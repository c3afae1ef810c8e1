import type { ReactNode } from "react";
import { useBox } from "../cards/box.ts";
import { Icon } from "../cards/Icon.tsx";
import { KidCard } from "../cards/KidCard.tsx";
import type { LevelPrint } from "../net/messages.ts";
import { plain } from "../text/rich.tsx";
import { useWords } from "../text/words.ts";
import * as styles from "./RulesFigure.module.css";
import { RulesText } from "./RulesText.tsx";
import type { Block, Column } from "./rulebook.ts";

function Beside({ column, wanted }: { column: Column; wanted: string }): ReactNode {
  return (
    <div className={styles.play}>
      <span className={styles.player}>
        <RulesText text={column.label} wanted={wanted} />
      </span>
      {column.kids.length > 0 && (
        <div className={styles.stack}>
          {column.kids.map((kid, at) => (
            <KidCard key={kid} name={kid} className={at ? styles.added : ""} />
          ))}
        </div>
      )}
      <span className={styles.result}>
        <RulesText text={column.gives} wanted={wanted} />
      </span>
    </div>
  );
}

const REWARDS: Record<string, string> = {
  "made-up rule": "rule",
  perk: "perk",
  "macaroni sculpture": "sculpture",
};

function Level({ level }: { level: LevelPrint }): ReactNode {
  const words = useWords();
  const { pizza, toy, either } = level.cost;
  const symbols = ["toy", "pizza", "res"].flatMap((icon, at) =>
    Array<string>([toy, pizza, either][at] ?? 0).fill(icon),
  );
  const cost = [
    words.amount({ ...(pizza && { pizza }), ...(toy && { toy }) }),
    ...(either ? [words.t("tokens-either", { number: either })] : []),
  ];
  return (
    <tr>
      <th scope="row">{level.level}</th>
      <td>
        {symbols.length > 0 && (
          <span role="img" aria-label={plain(words.list(cost))}>
            {symbols.map((icon, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of drawings that never changes
              <Icon key={at} name={icon} />
            ))}
          </span>
        )}
      </td>
      <td>
        <Icon name="vp" /> {level.points}
      </td>
      <td>
        {level.reward && (
          <>
            <Icon name={REWARDS[level.reward] ?? "perk"} />{" "}
            {words.t(`reward-${level.reward.replaceAll(" ", "-")}`)}
          </>
        )}
      </td>
    </tr>
  );
}

/** The levels of a fort as they are printed: price, points, reward. */
function Fort(): ReactNode {
  const { t } = useWords();
  const levels = useBox().print.fort;
  return (
    <table className={`${styles.figure} ${styles.levels}`}>
      <thead>
        <tr>
          <th scope="col">{t("rules-level")}</th>
          <th scope="col">{t("rules-price")}</th>
          <th scope="col">{t("rules-points")}</th>
          <th scope="col">{t("rules-reward")}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map((level) => (
          <Level key={level.level} level={level} />
        ))}
      </tbody>
    </table>
  );
}

/** What is drawn beside the clauses. */
export function RulesFigure({ block, wanted }: { block: Block; wanted: string }): ReactNode {
  if (block.kind === "fort") return <Fort />;
  if (block.kind === "cards")
    return (
      <figure className={`${styles.figure} ${styles.cards}`}>
        {block.kids.map((kid) => (
          <KidCard key={kid} name={kid} />
        ))}
      </figure>
    );
  if (block.kind !== "example") return null;
  return (
    <figure className={styles.figure}>
      <div className={styles.plays}>
        {block.columns.map((column) => (
          <Beside key={column.label} column={column} wanted={wanted} />
        ))}
      </div>
      {block.caption && (
        <figcaption>
          <RulesText text={block.caption} wanted={wanted} />
        </figcaption>
      )}
    </figure>
  );
}

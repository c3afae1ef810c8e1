import type { CSSProperties, ReactNode } from "react";
import { useBox } from "../cards/box.ts";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import type { LevelPrint } from "../net/messages.ts";
import { slug } from "../text/words.ts";
import { seatAt, useTable } from "./context.ts";
import * as styles from "./Stairs.module.css";

const REWARDS: Record<string, string> = {
  "made-up rule": "rule",
  perk: "perk",
  "macaroni sculpture": "sculpture",
};

export function Cost({ level, next }: { level: LevelPrint; next: boolean }): ReactNode {
  const { cost } = level;
  const parts: [string, number][] = [
    ["toy", cost.toy],
    ["pizza", cost.pizza],
    ["res", cost.either],
  ];
  return (
    <span className={`${styles.cost}${next ? ` ${styles.next}` : ""}`} aria-hidden="true">
      {parts.map(
        ([icon, number]) =>
          number > 0 && (
            <span key={icon} className="bare">
              {number > 1 && <b>{number}</b>}
              <Icon name={icon} />
            </span>
          ),
      )}
    </span>
  );
}

function useStepWords(level: LevelPrint): string {
  const { teller } = useTable();
  const { t, words } = teller;
  if (level.level === 0) return t("fort-step-start");
  const { pizza, toy, either } = level.cost;
  const cost = [
    pizza && words.tokens(pizza, "pizza"),
    toy && words.tokens(toy, "toy"),
    either && t("tokens-either", { number: either }),
  ];
  const step = t("fort-step", {
    level: level.level,
    points: words.tokens(level.points, "points"),
    cost: words.list(cost.filter((part) => typeof part === "string")),
  });
  if (!level.reward) return step;
  return t("fort-step-reward", { step, reward: t(`reward-${slug(level.reward)}`) });
}

function Stair({
  level,
  mine,
  board,
}: {
  level: LevelPrint;
  mine: number;
  board: "red" | "yellow" | "green" | "orange";
}): ReactNode {
  const { teller } = useTable();
  const said = useStepWords(level);
  const here = level.level === mine;
  return (
    <li
      className={`${styles.stair}${level.level <= mine ? ` ${styles.reached}` : ""}`}
      style={{ "--n": level.level } as CSSProperties}
      title={said}
    >
      <span className="spoken">{here ? `${said}: ${teller.t("fort-here")}` : said}</span>
      {here ? (
        <span className={styles.here}>
          <Avatar board={board} />
        </span>
      ) : (
        <Cost level={level} next={level.level === mine + 1} />
      )}
      <span className={styles.step} aria-hidden="true">
        <span className={styles.level}>{level.level}</span>
        {level.level > 0 && (
          <span className={styles.points}>
            <Icon name="vp" />
            {level.points}
          </span>
        )}
        {level.reward && <Icon name={REWARDS[level.reward] ?? "perk"} className={styles.reward} />}
      </span>
    </li>
  );
}

export function Stairs(): ReactNode {
  const { view, front, teller } = useTable();
  const box = useBox();
  const it = seatAt(view, front);
  return (
    <ol className={styles.stairs} aria-label={teller.t("fort-track")} data-zone={`fort:${front}`}>
      {box.print.fort.map((level) => (
        <Stair key={level.level} level={level} mine={it.level} board={it.board} />
      ))}
    </ol>
  );
}

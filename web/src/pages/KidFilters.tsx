import { type ReactNode, useState } from "react";
import { clausesOf } from "../cards/clauses.ts";
import { Icon } from "../cards/Icon.tsx";
import { type KidPrint, SUITS, type Suit } from "../net/messages.ts";
import { RuleLink } from "../table/RuleLink.tsx";
import { useWords } from "../text/words.ts";
import { iconsOf } from "./KidDetails.tsx";
import * as styles from "./KidFilters.module.css";

const CAN_DO = ["pizza", "toy", "pack", "lookout", "advance", "vp", "trash", "recruit", "convert"];

/** What is looked for: any of the suits, all of the actions. */
export interface Wanted {
  suits: string[];
  can: string[];
}

export const NOTHING_WANTED: Wanted = { suits: [], can: [] };

export function fits(kid: KidPrint, { suits, can }: Wanted): boolean {
  const does = [...iconsOf(kid.public), ...iconsOf(kid.private)];
  return (
    (!suits.length || kid.suits.some((suit) => suits.includes(suit))) &&
    can.every((one) => does.includes(one))
  );
}

const toggled = (all: string[], one: string): string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

interface Group {
  icons: readonly string[];
  on: string[];
  label(icon: string): string;
  change(on: string[]): void;
  point(icon: string | null): void;
}

function Buttons({ icons, on, label, change, point }: Group): ReactNode {
  return (
    <div className={styles.choices}>
      {icons.map((icon) => (
        <button
          key={icon}
          type="button"
          className={`${styles.choice}${on.includes(icon) ? ` ${styles.chosen}` : ""}`}
          aria-pressed={on.includes(icon)}
          aria-label={label(icon)}
          onClick={() => change(toggled(on, icon))}
          onFocus={() => point(icon)}
          onPointerEnter={() => point(icon)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}

/** Suits and actions to look for; what one points at is explained, with its rule. */
export function KidFilters({ wanted, want }: { wanted: Wanted; want(wanted: Wanted): void }): ReactNode {
  const words = useWords();
  const { t } = words;
  const [pointed, point] = useState<string | null>(null);
  const suitName = (suit: string) => words.suit(suit as Suit);
  const actionName = (icon: string) => t(`action-${icon}`, { number: 1 });
  const isAction = pointed !== null && CAN_DO.includes(pointed);
  return (
    <>
      <h2>{t("kids-suit")}</h2>
      <Buttons
        icons={SUITS}
        on={wanted.suits}
        label={suitName}
        change={(suits) => want({ ...wanted, suits })}
        point={point}
      />
      <h2>{t("kids-can")}</h2>
      <Buttons
        icons={CAN_DO}
        on={wanted.can}
        label={actionName}
        change={(can) => want({ ...wanted, can })}
        point={point}
      />
      <p className={styles.explained}>
        {pointed && (
          <>
            <span className="capital">{isAction ? actionName(pointed) : suitName(pointed)}</span>{" "}
            {clausesOf([pointed]).map((rule) => (
              <RuleLink key={rule} rule={rule} />
            ))}
          </>
        )}
      </p>
    </>
  );
}

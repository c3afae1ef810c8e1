import type { ReactNode } from "react";
import { clausesOf } from "../cards/clauses.ts";
import { Icon } from "../cards/Icon.tsx";
import { KidCard } from "../cards/KidCard.tsx";
import type { KidPrint, Action as Printed } from "../net/messages.ts";
import { RuleLink } from "../table/RuleLink.tsx";
import { glyphsOf, sayAction } from "../text/actions.ts";
import { useWords, type Words } from "../text/words.ts";
import * as styles from "./Kids.module.css";

export const iconsOf = (action: Printed | null): string[] =>
  glyphsOf(action?.signs ?? []).map((glyph) => glyph.icon);

/** A kid in words, for those who listen and for whoever points at it. */
export function tellKid(kid: KidPrint, words: Words): string {
  const { t } = words;
  const actions = (["public", "private"] as const).flatMap((side) =>
    kid[side] ? [`${t(`card-${side}`)}: ${sayAction(kid[side], words)}`] : [],
  );
  const suits = kid.suits.map((suit) => words.suit(suit));
  return [`${words.kid(kid.name)} (${words.list(suits)})`, ...actions].join(". ");
}

function Action({ kid, side }: { kid: KidPrint; side: "public" | "private" }): ReactNode {
  const words = useWords();
  const action = kid[side];
  if (!action) return null;
  return (
    <div>
      <dt>
        <Icon name={side === "public" ? "people" : "lock"} />
        {words.t(`card-${side}`)}
      </dt>
      <dd>
        <span className="capital">{sayAction(action, words)}.</span>
        <small className={styles.clauses}>
          {clausesOf(iconsOf(action)).map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </small>
      </dd>
    </div>
  );
}

/** One kid, large: the card, its actions in words with their rules, how many there are. */
export function KidDetails({ kid }: { kid: KidPrint }): ReactNode {
  const words = useWords();
  const { t } = words;
  return (
    <>
      <KidCard name={kid.name} />
      <h2>
        <Icon name={kid.suits[0] ?? "coin"} />
        {words.kid(kid.name)}
      </h2>
      <dl>
        <Action kid={kid} side="public" />
        <Action kid={kid} side="private" />
      </dl>
      {!kid.public && !kid.private && <p>{t("card-plain")}</p>}
      <p className={styles.friend}>
        {kid.best_friend
          ? t("card-friend-of", { board: t(`board-${kid.best_friend}`) })
          : t("card-copies", { number: kid.copies })}
        {kid.assumed && ` (${t("card-assumed")})`}
      </p>
    </>
  );
}

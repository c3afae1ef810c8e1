import { type CSSProperties, memo, type ReactNode } from "react";
import type { Action, KidPrint, Side } from "../net/messages.ts";
import { useWords } from "../text/words.ts";
import { ActionText } from "./ActionText.tsx";
import { useBox } from "./box.ts";
import { Icon } from "./Icon.tsx";
import * as styles from "./KidCard.module.css";
import { Portrait } from "./Portrait.tsx";

const WIDE = ["Icky & Sticky", "The Moles", "Rocket Bros", "The Scrappers"];
const FULL = ["Noodle Twins", "Thunder"];

/** Long names are set smaller, so that they stay within their card. */
const size = (name: string): string =>
  name.length > 12 ? ` ${styles.long} ${styles.longest}` : name.length > 9 ? ` ${styles.long}` : "";

interface Shape {
  className: string;
  "data-suit"?: string;
}

function shape(kid: KidPrint | undefined): Shape {
  if (!kid) return { className: "card" };
  const classes: (string | undefined)[] = ["card"];
  if (!kid.public && !kid.private) classes.push(styles.plain);
  if (WIDE.includes(kid.name)) classes.push(styles.wide);
  if (FULL.includes(kid.name)) classes.push(styles.full);
  return { className: classes.join(" "), "data-suit": kid.suits[0] };
}

function ActionBox({ side, action }: { side: Side; action: Action | null }): ReactNode {
  const box = side === "public" ? styles.box : `${styles.box} ${styles.secret}`;
  if (!action) return <span className={`${box} ${styles.blank}`} />;
  return (
    <span className={box}>
      <span className={styles.who}>
        <Icon name={side === "public" ? "people" : "lock"} />
      </span>
      <ActionText action={action} />
    </span>
  );
}

/** The printed face of a kid: as spans, so that it may stand inside a button. */
export const KidFace = memo(function KidFace({ name }: { name: string }): ReactNode {
  const words = useWords();
  const kid = useBox().kid(name);
  if (!kid) return <span className={styles.face}>{name}</span>;
  const shown = words.kid(name);
  return (
    <span className={styles.face}>
      <span className={styles.picture}>
        <Portrait kid={name} />
        <span className={styles.suits}>
          {kid.suits.map((suit, at) => (
            <span className={styles.suit} key={`${suit}${at === 0 ? "" : "2"}`}>
              <Icon name={suit} label={words.suit(suit)} />
            </span>
          ))}
        </span>
      </span>
      <span className={`${styles.nickname}${size(shown)}`}>
        {kid.best_friend && <Icon name="friend" label={words.t("best-friend")} />}
        <span>{shown}</span>
      </span>
      {!kid.public && !kid.private ? (
        <span className={styles.twins}>
          {kid.suits.map((suit, at) => (
            <Icon key={`${suit}${at === 0 ? "" : "2"}`} name={suit} />
          ))}
        </span>
      ) : (
        <span className={styles.actions}>
          <ActionBox side="public" action={kid.public} />
          <ActionBox side="private" action={kid.private} />
        </span>
      )}
    </span>
  );
});

export interface CardProps {
  name: string;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** A card that lies there: nothing can be done with it. */
export function KidCard({ name, className = "", style, children }: CardProps): ReactNode {
  const shape = useShape(name);
  return (
    <span {...shape} className={`${shape.className} ${className}`} style={style} data-kid={name}>
      <KidFace name={name} />
      {children}
    </span>
  );
}

/** How the card of a kid is cut: its class, and the suit that colours it. */
export function useShape(name: string): Shape {
  return shape(useBox().kid(name));
}

export function CardBack({ count, className = "" }: { count?: number; className?: string }): ReactNode {
  return (
    <span className={`card ${styles.back} ${className}`}>
      <BackFace count={count} />
    </span>
  );
}

export function BackFace({ count }: { count?: number }): ReactNode {
  return (
    <span className={styles.face}>
      <svg className={styles.backArt} viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M9 11q2-3 6-3l71 1q5 0 5 5l1 111q0 6-6 6l-72-1q-5 0-5-5z"
          fill="none"
          stroke="var(--kraft-3)"
          strokeWidth="2.5"
          strokeDasharray="6 5"
          strokeLinecap="round"
        />
      </svg>
      <Icon name="fort" className={styles.fort} />
      {count !== undefined && <b className={styles.count}>{count}</b>}
    </span>
  );
}

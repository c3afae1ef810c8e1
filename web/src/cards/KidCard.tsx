import { type CSSProperties, memo, type ReactNode } from "react";
import type { Action, KidPrint, Side } from "../net/messages.ts";
import { useWords } from "../text/words.ts";
import { ActionText } from "./ActionText.tsx";
import { useBox } from "./box.ts";
import { Icon } from "./Icon.tsx";
import { Portrait } from "./Portrait.tsx";

const WIDE = ["Icky & Sticky", "The Moles", "Rocket Bros", "The Scrappers"];
const FULL = ["Noodle Twins", "Thunder"];

/** Long names are set smaller, so that they stay within their card. */
const size = (name: string): string => (name.length > 12 ? " ln xl" : name.length > 9 ? " ln" : "");

function shape(kid: KidPrint): string {
  const classes = ["card", kid.suits[0]];
  if (kid.suits.length > 1) classes.push("two");
  if (!kid.public && !kid.private) classes.push("plain");
  if (WIDE.includes(kid.name)) classes.push("wide");
  if (FULL.includes(kid.name)) classes.push("full");
  if (kid.best_friend) classes.push("bf");
  return classes.join(" ");
}

function ActionBox({ side, action }: { side: Side; action: Action | null }): ReactNode {
  const kind = side === "public" ? "pub" : "priv";
  if (!action) return <span className={`abox ${kind} blank`} />;
  return (
    <span className={`abox ${kind}`}>
      <span className="who">
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
  if (!kid) return <span className="face">{name}</span>;
  const shown = words.kid(name);
  return (
    <span className="face">
      <span className="pic">
        <Portrait kid={name} />
        <span className="suits">
          {kid.suits.map((suit, at) => (
            <span className="suit" key={`${suit}${at === 0 ? "" : "2"}`}>
              <Icon name={suit} label={words.suit(suit)} />
            </span>
          ))}
        </span>
      </span>
      <span className={`nick${size(shown)}`}>
        {kid.best_friend && <Icon name="friend" label={words.t("best-friend")} />}
        <span>{shown}</span>
      </span>
      {!kid.public && !kid.private ? (
        <span className="twin">
          {kid.suits.map((suit, at) => (
            <Icon key={`${suit}${at === 0 ? "" : "2"}`} name={suit} />
          ))}
        </span>
      ) : (
        <span className="boxes">
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
  const kid = useBox().kid(name);
  return (
    <span className={`${kid ? shape(kid) : "card"} ${className}`} style={style} data-kid={name}>
      <KidFace name={name} />
      {children}
    </span>
  );
}

export function useShape(name: string): string {
  const kid = useBox().kid(name);
  return kid ? shape(kid) : "card";
}

export function CardBack({ count, className = "" }: { count?: number; className?: string }): ReactNode {
  return (
    <span className={`card back ${className}`}>
      <BackFace count={count} />
    </span>
  );
}

export function BackFace({ count }: { count?: number }): ReactNode {
  return (
    <span className="face">
      <svg className="backart" viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M9 11q2-3 6-3l71 1q5 0 5 5l1 111q0 6-6 6l-72-1q-5 0-5-5z"
          fill="none"
          stroke="var(--kraft-3)"
          strokeWidth="2.5"
          strokeDasharray="6 5"
          strokeLinecap="round"
        />
      </svg>
      <Icon name="fort" className="bigfort" />
      {count !== undefined && <b className="count">{count}</b>}
    </span>
  );
}

import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../cards/Icon.tsx";
import * as styles from "./Paper.module.css";

/** What hangs out for everybody: a board of wood and cork. */
export function Cork({
  label,
  className = "",
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <section className={`${styles.board} ${className}`} aria-label={label} data-part="cork">
      <div className={styles.cork}>{children}</div>
    </section>
  );
}

/** A paper pinned to it, a little askew. */
export function Paper({
  pin = "var(--stop)",
  tilt = -0.4,
  className = "",
  part,
  children,
}: {
  pin?: string;
  tilt?: number;
  className?: string;
  part?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <article
      className={`${styles.paper} printed ${className}`}
      style={{ "--tilt": `${tilt}deg`, "--pin": pin } as CSSProperties}
      data-part={part}
    >
      <span className={styles.pin}>
        <Icon name="pin" />
      </span>
      {children}
    </article>
  );
}

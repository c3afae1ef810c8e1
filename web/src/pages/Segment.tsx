import type { ReactNode } from "react";
import * as styles from "./Segment.module.css";

interface Props<T extends string> {
  label: string;
  options: [T, ReactNode, string?][];
  value: T;
  onChange(value: T): void;
  className?: string;
}

/** A choice of a few things side by side; arrow keys move in it as in any group of radio buttons. */
export function Segment<T extends string>({
  label,
  options,
  value,
  onChange,
  className = "",
}: Props<T>): ReactNode {
  return (
    <fieldset className={`${styles.segment} ${className}`} aria-label={label}>
      {options.map(([id, content, name]) => (
        <label key={id} className={id === value ? styles.chosen : ""} title={name}>
          <input type="radio" checked={id === value} onChange={() => onChange(id)} aria-label={name} />
          {content}
        </label>
      ))}
    </fieldset>
  );
}

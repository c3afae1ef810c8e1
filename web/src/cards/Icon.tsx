import type { ReactNode } from "react";
import sprite from "./sprite.svg";

/** A drawing of the sprite. With a label it is a picture that speaks, without one it is decoration. */
export function Icon({
  name,
  label,
  className = "",
}: {
  name: string;
  label?: string;
  className?: string;
}): ReactNode {
  const use = <use href={`${sprite}#${name}`} />;
  const classes = `icon ${className}`.trim();
  if (label)
    return (
      <svg className={classes} data-icon={name} role="img" aria-label={label}>
        <title>{label}</title>
        {use}
      </svg>
    );
  return (
    <svg className={classes} data-icon={name} aria-hidden="true">
      {use}
    </svg>
  );
}

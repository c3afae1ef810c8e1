import type { ReactNode } from "react";

/** A key of the keyboard on a button: for the eye only, screen readers have their own ways. */
export function Key({ name }: { name: string }): ReactNode {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd cannot take the focus
  return <kbd aria-hidden="true">{name}</kbd>;
}

import type { ReactNode } from "react";

/** A clause of the rules; opens beside the game so that nothing is lost. */
export function RuleLink({ rule }: { rule: string }): ReactNode {
  if (!rule) return null;
  return (
    <a href={`/rules#${rule}`} target="_blank" rel="noreferrer">
      {rule}
    </a>
  );
}

import { createContext, useContext } from "react";
import type { Action, BoxPrint, KidPrint, LevelPrint } from "../net/messages.ts";

/** What is printed, by name. */
export class Box {
  readonly kids: Map<string, KidPrint>;

  constructor(readonly print: BoxPrint) {
    this.kids = new Map(print.kids.map((kid) => [kid.name, kid]));
  }

  kid(name: string): KidPrint | undefined {
    return this.kids.get(name);
  }

  level(number: number): LevelPrint | undefined {
    return this.print.fort[number];
  }

  /** An action that the rules tell of. */
  action(text: string): Action | undefined {
    return this.print.actions[text];
  }

  lasts(perk: string): boolean {
    return this.print.perks.find((one) => one.name === perk)?.use === "lasting";
  }
}

export const BoxContext = createContext<Box | null>(null);

export function useBox(): Box {
  const box = useContext(BoxContext);
  if (!box) throw new Error("no box: BoxContext is missing above this component");
  return box;
}

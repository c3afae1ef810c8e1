import type { Touch } from "../net/messages.ts";
import type { Menu } from "../play/menu.ts";

const KEYS = 9;

/** The number key of the option about a thing, where one option is all there is about it. */
export function keyMark(menu: Menu, thing: Touch): string | undefined {
  const [option, second] = menu.about(thing);
  if (!option || second) return undefined;
  const at = menu.main.indexOf(option);
  return at >= 0 && at < KEYS ? String(at + 1) : undefined;
}

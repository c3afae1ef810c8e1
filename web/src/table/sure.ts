import { TWICE } from "../play/menu.ts";
import { plain } from "../text/rich.tsx";
import type { Parts } from "../text/teller.ts";
import { slug } from "../text/words.ts";
import { useTable } from "./context.ts";

/** The question once a thing is selected that is asked for twice. */
export function useSure(): Parts | null {
  const { menu, selected, teller } = useTable();
  const option = menu.option(selected);
  if (!option || !TWICE.includes(option.shape.what)) return null; // the others only by Esc: the question stays
  const { what, perk } = option.shape;
  const does = perk ? teller.words.attribute(`perk-${slug(perk)}`, "does") : "";
  return teller.parts(`question-sure-${what}`, { what: plain(teller.label(option)), does });
}

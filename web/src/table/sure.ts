import { readChoice } from "../text/choice.ts";
import { plain } from "../text/rich.tsx";
import { slug } from "../text/words.ts";
import { useTable } from "./context.ts";

/** The question once a thing is selected that is asked for twice. */
export function useSure(): { sentence: string; why: string; rule: string } | null {
  const { menu, selected, teller } = useTable();
  const option = menu.option(selected);
  if (!option) return null;
  const choice = readChoice(option.choice);
  const does = choice.perk ? teller.words.attribute(`perk-${slug(choice.perk)}`, "does") : "";
  return teller.parts(`question-sure-${choice.verb}`, { what: plain(teller.label(option)), does });
}

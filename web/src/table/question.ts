import type { Parts } from "../text/teller.ts";
import { useTable } from "./context.ts";
import { useSure } from "./sure.ts";

/** The sentence, the reason and the rule of what is asked of the person now. */
export function useQuestion(): Parts {
  const { teller, menu } = useTable();
  const sure = useSure();
  if (!menu.prompt) return { sentence: "", why: "", rule: "" };
  return sure ?? teller.question(menu.prompt.question);
}

/** What part of a turn the question belongs to. */
export function usePhase(): string {
  const { view, teller } = useTable();
  const kind = view.question?.kind ?? "";
  const level = view.seats[view.question?.seat ?? 0]?.level ?? 0;
  if (kind === "pick") return teller.t("phase-draft");
  if (kind === "pay") return teller.t("phase-pay");
  if (kind === "keep" || kind === "take") return teller.t("phase-reward", { level });
  if (kind.startsWith("follow")) return teller.t("phase-follow");
  if (kind === "recruit" || kind === "birthday party") return teller.t("phase-recruit");
  return teller.t("phase-play");
}

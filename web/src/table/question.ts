import { useBox } from "../cards/box.ts";
import { useTable } from "./context.ts";
import { useSure } from "./sure.ts";

/** The sentence, the reason and the rule of what is asked of the person now. */
export function useQuestion(): { sentence: string; why: string; rule: string } {
  const { view, teller, menu } = useTable();
  const box = useBox();
  const sure = useSure();
  const printed = view.play?.kid ? box.kid(view.play.kid) : undefined;
  if (!view.question) return { sentence: "", why: "", rule: "" };
  return sure ?? teller.question(view, menu.options, printed?.public ?? null);
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

import type { ReactNode } from "react";
import { Icon } from "../cards/Icon.tsx";
import { Rich } from "../text/rich.tsx";
import { DeclineAll, Tools, Whose } from "./BarParts.tsx";
import { boardOf, useHovered, useTable } from "./context.ts";
import { useSideways } from "./layout.ts";
import { Options, Refusing, Sure } from "./Options.tsx";
import * as bar from "./QuestionBar.module.css";
import { usePhase, useQuestion } from "./question.ts";
import { RuleLink } from "./RuleLink.tsx";
import { useShort } from "./room.ts";

/** What cannot be taken back says so while it is pointed at. */
function Final(): ReactNode {
  const { teller, selected } = useTable();
  const hovered = useHovered();
  if (!hovered || selected || !hovered.final) return null;
  return (
    <span className={bar.final}>
      <Icon name="lock" /> {teller.t("choice-final")}
    </span>
  );
}

function Sentence(): ReactNode {
  const { sentence, why, rule } = useQuestion();
  return (
    <p>
      <Rich text={sentence} /> <RuleLink rule={rule} />
      <small>
        <span className="capital">
          <Rich text={why} />
        </span>
        <Final />
      </small>
    </p>
  );
}

/** On a phone many options take the whole row; then the refusing one stands beside the sentence. */
function useAside(tight: boolean): boolean {
  const { layout, menu, selected, view } = useTable();
  const sideways = useSideways();
  if (layout !== "phone" || sideways || selected || view.question?.kind === "follow") return false;
  return tight && menu.refusing.length === 1;
}

/** A question to the person: whose call it is, the sentence, and every answer. */
export function Asked(): ReactNode {
  const { view, shown, teller, selected, layout, menu } = useTable();
  const phase = usePhase();
  const seat = shown.prompt?.seat ?? 0;
  const own = view.leader === seat;
  const kind = view.question?.kind;
  const title = kind === "pick" ? "ask-you-pick" : own ? "ask-your-turn" : "ask-your-call";
  const note = own ? phase : teller.t("ask-turn-of", { name: teller.name(view.leader) });
  const tight = menu.options.length > 3;
  const aside = useAside(tight);
  const short = useShort(`${shown.decision} ${selected}`);
  return (
    <section
      className={`${bar.bar} sheet ${bar.yours}${tight ? ` ${bar.tight}` : ""}`}
      data-board={boardOf(view, shown.table.seats, seat)}
      data-decision={shown.decision}
      data-asked
      data-short={short}
      id="question"
      tabIndex={-1}
      aria-label={teller.t("options-of")}
    >
      <Whose seat={seat} title={teller.t(title)} note={note} />
      <Sentence />
      {aside && <Refusing />}
      {layout === "phone" && (kind === "follow" ? <DeclineAll /> : <Tools />)}
      <div className={bar.options}>
        {selected ? <Sure /> : <Options aside={aside} />}
        {layout !== "phone" && (
          <>
            <span className={bar.separator} />
            <Tools />
          </>
        )}
      </div>
    </section>
  );
}

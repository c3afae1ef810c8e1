import { Fragment, type ReactNode } from "react";
import { Icon } from "../cards/Icon.tsx";
import type { Candidate } from "../net/messages.ts";
import { Rich } from "../text/rich.tsx";
import { useNow, useTable } from "./context.ts";
import * as styles from "./Hints.module.css";

function Line({ candidate }: { candidate: Candidate }): ReactNode {
  const { teller, menu, act } = useTable();
  const option = menu.option(candidate.choice);
  const label = teller.say(option?.label ?? candidate.label);
  return (
    <li>
      <button
        type="button"
        className="button small"
        disabled={!option}
        onClick={() => option && act([option], null)}
      >
        <Rich text={label} />
      </button>
      {Number.isFinite(candidate.estimate) && (
        <small>{teller.t("hint-chance", { percent: Math.round(candidate.estimate * 100) })}</small>
      )}
    </li>
  );
}

/** What speaks for a choice and what against it. */
function Why({ candidate }: { candidate: Candidate }): ReactNode {
  const { teller } = useTable();
  const text = candidate.why.map((said) => teller.say(said)).join(" ");
  return text ? <li className={styles.speaks}>{text}</li> : null;
}

/** What a bot would choose, with its candidates. */
export function Hints(): ReactNode {
  const { teller, store, shown } = useTable();
  const hint = useNow((now) => now.hint);
  if (!hint || hint.decision !== shown.decision) return null;
  const [best] = hint.candidates;
  return (
    <div className={`${styles.hints} sheet`} data-over data-part="hints" role="status">
      <header>
        <Icon name="hint" />
        <b>{teller.t("hint")}</b>
        <button
          type="button"
          className="button square quiet"
          aria-label={teller.t("close")}
          onClick={() => store.closeHint()}
        >
          <Icon name="close" />
        </button>
      </header>
      <ol>
        {hint.candidates.slice(0, 3).map((candidate) => (
          <Fragment key={candidate.choice}>
            <Line candidate={candidate} />
            {candidate === best && <Why candidate={best} />}
          </Fragment>
        ))}
        {!best && <Line candidate={{ ...hint, estimate: Number.NaN, reasons: [], why: [] }} />}
      </ol>
    </div>
  );
}

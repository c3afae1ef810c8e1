import type { ReactNode } from "react";
import { linkTo } from "../app/router.ts";
import { Icon } from "../cards/Icon.tsx";
import { boardOf, useTable } from "./context.ts";
import * as bar from "./QuestionBar.module.css";

/** The game was ended without a result, or its table is damaged: nothing is asked any more. */
export function Ended({
  why,
  back,
}: {
  why: "game-abandoned" | "link-broken" | "end-over";
  back?: () => void;
}): ReactNode {
  const { view, shown, teller, front } = useTable();
  return (
    <section
      className={`${bar.bar} sheet ${bar.waiting} ${bar.ended}`}
      data-board={boardOf(view, shown.table.seats, front)}
      data-decision={shown.decision}
      id="question"
      tabIndex={-1}
      aria-label={teller.t("options-of")}
    >
      <p role="status">{teller.t(why)}</p>
      <div className={bar.options}>
        {back && (
          <button type="button" className="button main" onClick={back}>
            {teller.t("end-back")}
          </button>
        )}
        <a className={back ? "button" : "button main"} {...linkTo("/new")}>
          <Icon name="plus" />
          {teller.t("new-table")}
        </a>
        {why === "game-abandoned" && (
          <a className="button" {...linkTo(`/replay/${shown.table.id}`)}>
            <Icon name="replay" />
            {teller.t("end-replay")}
          </a>
        )}
        <a className="button" {...linkTo("/")}>
          <Icon name="fort" />
          {teller.t("menu-home")}
        </a>
      </div>
    </section>
  );
}

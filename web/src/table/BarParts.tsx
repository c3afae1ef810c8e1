import type { ReactNode } from "react";
import { Icon } from "../cards/Icon.tsx";
import { Key } from "../cards/Key.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { Rich } from "../text/rich.tsx";
import { boardOf, useSending, useTable } from "./context.ts";
import * as bar from "./QuestionBar.module.css";

/** Whose turn or call it is: the face alone on a phone. */
export function Whose({ seat, title, note }: { seat: number; title: string; note: string }): ReactNode {
  const { view, shown, layout } = useTable();
  const face = <Avatar board={boardOf(view, shown.table.seats, seat)} />;
  if (layout === "phone") return face;
  return (
    <div className={bar.turn}>
      {face}
      <span>
        <Rich text={title} />
        <small>
          <Rich text={note} />
        </small>
      </span>
    </div>
  );
}

/** Undo and hint stand at the end of every question. */
export function Tools(): ReactNode {
  const { shown, store, teller, layout } = useTable();
  const sending = useSending();
  const small = layout === "phone";
  const label = (id: string) => (small ? undefined : teller.t(id));
  return (
    <span className={bar.tools}>
      {shown.undo && (
        <button
          type="button"
          className="button quiet"
          onClick={() => store.undo()}
          aria-label={small ? teller.t("undo") : undefined}
          disabled={sending}
        >
          <Icon name="undo" />
          {label("undo")}
          {!small && <Key name="U" />}
        </button>
      )}
      {shown.table.hints && shown.prompt && (
        <button
          type="button"
          className="button square quiet"
          onClick={() => store.askHint()}
          aria-label={teller.t("hint")}
          title={teller.t("hint")}
        >
          <Icon name="hint" />
        </button>
      )}
    </span>
  );
}

/** Whoever is in a hurry declines until the next own turn. */
export function DeclineAll(): ReactNode {
  const { shown, store, teller } = useTable();
  const seat = shown.viewer;
  if (seat === null) return null;
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={shown.declining}
        onChange={(event) => {
          store.send({ type: "decline_until_my_turn", seat, on: event.currentTarget.checked });
          if (event.currentTarget.checked) store.choose("decline");
        }}
      />
      <i>
        <Icon name="check" />
      </i>
      {teller.t("decline-turn")}
    </label>
  );
}

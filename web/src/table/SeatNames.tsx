import { type FormEvent, type ReactNode, useState } from "react";
import { Avatar } from "../cards/Portrait.tsx";
import { ApiError, api } from "../net/api.ts";
import type { ErrorBody, TableSeat } from "../net/messages.ts";
import { useErrorText } from "../text/errors.ts";
import * as styles from "./Curtain.module.css";
import { boardOf, useTable } from "./context.ts";
import { Dialog } from "./Dialog.tsx";

/** The names of the people at this device. */
export function SeatNames({ close }: { close(): void }): ReactNode {
  const { shown, view, teller } = useTable();
  const say = useErrorText();
  const mine = shown.table.seats.filter((seat) => seat.you);
  const [names, setNames] = useState(() => mine.map((seat) => seat.nickname ?? ""));
  const [error, setError] = useState<ErrorBody | null>(null);
  const changed = (seat: TableSeat, at: number) => names[at]?.trim() && names[at] !== seat.nickname;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      for (const [at, seat] of mine.entries())
        if (changed(seat, at)) await api.nameSeat(shown.table.id, seat.seat, names[at]?.trim() ?? "");
      close();
    } catch (problem) {
      if (problem instanceof ApiError) setError(problem.body);
    }
  };
  return (
    <Dialog title={teller.t("curtain-names")} close={close}>
      <form className={styles.names} onSubmit={save}>
        {mine.map((seat, at) => (
          <label key={seat.seat} className="field">
            <Avatar board={boardOf(view, shown.table.seats, seat.seat)} />
            <span className="spoken">{teller.t("seat-name", { number: seat.seat + 1 })}</span>
            <input
              maxLength={24}
              value={names[at]}
              onChange={(event) => setNames(names.with(at, event.currentTarget.value))}
            />
          </label>
        ))}
        {error && <p role="alert">{say(error)}</p>}
        <button type="submit" className="button main">
          {teller.t("nickname-save")}
        </button>
      </form>
    </Dialog>
  );
}

import { type ReactNode, useState } from "react";
import { linkTo } from "../app/router.ts";
import { SettingsForm } from "../app/SettingsForm.tsx";
import { Icon } from "../cards/Icon.tsx";
import type { Command } from "../net/messages.ts";
import { Absent } from "./Absent.tsx";
import { useTable } from "./context.ts";
import { Dialog } from "./Dialog.tsx";
import { StandingOrders } from "./StandingOrders.tsx";
import * as styles from "./TableMenu.module.css";

/** Ending the game is put to the others; where there are none it is over at once, so it is asked for twice. */
function Abandon({ done }: { done(): void }): ReactNode {
  const { teller, shown } = useTable();
  const [sure, setSure] = useState(false);
  const alone = shown.table.seats.every((seat) => seat.you || seat.kind === "bot");
  const id = sure ? "menu-end-sure" : alone ? "menu-end" : "menu-abandon";
  return (
    <button
      type="button"
      className={sure ? "button danger" : "button"}
      onClick={alone && !sure ? () => setSure(true) : done}
    >
      {teller.t(id)}
    </button>
  );
}

/** Everything around the game: settings, rules, votes, giving up, going home. */
export function TableMenu({ close }: { close(): void }): ReactNode {
  const { teller, shown, store } = useTable();
  const [sure, setSure] = useState(false);
  const { t } = teller;
  const seat = shown.viewer;
  const playing = seat !== null && shown.table.status === "running";
  const replaced = seat === null ? null : shown.table.seats[seat]?.replaced;
  const does = (command: Command) => () => {
    store.send(command);
    close();
  };
  const undo = () => {
    store.undo(); // where others have a say, it becomes a vote
    close();
  };
  return (
    <Dialog title={t("menu-title")} close={close} className={styles.menu}>
      <StandingOrders />
      <SettingsForm />
      <nav>
        {playing && replaced && replaced !== "resigned" && (
          <button type="button" className="button main" onClick={does({ type: "take_back_seat", seat })}>
            {t("menu-take-back")}
          </button>
        )}
        {playing && !replaced && (
          <>
            {shown.table.paused ? (
              <button type="button" className="button" onClick={does({ type: "resume" })}>
                {t("menu-resume")}
              </button>
            ) : (
              <button type="button" className="button" onClick={does({ type: "propose", what: "pause" })}>
                {t("menu-pause")}
              </button>
            )}
            <button type="button" className="button" onClick={undo}>
              <Icon name="undo" />
              {t("undo-ask")}
            </button>
            <Abandon done={does({ type: "propose", what: "abandon" })} />
            {shown.table.seats
              .filter((one) => one.away && !one.you)
              .map((one) => (
                <Absent
                  key={one.seat}
                  seat={one.seat}
                  replace={does({ type: "propose", what: "replace", seat: one.seat })}
                />
              ))}
            {sure ? (
              <button type="button" className="button danger" onClick={does({ type: "resign", seat })}>
                {t("menu-resign-sure")}
              </button>
            ) : (
              <button type="button" className="button" onClick={() => setSure(true)}>
                {t("menu-resign")}
              </button>
            )}
          </>
        )}
        <a className="button" href="/rules" target="_blank" rel="noreferrer">
          <Icon name="log" />
          {t("menu-rules")}
        </a>
        <a className="button" {...linkTo("/")}>
          <Icon name="fort" />
          {t("menu-home")}
        </a>
      </nav>
      {shown.commitment && <p className={styles.seal}>{t("seed-sealed")}</p>}
    </Dialog>
  );
}

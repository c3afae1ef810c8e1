import type { ReactNode } from "react";
import { Icon } from "../cards/Icon.tsx";
import * as styles from "./Absent.module.css";
import { clockText, useSeconds } from "./Clock.tsx";
import { useTable } from "./context.ts";

/** How long somebody has been away, and after how long others may decide without them; both count on. */
function useAway(seat: number): { seconds: number; grace: number | null } | null {
  const { shown } = useTable();
  const away = shown.table.seats[seat]?.away ?? null;
  useSeconds(away !== null);
  if (!away) return null;
  const since = (Date.now() - shown.tableAt) / 1000;
  const grace = away.grace === null ? null : Math.max(0, Math.ceil(away.grace - since));
  return { seconds: away.seconds + since, grace };
}

/** A bot may play for somebody who is gone; until then, when it may. */
export function Absent({ seat, replace }: { seat: number; replace(): void }): ReactNode {
  const { teller, shown } = useTable();
  const away = useAway(seat);
  const name = teller.bareName(seat);
  if (!away || shown.table.paused) return null;
  if (away.grace === null) return <p>{teller.t("menu-replace-clock", { name })}</p>;
  const times = { time: clockText(away.seconds), wait: clockText(away.grace) };
  if (away.grace > 0) return <p>{teller.t("menu-replace-wait", { name, ...times })}</p>;
  return (
    <button type="button" className="button" onClick={replace}>
      {teller.t("menu-replace", { name })}
    </button>
  );
}

/** At the seat of somebody who is away: for how long, and once they count as gone, a bot in their place. */
export function AwayMark({ seat }: { seat: number }): ReactNode {
  const { teller, shown, store } = useTable();
  const away = useAway(seat);
  if (!away) return null;
  const plays = shown.viewer !== null && shown.table.status === "running" && !shown.table.paused;
  if (!plays || away.grace === null || away.grace > 0)
    return <span className={styles.away}>{teller.t("away-for", { time: clockText(away.seconds) })}</span>;
  return (
    <button
      type="button"
      className={`button small ${styles.replace}`}
      data-part="replace"
      title={teller.t("menu-replace", { name: teller.bareName(seat) })}
      onClick={() => store.send({ type: "propose", what: "replace", seat })}
    >
      <Icon name="bot" />
      <span>{teller.t("away-bot")}</span>
    </button>
  );
}

/** When a vote counts without somebody who is away. */
export function CountsWithout({ seat }: { seat: number }): ReactNode {
  const { teller } = useTable();
  const away = useAway(seat);
  if (!away?.grace) return null;
  return <small>{teller.t("vote-away", { name: teller.bareName(seat), time: clockText(away.grace) })}</small>;
}

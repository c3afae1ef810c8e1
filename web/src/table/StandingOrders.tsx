import type { ReactNode } from "react";
import { useBox } from "../cards/box.ts";
import { Icon } from "../cards/Icon.tsx";
import { useTable } from "./context.ts";
import * as styles from "./TableMenu.module.css";

/** Kids about whose play one is asked, whatever one declines. */
function Stops({ seat, stops }: { seat: number; stops: string[] }): ReactNode {
  const { teller, store, shown } = useTable();
  const { words, t } = teller;
  const kids = useBox().print.kids.filter((kid) => kid.public !== null && !stops.includes(kid.name));
  const byName = (one: string, other: string) => words.kid(one).localeCompare(words.kid(other));
  const set = (next: string[]) =>
    store.send({ type: "orders", seat, single: shown.orders?.single ?? false, stops: next });
  return (
    <div className={styles.stops}>
      <label className="field">
        {t("orders-stops")}
        <select
          className="button small"
          value=""
          onChange={(event) => set([...stops, event.currentTarget.value])}
        >
          <option value="" disabled>
            {t("orders-stops-add")}
          </option>
          {kids
            .map((kid) => kid.name)
            .sort(byName)
            .map((kid) => (
              <option key={kid} value={kid}>
                {words.kid(kid)}
              </option>
            ))}
        </select>
      </label>
      {stops.map((kid) => (
        <button
          key={kid}
          type="button"
          className="chip"
          aria-label={t("orders-stops-remove", { kid: words.kid(kid) })}
          onClick={() => set(stops.filter((one) => one !== kid))}
        >
          {words.kid(kid)}
          <Icon name="close" />
        </button>
      ))}
    </div>
  );
}

/** What is answered for the person at this table, and where they want to be asked all the same. */
export function StandingOrders(): ReactNode {
  const { teller, shown, store } = useTable();
  const seat = shown.viewer;
  if (seat === null || !shown.orders || shown.table.status !== "running") return null;
  return (
    <section className={styles.orders} data-part="orders">
      <h3>{teller.t("orders-title")}</h3>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={shown.declining}
          onChange={(event) =>
            store.send({ type: "decline_until_my_turn", seat, on: event.currentTarget.checked })
          }
        />
        <i>
          <Icon name="check" />
        </i>
        {teller.t("orders-decline")}
      </label>
      <Stops seat={seat} stops={shown.orders.stops} />
    </section>
  );
}

import type { ReactNode } from "react";
import { copies } from "../cards/copies.ts";
import { Icon } from "../cards/Icon.tsx";
import * as styles from "./Board.module.css";
import { seatAt, useTable } from "./context.ts";
import * as rivals from "./Rival.module.css";
import { Head } from "./Rival.tsx";

/** One's own deck, discard pile and Yard on a phone: numbers and heads. */
export function SmallPiles(): ReactNode {
  const { view, front, teller, openPile } = useTable();
  const it = seatAt(view, front);
  return (
    <div className={`${styles.store} ${styles.smallStore}`}>
      <div className={styles.smallPiles}>
        <span className={styles.smallPile} data-zone={`deck:${front}`}>
          <Icon name="deck" label={teller.t("deck-count", { number: it.deck.length })} />
          {it.deck.length}
        </span>
        <button
          type="button"
          className={`${styles.smallPile} plain-button`}
          data-zone={`discard:${front}`}
          onClick={() => openPile(front)}
        >
          <Icon name="discard" label={teller.t("discard-count", { number: it.discard_pile.length })} />
          {it.discard_pile.length}
        </button>
      </div>
      <div className={`${styles.heads} ${rivals.heads}`} data-zone={`yard:${front}`}>
        {it.yard.length === 0 && (
          <small className={`${styles.none} ${rivals.none}`}>{teller.t("yard-empty")}</small>
        )}
        {copies(it.yard).map(({ key, kid }) => (
          <Head key={key} kid={kid} />
        ))}
      </div>
    </div>
  );
}

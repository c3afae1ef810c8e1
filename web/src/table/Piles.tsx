import { type ReactNode, useState } from "react";
import { useBox } from "../cards/box.ts";
import { copies } from "../cards/copies.ts";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { SUITS } from "../net/messages.ts";
import { Segment } from "../pages/Segment.tsx";
import { seatAt, useTable } from "./context.ts";
import * as notes from "./Notes.module.css";
import * as styles from "./Piles.module.css";
import { TableCard } from "./TableCard.tsx";

function useSorted(bySuit: boolean): (kids: string[]) => string[] {
  const box = useBox();
  const rank = (kid: string) => SUITS.indexOf(box.kid(kid)?.suits[0] ?? "coin");
  return (kids) => (bySuit ? [...kids].sort((a, b) => rank(a) - rank(b)) : [...kids].reverse());
}

/** The open discard piles; of one's own deck the cards, not their order. */
export function Piles({
  seat,
  show,
  close,
}: {
  seat: number;
  show(seat: number): void;
  close(): void;
}): ReactNode {
  const { view, teller, front, shown } = useTable();
  const [bySuit, setBySuit] = useState(false);
  const sorted = useSorted(bySuit);
  const it = seatAt(view, seat);
  const own = seat === shown.viewer;
  const deck = own ? it.deck.filter((kid) => kid !== null) : [];
  const order = [front, ...[...view.seats.keys()].filter((one) => one !== front)];
  return (
    <section className={`${styles.overlay} ${notes.overlay}`} data-over aria-label={teller.t("piles")}>
      <header>
        <h2>{teller.t("piles")}</h2>
        <span className={styles.seats}>
          {order.map((one) => {
            const number = seatAt(view, one).discard_pile.length;
            return (
              <button
                key={one}
                type="button"
                className={one === seat ? styles.shown : ""}
                aria-pressed={one === seat}
                onClick={() => show(one)}
              >
                <Avatar board={seatAt(view, one).board} />
                <bdi className={styles.name}>{teller.bareName(one)}</bdi> {number}
              </button>
            );
          })}
        </span>
        <span className="spacer" />
        <Segment
          label={teller.t("piles")}
          options={[
            ["new", teller.t("piles-newest")],
            ["suit", teller.t("piles-by-suit")],
          ]}
          value={bySuit ? "suit" : "new"}
          onChange={(value) => setBySuit(value === "suit")}
        />
        <button type="button" className="button square quiet" aria-label={teller.t("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.piles} data-part="piles">
        <div className={styles.group}>
          <b>
            {own ? teller.t("piles-yours") : teller.t("piles-of", { name: teller.bareName(seat) })}
            <small>{teller.t("piles-everybody")}</small>
          </b>
          <div>
            {it.discard_pile.length === 0 && <span>{teller.t("piles-empty")}</span>}
            {copies(sorted(it.discard_pile)).map(({ key, kid }) => (
              <TableCard key={key} name={kid} thing={{ kid, place: "discard pile", seat }} />
            ))}
          </div>
        </div>
        {deck.length > 0 && (
          <div className={styles.group}>
            <b>
              {teller.t("piles-deck")}
              <small>{teller.t("piles-unordered")}</small>
            </b>
            <div>
              {copies(sorted(deck)).map(({ key, kid }) => (
                <TableCard key={key} name={kid} />
              ))}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

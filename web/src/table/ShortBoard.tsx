import { type MouseEvent, type ReactNode, useState } from "react";
import { useBox } from "../cards/box.ts";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import * as board from "./Board.module.css";
import { Board, Chips, PackTokens, StuffRows, Tucks } from "./Board.tsx";
import { Clock } from "./Clock.tsx";
import { seatAt, useTable } from "./context.ts";
import { Dialog } from "./Dialog.tsx";
import * as styles from "./ShortBoard.module.css";
import { SmallPiles } from "./SmallPiles.tsx";
import { Cost } from "./Stairs.tsx";

/** What the next level costs; nothing at the top. */
function Next(): ReactNode {
  const { view, front, teller } = useTable();
  const level = useBox().level(seatAt(view, front).level + 1);
  if (!level) return null;
  return (
    <span className={styles.next} title={teller.t("pay-costs", { level: level.level })}>
      <Icon name="advance" label={teller.t("pay-costs", { level: level.level })} />
      <Cost level={level} next={false} />
    </span>
  );
}

function Head({ open }: { open(): void }): ReactNode {
  const { view, front, teller } = useTable();
  const it = seatAt(view, front);
  return (
    <header>
      <h2>
        <button type="button" className={styles.name} aria-haspopup="dialog" onClick={open}>
          <Avatar board={it.board} />
          <bdi>{teller.bareName(front)}</bdi>
        </button>
      </h2>
      <span className="amount" data-zone={`score:${front}`}>
        <Icon name="vp" label={teller.t("points", { number: it.score })} />
        {it.score}
      </span>
      <span className="amount" data-zone={`fort:${front}`}>
        <Icon name="fort" label={teller.t("fort-level", { level: it.level })} />
        {it.level}
      </span>
      <Clock seat={front} />
      <span className="spacer" />
      <Chips />
    </header>
  );
}

/** One's own board where there is little height: everything but the stairs, which open with a press on it. */
export function ShortBoard(): ReactNode {
  const { view, front, teller } = useTable();
  const [whole, setWhole] = useState(false);
  const it = seatAt(view, front);
  const press = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target as Element).closest("button, [data-over], dialog")) setWhole(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its name is a button that does the same */}
      <section
        className={`${board.board} ${styles.short}`}
        data-board={it.board}
        aria-label={teller.bareName(front)}
        onClick={press}
      >
        <Head open={() => setWhole(true)} />
        <div className={styles.stores}>
          <div className={board.store} data-zone={`stuff:${front}`}>
            <StuffRows />
          </div>
          <div className={board.store}>
            <span className={styles.line} data-zone={`pack:${front}`}>
              <Icon name="pack" label={teller.t("pack")} />
              <PackTokens locked={false} />
            </span>
            <span className={styles.line} data-zone={`lookout:${front}`}>
              <Icon name="lookout" label={teller.t("lookout")} />
              <Tucks />
            </span>
          </div>
        </div>
        <footer>
          <Next />
          <SmallPiles />
        </footer>
      </section>
      {whole && (
        <Dialog
          title={<bdi>{teller.bareName(front)}</bdi>}
          close={() => setWhole(false)}
          className={styles.whole}
        >
          <div data-table="phone">
            <Board />
          </div>
        </Dialog>
      )}
    </>
  );
}

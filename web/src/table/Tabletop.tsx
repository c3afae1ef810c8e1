import { memo, type ReactNode, useEffect, useState } from "react";
import { Icon } from "../cards/Icon.tsx";
import { Board } from "./Board.tsx";
import { useNow, useTable } from "./context.ts";
import { Dialog } from "./Dialog.tsx";
import { Draft } from "./Draft.tsx";
import { Driveway } from "./Driveway.tsx";
import { Flights } from "./Flights.tsx";
import { Hand } from "./Hand.tsx";
import { Hints } from "./Hints.tsx";
import { Log } from "./Log.tsx";
import { useSideways } from "./layout.ts";
import { Notes } from "./Notes.tsx";
import { Piles } from "./Piles.tsx";
import { QuestionBar } from "./QuestionBar.tsx";
import { Rival, Tile } from "./Rival.tsx";
import { ShortBoard } from "./ShortBoard.tsx";
import { TableMenu } from "./TableMenu.tsx";
import * as styles from "./Tabletop.module.css";
import { Votes } from "./Votes.tsx";

function SkipLinks({ drafting, log }: { drafting: boolean; log: boolean }): ReactNode {
  const { teller, layout } = useTable();
  return (
    <nav className={styles.skips} aria-label={teller.t("skip-to-question")}>
      <a href="#question">{teller.t("skip-to-question")}</a>
      {!drafting && <a href="#hand">{teller.t("skip-to-hand")}</a>}
      {log && layout !== "phone" && <a href="#log">{teller.t("skip-to-log")}</a>}
    </nav>
  );
}

/** Space, held down, lets one look beneath the notes. */
function usePeek(active: boolean) {
  const [peek, setPeek] = useState(false);
  useEffect(() => {
    if (!active) {
      setPeek(false);
      return;
    }
    const set = (on: boolean) => (event: KeyboardEvent) => {
      if (
        event.key !== " " ||
        (event.target instanceof HTMLElement && event.target.closest("button, input, a"))
      )
        return;
      event.preventDefault();
      setPeek(on);
    };
    const down = set(true);
    const up = set(false);
    document.addEventListener("keydown", down);
    document.addEventListener("keyup", up);
    return () => {
      document.removeEventListener("keydown", down);
      document.removeEventListener("keyup", up);
    };
  }, [active]);
  return { peek, setPeek };
}

function Rivals(): ReactNode {
  const { view, front, layout, teller } = useTable();
  const [open, setOpen] = useState<number | null>(null);
  const seats = view.seats.length;
  const order = Array.from({ length: seats - 1 }, (_, at) => (front + 1 + at) % seats);
  if (layout !== "phone")
    return (
      <div className={styles.rivals} data-rivals={order.length}>
        {order.map((seat) => (
          <Rival key={seat} seat={seat} />
        ))}
      </div>
    );
  return (
    <div className={styles.tiles}>
      {order.map((seat) => (
        <Tile key={seat} seat={seat} open={() => setOpen(seat)} />
      ))}
      {open !== null && (
        <Dialog
          title={<bdi>{teller.bareName(open)}</bdi>}
          close={() => setOpen(null)}
          className={styles.wholeRival}
        >
          <div data-table="tablet">
            <Rival seat={open} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** What others said meanwhile is marked on the button of the log, which then opens at the chat. */
function Tools({ open }: { open(panel: Panel): void }): ReactNode {
  const { teller } = useTable();
  const unread = useNow((now) => now.unread);
  const said = unread ? teller.t("chat-unread", { number: unread }) : teller.t("log");
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className="button"
        aria-label={said}
        onClick={() => open(unread ? "chat" : "log")}
      >
        <Icon name={unread ? "chat" : "log"} />
        {unread > 0 && <i className={styles.unread}>{unread}</i>}
      </button>
      <button type="button" className="button" aria-label={teller.t("menu")} onClick={() => open("menu")}>
        <Icon name="menu" />
      </button>
    </div>
  );
}

/** Everything but the question and the hand: on a phone it can be scrolled, and these two stay under the thumb. */
function Upper({ upright, children }: { upright: boolean; children: ReactNode }): ReactNode {
  return upright ? <div className={styles.upper}>{children}</div> : children;
}

/** A game that is not like others says so: the deal of the day, or a moment tried again. */
function Occasion(): ReactNode {
  const { shown, teller } = useTable();
  const { daily, again } = shown.table;
  if (!daily && !again) return null;
  return (
    <p className={styles.occasion} data-part="occasion">
      <Icon name={daily ? "fire" : "replay"} />
      {teller.t(daily ? "deal-mark" : "again-mark")}
    </p>
  );
}

/** The table once the draft is over. */
function Playing({ pile, bar, side, tools, menu }: Props & { tools: ReactNode; menu(): void }): ReactNode {
  const { view, menu: asked, layout, openPile } = useTable();
  const kind = view.question?.kind;
  const rewarding = (kind === "keep" || kind === "take") && asked.options.length > 0 && !bar;
  const { peek, setPeek } = usePeek(rewarding);
  const sideways = useSideways();
  const upright = layout === "phone" && !sideways;
  const board = (
    <div className={styles.mine}>
      {sideways ? <ShortBoard /> : <Board />}
      {layout === "desk" && <Hand />}
    </div>
  );
  return (
    <>
      <Upper upright={upright}>
        <Rivals />
        <Driveway tools={tools} />
        <Occasion />
        {rewarding && <Notes peek={peek} setPeek={setPeek} />}
        {pile !== null && !rewarding && <Piles seat={pile} show={openPile} close={() => openPile(null)} />}
        {upright && board}
      </Upper>
      {layout === "phone" ? side : (side ?? <Log menu={menu} />)}
      {bar ?? <QuestionBar />}
      {!upright && board}
      {layout !== "desk" && <Hand />}
    </>
  );
}

type Panel = "menu" | "log" | "chat";

interface Props {
  pile: number | null;
  bar?: ReactNode;
  head?: ReactNode;
  side?: ReactNode;
}

/** The table itself, in the grid of the window's size. */
export const Tabletop = memo(function Tabletop({ pile, bar, head, side }: Props): ReactNode {
  const { view, layout, teller } = useTable();
  const [panel, setPanel] = useState<Panel | null>(null);
  const drafting = view.seats[0]?.packet !== undefined && !view.over;
  const sideways = useSideways() || undefined;
  const grid = drafting
    ? { className: styles.draft, "data-draft": sideways ? "sideways" : layout }
    : {
        className: styles.table,
        "data-table": layout,
        "data-sideways": sideways,
        "data-replaying": bar ? true : undefined,
        "data-headed": head ? true : undefined,
        "data-sided": side ? true : undefined,
      };
  const tools = <Tools open={setPanel} />;
  const close = () => setPanel(null);
  const menu = () => setPanel("menu");
  return (
    <main className={`lawn ${styles.screen}`}>
      <SkipLinks drafting={drafting} log={!drafting && !side} />
      <h1 className="spoken">{teller.t("table-title")}</h1>
      <div {...grid}>
        {head}
        {drafting ? (
          <>
            <Draft />
            <div className={styles.draftTools}>{tools}</div>
          </>
        ) : (
          <Playing pile={pile} bar={bar} side={side} tools={tools} menu={menu} />
        )}
        <div className={styles.above}>
          <Votes />
          <Hints />
        </div>
      </div>
      <Flights />
      {panel === "menu" && <TableMenu close={close} />}
      {(panel === "log" || panel === "chat") && (
        <Dialog title={teller.t("log")} close={close} className={styles.drawer}>
          <Log menu={menu} talking={panel === "chat"} />
        </Dialog>
      )}
    </main>
  );
});

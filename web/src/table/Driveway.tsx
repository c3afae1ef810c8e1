import { type CSSProperties, type ReactNode, useState } from "react";
import { copies } from "../cards/copies.ts";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { slug } from "../text/words.ts";
import { seatAt, useTable, useThing } from "./context.ts";
import { Dialog } from "./Dialog.tsx";
import * as styles from "./Driveway.module.css";
import { InPlay } from "./InPlay.tsx";
import { keyMark } from "./keys.ts";
import { Paper, Readable } from "./Readable.tsx";
import { TableCard, TablePile } from "./TableCard.tsx";

const SQUARES = 50;
const ENOUGH = 25;

export function Park({ children }: { children?: ReactNode }): ReactNode {
  const { view, teller, menu, layout } = useTable();
  const deck = { place: "park deck" };
  return (
    <div className={styles.park}>
      {layout !== "phone" && <div className={styles.label}>{teller.t("park")}</div>}
      <div className={styles.row}>
        <span data-zone="park-deck" className="bare">
          <TablePile
            count={view.park_deck}
            thing={deck}
            label={teller.t("park-deck", { number: view.park_deck })}
            keyMark={keyMark(menu, deck)}
          />
        </span>
        <span data-zone="park" className={`bare ${styles.row}`}>
          {copies(view.park).map(({ key, kid }) => {
            const thing = { kid, place: "park" };
            return (
              <TableCard
                key={key}
                name={kid}
                thing={thing}
                keyMark={keyMark(menu, thing)}
                label={teller.t("park")}
              />
            );
          })}
        </span>
      </div>
      {children}
    </div>
  );
}

function Perk({ name }: { name: string }): ReactNode {
  const { teller, act } = useTable();
  const { options } = useThing({ perk: name });
  const does = teller.words.attribute(`perk-${slug(name)}`, "does");
  const inner = (
    <>
      <Icon name="perk" />
      {teller.words.perk(name)}
    </>
  );
  if (options.length)
    return (
      <button
        type="button"
        className={`${styles.thing} lit`}
        title={does}
        onClick={(event) => act(options, event.currentTarget)}
      >
        {inner}
      </button>
    );
  return <Readable kind="perk" name={name} className={styles.thing} />;
}

function Supply({ resource }: { resource: "pizza" | "toy" }): ReactNode {
  const { view, teller, act } = useTable();
  const { options } = useThing({ resource, place: "supply" });
  const number = view.supply[resource];
  const inner = (
    <>
      <Icon name={resource} label={teller.t(`supply-${resource}`, { number })} />
      {number}
    </>
  );
  if (options.length)
    return (
      <button
        type="button"
        className={`${styles.thing} lit`}
        data-zone={`supply-${resource}`}
        onClick={(event) => act(options, event.currentTarget)}
      >
        {inner}
      </button>
    );
  return (
    <span
      className={styles.thing}
      data-zone={`supply-${resource}`}
      title={teller.t(`supply-${resource}`, { number })}
    >
      {inner}
    </span>
  );
}

function Sculpture(): ReactNode {
  const { view, teller } = useTable();
  const free = view.sculpture === null;
  const label = free
    ? teller.t("sculpture-free")
    : teller.t("sculpture-of", { name: teller.bareName(view.sculpture ?? 0) });
  return (
    <span className={`${styles.thing}${free ? "" : ` ${styles.taken}`}`} data-zone="sculpture" title={label}>
      <Icon name="sculpture" label={label} />4<Icon name="vp" />
    </span>
  );
}

/** Perks, made-up rules, sculpture and supply. */
export function Bits(): ReactNode {
  const { view, teller } = useTable();
  const rules = teller.t("made-up-rules-left", { number: view.made_up_rules });
  return (
    <div className={styles.sideboard}>
      <span className={styles.label}>{teller.t("perks")}</span>
      <div className={styles.perks} data-zone="perks">
        {view.perks.map((perk) => (
          <Perk key={perk} name={perk} />
        ))}
        {view.perks.length === 0 && <span className={styles.thing}>{teller.t("perks-none")}</span>}
      </div>
      <hr />
      <div className={styles.pair}>
        <span className={styles.thing} data-zone="rules" title={rules}>
          <Icon name="rule" label={rules} />
          {view.made_up_rules}
        </span>
        <Sculpture />
      </div>
      <div className={styles.pair}>
        <Supply resource="pizza" />
        <Supply resource="toy" />
      </div>
    </div>
  );
}

/** The same on a phone: numbers; a press on the perks reads them. */
export function SmallBits(): ReactNode {
  const { view, teller } = useTable();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.smallSideboard}>
      <button
        type="button"
        className={`${styles.thing} ${styles.reads}`}
        data-zone="perks"
        data-reads="perks"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="perk" label={teller.t("perks")} />
        {view.perks.length}
      </button>
      {open && (
        <Dialog title={teller.t("perks")} close={() => setOpen(false)}>
          <div className={styles.papers}>
            {view.perks.length === 0 && <p>{teller.t("perks-none")}</p>}
            {view.perks.map((perk) => (
              <Paper key={perk} kind="perk" name={perk} />
            ))}
          </div>
        </Dialog>
      )}
      <span className={styles.thing} data-zone="rules">
        <Icon name="rule" label={teller.t("made-up-rules-left", { number: view.made_up_rules })} />
        {view.made_up_rules}
      </span>
      <Supply resource="pizza" />
      <Supply resource="toy" />
    </div>
  );
}

function Markers(): ReactNode {
  const { view, teller, front } = useTable();
  const taken = new Map<number, number>();
  return view.seats.map((it, seat) => {
    const square = it.score % SQUARES;
    const above = taken.get(square) ?? 0;
    taken.set(square, above + 1);
    const style: CSSProperties = { left: `calc(${((square + 0.5) * 100) / SQUARES}% + ${above * 0.75}rem)` };
    return (
      <span
        key={it.board}
        className={styles.marker}
        style={style}
        title={teller.t("track-score", { name: teller.bareName(seat), number: it.score })}
      >
        <Avatar board={it.board} me={seat === front} />
      </span>
    );
  });
}

export function Track(): ReactNode {
  const { view, teller } = useTable();
  const scores = view.seats.map((it, seat) =>
    teller.t("track-score", { name: teller.bareName(seat), number: it.score }),
  );
  return (
    <div className={styles.victory}>
      <Icon name="vp" />
      <div
        className={styles.track}
        role="img"
        aria-label={`${teller.t("victory-track")}. ${scores.join(", ")}`}
      >
        {Array.from({ length: SQUARES }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
          <i key={at} className={`${at % 5 ? "" : styles.five}${at === ENOUGH ? ` ${styles.enough}` : ""}`}>
            {at % 5 ? "" : at}
          </i>
        ))}
        <Markers />
      </div>
    </div>
  );
}

/** What everybody shares: the driveway. */
export function Driveway({ tools }: { tools?: ReactNode }): ReactNode {
  const { layout, teller } = useTable();
  return (
    <section className={styles.driveway} aria-label={teller.t("park")}>
      <Park>
        {layout === "phone" && (
          <>
            <SmallBits />
            {tools}
          </>
        )}
      </Park>
      {layout !== "phone" && <Bits />}
      <InPlay />
      <Track />
    </section>
  );
}

export const followersOf = (leader: number, seats: number): number[] =>
  Array.from({ length: seats - 1 }, (_, at) => (leader + 1 + at) % seats);

export function Followers({ followed }: { followed: Map<number, boolean> }): ReactNode {
  const { view, teller } = useTable();
  return (
    <span className={styles.followers}>
      {followersOf(view.leader, view.seats.length).map((seat) => {
        const did = followed.get(seat);
        const label = teller.t(
          did === undefined ? "followers-open" : did ? "followers-yes" : "followers-no",
          {
            name: teller.bareName(seat),
          },
        );
        return (
          <span
            key={seat}
            className={did === undefined ? styles.undecided : ""}
            title={label}
            role="img"
            aria-label={label}
          >
            <Avatar board={seatAt(view, seat).board} />
            {did !== undefined && (
              <em className={did ? styles.yes : undefined}>
                <Icon name={did ? "check" : "no"} />
              </em>
            )}
          </span>
        );
      })}
    </span>
  );
}

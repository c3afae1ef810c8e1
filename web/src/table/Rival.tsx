import type { CSSProperties, ReactNode } from "react";
import { useBox } from "../cards/box.ts";
import { copies } from "../cards/copies.ts";
import { Icon } from "../cards/Icon.tsx";
import { Avatar, Portrait } from "../cards/Portrait.tsx";
import { plain } from "../text/rich.tsx";
import { AwayMark } from "./Absent.tsx";
import { Clock } from "./Clock.tsx";
import { seatAt, useTable, useThing } from "./context.ts";
import { keyMark } from "./keys.ts";
import { listed, lookoutPlaces, packPlaces, STUFF_PLACES } from "./places.ts";
import { Readable } from "./Readable.tsx";
import * as styles from "./Rival.module.css";
import * as slots from "./Slots.module.css";
import { Slots } from "./Slots.tsx";
import { TableCard } from "./TableCard.tsx";

/** What a seat is doing, in one word. */
export function useSaying(seat: number): { text: string; on: boolean } {
  const { view, shown, teller } = useTable();
  const info = shown.table.seats[seat];
  const asked = view.asks.includes(seat);
  const kind = view.question?.kind;
  if (info?.kind === "person" && !info.connected) return { text: teller.t("away"), on: false };
  if (asked && kind === "follow") return { text: teller.t("following"), on: true };
  if (asked && kind === "recruit" && seat === view.leader) return { text: teller.t("recruiting"), on: true };
  if (asked) return { text: teller.t("thinking"), on: true };
  if (seat === view.leader && !view.over) return { text: teller.t("turn-mark"), on: true };
  if (info?.kind === "bot") return { text: teller.t("bot"), on: false };
  return { text: "", on: false };
}

/** Says that the guest who sits there is a program; the server's own bots say it themselves. */
function ProgramMark({ seat }: { seat: number }): ReactNode {
  const { shown, teller } = useTable();
  const info = shown.table.seats[seat];
  return info?.program && info.kind === "person" ? (
    <small className={styles.mark}>{teller.t("bot")}</small>
  ) : null;
}

function Piles({ seat }: { seat: number }): ReactNode {
  const { view, teller, openPile } = useTable();
  const { t } = teller;
  const it = seatAt(view, seat);
  const perk = typeof it.perk === "string" ? it.perk : null;
  return (
    <div className={styles.piles}>
      <span data-zone={`deck:${seat}`}>
        <Icon name="deck" label={t("deck-count", { number: it.deck.length })} />
        {it.deck.length}
      </span>
      <button
        type="button"
        className="plain-button"
        data-zone={`discard:${seat}`}
        onClick={() => openPile(seat)}
      >
        <Icon name="discard" label={t("discard-count", { number: it.discard_pile.length })} />
        {it.discard_pile.length}
      </button>
      <span data-zone={`hand:${seat}`}>
        <Icon name="hand" label={t("hand-count", { number: it.hand.length })} />
        {it.hand.length}
      </span>
      {it.made_up_rule === true && <Icon name="rule" label={t("rule-hidden")} />}
      {typeof it.made_up_rule === "string" && <Readable kind="rule" name={it.made_up_rule} short />}
      {perk && <Readable kind="perk" name={perk} short />}
      {view.sculpture === seat && <Icon name="sculpture" label={t("end-sculpture")} />}
    </div>
  );
}

/** Many places are drawn smaller, so that they stay beside the Yard. */
const sizeFor = (places: number): string =>
  places > 6
    ? ` ${styles.smallest}`
    : places > 4
      ? ` ${styles.smaller}`
      : places > 3
        ? ` ${styles.fairly}`
        : "";

/** Stuff, Pack and Lookout of a rival. */
function Stores({ seat }: { seat: number }): ReactNode {
  const { view, teller } = useTable();
  const it = seatAt(view, seat);
  const whole = useThing({ place: "pack", seat });
  const { act } = useTable();
  const pack = (
    <>
      <Icon name="pack" label={teller.t("pack")} />
      <span className={`${styles.slots} ${slots.slots}${sizeFor(packPlaces(it))}`}>
        <Slots tokens={listed(it.pack)} places={packPlaces(it)} empty="pk" />
      </span>
    </>
  );
  return (
    <>
      <div data-zone={`stuff:${seat}`}>
        <div className={`${styles.line} ${styles.slots} ${slots.slots}`}>
          <Slots tokens={Array(it.stuff.pizza).fill("pizza")} places={STUFF_PLACES} empty="pizza" />
        </div>
        <div className={`${styles.line} ${styles.slots} ${slots.slots}`}>
          <Slots tokens={Array(it.stuff.toy).fill("toy")} places={STUFF_PLACES} empty="toy" />
        </div>
      </div>
      <div>
        {whole.options.length ? (
          <button
            type="button"
            className={`${styles.line} lit`}
            data-zone={`pack:${seat}`}
            onClick={(event) => act(whole.options, event.currentTarget)}
          >
            {pack}
          </button>
        ) : (
          <div className={styles.line} data-zone={`pack:${seat}`}>
            {pack}
          </div>
        )}
        <div className={styles.line} data-zone={`lookout:${seat}`}>
          <Icon name="lookout" label={teller.t("lookout")} />
          <span className={`${styles.slots} ${slots.slots}${sizeFor(lookoutPlaces(it))}`}>
            <Slots
              tokens={it.lookout.map((card) => card.suits[0] ?? "coin")}
              places={lookoutPlaces(it)}
              empty="lo"
            />
          </span>
        </div>
      </div>
    </>
  );
}

export function Yard({ seat }: { seat: number }): ReactNode {
  const { view, teller, front, menu } = useTable();
  const it = seatAt(view, seat);
  const own = seat === front;
  return (
    <div
      className={own ? `${styles.yard} ${styles.own}` : styles.yard}
      style={{ "--k": it.yard.length } as CSSProperties}
      data-zone={`yard:${seat}`}
    >
      {own && <span className={styles.caption}>{teller.t("yard")}</span>}
      {it.yard.length === 0 && (
        <span className={styles.none}>
          {teller.t(own && view.leader === seat ? "yard-empty-yours" : "yard-empty")}
        </span>
      )}
      {copies(it.yard).map(({ key, kid }) => {
        const thing = { kid, place: "yard", seat };
        return (
          <TableCard
            key={key}
            name={kid}
            thing={thing}
            keyMark={keyMark(menu, thing)}
            label={plain(teller.say({ id: "place-yard", seat }))}
          />
        );
      })}
    </div>
  );
}

/** A rival's board with everything that is public. */
export function Rival({ seat }: { seat: number }): ReactNode {
  const { view, shown, teller } = useTable();
  const it = seatAt(view, seat);
  const saying = useSaying(seat);
  const turn = view.leader === seat && !view.over;
  return (
    <section
      className={`${styles.rival} sheet${turn ? ` ${styles.turn}` : ""}`}
      data-board={it.board}
      aria-label={teller.bareName(seat)}
    >
      <header>
        <Avatar board={it.board} />
        <h2>
          <bdi>{teller.bareName(seat)}</bdi>
        </h2>
        <ProgramMark seat={seat} />
        {seat === 0 && <Icon name="first" label={teller.t("first-player")} />}
        {shown.table.seats[seat]?.away ? (
          <AwayMark seat={seat} />
        ) : (
          saying.text && (
            <span className={`${styles.saying}${saying.on ? ` ${styles.acting}` : ""}`}>{saying.text}</span>
          )
        )}
        <span className="spacer" />
        <Clock seat={seat} />
        <span className="amount" data-zone={`score:${seat}`} title={teller.t("points", { number: it.score })}>
          <Icon name="vp" label={teller.t("points", { number: it.score })} />
          {it.score}
        </span>
        <span className="amount" title={teller.t("fort-level", { level: it.level })}>
          <Icon name="fort" label={teller.t("fort-level", { level: it.level })} />
          {it.level}
        </span>
      </header>
      <div className={styles.belongings}>
        <Stores seat={seat} />
        <Piles seat={seat} />
      </div>
      <Yard seat={seat} />
    </section>
  );
}

/** A kid as a small head with its suit: where there is no room for cards. */
export function Head({ kid }: { kid: string }): ReactNode {
  const { teller } = useTable();
  const suit = useBox().kid(kid)?.suits[0] ?? "coin";
  return (
    <span className={styles.head} data-suit={suit} title={teller.words.kid(kid)} data-kid={kid}>
      <span className={styles.portrait}>
        <Portrait kid={kid} />
      </span>
      <Icon name={suit} label={`${teller.words.kid(kid)}, ${teller.words.suit(suit)}`} />
    </span>
  );
}

/** A rival on a phone; the whole board opens on a tap. */
export function Tile({ seat, open }: { seat: number; open(): void }): ReactNode {
  const { view, shown, teller, menu } = useTable();
  const it = seatAt(view, seat);
  const turn = view.leader === seat && !view.over;
  const lit =
    it.yard.some((kid) => menu.about({ kid, place: "yard", seat }).length > 0) ||
    menu.about({ place: "pack", seat }).length > 0;
  return (
    <button
      type="button"
      className={`${styles.tile} sheet${turn ? ` ${styles.turn}` : ""}${lit ? " lit" : ""}`}
      data-board={it.board}
      onClick={open}
      aria-haspopup="dialog"
    >
      <span className={styles.heading}>
        <Avatar board={it.board} />
        <b>
          <bdi>{teller.bareName(seat)}</bdi>
        </b>
        <ProgramMark seat={seat} />
        {shown.table.seats[seat]?.away && <small className={styles.mark}>{teller.t("away")}</small>}
        <Clock seat={seat} />
      </span>
      <span className={styles.line}>
        <span className="amount" data-zone={`score:${seat}`}>
          <Icon name="vp" label={teller.t("points", { number: it.score })} />
          {it.score}
        </span>
        <span className="amount">
          <Icon name="fort" label={teller.t("fort-level", { level: it.level })} />
          {it.level}
        </span>
        <span className="amount" data-zone={`hand:${seat}`}>
          <Icon name="hand" label={teller.t("hand-count", { number: it.hand.length })} />
          {it.hand.length}
        </span>
      </span>
      <span className={styles.line} data-zone={`stuff:${seat}`}>
        <span>
          <Icon name="pizza" label={teller.t("resource-pizza")} />
          {it.stuff.pizza}
        </span>
        <span>
          <Icon name="toy" label={teller.t("resource-toy")} />
          {it.stuff.toy}
        </span>
        <span data-zone={`pack:${seat}`}>
          <Icon name="pack" label={teller.t("pack")} />
          {it.pack.pizza + it.pack.toy}
        </span>
      </span>
      <span className={styles.heads} data-zone={`yard:${seat}`}>
        {it.yard.length === 0 && <span className={styles.none}>{teller.t("yard-empty")}</span>}
        {copies(it.yard).map(({ key, kid }) => (
          <Head key={key} kid={kid} />
        ))}
      </span>
      <span data-zone={`discard:${seat}`} />
      <span data-zone={`deck:${seat}`} />
      <span data-zone={`lookout:${seat}`} />
    </button>
  );
}

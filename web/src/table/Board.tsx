import type { ReactNode } from "react";
import { Icon } from "../cards/Icon.tsx";
import * as kidCard from "../cards/KidCard.module.css";
import { CardBack } from "../cards/KidCard.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import type { LookoutCard } from "../net/messages.ts";
import { plain } from "../text/rich.tsx";
import * as styles from "./Board.module.css";
import { Clock } from "./Clock.tsx";
import { seatAt, useHovered, useTable, useThing } from "./context.ts";
import { lookoutPlaces, packPlaces, STUFF_PLACES } from "./places.ts";
import { Readable } from "./Readable.tsx";
import * as rivals from "./Rival.module.css";
import { Yard } from "./Rival.tsx";
import * as slots from "./Slots.module.css";
import { Slots, Token } from "./Slots.tsx";
import { SmallPiles } from "./SmallPiles.tsx";
import { Stairs } from "./Stairs.tsx";
import { TableCard } from "./TableCard.tsx";

export function StuffRows(): ReactNode {
  const { view, front } = useTable();
  const { stuff } = seatAt(view, front);
  const gain = useHovered()?.gain;
  return (["pizza", "toy"] as const).map((resource) => (
    <div className={`${styles.slots} ${slots.slots} ${rivals.slots}`} key={resource}>
      {Array.from({ length: stuff[resource] }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are all alike
        <Token key={nth} resource={resource} place="stuff" nth={nth} />
      ))}
      <Slots
        tokens={[]}
        places={STUFF_PLACES - stuff[resource]}
        empty={resource}
        ghosts={gain?.[resource] ?? 0}
      />
    </div>
  ));
}

function Stuff(): ReactNode {
  const { front, teller } = useTable();
  return (
    <div className={styles.store} data-zone={`stuff:${front}`}>
      <h3>{teller.t("stuff")}</h3>
      <StuffRows />
    </div>
  );
}

const PACK_GRID = 6;

export function PackTokens({ locked = true }: { locked?: boolean }): ReactNode {
  const { view, front } = useTable();
  const it = seatAt(view, front);
  const number = it.pack.pizza + it.pack.toy;
  const room = packPlaces(it);
  return (
    <div className={`${styles.grid} ${room > PACK_GRID ? styles.fourWide : styles.threeWide}`}>
      {(["toy", "pizza"] as const).map((resource) =>
        Array.from({ length: it.pack[resource] }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are all alike
          <Token key={`${resource}${nth}`} resource={resource} place="pack" nth={nth} />
        )),
      )}
      <Slots tokens={[]} places={room - number} empty="pk" />
      {Array.from({ length: locked ? Math.max(0, PACK_GRID - room) : 0 }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: locked places are all alike
        <span className={`${slots.slot} ${slots.locked}`} key={nth} />
      ))}
    </div>
  );
}

function Pack(): ReactNode {
  const { view, front, teller } = useTable();
  const it = seatAt(view, front);
  const number = it.pack.pizza + it.pack.toy;
  const room = packPlaces(it);
  return (
    <div className={styles.store} data-zone={`pack:${front}`}>
      <h3>
        <Icon name="pack" />
        {teller.t("pack")}
        <small>{teller.t("room", { number, room })}</small>
      </h3>
      <PackTokens />
    </div>
  );
}

function Tuck({ card }: { card: LookoutCard }): ReactNode {
  const { front, teller, act, hover, explain } = useTable();
  const thing = { suits: card.suits, place: "lookout", seat: front };
  const { options, refusal } = useThing(thing);
  const suits = card.suits.map((suit, at) => (
    <Icon key={`${suit}${at === 0 ? "" : "2"}`} name={suit} label={teller.words.suit(suit)} />
  ));
  const classes = `${styles.tuck}${card.suits.length > 1 ? ` ${styles.twoSuits}` : ""} printed`;
  const name = card.kid ? teller.words.kid(card.kid) : undefined;
  if (!options.length && !refusal)
    return (
      <span className={classes} data-suit={card.suits[0]} title={name}>
        {suits}
      </span>
    );
  return (
    <button
      type="button"
      className={`${classes}${options.length ? ` ${styles.usable}` : ` ${styles.unusable}`}`}
      data-suit={card.suits[0]}
      title={name}
      aria-disabled={refusal ? true : undefined}
      aria-label={options[0] ? plain(teller.label(options[0])) : name}
      data-choice={options[0]?.choice}
      onPointerEnter={(event) =>
        options[0] ? hover(options[0]) : refusal && explain(refusal, event.currentTarget)
      }
      onPointerLeave={() => hover(null)}
      onClick={(event) =>
        options.length ? act(options, event.currentTarget) : refusal && explain(refusal, event.currentTarget)
      }
    >
      {suits}
    </button>
  );
}

export function Tucks(): ReactNode {
  const { view, front } = useTable();
  const it = seatAt(view, front);
  return (
    <div className={styles.tucks}>
      {it.lookout.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tucked cards never leave
        <Tuck key={at} card={card} />
      ))}
      {Array.from({ length: Math.max(0, lookoutPlaces(it) - it.lookout.length) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
        <span className={`${styles.tuck} ${styles.free}`} key={at} />
      ))}
    </div>
  );
}

function Lookout(): ReactNode {
  const { view, front, teller } = useTable();
  const it = seatAt(view, front);
  return (
    <div className={styles.store} data-zone={`lookout:${front}`}>
      <h3>
        <Icon name="lookout" />
        {teller.t("lookout")}
        <small>{teller.t("room", { number: it.lookout.length, room: lookoutPlaces(it) })}</small>
      </h3>
      <Tucks />
    </div>
  );
}

export function Chips(): ReactNode {
  const { view, front, teller, act, layout } = useTable();
  const { t, words } = teller;
  const it = seatAt(view, front);
  const perk = typeof it.perk === "string" ? it.perk : null;
  const rule = typeof it.made_up_rule === "string" ? it.made_up_rule : null;
  const { options } = useThing({ perk: perk ?? "" });
  const small = layout !== "desk";
  return (
    <>
      {rule && <Readable kind="rule" name={rule} short={small} className="chip" />}
      {it.made_up_rule === true && <Icon name="rule" label={t("rule-hidden")} />}
      {perk && options.length > 0 && (
        <button type="button" className="chip lit" onClick={(event) => act(options, event.currentTarget)}>
          <Icon name="perk" label={small ? words.perk(perk) : undefined} />
          {!small && words.perk(perk)}
        </button>
      )}
      {perk && options.length === 0 && <Readable kind="perk" name={perk} short={small} className="chip" />}
      {view.sculpture === front && <Icon name="sculpture" label={t("end-sculpture")} />}
    </>
  );
}

function Side(): ReactNode {
  const { view, front, teller, openPile } = useTable();
  const it = seatAt(view, front);
  const top = it.discard_pile.at(-1);
  const count = teller.t("discard-count", { number: it.discard_pile.length });
  return (
    <div className={styles.side}>
      <Yard seat={front} />
      <div className={styles.piles}>
        <div
          className={styles.pile}
          data-zone={`deck:${front}`}
          role="img"
          aria-label={teller.t("deck-count", { number: it.deck.length })}
        >
          <CardBack count={it.deck.length} />
        </div>
        <div className={styles.pile} data-zone={`discard:${front}`}>
          {top ? (
            <DiscardTop
              kid={top}
              label={count}
              open={() => openPile(front)}
              number={it.discard_pile.length}
            />
          ) : (
            <span className={`card ${styles.noPile}`} title={count} />
          )}
        </div>
      </div>
    </div>
  );
}

function DiscardTop({
  kid,
  label,
  number,
  open,
}: {
  kid: string;
  label: string;
  number: number;
  open(): void;
}): ReactNode {
  const { menu } = useTable();
  const inside = menu.options.some((option) =>
    option.touches.some((touch) => touch.place === "discard pile"),
  );
  return (
    <TableCard name={kid} onOpen={open} label={label} state={inside ? "glow" : undefined}>
      <b className={`${kidCard.count} ${styles.number}`}>{number}</b>
    </TableCard>
  );
}

/** The board in front: everything of one's own but the hand. */
export function Board(): ReactNode {
  const { view, front, teller, layout } = useTable();
  const it = seatAt(view, front);
  return (
    <section className={styles.board} data-board={it.board} aria-label={teller.bareName(front)}>
      <header>
        {layout !== "phone" && <Avatar board={it.board} />}
        <h2>
          <bdi>{teller.bareName(front)}</bdi>
        </h2>
        <span
          className="amount"
          data-zone={`score:${front}`}
          title={teller.t("points", { number: it.score })}
        >
          <Icon name="vp" label={teller.t("points", { number: it.score })} />
          {it.score}
        </span>
        {front === 0 && layout !== "phone" && <Icon name="first" label={teller.t("first-player")} />}
        <Clock seat={front} />
        <span className="spacer" />
        <Chips />
      </header>
      <Stairs />
      <div className={styles.stores}>
        <Stuff />
        <Pack />
        <Lookout />
        {layout === "phone" && <SmallPiles />}
      </div>
      {layout !== "phone" && <Side />}
    </section>
  );
}

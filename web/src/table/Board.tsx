import type { CSSProperties, ReactNode } from "react";
import { useBox } from "../cards/box.ts";
import { copies } from "../cards/copies.ts";
import { Icon } from "../cards/Icon.tsx";
import * as kidCard from "../cards/KidCard.module.css";
import { CardBack } from "../cards/KidCard.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import type { LevelPrint, LookoutCard } from "../net/messages.ts";
import { plain } from "../text/rich.tsx";
import { slug } from "../text/words.ts";
import * as styles from "./Board.module.css";
import { Clock } from "./Clock.tsx";
import { seatAt, useHovered, useTable, useThing } from "./context.ts";
import { lookoutPlaces, packPlaces, STUFF_PLACES } from "./places.ts";
import * as rivals from "./Rival.module.css";
import { Head, Yard } from "./Rival.tsx";
import * as slots from "./Slots.module.css";
import { Slots, Token } from "./Slots.tsx";
import * as stairs from "./Stairs.module.css";
import { TableCard } from "./TableCard.tsx";

const REWARDS: Record<string, string> = {
  "made-up rule": "rule",
  perk: "perk",
  "macaroni sculpture": "sculpture",
};

function Cost({ level, next }: { level: LevelPrint; next: boolean }): ReactNode {
  const { cost } = level;
  const parts: [string, number][] = [
    ["toy", cost.toy],
    ["pizza", cost.pizza],
    ["res", cost.either],
  ];
  return (
    <span className={`${stairs.cost}${next ? ` ${stairs.next}` : ""}`} aria-hidden="true">
      {parts.map(
        ([icon, number]) =>
          number > 0 && (
            <span key={icon} className="bare">
              {number > 1 && <b>{number}</b>}
              <Icon name={icon} />
            </span>
          ),
      )}
    </span>
  );
}

function useStepWords(level: LevelPrint): string {
  const { teller } = useTable();
  const { t, words } = teller;
  if (level.level === 0) return t("fort-step-start");
  const { pizza, toy, either } = level.cost;
  const cost = [
    pizza && words.tokens(pizza, "pizza"),
    toy && words.tokens(toy, "toy"),
    either && t("tokens-either", { number: either }),
  ];
  const step = t("fort-step", {
    level: level.level,
    points: words.tokens(level.points, "points"),
    cost: words.list(cost.filter((part) => typeof part === "string")),
  });
  if (!level.reward) return step;
  return t("fort-step-reward", { step, reward: t(`reward-${slug(level.reward)}`) });
}

function Stair({
  level,
  mine,
  board,
}: {
  level: LevelPrint;
  mine: number;
  board: "red" | "yellow" | "green" | "orange";
}): ReactNode {
  const { teller } = useTable();
  const said = useStepWords(level);
  const here = level.level === mine;
  return (
    <li
      className={`${stairs.stair}${level.level <= mine ? ` ${stairs.reached}` : ""}`}
      style={{ "--n": level.level } as CSSProperties}
      title={said}
    >
      <span className="spoken">{here ? `${said}: ${teller.t("fort-here")}` : said}</span>
      {here ? (
        <span className={stairs.here}>
          <Avatar board={board} />
        </span>
      ) : (
        <Cost level={level} next={level.level === mine + 1} />
      )}
      <span className={stairs.step} aria-hidden="true">
        <span className={stairs.level}>{level.level}</span>
        {level.level > 0 && (
          <span className={stairs.points}>
            <Icon name="vp" />
            {level.points}
          </span>
        )}
        {level.reward && <Icon name={REWARDS[level.reward] ?? "perk"} className={stairs.reward} />}
      </span>
    </li>
  );
}

export function Stairs(): ReactNode {
  const { view, front, teller } = useTable();
  const box = useBox();
  const it = seatAt(view, front);
  return (
    <ol className={stairs.stairs} aria-label={teller.t("fort-track")} data-zone={`fort:${front}`}>
      {box.print.fort.map((level) => (
        <Stair key={level.level} level={level} mine={it.level} board={it.board} />
      ))}
    </ol>
  );
}

function Stuff(): ReactNode {
  const { view, front, teller } = useTable();
  const hovered = useHovered();
  const { stuff } = seatAt(view, front);
  const gain = hovered?.gain;
  return (
    <div className={styles.store} data-zone={`stuff:${front}`}>
      <h3>{teller.t("stuff")}</h3>
      {(["pizza", "toy"] as const).map((resource) => (
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
      ))}
    </div>
  );
}

const PACK_GRID = 6;

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
      <div className={`${styles.grid} ${room > PACK_GRID ? styles.fourWide : styles.threeWide}`}>
        {(["toy", "pizza"] as const).map((resource) =>
          Array.from({ length: it.pack[resource] }, (_, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are all alike
            <Token key={`${resource}${nth}`} resource={resource} place="pack" nth={nth} />
          )),
        )}
        <Slots tokens={[]} places={room - number} empty="pk" />
        {Array.from({ length: Math.max(0, PACK_GRID - room) }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: locked places are all alike
          <span className={`${slots.slot} ${slots.locked}`} key={nth} />
        ))}
      </div>
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

function Lookout(): ReactNode {
  const { view, front, teller } = useTable();
  const it = seatAt(view, front);
  const room = lookoutPlaces(it);
  return (
    <div className={styles.store} data-zone={`lookout:${front}`}>
      <h3>
        <Icon name="lookout" />
        {teller.t("lookout")}
        <small>{teller.t("room", { number: it.lookout.length, room })}</small>
      </h3>
      <div className={styles.tucks}>
        {it.lookout.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tucked cards never leave
          <Tuck key={at} card={card} />
        ))}
        {Array.from({ length: Math.max(0, room - it.lookout.length) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
          <span className={`${styles.tuck} ${styles.free}`} key={at} />
        ))}
      </div>
    </div>
  );
}

function Chips(): ReactNode {
  const { view, front, teller, act, layout } = useTable();
  const { t, words } = teller;
  const it = seatAt(view, front);
  const perk = typeof it.perk === "string" ? it.perk : null;
  const rule = typeof it.made_up_rule === "string" ? it.made_up_rule : null;
  const { options } = useThing({ perk: perk ?? "" });
  const small = layout === "phone";
  const does = perk
    ? t("perk-of", { name: words.perk(perk), does: words.attribute(`perk-${slug(perk)}`, "does") })
    : "";
  const secret = rule
    ? t("rule-yours", { name: words.rule(rule), does: words.attribute(`rule-${slug(rule)}`, "scores") })
    : "";
  return (
    <>
      {rule && (
        <span className="chip" title={secret}>
          <Icon name="rule" label={small ? secret : undefined} />
          {!small && words.rule(rule)}
        </span>
      )}
      {it.made_up_rule === true && <Icon name="rule" label={t("rule-hidden")} />}
      {perk &&
        (options.length ? (
          <button
            type="button"
            className="chip lit"
            title={does}
            onClick={(event) => act(options, event.currentTarget)}
          >
            <Icon name="perk" />
            {words.perk(perk)}
          </button>
        ) : (
          <span className="chip" title={does}>
            <Icon name="perk" label={small ? does : undefined} />
            {!small && words.perk(perk)}
          </span>
        ))}
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

function SmallPiles(): ReactNode {
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

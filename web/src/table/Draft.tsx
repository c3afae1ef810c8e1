import type { CSSProperties, ReactNode } from "react";
import { useBox } from "../cards/box.ts";
import { copies } from "../cards/copies.ts";
import { Icon } from "../cards/Icon.tsx";
import { CardBack, KidCard } from "../cards/KidCard.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { SUITS } from "../net/messages.ts";
import { Rich } from "../text/rich.tsx";
import { Clock } from "./Clock.tsx";
import { seatAt, useTable } from "./context.ts";
import * as styles from "./Draft.module.css";
import * as driveway from "./Driveway.module.css";
import { keyMark } from "./keys.ts";
import { QuestionBar } from "./QuestionBar.tsx";
import { TableCard } from "./TableCard.tsx";

const DRAFTED = 8;

const Minis = ({ number }: { number: number }): ReactNode => (
  <span className={styles.backs} aria-hidden="true">
    {Array.from({ length: number }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: card backs are all alike
      <i key={at} />
    ))}
  </span>
);

function Drafter({ seat }: { seat: number }): ReactNode {
  const { view, teller } = useTable();
  const it = seatAt(view, seat);
  const picked = it.picked !== null && it.picked !== undefined;
  const packet = (it.packet?.length ?? 0) - (picked ? 1 : 0);
  const kept = (it.kept?.length ?? 0) + (picked ? 1 : 0);
  return (
    <section className={`${styles.seat} sheet`} data-board={it.board} aria-label={teller.bareName(seat)}>
      <header>
        <Avatar board={it.board} />
        <h2>
          <bdi>{teller.bareName(seat)}</bdi>
        </h2>
        <Clock seat={seat} />
        <span className={`${styles.status}${picked ? ` ${styles.picked}` : ""}`}>
          {picked && <Icon name="check" />}
          {teller.t(picked ? "draft-has-picked" : "choosing")}
        </span>
      </header>
      <div className={styles.counts}>
        <span>
          <Minis number={packet} />
          <span>
            {packet}
            <small>{teller.t(picked ? "draft-to-pass" : "draft-in-packet")}</small>
          </span>
        </span>
        <span>
          <Minis number={kept} />
          <span>
            {kept}
            <small>{teller.t("draft-kept")}</small>
          </span>
        </span>
      </div>
    </section>
  );
}

function Packet(): ReactNode {
  const { view, front, teller, menu, layout } = useTable();
  const it = seatAt(view, front);
  const packet = it.packet ?? [];
  const seats = view.seats.length;
  const left = (front + 1) % seats;
  const right = (front + seats - 1) % seats;
  const pick = (it.kept?.length ?? 0) + 1;
  return (
    <section
      className={`${styles.centre} ${driveway.driveway}`}
      aria-label={teller.t("draft-packet", { number: packet.length })}
    >
      <div className={`${styles.label} ${driveway.label}`}>
        {teller.t("draft-packet", { number: packet.length })}
        <small>{teller.t("draft-pick", { number: Math.min(pick, DRAFTED) })}</small>
      </div>
      <div className={styles.direction}>
        <Icon name={layout === "phone" ? "left" : "up"} />
        <Avatar board={seatAt(view, left).board} />
        <Rich text={teller.t("draft-next", { name: teller.name(left) })} />
      </div>
      <div
        className={styles.packet}
        data-part="packet"
        style={{ "--k": Math.max(packet.length, 6) } as CSSProperties}
      >
        {copies(packet).map(({ key, kid }) => {
          if (kid === null) return <CardBack key={key} />;
          const thing = { kid, place: "packet", seat: front };
          return (
            <TableCard
              key={key}
              name={kid}
              thing={thing}
              keyMark={keyMark(menu, thing)}
              state={it.picked === kid ? "selected" : undefined}
            />
          );
        })}
      </div>
      <div className={styles.direction}>
        <Avatar board={seatAt(view, right).board} />
        <Icon name={layout === "phone" ? "left" : "arrow-down"} />
        <Rich text={teller.t("draft-from", { name: teller.name(right) })} />
      </div>
    </section>
  );
}

function Tally({ kids }: { kids: string[] }): ReactNode {
  const { teller } = useTable();
  const box = useBox();
  const suits = kids.flatMap((kid) => box.kid(kid)?.suits ?? []);
  return (
    <aside className={styles.tally}>
      <h3>{teller.t("draft-suits")}</h3>
      <ul>
        {SUITS.map((suit) => {
          const number = suits.filter((one) => one === suit).length;
          return (
            <li key={suit} className={number ? "" : styles.none}>
              <Icon name={suit} label={teller.words.suit(suit)} />
              {number}
            </li>
          );
        })}
      </ul>
      <p>{teller.t("draft-suits-note")}</p>
    </aside>
  );
}

function Kept(): ReactNode {
  const { view, front, teller } = useTable();
  const box = useBox();
  const it = seatAt(view, front);
  const kept = (it.kept ?? []).filter((kid) => kid !== null);
  if (typeof it.picked === "string") kept.push(it.picked);
  const friends = box.print.kids.filter((kid) => kid.best_friend === it.board).map((kid) => kid.name);
  return (
    <section className={styles.kept} data-part="kept" aria-label={teller.t("draft-yours")}>
      <h2>
        <Avatar board={it.board} />
        {teller.t("draft-yours")}
        <small>{teller.t("draft-yours-note", { number: kept.length })}</small>
        <Clock seat={front} />
      </h2>
      <h2 className={styles.friendsHeading}>
        <small>{teller.t("draft-friends")}</small>
      </h2>
      <div className={styles.row}>
        {copies(kept).map(({ key, kid }) => (
          <TableCard key={key} name={kid} />
        ))}
        {Array.from({ length: DRAFTED - kept.length }, (_, at) => kept.length + at + 1).map((place) => (
          <div className={styles.place} key={place} aria-hidden="true">
            {place}
          </div>
        ))}
      </div>
      <div className={`${styles.row} ${styles.friends}`}>
        {friends.map((kid) => (
          <KidCard key={kid} name={kid} />
        ))}
      </div>
      <Tally kids={[...kept, ...friends]} />
    </section>
  );
}

/** The draft: all seats pick at once. */
export function Draft(): ReactNode {
  const { view, front } = useTable();
  const seats = view.seats.length;
  const others = Array.from({ length: seats - 1 }, (_, at) => (front + 1 + at) % seats);
  return (
    <>
      <div className={styles.seats} style={{ "--n": others.length } as CSSProperties}>
        {others.flatMap((seat, at) => {
          const one = <Drafter key={seat} seat={seat} />;
          const arrow = (
            <div className={styles.passing} key={`to${seat}`}>
              <Icon name="right" />
            </div>
          );
          return at === 0 ? [one] : [arrow, one];
        })}
      </div>
      <Packet />
      <QuestionBar />
      <Kept />
    </>
  );
}

import type { ReactNode } from "react";
import { go, linkTo } from "../app/router.ts";
import { useBox } from "../cards/box.ts";
import { Icon } from "../cards/Icon.tsx";
import { useWords } from "../text/words.ts";
import { ownBox } from "./ownBox.ts";
import { SeatRow } from "./SeatRow.tsx";
import * as segments from "./Segment.module.css";
import { Segment } from "./Segment.tsx";
import { BOARDS, PACES, type PaceName, seatsOf, type Wish, type WishProps } from "./tableWish.ts";
import * as styles from "./WishForm.module.css";

interface Named {
  nickname: string;
  rename(nickname: string): void;
}

/** How many play, who they are, and one's own nickname. */
export function Players({ wish, change, nickname, rename }: WishProps & Named): ReactNode {
  const { t } = useWords();
  return (
    <section className={`${styles.seats} sheet`}>
      <div className={styles.heading}>
        <h2>{t("players")}</h2>
        <Segment
          label={t("players")}
          className={segments.big}
          options={[
            ["2", "2"],
            ["3", "3"],
            ["4", "4"],
          ]}
          value={String(wish.number) as "2"}
          onChange={(value) => change({ number: Number(value) })}
        />
      </div>
      <ol>
        {seatsOf(wish).map((seat, at) => (
          <SeatRow
            key={BOARDS[at]}
            at={at}
            seat={seat}
            nickname={nickname}
            change={(next) => change({ seats: wish.seats.map((one, other) => (other === at ? next : one)) })}
          />
        ))}
      </ol>
      <label className={`${styles.nickname} field`}>
        {t("nickname")}
        <input value={nickname} maxLength={24} onChange={(event) => rename(event.currentTarget.value)} />
      </label>
    </section>
  );
}

interface SetupProps {
  setup: Wish["setup"];
  on: boolean;
  choose(): void;
}

function SetupChoice({ setup, on, choose }: SetupProps): ReactNode {
  const { t } = useWords();
  return (
    <label className={`${styles.setup}${on ? ` ${styles.chosen}` : ""}`}>
      <input type="radio" name="setup" className="spoken" checked={on} onChange={choose} />
      <span>
        <b>{t(`setup-${setup}`)}</b>
        <small>{t(`setup-${setup}-note`)}</small>
      </span>
      {on && (
        <em>
          <Icon name="check" />
        </em>
      )}
    </label>
  );
}

export function Setup({ wish, change }: WishProps): ReactNode {
  const { t } = useWords();
  return (
    <fieldset className={`sheet ${styles.wish} ${styles.setups}`}>
      <legend>{t("setup")}</legend>
      {(["basic", "advanced"] as const).map((setup) => (
        <SetupChoice key={setup} setup={setup} on={wish.setup === setup} choose={() => change({ setup })} />
      ))}
    </fieldset>
  );
}

export function Pace({ wish, change }: WishProps): ReactNode {
  const { t } = useWords();
  return (
    <section className={`sheet ${styles.wish} ${styles.line}`}>
      <h2>{t("pace")}</h2>
      <Segment<PaceName>
        label={t("pace")}
        options={PACES.map((pace): [PaceName, string] => [pace, t(`pace-${pace}`)])}
        value={wish.pace}
        onChange={(pace) => change({ pace })}
      />
      <p>{t(`pace-${wish.pace}-note`)}</p>
    </section>
  );
}

export function WhoJoins({ wish, change }: WishProps): ReactNode {
  const { t } = useWords();
  return (
    <section className={`sheet ${styles.wish} ${styles.line}`}>
      <h2>{t("who-joins")}</h2>
      <Segment
        label={t("who-joins")}
        options={[
          ["link", t("join-link")],
          ["open", t("join-open")],
        ]}
        value={wish.open ? "open" : "link"}
        onChange={(value) => change({ open: value === "open" })}
      />
      <p className={styles.watching}>
        {t(wish.open ? "join-open-note" : "join-link-note")}
        <label className="checkbox one-line">
          <input
            type="checkbox"
            checked={wish.watched}
            onChange={(event) => change({ watched: event.currentTarget.checked })}
          />
          <i>
            <Icon name="check" />
          </i>
          {t("may-watch")}
        </label>
      </p>
    </section>
  );
}

export function BoxNumbers({ wish, change }: WishProps): ReactNode {
  const { t } = useWords();
  const box = useBox();
  return (
    <section className={`sheet ${styles.wish} ${styles.line}`}>
      <h2>{t("box-numbers")}</h2>
      <Segment
        label={t("box-numbers")}
        options={[
          ["ours", t("box-ours")],
          ["own", t("box-own")],
        ]}
        value={wish.own ? "own" : "ours"}
        onChange={(value) =>
          value === "own" && !ownBox() ? go("/numbers") : change({ own: value === "own" })
        }
      />
      <p className={styles.numbers}>
        <span>
          <Icon name="fort" /> {box.print.fort.map((level) => level.points).join(" ")}
        </span>
        <a {...linkTo("/numbers")}>{t("box-edit")}</a>
      </p>
    </section>
  );
}

import type { ReactNode } from "react";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { BOT_NICKNAMES } from "../text/nicknames.ts";
import { useWords } from "../text/words.ts";
import * as styles from "./SeatRow.module.css";
import { Segment } from "./Segment.tsx";
import { BOARDS, type Kind, LEVELS, type WishedSeat } from "./tableWish.ts";

interface Props {
  at: number;
  seat: WishedSeat;
  change(seat: WishedSeat): void;
}

const ICONS: Record<Kind, string> = { person: "people", bot: "bot", me: "hand" };
const NOTES: Record<Kind, string> = { person: "seat-by-link", bot: "seat-at-once", me: "seat-this-device" };

function KindOfSeat({ at, seat, change }: Props): ReactNode {
  const { t } = useWords();
  const option = (kind: Kind): [Kind, ReactNode, string] => [
    kind,
    <>
      <Icon key="i" name={ICONS[kind]} />
      <span>{t(`seat-${kind}`)}</span>
    </>,
    t(kind === "me" ? "seat-this-device" : `seat-${kind}`),
  ];
  return (
    <Segment
      label={t("seat-kind", { number: at + 1 })}
      className={styles.kind}
      options={[option("person"), option("bot"), option("me")]}
      value={seat.kind}
      onChange={(kind) => change({ ...seat, kind })}
    />
  );
}

function Level({ at, seat, change }: Props): ReactNode {
  const { t } = useWords();
  return (
    <select
      className="button small"
      aria-label={t("seat-level", { number: at + 1 })}
      value={seat.bot}
      onChange={(event) => change({ ...seat, bot: event.currentTarget.value as WishedSeat["bot"] })}
    >
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {t(`bot-${level}`)}
        </option>
      ))}
    </select>
  );
}

/** Somebody else at this device has a name of their own. */
function Name({ at, seat, change }: Props): ReactNode {
  const { t } = useWords();
  return (
    <input
      className={styles.called}
      aria-label={t("seat-name", { number: at + 1 })}
      placeholder={t("seat-number", { number: at + 1 })}
      maxLength={24}
      value={seat.nickname ?? ""}
      onChange={(event) => change({ ...seat, nickname: event.currentTarget.value })}
    />
  );
}

/** Who sits where at a new table. The first seat is the host's. */
export function SeatRow({ nickname, ...props }: Props & { nickname: string }): ReactNode {
  const { t } = useWords();
  const { at, seat } = props;
  const board = BOARDS[at] ?? "red";
  const names: Record<Kind, string> = {
    person: t("seat-free"),
    bot: BOT_NICKNAMES[board],
    me: nickname || t("You"),
  };
  return (
    <li
      className={`${styles.seat} ${styles.editable}${seat.kind === "person" ? ` ${styles.free}` : ""}`}
      data-board={board}
    >
      <Avatar board={board} />
      <span className={styles.name}>
        {at > 0 && seat.kind === "me" ? (
          <Name {...props} />
        ) : (
          <b>
            <bdi>{names[seat.kind]}</bdi>
          </b>
        )}
        <small>{at > 0 ? t(NOTES[seat.kind]) : nickname ? t("you") : ""}</small>
      </span>
      {at === 0 ? (
        <span className={styles.device}>{t("seat-this-device")}</span>
      ) : (
        <span className={styles.controls}>
          <KindOfSeat {...props} />
          {seat.kind === "bot" && <Level {...props} />}
        </span>
      )}
    </li>
  );
}

import { type ReactNode, useState } from "react";
import { usePeople } from "../app/people.ts";
import { go } from "../app/router.ts";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { ApiError, api } from "../net/api.ts";
import type { ErrorBody, TableInfo, TableSeat } from "../net/messages.ts";
import * as invites from "../pages/Invitation.module.css";
import { Invitation } from "../pages/Invitation.tsx";
import { PageBar } from "../pages/PageBar.tsx";
import * as seatRow from "../pages/SeatRow.module.css";
import { useErrorText } from "../text/errors.ts";
import { BOT_NICKNAMES } from "../text/nicknames.ts";
import { useWords, type Words } from "../text/words.ts";
import * as bar from "./QuestionBar.module.css";
import * as styles from "./WaitingRoom.module.css";

interface Props {
  table: TableInfo;
  invitation?: string;
  /** After sitting down: the table is looked at anew. */
  joined(): void;
}

function describe(table: TableInfo, { t }: Words): string {
  const pace =
    table.pace.kind === "none"
      ? t("pace-none")
      : table.pace.kind === "live"
        ? t("pace-live")
        : t("pace-slow");
  return [t(`setup-${table.setup}`), pace, t(table.open ? "join-open" : "join-link")].join(" · ");
}

/** What is said below a name: how well a bot plays, or whether somebody is here, and that it is a program. */
function note(seat: TableSeat, { t }: Words): string {
  if (seat.kind === "bot") return t(`bot-${seat.bot}`);
  if (seat.kind === "empty") return t("seat-waits");
  const here = seat.you ? t("you") : t(seat.connected ? "seat-here" : "away");
  return seat.program ? `${t("bot")} · ${here}` : here;
}

function Seats({
  table,
  take,
  remove,
}: {
  table: TableInfo;
  take(seat: number): void;
  remove(seat: number): void;
}): ReactNode {
  const words = useWords();
  const { t } = words;
  const seated = table.seats.some((seat) => seat.you);
  return (
    <ol className={styles.seats}>
      {table.seats.map((seat) => (
        <li
          key={seat.seat}
          className={`${styles.seat} ${seatRow.seat}${seat.kind === "empty" ? ` ${seatRow.free}` : ""}`}
          data-board={seat.board}
        >
          <Avatar board={seat.board} />
          <span className={seatRow.name}>
            <b className="capital">
              <bdi>
                {seat.nickname ?? (seat.kind === "bot" ? BOT_NICKNAMES[seat.board] : t("seat-empty"))}
              </bdi>
            </b>
            <small>{note(seat, words)}</small>
          </span>
          {seat.kind === "empty" && !seated && (
            <button type="button" className="button main" onClick={() => take(seat.seat)}>
              {t("seat-take")}
            </button>
          )}
          {table.host && seat.kind === "person" && !seat.you && (
            <button type="button" className="button small" onClick={() => remove(seat.seat)}>
              {t("seat-remove")}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Before the game: who sits where, the invitation, the start. */
export function WaitingRoom({ table, invitation, joined }: Props): ReactNode {
  const people = usePeople();
  const words = useWords();
  const { t } = words;
  const say = useErrorText();
  const [error, setError] = useState<ErrorBody | null>(null);
  const [nickname, setNickname] = useState(people.me?.guest?.nickname ?? "");
  const seated = table.seats.some((seat) => seat.you);
  const free = table.seats.filter((seat) => seat.kind === "empty").length;
  const attempt = (work: Promise<unknown>) =>
    work.then(
      () => setError(null),
      (problem: unknown) => problem instanceof ApiError && setError(problem.body),
    );
  const take = async (seat?: number) => {
    if (nickname.trim()) await people.rename(nickname.trim());
    else await people.ensure();
    await api.join(table.id, {
      ...(invitation ? { invitation } : {}),
      ...(seat === undefined ? {} : { seat }),
    });
    joined();
  };
  const leave = () => attempt(api.leave(table.id).then(() => go("/")));
  return (
    <main className="lawn page">
      <div className={styles.waitingRoom}>
        <PageBar title={t("waiting-title")} />
        <section className="sheet">
          <h2>{t("players")}</h2>
          <Seats
            table={table}
            take={(seat) => attempt(take(seat))}
            remove={(seat) => attempt(api.removeSeat(table.id, seat))}
          />
          <p className={styles.about}>{describe(table, words)}</p>
        </section>
        {table.invitation && free > 0 && (
          <section className={`sheet ${styles.invite} ${invites.invite}`}>
            <h2>{t("invite-title")}</h2>
            <Invitation link={table.invitation} how={t("invite-how")} renew={joined} />
          </section>
        )}
        {!seated && free > 0 && (
          <section className={`sheet ${styles.invite} ${invites.invite}`}>
            <h2>{t("join-title")}</h2>
            <label className="field">
              {t("nickname")}
              <input
                value={nickname}
                maxLength={24}
                onChange={(event) => setNickname(event.currentTarget.value)}
              />
            </label>
            <button type="button" className="button main" data-join onClick={() => attempt(take())}>
              {t("seat-take-any")}
            </button>
          </section>
        )}
        <section
          data-over
          className={`${bar.bar} sheet ${bar.yours} ${bar.make} ${bar.waitingRoom}`}
          data-board="yellow"
        >
          <p>
            {free > 0
              ? t("waiting-for", { number: free })
              : table.host
                ? t("waiting-ready")
                : t("waiting-host")}
            {error && <small role="alert">{say(error)}</small>}
          </p>
          <div className={bar.options}>
            {seated && (
              <button type="button" className="button" onClick={leave}>
                {t("leave")}
              </button>
            )}
            {table.host && (
              <button
                type="button"
                className="button main"
                onClick={() => attempt(api.start(table.id, free > 0 ? "regular" : null))}
              >
                <Icon name="play" />
                {t(free > 0 ? "start-with-bots" : "start")}
              </button>
            )}
          </div>
        </section>
      </div>
    </main>
  );
}

import { type ReactNode, useState } from "react";
import { usePeople } from "../app/people.ts";
import { go, linkTo } from "../app/router.ts";
import { useBox } from "../cards/box.ts";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { ApiError, api } from "../net/api.ts";
import type { Board, ErrorBody, Pace } from "../net/messages.ts";
import { useErrorText } from "../text/errors.ts";
import { BOT_NICKNAMES } from "../text/nicknames.ts";
import { useWords } from "../text/words.ts";
import { ownBox } from "./ownBox.ts";
import { PageBar } from "./PageBar.tsx";
import { Segment } from "./Segment.tsx";

type Kind = "me" | "person" | "bot";
interface Seat {
  kind: Kind;
  bot: "rookie" | "regular" | "expert";
}

const BOARDS: Board[] = ["yellow", "green", "red", "orange"];
const LEVELS = ["rookie", "regular", "expert"] as const;
const FIRST: Seat[] = [
  { kind: "me", bot: "regular" },
  { kind: "person", bot: "regular" },
  { kind: "bot", bot: "regular" },
  { kind: "bot", bot: "rookie" },
];
type PaceName = "none" | "live" | "slow";
const PACE_NAMES: PaceName[] = ["none", "live", "slow"];
const PACES: Record<PaceName, Pace> = {
  none: { kind: "none" },
  live: { kind: "live", minutes: 15, increment: 10 },
  slow: { kind: "slow", hours_per_decision: 48 },
};

function SeatRow({
  at,
  seat,
  nickname,
  change,
}: {
  at: number;
  seat: Seat;
  nickname: string;
  change(seat: Seat): void;
}): ReactNode {
  const { t } = useWords();
  const board = BOARDS[at] ?? "red";
  const first = at === 0;
  const name = seat.kind === "bot" ? BOT_NICKNAMES[board] : seat.kind === "me" ? nickname : t("seat-free");
  const note =
    seat.kind === "bot" ? "seat-at-once" : seat.kind === "me" ? "seat-this-device" : "seat-by-link";
  return (
    <li className={`seat ${board}${seat.kind === "person" ? " free" : ""}`}>
      <Avatar board={board} />
      <span className="nm">
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{first ? t("you") : t(note)}</small>
      </span>
      {first ? (
        <span className="tagx">{t("seat-this-device")}</span>
      ) : (
        <span className="ctl">
          <Segment
            label={t("seat-kind", { number: at + 1 })}
            className="kind"
            options={[
              [
                "person",
                <>
                  <Icon key="i" name="people" />
                  <span>{t("seat-person")}</span>
                </>,
                t("seat-person"),
              ],
              [
                "bot",
                <>
                  <Icon key="i" name="bot" />
                  <span>{t("seat-bot")}</span>
                </>,
                t("seat-bot"),
              ],
              [
                "me",
                <>
                  <Icon key="i" name="hand" />
                  <span>{t("seat-me")}</span>
                </>,
                t("seat-this-device"),
              ],
            ]}
            value={seat.kind}
            onChange={(kind) => change({ ...seat, kind })}
          />
          {seat.kind === "bot" && (
            <select
              className="btn sm"
              aria-label={t("seat-level", { number: at + 1 })}
              value={seat.bot}
              onChange={(event) => change({ ...seat, bot: event.currentTarget.value as Seat["bot"] })}
            >
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {t(`bot-${level}`)}
                </option>
              ))}
            </select>
          )}
        </span>
      )}
    </li>
  );
}

function SetupChoice({
  setup,
  on,
  choose,
}: {
  setup: "basic" | "advanced";
  on: boolean;
  choose(): void;
}): ReactNode {
  const { t } = useWords();
  return (
    <label className={`rad${on ? " on" : ""}`}>
      <input type="radio" name="setup" className="sr" checked={on} onChange={choose} />
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

/** A table of one's own: who plays, how it is dealt, how fast, who may join, with which numbers. */
export default function NewTable(): ReactNode {
  const { t } = useWords();
  const say = useErrorText();
  const people = usePeople();
  const box = useBox();
  const [number, setNumber] = useState(4);
  const [seats, setSeats] = useState(FIRST);
  const [setup, setSetup] = useState<"basic" | "advanced">("basic");
  const [pace, setPace] = useState<PaceName>("none");
  const [open, setOpen] = useState(false);
  const [watched, setWatched] = useState(false);
  const own = ownBox();
  const [useOwn, setUseOwn] = useState(own !== null);
  const [nickname, setNickname] = useState<string | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  const shown = seats.slice(0, number);
  const count = (kind: Kind) => shown.filter((seat) => seat.kind === kind).length;
  const me = nickname ?? people.me?.guest?.nickname ?? "";
  const create = async () => {
    try {
      if (me.trim()) await people.rename(me.trim());
      else await people.ensure();
      const table = await api.create({
        seats: shown.map(({ kind, bot }) => (kind === "bot" ? { kind, bot } : { kind })),
        setup,
        pace: PACES[pace],
        open,
        spectators: watched,
        hints: true,
        ...(useOwn && own ? { box: own } : {}),
      });
      if (!count("person")) await api.start(table.id, null);
      go(`/table/${table.id}`);
    } catch (problem) {
      if (problem instanceof ApiError) setError(problem.body);
    }
  };
  return (
    <main className="lawn page">
      <div className="newt">
        <PageBar title={t("new-table")}>
          <span className="hint-t">{t("new-table-note")}</span>
        </PageBar>
        <section className="seats-n sheet">
          <div className="hd">
            <h2>{t("players")}</h2>
            <Segment
              label={t("players")}
              className="big"
              options={[
                ["2", "2"],
                ["3", "3"],
                ["4", "4"],
              ]}
              value={String(number) as "2"}
              onChange={(value) => setNumber(Number(value))}
            />
          </div>
          <ol>
            {shown.map((seat, at) => (
              <SeatRow
                key={BOARDS[at]}
                at={at}
                seat={seat}
                nickname={me || t("you")}
                change={(next) => setSeats(seats.map((one, other) => (other === at ? next : one)))}
              />
            ))}
          </ol>
          <label className="foot field">
            {t("nickname")}
            <input value={me} maxLength={24} onChange={(event) => setNickname(event.currentTarget.value)} />
          </label>
        </section>
        <div className="sets">
          <fieldset className="sheet set two-r">
            <legend>{t("setup")}</legend>
            <SetupChoice setup="basic" on={setup === "basic"} choose={() => setSetup("basic")} />
            <SetupChoice setup="advanced" on={setup === "advanced"} choose={() => setSetup("advanced")} />
          </fieldset>
          <section className="sheet set ln2">
            <h2>{t("pace")}</h2>
            <Segment<PaceName>
              label={t("pace")}
              options={PACE_NAMES.map((one): [PaceName, string] => [one, t(`pace-${one}`)])}
              value={pace}
              onChange={setPace}
            />
            <p>{t(`pace-${pace}-note`)}</p>
          </section>
          <section className="sheet set ln2">
            <h2>{t("who-joins")}</h2>
            <Segment
              label={t("who-joins")}
              options={[
                ["link", t("join-link")],
                ["open", t("join-open")],
              ]}
              value={open ? "open" : "link"}
              onChange={(value) => setOpen(value === "open")}
            />
            <p className="note-watch">
              {t(open ? "join-open-note" : "join-link-note")}
              <label className="chk w">
                <input
                  type="checkbox"
                  checked={watched}
                  onChange={(event) => setWatched(event.currentTarget.checked)}
                />
                <i>
                  <Icon name="check" />
                </i>
                {t("may-watch")}
              </label>
            </p>
          </section>
          <section className="sheet set ln2">
            <h2>{t("box-numbers")}</h2>
            <Segment
              label={t("box-numbers")}
              options={[
                ["ours", t("box-ours")],
                ["own", t("box-own")],
              ]}
              value={useOwn ? "own" : "ours"}
              onChange={(value) => (value === "own" && !own ? go("/numbers") : setUseOwn(value === "own"))}
            />
            <p className="nums">
              <span>
                <Icon name="fort" /> {box.print.fort.map((level) => level.points).join(" ")}
              </span>
              <a {...linkTo("/numbers")}>{t("box-edit")}</a>
            </p>
          </section>
        </div>
        <section className="ask sheet yours yellow make">
          <div className="turn">
            <Avatar board="yellow" />
            <span>
              {t("ready")}
              <small>{t("ready-players", { number })}</small>
            </span>
          </div>
          <p>
            {[
              t("summary-me", { number: count("me") }),
              t("summary-people", { number: count("person") }),
              t("summary-bots", { number: count("bot") }),
            ].join(", ")}
            <small role={error ? "alert" : undefined}>
              {error
                ? say(error)
                : [
                    t(`setup-${setup}`),
                    t(`pace-${pace}`),
                    t(open ? "join-open" : "join-link"),
                    t(useOwn ? "box-own" : "box-ours"),
                  ].join(" · ")}
            </small>
          </p>
          <div className="opts">
            <button type="button" className="btn main big" onClick={create}>
              <Icon name="plus" />
              {t("create")}
            </button>
          </div>
        </section>
      </div>
    </main>
  );
}

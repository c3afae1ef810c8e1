import { type CSSProperties, type ReactNode, useState } from "react";
import { go, linkTo } from "../app/router.ts";
import { moves } from "../app/settings.ts";
import { useBox } from "../cards/box.ts";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { progress } from "../lessons/progress.ts";
import { ApiError, api } from "../net/api.ts";
import type { ErrorBody, Score } from "../net/messages.ts";
import { Confetti, Fence } from "../pages/Scenery.tsx";
import { useErrorText } from "../text/errors.ts";
import { Rich } from "../text/rich.tsx";
import { seatAt, useNow, useTable } from "./context.ts";
import * as styles from "./End.module.css";
import { RuleLink } from "./RuleLink.tsx";
import * as towers from "./Towers.module.css";

const SHIFTS = ["0", ".3rem", "-.25rem", ".2rem"];
const BIG = 8;

interface Block {
  kind: "track" | "fort" | "rule" | "mac";
  points: number;
  label: string;
  icon: string;
}

/** Points by source as the server counted them; until they come, what the table shows. */
function useScores(): Score[] {
  const { shown, view } = useTable();
  const box = useBox();
  const log = useNow((now) => now.log);
  const ended = log.findLast((event) => event.event === "GameEnded");
  if (shown.result) return shown.result.scores;
  return view.seats.map((it, seat) => {
    const fort = box.level(it.level)?.points ?? 0;
    const total = ended?.totals?.[seat] ?? it.score + fort;
    return { track: it.score, fort, made_up_rule: 0, sculpture: 0, total, rank: ended?.ranks?.[seat] ?? 1 };
  });
}

function useBlocks(seat: number, score: Score): Block[] {
  const { view, teller } = useTable();
  const it = seatAt(view, seat);
  const rule =
    typeof it.made_up_rule === "string" ? teller.words.rule(it.made_up_rule) : teller.t("end-rule-key");
  const blocks: Block[] = [
    { kind: "track", points: score.track, label: teller.t("end-track"), icon: "vp" },
    { kind: "fort", points: score.fort, label: teller.t("end-fort", { level: it.level }), icon: "fort" },
    { kind: "rule", points: score.made_up_rule, label: rule, icon: "rule" },
    { kind: "mac", points: score.sculpture, label: teller.t("end-sculpture-short"), icon: "sculpture" },
  ];
  return blocks.filter((block) => block.points > 0);
}

function Tower({ seat, score, tied }: { seat: number; score: Score; tied: boolean }): ReactNode {
  const { view, teller } = useTable();
  const it = seatAt(view, seat);
  const blocks = useBlocks(seat, score);
  return (
    <li className={towers.tower} data-part="tower">
      <div className={towers.total}>
        <Icon name="vp" label={teller.t("points", { number: score.total })} />
        {score.total}
        {score.rank === 1 && <Icon name="flag" className={towers.flag} />}
      </div>
      {[...blocks].reverse().map((block, at) => (
        <div
          key={block.kind}
          data-kind={block.kind}
          className={`${towers.block}${block.points > BIG ? ` ${towers.big}` : ""}${moves() ? ` ${towers.grow}` : ""}`}
          style={
            {
              "--v": block.points,
              "--dx": SHIFTS[(blocks.length - at + seat) % SHIFTS.length],
              "--at": blocks.length - 1 - at,
            } as CSSProperties
          }
          title={block.label}
        >
          <Icon name={block.icon} />
          <span>{block.label}</span>
          <b>{block.points}</b>
        </div>
      ))}
      <div className={`${towers.plate} sheet`}>
        <Avatar board={it.board} />
        <span>
          <b>
            <bdi>{teller.bareName(seat)}</bdi>
          </b>
          {tied && <small>{teller.t("end-tie")}</small>}
        </span>
        <span className={towers.place}>{teller.t("end-place", { number: score.rank })}</span>
      </div>
    </li>
  );
}

const SOURCES: [string, string, string][] = [
  ["track", "end-track", "R12.4"],
  ["fort", "end-fort-key", "R4.6"],
  ["rule", "end-rule-key", "R15.0"],
  ["mac", "end-sculpture", "R11.6"],
];

function Sources(): ReactNode {
  const { teller } = useTable();
  return (
    <section className={`${styles.sources} sheet`}>
      {SOURCES.map(([kind, label, rule]) => (
        <div key={kind} data-kind={kind}>
          <i />
          {teller.t(label)}
          <RuleLink rule={rule} />
        </div>
      ))}
    </section>
  );
}

function Heading({ scores }: { scores: Score[] }): ReactNode {
  const { view, teller, shown } = useTable();
  const winners = scores.flatMap((score, seat) => (score.rank === 1 ? [seat] : []));
  const [first = 0] = winners;
  const why = useNow((now) => now.log.find((event) => event.event === "EndTriggered")?.why);
  const mine = shown.viewer;
  const title =
    winners.length > 1
      ? teller.t("end-shared", { names: teller.words.list(winners.map((seat) => teller.name(seat))) })
      : first === mine
        ? teller.t("end-you-win")
        : teller.t("end-wins", { name: teller.name(first) });
  const place =
    mine === null || winners.includes(mine)
      ? ""
      : teller.t("end-you-place", { place: scores[mine]?.rank ?? 4 });
  return (
    <header className={styles.heading}>
      <span className={styles.crowned}>
        <Icon name="crown" />
        <Avatar board={seatAt(view, first).board} />
      </span>
      <div>
        <h1>
          <Rich text={title} />
        </h1>
        <p>
          {teller.t("end-line", { points: scores[first]?.total ?? 0, rounds: view.round })} {place}
          {why && <span data-part="why"> {teller.t(`end-why-${why.replace(" ", "-")}`)}</span>}
        </p>
      </div>
    </header>
  );
}

function Acts({ look }: { look(): void }): ReactNode {
  const { shown, teller } = useTable();
  const [seal, setSeal] = useState<string | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  const say = useErrorText();
  const { id, rematch } = shown.table;
  const failed = (problem: unknown) => problem instanceof ApiError && setError(problem.body);
  const verify = () =>
    api
      .verify(id)
      .then(
        (found) =>
          setSeal(found.commitment === null ? "end-no-seal" : found.ok ? "end-verified" : "end-not-verified"),
        failed,
      );
  const again = () => api.rematch(id).then((table) => go(`/table/${table.id}`), failed);
  return (
    <>
      {(seal || error) && (
        <p className={`${styles.checked} ${styles.verified}`} data-part="verified" role="status">
          <Icon name="shield" />
          {seal ? teller.t(seal) : error && say(error)}
        </p>
      )}
      <nav className={styles.links}>
        {shown.viewer !== null && (
          <button
            type="button"
            className="button main"
            onClick={rematch ? () => go(`/table/${rematch}`) : again}
          >
            {teller.t(rematch ? "end-rematch-join" : "end-rematch")}
          </button>
        )}
        {shown.table.daily && (
          <a className="button" data-daily {...linkTo("/daily")}>
            <Icon name="fire" />
            {teller.t("deal-mark")}
          </a>
        )}
        <a className="button" data-review {...linkTo(`/review/${id}`)}>
          <Icon name="chart" />
          {teller.t("end-review")}
        </a>
        <a
          className="button"
          {...linkTo(shown.table.daily ? `/replay/${id}?from=${shown.viewer}` : `/replay/${id}`)}
        >
          <Icon name="replay" />
          {teller.t("end-replay")}
        </a>
        <a className="button" href={`/api/games/${id}/record`} download>
          <Icon name="down" />
          {teller.t("end-download")}
        </a>
        <button type="button" className="button" onClick={verify}>
          <Icon name="shield" />
          {teller.t("end-verify")}
        </button>
        <button type="button" className="button" onClick={look}>
          <Icon name="eye" />
          {teller.t("end-look")}
        </button>
        {progress().done.length === 0 && shown.viewer !== null && (
          <a className="button" {...linkTo("/learn")}>
            <Icon name="cap" />
            {teller.t("learn")}
          </a>
        )}
        <a className="button" {...linkTo("/")}>
          {teller.t("end-home")}
        </a>
      </nav>
    </>
  );
}

/** Points counted up, source by source, as towers of boxes. */
export function End({ look }: { look(): void }): ReactNode {
  const { view } = useTable();
  const scores = useScores();
  const order = [...view.seats.keys()].sort((a, b) => (scores[a]?.rank ?? 9) - (scores[b]?.rank ?? 9));
  const tallest = Math.max(...scores.map((score) => score.total), 1);
  return (
    <main
      className={styles.end}
      data-part="end"
      style={{ "--tallest": tallest, "--seats": order.length } as CSSProperties}
    >
      <Confetti />
      <Fence />
      <div className={styles.ground} />
      <Heading scores={scores} />
      <Sources />
      <ol className={towers.towers}>
        {order.map((seat) => {
          const score = scores[seat];
          if (!score) return null;
          const tied = scores.some(
            (other, at) => at !== seat && other.total === score.total && other.rank === score.rank + 1,
          );
          return <Tower key={seat} seat={seat} score={score} tied={tied} />;
        })}
      </ol>
      <Acts look={look} />
    </main>
  );
}

import type { ReactNode } from "react";
import { changeSettings, useSettings } from "../app/settings.ts";
import { Icon } from "../cards/Icon.tsx";
import { Key } from "../cards/Key.tsx";
import { eventText } from "../text/events.ts";
import { Rich } from "../text/rich.tsx";
import { DeclineAll, Tools, Whose } from "./BarParts.tsx";
import { boardOf, useNow, useTable } from "./context.ts";
import * as bar from "./QuestionBar.module.css";

const PHASES = ["cleanup", "play", "recruit", "discard", "draw"] as const;
type Phase = (typeof PHASES)[number];
const PHASE_OF: Record<string, Phase> = {
  TurnBegan: "cleanup",
  CleanedUp: "cleanup",
  Discarded: "discard",
  Shuffled: "draw",
  Drew: "draw",
};

/** What happens, or whom everybody waits for. */
function useStory(): { seat: number; sentence: string } {
  const { view, shown, teller } = useTable();
  const { t } = teller;
  const playing = useNow((now) => now.playing);
  const news = useNow((now) => now.news);
  const waited = view.asks.filter((seat) => seat !== shown.viewer);
  const seat = (playing ? news?.seat : waited[0]) ?? view.leader;
  const last = playing && news ? eventText(news, teller) : "";
  if (last) return { seat, sentence: last };
  if (shown.passing && shown.viewer !== null) {
    const id = shown.declining ? "passing-declining" : shown.undo ? "passing-last" : "passing-single";
    return { seat: shown.viewer, sentence: t(id, { choice: teller.say(shown.passing.label) }) };
  }
  if (shown.table.paused) return { seat, sentence: t("ask-paused") };
  const names = teller.words.list(waited.map(teller.name));
  const away = waited.length === 1 && shown.table.seats[waited[0] ?? 0]?.away;
  if (away) return { seat, sentence: t("ask-away", { name: names }) };
  const sentence =
    waited.length === 1 ? t("ask-thinking", { name: names }) : t("ask-waiting-many", { names });
  return { seat, sentence };
}

function usePhaseNow(): Phase {
  const { view } = useTable();
  const event = useNow((now) => now.news?.event) ?? "";
  return PHASE_OF[event] ?? (view.question?.kind === "recruit" ? "recruit" : "play");
}

/** How long until one's own turn. */
function useNext(): string {
  const { view, shown, teller } = useTable();
  const { viewer } = shown;
  if (viewer === null) return teller.t("spectating");
  const seats = view.seats.length;
  const away = (viewer - view.leader + seats) % seats;
  if (away === 0) return "";
  return away === 1 ? teller.t("ask-next") : teller.t("ask-next-but", { number: away - 1 });
}

function Phases({ now }: { now: Phase }): ReactNode {
  const { teller } = useTable();
  return (
    <div className={bar.phases}>
      {PHASES.map((phase) => (
        <span key={phase} className={phase === now ? bar.current : ""}>
          {teller.t(`phase-${phase}`)}
        </span>
      ))}
    </div>
  );
}

/** For who plays, and for who has a seat that a bot keeps: to resume is to play again. */
function Resume(): ReactNode {
  const { teller, store, shown } = useTable();
  const seat = shown.viewer;
  const replaced = seat === null ? "resigned" : shown.table.seats[seat]?.replaced;
  if (seat === null || replaced === "resigned") return null;
  if (!shown.table.paused)
    return replaced ? (
      <button
        type="button"
        className="button main"
        onClick={() => store.send({ type: "take_back_seat", seat })}
      >
        {teller.t("menu-take-back")}
      </button>
    ) : null;
  return (
    <button type="button" className="button main" onClick={() => store.send({ type: "resume" })}>
      <Icon name="play" />
      {teller.t("menu-resume")}
    </button>
  );
}

/** What is about to be answered for the person can be answered at once. */
function GoOn(): ReactNode {
  const { teller, store, shown } = useTable();
  const choice = shown.passing?.choice ?? "";
  return (
    <button type="button" className="button main" onClick={() => store.choose(choice)}>
      {teller.t("passing-now")}
    </button>
  );
}

/** Skipping and speed. */
function Pace(): ReactNode {
  const { teller, store } = useTable();
  const { speed } = useSettings();
  return (
    <>
      <button type="button" className="button quiet" onClick={() => store.skip()}>
        <Icon name="fast" />
        {teller.t("skip")}
        <Key name="␣" />
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => changeSettings({ speed: speed === 4 ? 0.5 : ((speed * 2) as 1) })}
      >
        {teller.t("speed", { speed })}
      </button>
    </>
  );
}

/** Nothing is asked of the person: what happens meanwhile. */
export function Awaited(): ReactNode {
  const { view, shown, teller, layout } = useTable();
  const { seat, sentence } = useStory();
  const phase = usePhaseNow();
  const next = useNext();
  const { paused } = shown.table;
  return (
    <section
      className={`${bar.bar} sheet ${bar.waiting}`}
      data-board={boardOf(view, shown.table.seats, seat)}
      data-decision={shown.decision}
      id="question"
      tabIndex={-1}
      aria-label={teller.t("options-of")}
    >
      <Whose seat={seat} title={teller.name(seat)} note={teller.t(`phase-${phase}`)} />
      <p>
        <span className="capital">
          <Rich text={sentence} />
        </span>
        {!paused && (
          <small>
            {teller.t("ask-nothing")} {next}
          </small>
        )}
      </p>
      {layout === "desk" && !paused && <Phases now={phase} />}
      {layout === "phone" && <Tools />}
      <div className={bar.options}>
        {shown.table.status === "running" && <Resume />}
        {shown.passing && <GoOn />}
        {layout !== "phone" && shown.undo && <Tools />}
        {layout !== "phone" && <span className={bar.separator} />}
        <Pace />
        {shown.declining && <DeclineAll />}
      </div>
    </section>
  );
}

import { type ReactNode, useEffect, useState } from "react";
import { changeSettings, useSettings } from "../app/settings.ts";
import { useBox } from "../cards/box.ts";
import { Icon } from "../cards/Icon.tsx";
import { Key } from "../cards/Key.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { fitting } from "../play/menu.ts";
import { FINAL, readChoice } from "../text/choice.ts";
import { eventText } from "../text/events.ts";
import { plain, Rich } from "../text/rich.tsx";
import { boardOf, useTable } from "./context.ts";
import { OptionButton } from "./OptionButton.tsx";
import { payable } from "./Payment.tsx";
import { RuleLink } from "./RuleLink.tsx";
import { useSure } from "./sure.ts";

/** The sentence, the reason and the rule of what is asked of the person now. */
export function useQuestion(): { sentence: string; why: string; rule: string } {
  const { view, teller, menu } = useTable();
  const box = useBox();
  const sure = useSure();
  const printed = view.play?.kid ? box.kid(view.play.kid) : undefined;
  if (!view.question) return { sentence: "", why: "", rule: "" };
  return sure ?? teller.question(view, menu.options, printed?.public ?? null);
}

function usePhase(): string {
  const { view, teller } = useTable();
  const kind = view.question?.kind ?? "";
  const level = view.seats[view.question?.seat ?? 0]?.level ?? 0;
  if (kind === "pick") return teller.t("phase-draft");
  if (kind === "pay") return teller.t("phase-pay");
  if (kind === "keep" || kind === "take") return teller.t("phase-reward", { level });
  if (kind.startsWith("follow")) return teller.t("phase-follow");
  if (kind === "recruit" || kind === "birthday party") return teller.t("phase-recruit");
  return teller.t("phase-play");
}

function Turn({ seat, title, note }: { seat: number; title: string; note: string }): ReactNode {
  const { view, shown } = useTable();
  return (
    <div className="turn">
      <Avatar board={boardOf(view, shown.table.seats, seat)} />
      <span>
        <Rich text={title} />
        <small>
          <Rich text={note} />
        </small>
      </span>
    </div>
  );
}

/** Undo and hint stand at the end of every question. */
function Tools(): ReactNode {
  const { shown, store, teller, layout, snapshot } = useTable();
  const small = layout === "phone";
  const label = (id: string) => (small ? undefined : teller.t(id));
  return (
    <span className="tools">
      {shown.undo && (
        <button
          type="button"
          className="btn quiet undo"
          onClick={() => store.undo()}
          aria-label={small ? teller.t("undo") : undefined}
          disabled={snapshot.sending}
        >
          <Icon name="undo" />
          {label("undo")}
          {!small && <Key name="U" />}
        </button>
      )}
      {shown.table.hints && shown.prompt && (
        <button
          type="button"
          className="btn icon quiet"
          onClick={() => store.askHint()}
          aria-label={teller.t("hint")}
          title={teller.t("hint")}
        >
          <Icon name="hint" />
        </button>
      )}
    </span>
  );
}

function DeclineAll(): ReactNode {
  const { shown, store, teller } = useTable();
  const seat = shown.viewer;
  if (seat === null) return null;
  return (
    <label className="chk">
      <input
        type="checkbox"
        checked={shown.declining}
        onChange={(event) => {
          store.send({ type: "decline_until_my_turn", seat, on: event.currentTarget.checked });
          if (event.currentTarget.checked) store.choose("decline");
        }}
      />
      <i>
        <Icon name="check" />
      </i>
      {teller.t("decline-turn")}
    </label>
  );
}

const KEYS = 9;

/** The room in the bar, in rem, that the options do not have. */
function useTaken(): number {
  const { menu, layout, shown, view } = useTable();
  const { sentence, why } = useQuestion();
  const refusing = menu.refusing.length * 9 + (menu.refusing.length ? 2 : 0);
  const checkbox = view.question?.kind === "follow" ? 6 : 0;
  if (layout !== "desk") return refusing + checkbox;
  const said = Math.max(plain(sentence).length * 0.56, plain(why).length * 0.26, 12);
  return said + refusing + checkbox + (shown.undo ? 7 : 0);
}

/** All options as buttons: the first on keys 1 to 9, the rest behind "More", the refusing ones last. */
function Options({ aside }: { aside: boolean }): ReactNode {
  const { menu, layout, teller, view, paid, shown } = useTable();
  const [more, setMore] = useState(false);
  const decision = shown.decision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins on its first page
  useEffect(() => setMore(false), [decision]);
  const main = view.question?.kind === "pay" ? payable(menu.main, paid).open : menu.main;
  const labels = main.map((option) => plain(teller.label(option)));
  const fits = fitting(labels, layout, useTaken());
  const paged = main.length > fits;
  const cut = paged ? Math.max(1, fits - 1) : main.length;
  const here = more ? main.slice(cut) : main.slice(0, cut);
  if (view.question?.kind === "pick")
    return <span className="phases">{teller.t("draft-how", { number: main.length })}</span>;
  return (
    <>
      {here.map((option) => {
        const at = menu.main.indexOf(option);
        return (
          <OptionButton key={option.choice} option={option} hotkey={at < KEYS ? String(at + 1) : undefined} />
        );
      })}
      {paged && (
        <button type="button" className="btn" onClick={() => setMore(!more)} data-more>
          {more ? teller.t("choice-back") : `${teller.t("choice-more")} (${main.length - cut})`}
        </button>
      )}
      {menu.refusing.length > 0 && main.length > 0 && <span className="sep" />}
      {view.question?.kind === "follow" && layout !== "phone" && <DeclineAll />}
      {!aside && <Refusing />}
    </>
  );
}

/** What refuses or ends: always last, on the right. */
function Refusing(): ReactNode {
  const { menu } = useTable();
  return menu.refusing.map((option, at) => (
    <OptionButton key={option.choice} option={option} className="" hotkey={at === 0 ? "Esc" : undefined} />
  ));
}

/** Asked twice: the chosen thing and the way back. */
function Sure(): ReactNode {
  const { selected, select, teller, store, menu, snapshot } = useTable();
  const option = menu.option(selected);
  if (!option) return null;
  const { verb } = readChoice(option.choice);
  const id = verb === "take" ? "choice-take-sure" : "choice-keep-sure";
  return (
    <>
      <button
        type="button"
        className="btn main"
        data-confirm
        onClick={() => store.choose(option.choice)}
        disabled={snapshot.sending}
      >
        <Key name="↵" />
        <Icon name="check" />
        {teller.t(id, { what: plain(teller.label(option)) })}
      </button>
      <span className="sep" />
      <button type="button" className="btn quiet" onClick={() => select(null)}>
        {teller.t("choice-change")}
        <Key name="Esc" />
      </button>
    </>
  );
}

function Final(): ReactNode {
  const { hovered, teller, selected } = useTable();
  if (!hovered || selected || !FINAL.includes(readChoice(hovered.choice).verb)) return null;
  return (
    <span className="final">
      <Icon name="lock" /> {teller.t("choice-final")}
    </span>
  );
}

function Asked(): ReactNode {
  const { view, shown, teller, selected, layout, menu } = useTable();
  const { sentence, why, rule } = useQuestion();
  const phase = usePhase();
  const seat = shown.prompt?.seat ?? 0;
  const own = view.leader === seat;
  const kind = view.question?.kind;
  const title = kind === "pick" ? "ask-you-pick" : own ? "ask-your-turn" : "ask-your-call";
  const tight = menu.options.length > 3 ? " tight" : "";
  // On a phone many options take the whole row; then the refusing one stands beside the sentence.
  const aside =
    layout === "phone" && tight !== "" && menu.refusing.length === 1 && !selected && kind !== "follow";
  const note = own ? phase : teller.t("ask-turn-of", { name: teller.name(view.leader) });
  return (
    <section
      className={`ask sheet yours${tight} ${boardOf(view, shown.table.seats, seat)}`}
      data-decision={shown.decision}
      id="question"
      tabIndex={-1}
      aria-label={teller.t("options-of")}
    >
      {layout === "phone" ? (
        <Avatar board={boardOf(view, shown.table.seats, seat)} />
      ) : (
        <Turn seat={seat} title={teller.t(title)} note={note} />
      )}
      <p>
        <Rich text={sentence} />
        {(why || rule) && (
          <small>
            <Rich text={why} /> <RuleLink rule={rule} />
            <Final />
          </small>
        )}
      </p>
      {aside && <Refusing />}
      {layout === "phone" && (kind === "follow" ? <DeclineAll /> : <Tools />)}
      <div className="opts">
        {selected ? <Sure /> : <Options aside={aside} />}
        {layout !== "phone" && (
          <>
            <span className="sep" />
            <Tools />
          </>
        )}
      </div>
    </section>
  );
}

const PHASES = ["cleanup", "play", "recruit", "discard", "draw"] as const;
const PHASE_OF: Record<string, (typeof PHASES)[number]> = {
  TurnBegan: "cleanup",
  CleanedUp: "cleanup",
  Discarded: "discard",
  Shuffled: "draw",
  Drew: "draw",
};

function Waiting(): ReactNode {
  const { view, shown, snapshot, teller, layout, store } = useTable();
  const { speed } = useSettings();
  const { t } = teller;
  const waited = view.asks.filter((seat) => seat !== shown.viewer);
  const seat = (snapshot.playing ? snapshot.news?.seat : waited[0]) ?? view.leader;
  const last = snapshot.news ? eventText(snapshot.news, teller) : "";
  const names = teller.words.list(waited.map(teller.name));
  const sentence =
    snapshot.playing && last
      ? last
      : shown.table.paused
        ? t("ask-paused")
        : waited.length === 1
          ? t("ask-thinking", { name: names })
          : t("ask-waiting-many", { names });
  const phase =
    PHASE_OF[snapshot.news?.event ?? ""] ?? (view.question?.kind === "recruit" ? "recruit" : "play");
  const away =
    shown.viewer === null ? -1 : (shown.viewer - view.leader + view.seats.length) % view.seats.length;
  const next =
    shown.viewer === null
      ? t("spectating")
      : away === 1
        ? t("ask-next")
        : away > 1
          ? t("ask-next-but", { number: away - 1 })
          : "";
  return (
    <section
      className={`ask sheet wait ${boardOf(view, shown.table.seats, seat)}`}
      data-decision={shown.decision}
      id="question"
      tabIndex={-1}
      aria-label={t("options-of")}
    >
      {layout === "phone" ? (
        <Avatar board={boardOf(view, shown.table.seats, seat)} />
      ) : (
        <Turn seat={seat} title={teller.name(seat)} note={t(`phase-${phase}`)} />
      )}
      <p>
        <span className="cap1">
          <Rich text={sentence} />
        </span>
        {!shown.table.paused && (
          <small>
            {t("ask-nothing")} {next}
          </small>
        )}
      </p>
      {layout === "desk" && !shown.table.paused && (
        <div className="phases">
          {PHASES.map((one) => (
            <span key={one} className={one === phase ? "on" : ""}>
              {t(`phase-${one}`)}
            </span>
          ))}
        </div>
      )}
      {layout === "phone" && <Tools />}
      <div className="opts">
        {shown.table.paused && shown.viewer !== null && (
          <button type="button" className="btn main" onClick={() => store.send({ type: "resume" })}>
            <Icon name="play" />
            {t("menu-resume")}
          </button>
        )}
        {layout !== "phone" && shown.undo && <Tools />}
        {layout !== "phone" && <span className="sep" />}
        <button type="button" className="btn quiet" onClick={() => store.skip()}>
          <Icon name="fast" />
          {t("skip")}
          <Key name="␣" />
        </button>
        <button
          type="button"
          className="btn quiet"
          onClick={() => changeSettings({ speed: speed === 4 ? 0.5 : ((speed * 2) as 1) })}
        >
          {t("speed", { speed })}
        </button>
        {shown.declining && <DeclineAll />}
      </div>
    </section>
  );
}

/** What is asked, of whom, and everything that can be answered. */
export function QuestionBar(): ReactNode {
  const { menu } = useTable();
  return menu.options.length > 0 ? <Asked /> : <Waiting />;
}

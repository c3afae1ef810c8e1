import { type ReactNode, useEffect, useRef } from "react";
import { linkTo } from "../app/router.ts";
import { Icon } from "../cards/Icon.tsx";
import { Key } from "../cards/Key.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import type { Option } from "../net/messages.ts";
import { boardOf, useNow, useSending, useTable } from "../table/context.ts";
import * as bar from "../table/QuestionBar.module.css";
import { useQuestion } from "../table/question.ts";
import { Rich } from "../text/rich.tsx";
import { type Moment, NEXT, YOU } from "./lesson.ts";
import type { LessonRun } from "./useLesson.ts";

function Dots({ moment }: { moment: Moment }): ReactNode {
  const { teller } = useTable();
  const label = teller.t("learn-steps", { number: moment.at + 1, total: moment.steps });
  return (
    <span className={bar.progress} data-part="progress" role="img" aria-label={label}>
      {Array.from({ length: moment.steps }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number
        <i key={at} className={at < moment.at ? bar.done : at === moment.at ? bar.now : ""} />
      ))}
    </span>
  );
}

const KEYS = 9;

function Wanted({ option }: { option: Option }): ReactNode {
  const { teller, menu, store } = useTable();
  const sending = useSending();
  const at = menu.main.indexOf(option);
  return (
    <button
      type="button"
      className="button main"
      data-wanted={option.choice}
      disabled={sending}
      onClick={() => store.choose(option.choice)}
    >
      {at >= 0 && at < KEYS && <Key name={String(at + 1)} />}
      <Rich text={teller.label(option)} />
    </button>
  );
}

function NextButton({ words, next }: { words: string; next(): void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" className="button main" data-next onClick={next}>
      <Icon name="then" />
      {words}
    </button>
  );
}

function Leave(): ReactNode {
  const { teller, layout } = useTable();
  const words = teller.t("learn-leave");
  return (
    <a className="button quiet" data-leave title={words} {...linkTo("/learn")}>
      {layout === "phone" ? <Icon name="door" label={words} /> : words}
    </a>
  );
}

interface Props {
  run: LessonRun;
  number: number;
  total: number;
  finish(): void;
}

/** The question bar of a lesson: what is asked, the steps as dots, and only what leads on. */
export function LessonBar({ run, number, total, finish }: Props): ReactNode {
  const { menu, teller, view, shown, store, selected } = useTable();
  const ready = useNow((now) => !now.playing && !now.sending) && shown.decision === run.moment?.at;
  const { sentence } = useQuestion();
  const { moment } = run;
  const { t } = teller;
  useEffect(() => {
    if (selected) store.choose(selected); // a lesson can be gone back in: nothing is asked twice
  }, [selected, store]);
  if (!moment) return null;
  const wanted = menu.options.filter((option) => moment.wanted.includes(option.choice));
  const reading = moment.wanted.length === 0;
  const last = moment.at === moment.steps - 1;
  const words = last ? t(number === total ? "learn-finish" : "learn-next-lesson") : t("learn-next");
  const small = reading ? "" : t(wanted.length > 1 ? "learn-choose" : "learn-only");
  return (
    <section
      className={`${bar.bar} sheet${ready ? ` ${bar.yours}` : ""} ${bar.lesson}${wanted.length > 3 ? ` ${bar.tight}` : ""}`}
      data-board={boardOf(view, shown.table.seats, YOU)}
      id="question"
      tabIndex={-1}
      aria-label={teller.t("options-of")}
    >
      <div className={bar.turn}>
        <Avatar board={boardOf(view, shown.table.seats, YOU)} />
        <span>
          {t(`lesson-${moment.lesson}`)}
          <small>{t("learn-of", { number, total })}</small>
        </span>
      </div>
      <p>
        <Rich text={reading ? t("learn-watch") : sentence} />
        {small && <small>{small}</small>}
      </p>
      <Dots moment={moment} />
      <div className={bar.options}>
        {ready && reading && (
          <NextButton key={moment.at} words={words} next={() => (last ? finish() : run.answer(NEXT))} />
        )}
        {ready && wanted.map((option) => <Wanted key={option.choice} option={option} />)}
        <span className={bar.separator} />
        <button
          type="button"
          className="button quiet"
          data-back
          disabled={!ready || moment.at === 0}
          onClick={run.back}
        >
          <Icon name="undo" />
          {t("learn-back")}
        </button>
        <Leave />
      </div>
    </section>
  );
}

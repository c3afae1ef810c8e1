import { type ReactNode, useEffect, useState } from "react";
import { usePeople } from "../app/people.ts";
import { go, linkTo } from "../app/router.ts";
import { Icon } from "../cards/Icon.tsx";
import { Portrait } from "../cards/Portrait.tsx";
import { ApiError, api } from "../net/api.ts";
import type { ErrorBody } from "../net/messages.ts";
import { PageBar } from "../pages/PageBar.tsx";
import { useErrorText } from "../text/errors.ts";
import { useWords } from "../text/words.ts";
import * as coach from "./Coach.module.css";
import * as styles from "./Learn.module.css";
import { Lesson } from "./Lesson.tsx";
import { allLessons, type LessonInfo } from "./lesson.ts";
import { forget, progress } from "./progress.ts";

function useLessons(): { all: LessonInfo[] | null; error: ErrorBody | null } {
  const [all, setAll] = useState<LessonInfo[] | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  useEffect(() => {
    allLessons().then(setAll, (problem: unknown) => problem instanceof ApiError && setError(problem.body));
  }, []);
  return { all, error };
}

function Play(): ReactNode {
  const { t } = useWords();
  const say = useErrorText();
  const people = usePeople();
  const [error, setError] = useState<ErrorBody | null>(null);
  const start = async () => {
    try {
      await people.ensure();
      go(`/table/${(await api.playNow()).id}`);
    } catch (problem) {
      if (problem instanceof ApiError) setError(problem.body);
    }
  };
  return (
    <>
      <button type="button" className="button main" onClick={start}>
        <Icon name="then" />
        {t("learn-play")}
      </button>
      {error && <p role="alert">{say(error)}</p>}
    </>
  );
}

function Start({ all }: { all: LessonInfo[] }): ReactNode {
  const { t } = useWords();
  const { done, answers } = progress();
  const next = all.find((lesson) => !done.includes(lesson.name));
  const begun = done.length > 0 || Object.keys(answers).length > 0;
  return (
    <section className={`sheet ${styles.coach}`}>
      <span className={coach.face}>
        <Portrait kid="Scout" />
      </span>
      <div>
        <p>{t(next ? "learn-lead" : "learn-finished", { number: all.length })}</p>
        {!next && <p className="small">{t("learn-finished-note")}</p>}
        <div className="buttons">
          {next ? (
            <a className="button main" {...linkTo(`/learn/${next.name}`)}>
              <Icon name="then" />
              {t(begun ? "learn-go-on" : "learn-start")}
            </a>
          ) : (
            <Play />
          )}
          {begun && (
            <button
              type="button"
              className="button"
              onClick={() => {
                forget();
                go(`/learn/${all[0]?.name ?? ""}`);
              }}
            >
              {t("learn-again")}
            </button>
          )}
          <a className="button" {...linkTo("/rules")}>
            {t("learn-rules")}
          </a>
        </div>
      </div>
    </section>
  );
}

/** The lessons in order, with what is done; `/learn/bug` is one of them. */
export default function Learn({ name }: { name?: string }): ReactNode {
  const { t } = useWords();
  const say = useErrorText();
  const { all, error } = useLessons();
  if (all && name && all.some((lesson) => lesson.name === name))
    return <Lesson key={name} name={name} all={all} />;
  const { done } = progress();
  return (
    <main className="lawn page">
      <div className={styles.learn}>
        <PageBar title={t("learn-title")} />
        {error && (
          <p className="sheet problem" role="alert">
            {say(error)}
          </p>
        )}
        {all && <Start all={all} />}
        <ol className={`sheet ${styles.lessons}`}>
          {all?.map((lesson, at) => (
            <li key={lesson.name}>
              <a {...linkTo(`/learn/${lesson.name}`)}>
                <b>{at + 1}</b>
                <span>{t(`lesson-${lesson.name}`)}</span>
                {done.includes(lesson.name) && <Icon name="check" label={t("learn-done")} />}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </main>
  );
}

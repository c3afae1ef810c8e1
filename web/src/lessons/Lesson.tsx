import type { ReactNode } from "react";
import { usePeople } from "../app/people.ts";
import { go, linkTo } from "../app/router.ts";
import * as noteBox from "../pages/NoteBox.module.css";
import { TableScreen } from "../table/TableScreen.tsx";
import { FIRST_NICKNAMES } from "../text/nicknames.ts";
import { useWords } from "../text/words.ts";
import { Coach } from "./Coach.tsx";
import { LessonBar } from "./LessonBar.tsx";
import type { LessonInfo } from "./lesson.ts";
import { keepDone } from "./progress.ts";
import { useLesson } from "./useLesson.ts";

/** One lesson, at the table that is played at. */
export function Lesson({ name, all }: { name: string; all: LessonInfo[] }): ReactNode {
  const { t } = useWords();
  const { me } = usePeople();
  const run = useLesson(name, me?.guest?.nickname ?? FIRST_NICKNAMES[0] ?? "");
  const at = all.findIndex((lesson) => lesson.name === name);
  const finish = () => {
    keepDone(name);
    const next = all[at + 1];
    go(next ? `/learn/${next.name}` : "/learn");
  };
  if (run.error)
    return (
      <main className="lawn page centred">
        <div className={`sheet ${noteBox.noteBox}`} role="alert">
          <h1>{t("learn-trouble")}</h1>
          <button type="button" className="button main" onClick={run.retry}>
            {t("learn-again-try")}
          </button>
          <a className="button" {...linkTo("/learn")}>
            {t("learn-leave")}
          </a>
        </div>
      </main>
    );
  if (!run.moment) return <main className="lawn page" aria-busy="true" />;
  return (
    <TableScreen store={run.store}>
      <LessonBar run={run} number={at + 1} total={all.length} finish={finish} />
      <Coach run={run} />
    </TableScreen>
  );
}

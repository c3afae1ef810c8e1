import { type ReactNode, useState } from "react";
import { usePeople } from "../app/people.ts";
import { go } from "../app/router.ts";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { ApiError, api } from "../net/api.ts";
import type { ErrorBody } from "../net/messages.ts";
import * as bar from "../table/QuestionBar.module.css";
import { useErrorText } from "../text/errors.ts";
import { useWords } from "../text/words.ts";
import * as styles from "./NewTable.module.css";
import { PageBar } from "./PageBar.tsx";
import { countOf, firstWish, requestOf, type Wish } from "./tableWish.ts";
import { BoxNumbers, Pace, Players, Setup, WhoJoins } from "./WishForm.tsx";

/** The table in a line, and the button; or what is wrong with it. */
function Ready({ wish, error, create }: { wish: Wish; error: ErrorBody | null; create(): void }): ReactNode {
  const { t } = useWords();
  const say = useErrorText();
  const seats = [
    t("summary-me", { number: countOf(wish, "me") }),
    t("summary-people", { number: countOf(wish, "person") }),
    t("summary-bots", { number: countOf(wish, "bot") }),
  ];
  const rest = [
    t(`setup-${wish.setup}`),
    t(`pace-${wish.pace}`),
    t(wish.open ? "join-open" : "join-link"),
    t(wish.own ? "box-own" : "box-ours"),
  ];
  return (
    <section
      className={`${bar.bar} sheet ${bar.yours} ${bar.make} ${bar.newTable}`}
      data-board="yellow"
      data-over
    >
      <div className={bar.turn}>
        <Avatar board="yellow" />
        <span>
          {t("ready")}
          <small>{t("ready-players", { number: wish.number })}</small>
        </span>
      </div>
      <p>
        {seats.join(", ")}
        <small role={error ? "alert" : undefined}>{error ? say(error) : rest.join(" · ")}</small>
      </p>
      <div className={bar.options}>
        <button type="button" className="button main" onClick={create}>
          <Icon name="plus" />
          {t("create")}
        </button>
      </div>
    </section>
  );
}

/** A table of one's own: who plays, how it is dealt, how fast, who may join, with which numbers. */
export default function NewTable(): ReactNode {
  const { t } = useWords();
  const people = usePeople();
  const [wish, setWish] = useState(firstWish);
  const [nickname, setNickname] = useState<string | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  const me = nickname ?? people.me?.guest?.nickname ?? "";
  const parts = { wish, change: (part: Partial<Wish>) => setWish({ ...wish, ...part }) };
  const create = async () => {
    try {
      if (me.trim()) await people.rename(me.trim());
      else await people.ensure();
      const table = await api.create(requestOf(wish));
      if (!countOf(wish, "person")) await api.start(table.id, null);
      go(`/table/${table.id}`);
    } catch (problem) {
      if (problem instanceof ApiError) setError(problem.body);
    }
  };
  return (
    <main className="lawn page">
      <div className={styles.newTable}>
        <PageBar title={t("new-table")}>
          <span className={styles.hint}>{t("new-table-note")}</span>
        </PageBar>
        <Players {...parts} nickname={me} rename={setNickname} />
        <div className={styles.settings}>
          <Setup {...parts} />
          <Pace {...parts} />
          <WhoJoins {...parts} />
          <BoxNumbers {...parts} />
        </div>
        <Ready wish={wish} error={error} create={create} />
      </div>
    </main>
  );
}

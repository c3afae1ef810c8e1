import { type ReactNode, useState } from "react";
import { usePeople } from "../app/people.ts";
import { go } from "../app/router.ts";
import { BOTS, changeSettings, useSettings } from "../app/settings.ts";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { ApiError, api } from "../net/api.ts";
import type { Board, ErrorBody } from "../net/messages.ts";
import { useWords } from "../text/words.ts";
import * as home from "./Home.module.css";
import * as styles from "./PlayNow.module.css";
import { Segment } from "./Segment.tsx";

const RIVALS: Board[] = ["red", "green", "orange"];

/** How well the bots play; remembered for the next time. */
function Levels(): ReactNode {
  const { t } = useWords();
  const { bots } = useSettings();
  return (
    <div className={styles.levels}>
      <span>{t("play-now-bots")}</span>
      <Segment
        label={t("play-now-bots")}
        className={styles.level}
        options={BOTS.map((level) => [level, t(`bot-${level}`)])}
        value={bots}
        onChange={(level) => changeSettings({ bots: level })}
      />
    </div>
  );
}

/** One click, and you play against three bots. */
export function PlayNow({ failed }: { failed(error: ErrorBody): void }): ReactNode {
  const { t } = useWords();
  const people = usePeople();
  const { bots } = useSettings();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await people.ensure();
      go(`/table/${(await api.playNow(bots)).id}`);
    } catch (problem) {
      setBusy(false);
      if (problem instanceof ApiError) failed(problem.body);
    }
  };
  return (
    <div className={styles.playNow}>
      <button
        type="button"
        className={home.start}
        data-part="start"
        onClick={start}
        disabled={busy}
        aria-busy={busy}
      >
        <span className={home.mark}>
          <Icon name="then" />
        </span>
        <span>
          <b>{t("play-now")}</b>
          <small>{t("play-now-note")}</small>
        </span>
        <span className={home.bots} aria-hidden="true">
          {RIVALS.map((board) => (
            <Avatar key={board} board={board} />
          ))}
        </span>
      </button>
      <Levels />
    </div>
  );
}

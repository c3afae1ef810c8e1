import { type ReactNode, useState } from "react";
import { usePeople } from "../app/people.ts";
import { go } from "../app/router.ts";
import { ApiError, post } from "../net/api.ts";
import type { ErrorBody, TableInfo } from "../net/messages.ts";
import { Segment } from "../pages/Segment.tsx";
import { LEVELS } from "../pages/tableWish.ts";
import { Dialog } from "../table/Dialog.tsx";
import { useErrorText } from "../text/errors.ts";
import { useWords } from "../text/words.ts";
import * as styles from "./Again.module.css";

type Level = (typeof LEVELS)[number];

/** A new table from a moment of a finished game: hidden cards are dealt anew, and nothing counts. */
export function Again({
  id,
  seat,
  number,
  close,
}: {
  id: string;
  seat: number;
  number: number;
  close(): void;
}): ReactNode {
  const { t } = useWords();
  const say = useErrorText();
  const people = usePeople();
  const [bot, setBot] = useState<Level>("regular");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ErrorBody | null>(null);
  const start = async () => {
    setBusy(true);
    try {
      await people.ensure();
      const table = await post<TableInfo>(`/api/games/${id}/again`, { seat, number, bots: [bot] });
      go(`/table/${table.id}`);
    } catch (problem) {
      setBusy(false);
      if (problem instanceof ApiError) setError(problem.body);
    }
  };
  return (
    <Dialog title={t("look-again")} close={close}>
      <div className={styles.again}>
        <p>{t("look-again-note")}</p>
        <Segment<Level>
          label={t("look-again-bots")}
          options={LEVELS.map((level) => [level, t(`bot-${level}`)])}
          value={bot}
          onChange={setBot}
        />
        {error && (
          <p role="alert" className="warning">
            {say(error)}
          </p>
        )}
        <button type="button" className="button main" disabled={busy} aria-busy={busy} onClick={start}>
          {t("look-again-start")}
        </button>
      </div>
    </Dialog>
  );
}

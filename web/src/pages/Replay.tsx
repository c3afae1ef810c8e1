import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { linkTo } from "../app/router.ts";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { api } from "../net/api.ts";
import type { Board } from "../net/messages.ts";
import * as piles from "../table/Piles.module.css";
import * as bar from "../table/QuestionBar.module.css";
import { TableScreen } from "../table/TableScreen.tsx";
import { useErrorText } from "../text/errors.ts";
import { useWords } from "../text/words.ts";
import { CopyButton } from "./CopyButton.tsx";
import { NoteBox } from "./NoteBox.tsx";
import * as styles from "./Replay.module.css";
import { type Recording, stageOf, useRecording, useShown } from "./recording.ts";
import { Transport } from "./Transport.tsx";

interface Turn {
  start: number;
  board: Board;
  round: number;
  first: boolean;
}

/** With more rounds than this only every other one is numbered. */
const ROOM = 14;

/** Where turns begin, for the scrubber: one box a turn in the player's colour. */
function turnsOf({ steps, header }: Recording): Turn[] {
  const turns: Turn[] = [];
  for (const step of steps)
    for (const event of step.events)
      if (event.event === "TurnBegan")
        turns.push({
          start: step.number,
          board: header.boards[event.seat ?? 0] ?? "red",
          round: event.round ?? 0,
          first: turns.at(-1)?.round !== event.round,
        });
  return turns;
}

function Scrubber({
  turns,
  at,
  last,
  move,
}: {
  turns: Turn[];
  at: number;
  last: number;
  move(to: number): void;
}): ReactNode {
  const { t } = useWords();
  const now = turns.findLastIndex((turn) => turn.start <= at);
  const every = (turns.at(-1)?.round ?? 0) > ROOM ? 2 : 1;
  return (
    <div className={styles.scrub} style={{ "--n": Math.max(turns.length, 1) } as CSSProperties}>
      {turns.map((turn, one) => (
        <i
          key={`${turn.round}${turn.board}`}
          className={`${one <= now ? styles.past : ""} ${turn.first ? styles.roundStart : ""}`}
          data-board={turn.board}
        >
          {turn.first && (turn.round - 1) % every === 0 && <small>{turn.round}</small>}
        </i>
      ))}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t("replay-scrub")}
        onChange={(event) => move(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

function Eyes({
  recording,
  from,
  look,
}: {
  recording: Recording;
  from: string;
  look(from: string): void;
}): ReactNode {
  const { t } = useWords();
  const { seats } = stageOf(recording);
  return (
    <fieldset className={`${styles.seats} ${piles.seats}`} aria-label={t("replay-from")}>
      {seats.map(({ board, nickname }, seat) => (
        <button
          key={board}
          type="button"
          className={from === String(seat) ? piles.shown : ""}
          aria-pressed={from === String(seat)}
          aria-label={nickname}
          title={nickname}
          onClick={() => look(String(seat))}
        >
          <Avatar board={board} />
        </button>
      ))}
      <button
        type="button"
        className={from === "open" ? piles.shown : ""}
        aria-pressed={from === "open"}
        aria-label={t("replay-open")}
        title={t("replay-open")}
        onClick={() => look("open")}
      >
        <Icon name="eye" />
      </button>
    </fieldset>
  );
}

const BEAT = 900;

function parameters() {
  const search = new URLSearchParams(location.search);
  return { from: search.get("from") ?? "open", at: Number(search.get("at") ?? 0) };
}

/** A game that is over: by turn and by choice, from any seat or with open hands, with a link to the moment. */
export default function Replay({ id }: { id: string }): ReactNode {
  const { t } = useWords();
  const say = useErrorText();
  const [from, setFrom] = useState(parameters().from);
  const [wanted, setWanted] = useState(parameters().at);
  const [recording, error] = useRecording(id, from);
  const [playing, setPlaying] = useState(false);
  const [verified, setVerified] = useState<boolean | null>(null);
  const last = Math.max(0, (recording?.steps.length ?? 1) - 1);
  const at = Math.max(0, Math.min(wanted, last));
  const viewer = /^\d$/.test(from) ? Number(from) : null;
  const store = useShown(recording, at, viewer);
  const turns = useMemo(() => (recording ? turnsOf(recording) : []), [recording]);

  useEffect(() => {
    api.verify(id).then(
      (found) => setVerified(found.ok),
      () => setVerified(null),
    );
  }, [id]);
  const move = useCallback((to: number) => setWanted(Math.max(0, to)), []);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (at < last ? move(at + 1) : setPlaying(false)), BEAT);
    return () => clearTimeout(timer);
  }, [playing, at, last, move]);
  useEffect(() => {
    if (recording) history.replaceState(null, "", `/replay/${id}?from=${from}&at=${at}`);
  }, [id, from, at, recording]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement) return;
      if (event.key === "ArrowRight") move(at + 1);
      else if (event.key === "ArrowLeft") move(at - 1);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [at, move]);

  if (error) return <NoteBox>{say(error)}</NoteBox>;
  if (!recording) return <main className="lawn page" aria-busy="true" />;
  const round = recording.steps[at]?.view.round ?? 0;
  return (
    <TableScreen store={store}>
      <section
        className={`${bar.bar} sheet ${styles.bar} ${bar.replay}`}
        id="question"
        tabIndex={-1}
        aria-label={t("replay")}
      >
        <Transport at={at} last={last} playing={playing} move={move} toggle={() => setPlaying(!playing)} />
        <Scrubber turns={turns} at={at} last={last} move={move} />
        <small className={styles.where} role="status">
          {t("replay-moment", { round, number: at, total: last })}
          {verified !== null && (
            <span className={verified ? styles.verified : styles.unverified}>
              <Icon name="shield" /> {t(verified ? "replay-verified" : "replay-not-verified")}
            </span>
          )}
        </small>
        <Eyes recording={recording} from={from} look={setFrom} />
        <CopyButton text={`${location.origin}/replay/${id}?from=${from}&at=${at}`} label={t("replay-link")} />
        <a
          className="button square"
          href={`/api/games/${id}/record`}
          download
          aria-label={t("end-download")}
          title={t("end-download")}
        >
          <Icon name="down" />
        </a>
        <a className="button square quiet" {...linkTo("/")}>
          <Icon name="fort" label={t("menu-home")} />
        </a>
      </section>
    </TableScreen>
  );
}

import type { ReactNode } from "react";
import { Icon } from "../cards/Icon.tsx";
import { useWords } from "../text/words.ts";
import * as styles from "./Transport.module.css";

/** Back and on by choices, to the start and the end, and by itself. */
export function Transport({
  at,
  last,
  playing,
  move,
  toggle,
}: {
  at: number;
  last: number;
  playing: boolean;
  move(to: number): void;
  toggle(): void;
}): ReactNode {
  const { t } = useWords();
  const buttons: [string, string, number][] = [
    ["first2", "replay-start", 0],
    ["back", "replay-back", at - 1],
  ];
  const after: [string, string, number][] = [
    ["next", "replay-on", at + 1],
    ["last2", "replay-end", last],
  ];
  const button = ([icon, label, to]: [string, string, number]) => (
    <button
      key={icon}
      type="button"
      className="button quiet"
      aria-label={t(label)}
      title={t(label)}
      onClick={() => move(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className={styles.controls}>
      {buttons.map(button)}
      <button
        type="button"
        className={`button ${styles.playButton}`}
        aria-label={t(playing ? "replay-pause" : "replay-play")}
        onClick={toggle}
      >
        <Icon name={playing ? "pause" : "play"} />
      </button>
      {after.map(button)}
    </div>
  );
}

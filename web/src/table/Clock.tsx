import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../cards/Icon.tsx";
import * as styles from "./Clock.module.css";
import { useTable } from "./context.ts";

const two = (number: number): string => String(number).padStart(2, "0");

export function clockText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor(left / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

/** Draws anew every second while something counts. */
export function useSeconds(counts: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [counts]);
}

/** The clock of a seat, beside its name; a running one counts down between messages. */
export function Clock({ seat }: { seat: number }): ReactNode {
  const { shown, teller } = useTable();
  const clock = shown.clocks.find((one) => one.seat === seat);
  const running = clock?.running === true;
  useSeconds(running);
  if (!clock) return null;
  const since = running ? (Date.now() - shown.clocksAt) / 1000 : 0;
  const time = clockText(clock.seconds - since);
  return (
    <span
      className={`${styles.clock}${running ? ` ${styles.running}` : ""}`}
      data-running={running || undefined}
      title={teller.t("clock", { name: teller.bareName(seat), time })}
    >
      <Icon name="clock" /> {time}
    </span>
  );
}

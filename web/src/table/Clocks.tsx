import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../cards/Icon.tsx";
import { useTable } from "./context.ts";

const two = (number: number): string => String(number).padStart(2, "0");

export function clockText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor(left / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

/** The clocks of those who have one; the running ones count down between messages. */
export function Clocks(): ReactNode {
  const { shown, teller } = useTable();
  const [, tick] = useState(0);
  const running = shown.clocks.some((clock) => clock.running);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  if (!shown.clocks.length) return null;
  const since = (Date.now() - shown.clocksAt) / 1000;
  return (
    <ul className="clocks">
      {shown.clocks.map((clock) => {
        const time = clockText(clock.seconds - (clock.running ? since : 0));
        const name = teller.bareName(clock.seat);
        return (
          <li
            key={clock.seat}
            className={clock.running ? "on" : ""}
            title={teller.t("clock", { name, time })}
          >
            <Icon name="clock" /> <bdi>{name}</bdi> <b>{time}</b>
          </li>
        );
      })}
    </ul>
  );
}

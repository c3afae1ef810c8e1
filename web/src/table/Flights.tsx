import { animate } from "motion/mini";
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from "react";
import { Icon } from "../cards/Icon.tsx";
import { CardBack, KidCard } from "../cards/KidCard.tsx";
import type { Flight, Place } from "../play/flights.ts";
import { useNow, useTable } from "./context.ts";
import * as styles from "./Flights.module.css";

const LIFT = 26;

const at = ({ x, y, width }: Place, full: number, tilt: number): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${tilt}deg) scale(${(width / full).toFixed(3)})`;

/** One card or token on its way, in a slight arc. */
function Flyer({ flight }: { flight: Flight }): ReactNode {
  const { store } = useTable();
  const ref = useRef<HTMLDivElement>(null);
  const full = Math.max(flight.start.width, flight.end?.width ?? 0, 24);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flight is started once
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { start, milliseconds, wait } = flight;
    const end = flight.end ?? { x: start.x, y: start.y - 120, width: start.width * 0.6 };
    const middle = {
      x: (start.x + end.x) / 2,
      y: (start.y + end.y) / 2 - LIFT,
      width: (start.width + end.width) / 2,
    };
    const tilt = flight.icon ? 0 : end.x > start.x ? 8 : -8;
    const moving = animate(
      element,
      {
        transform: [at(start, full, 0), at(middle, full, tilt), at(end, full, 0)],
        opacity: flight.end ? [1, 1, 1] : [1, 1, 0],
      },
      { duration: milliseconds / 1000, delay: wait / 1000, ease: "easeInOut" },
    );
    moving.then(() => setTimeout(() => store.land(flight.id))); // drawing the table anew is a task of its own
    return () => {
      moving.stop();
      store.land(flight.id);
    };
  }, []);
  return (
    <div
      ref={ref}
      className={styles.flyer}
      data-part="flyer"
      style={{ transform: at(flight.start, full, 0) }}
      aria-hidden="true"
    >
      {flight.icon ? (
        <span className={styles.token} style={{ "--d": `${Math.min(full, 40)}px` } as CSSProperties}>
          <Icon name={flight.icon} />
        </span>
      ) : (
        <span style={{ "--w": `${full}px` } as CSSProperties}>
          {flight.kid ? <KidCard name={flight.kid} /> : <CardBack />}
        </span>
      )}
    </div>
  );
}

export function Flights(): ReactNode {
  const flights = useNow((now) => now.flights);
  return (
    <div className={styles.flights}>
      {flights.map((flight) => (
        <Flyer key={flight.id} flight={flight} />
      ))}
    </div>
  );
}

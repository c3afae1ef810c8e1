import type { Journey } from "./journeys.ts";

export interface Place {
  x: number;
  y: number;
  width: number;
}

export interface Flight extends Journey {
  id: number;
  start: Place;
  end: Place | null;
  wait: number;
  milliseconds: number;
}

function place(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width };
}

/** Where a zone is on the screen, or the card of that name within it. */
function find(zone: string, kid?: string | null): Place | null {
  const whole = document.querySelector(`[data-zone="${zone}"]`);
  if (!whole) return null;
  const one = kid ? whole.querySelector(`[data-kid="${CSS.escape(kid)}"]:not([data-flown])`) : null;
  if (one) return place(one);
  const centre = place(whole.querySelector("[data-land]") ?? whole);
  const like = whole.querySelector(".card");
  return { ...centre, width: like ? like.getBoundingClientRect().width : Math.min(centre.width, 44) };
}

/** A card that is on its way is not where it was. */
function lift({ from, kid }: Journey): void {
  if (!kid) return;
  const left = `[data-zone="${from}"] [data-kid="${CSS.escape(kid)}"]:not([data-flown])`;
  document.querySelector(left)?.setAttribute("data-flown", "");
}

/** The table is drawn anew: everything is where it belongs. */
export function putDown(): void {
  for (const card of document.querySelectorAll("[data-flown]")) card.removeAttribute("data-flown");
}

const STAGGER = 70;
let last = 0;

/** The flights of some journeys; those whose start is not on the screen are left out. */
export function flightsOf(journeys: Journey[], milliseconds: number): Flight[] {
  const flights: Flight[] = [];
  journeys.forEach((journey, at) => {
    const start = find(journey.from, journey.kid);
    const end = journey.to ? find(journey.to) : null;
    if (!start || (journey.to && !end)) return;
    lift(journey);
    last += 1;
    flights.push({
      ...journey,
      id: last,
      start,
      end,
      wait: at * Math.min(STAGGER, milliseconds / 4),
      milliseconds,
    });
  });
  return flights;
}

import { type RefObject, useLayoutEffect, useRef, useState } from "react";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Placed {
  left: number;
  top: number;
  below: boolean;
  arrow: number;
}

const EDGE = 6;

const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** How much of one lies over the other. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const within = (least: number, at: number, most: number): number => Math.max(least, Math.min(at, most));

/** Where a box of this size may stand: beside the thing, or beyond the question where that is in between. */
function* places(own: DOMRect, thing: Box, question: Box | null, gap: number): Iterable<Box> {
  const middle = (thing.left + thing.right) / 2 - own.width / 2;
  const left = within(EDGE, middle, innerWidth - own.width - EDGE);
  const centre = (thing.top + thing.bottom) / 2 - own.height / 2;
  const top = within(EDGE, centre, innerHeight - own.height - EDGE);
  const at = (x: number, y: number) => boxAt(x, y, own.width, own.height);
  yield at(left, thing.top - own.height - gap);
  if (question) yield at(left, Math.min(question.top, thing.top) - own.height - gap);
  yield at(left, thing.bottom + gap);
  if (question) yield at(left, Math.max(question.bottom, thing.bottom) + gap);
  yield at(thing.left - own.width - gap, top);
  yield at(thing.right + gap, top);
  yield at(left, EDGE);
}

/** How bad a place is: outside the window, over the question, over the thing, far away. */
function cost(place: Box, thing: Box, question: Box | null, turn: number): number {
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const area = (place.right - place.left) * (place.bottom - place.top);
  const outside = area - shared(place, screen);
  const over = question ? shared(place, question) : 0;
  return outside * 1000 + over * 100 + shared(place, thing) * 10 + turn;
}

const questionBox = (): Box | null => document.querySelector("#question")?.getBoundingClientRect() ?? null;

function best(own: DOMRect, thing: Box, gap: number): { place: Box; clear: boolean } {
  const question = questionBox();
  let found = boxAt(EDGE, EDGE, own.width, own.height);
  let least = Number.POSITIVE_INFINITY;
  let turn = 0;
  for (const place of places(own, thing, question, gap)) {
    const price = cost(place, thing, question, turn++);
    if (price >= least) continue;
    found = place;
    least = price;
  }
  return { place: found, clear: least < 100 };
}

/** Puts a box beside a thing: within the window, and never over the question if there is room anywhere else. Where
 * there is none it is `compact`: drawn smaller, and placed anew. */
export function usePlace(at: Element | null, gap: number) {
  const ref: RefObject<HTMLDivElement | null> = useRef(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const [compact, setCompact] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a compact box has another size
  useLayoutEffect(() => {
    const own = ref.current?.getBoundingClientRect();
    const thing = at?.getBoundingClientRect();
    if (!own || !thing) return;
    const { place, clear } = best(own, thing, gap);
    if (!clear) setCompact(true);
    const below = place.top >= thing.bottom;
    setPlaced({
      left: place.left,
      top: place.top,
      below,
      arrow: (thing.left + thing.right) / 2 - place.left,
    });
  }, [at, gap, compact]);
  const style = placed ? { left: placed.left, top: placed.top } : { visibility: "hidden" as const };
  return {
    ref,
    style,
    compact: compact || undefined,
    below: placed?.below ?? false,
    arrow: placed?.arrow ?? 0,
  };
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The thing a lesson points at: `question`, a zone, or a card or choice within it. */
export function findPointed(point: string): Element | null {
  if (point === "question") return document.getElementById("question");
  const [zone = "", thing] = point.split("/");
  const whole = document.querySelector(`[data-zone="${zone}"]`);
  if (!thing) return whole;
  const all = whole?.querySelectorAll<HTMLElement>("[data-kid], [data-choice]") ?? [];
  return [...all].find(({ dataset }) => dataset.kid === thing || dataset.choice === thing) ?? whole;
}

export type Side = "left" | "right" | "top" | "bottom";

export interface Placed {
  left: number;
  top: number;
  side: Side;
  /** Where the bubble's tip is, along the side that faces the thing. */
  tip: number;
}

const GAP = 16;
const EDGE = 8;
const TIP = 26;

const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function beside(side: Side, hole: Box, bubble: Box, screen: Box): Placed {
  const across = side === "left" || side === "right";
  const middle = { x: hole.left + hole.width / 2, y: hole.top + hole.height / 2 };
  const wished = {
    left: hole.left - bubble.width - GAP,
    right: hole.left + hole.width + GAP,
    top: hole.top - bubble.height - GAP,
    bottom: hole.top + hole.height + GAP,
  }[side];
  const left = clamp(across ? wished : middle.x - bubble.width / 2, screen.width - bubble.width);
  const top = clamp(across ? middle.y - bubble.height / 2 : wished, screen.height - bubble.height);
  const tip = across ? middle.y - top : middle.x - left;
  return {
    left,
    top,
    side,
    tip: Math.max(TIP, Math.min(tip, (across ? bubble.height : bubble.width) - TIP)),
  };
}

/** Beyond the question, if that lies between: the tip points over it. */
function beyond(hole: Box, bubble: Box, question: Box, screen: Box): Placed[] {
  const above = beside("top", { ...question, left: hole.left, width: hole.width }, bubble, screen);
  const below = beside("bottom", { ...question, left: hole.left, width: hole.width }, bubble, screen);
  return [above, below];
}

/** Where the bubble stands: beside the thing, covering as little as may be of it and of the question. */
export function place(hole: Box, bubble: Box, question: Box | null, screen: Box): Placed {
  const sides: Side[] = ["left", "right", "top", "bottom"];
  const cost = (placed: Placed): number => {
    const box = { ...bubble, left: placed.left, top: placed.top };
    return overlap(box, hole) * 4 + (question ? overlap(box, question) * 2 : 0);
  };
  return [
    ...sides.map((side) => beside(side, hole, bubble, screen)),
    ...(question ? beyond(hole, bubble, question, screen) : []),
  ].reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

import { useEffect, useSyncExternalStore } from "react";
import { onSettings, settings } from "./settings.ts";

/** How the screen is laid out: by the room there is, at the size of text that the person wants. */
export type Layout = "desk" | "tablet" | "phone" | "sideways";

const PHONE = 700;
const DESK = { width: 1000, height: 616 };
/** A screen has at least so many rem from left to right: beyond, larger text would not fit. */
const NARROWEST = 18;

export function layoutFor(width: number, height: number): Layout {
  if (width <= height) return width <= PHONE ? "phone" : "tablet";
  return width >= DESK.width && height >= DESK.height ? "desk" : "sideways";
}

/** So many rem are from top to bottom of a desk at least; a page may need more. */
const ROWS = 45;
let rows = ROWS;

const within = (least: number, size: number, most: number): number => Math.max(least, Math.min(size, most));

/** What 1 rem is at the usual size of text. */
function remFor(layout: Layout, width: number, height: number): number {
  if (layout === "phone") return within(14, width / 24.375, 17.5);
  if (layout === "sideways") return within(14, Math.min(width / 60, height / 27.8), 24);
  return within(14, Math.min(width / 80, height / rows), 32);
}

const USUAL = 16;

/** Browsers have a size of text, too: it counts as if it had been chosen here. */
function browserText(): number {
  const probe = document.createElement("i");
  probe.style.cssText = "position:absolute;font-size:medium";
  document.body.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return size ? size / USUAL : 1;
}

let now: Layout = "desk";
const listeners = new Set<() => void>();

function settle(): void {
  const scale = settings().text * browserText();
  const width = innerWidth / scale;
  const height = innerHeight / scale;
  now = layoutFor(width, height);
  const root = document.documentElement;
  root.dataset.layout = now;
  const rem = remFor(now, width, height) * scale;
  root.style.fontSize = `${Math.min(rem, innerWidth / NARROWEST)}px`;
  for (const listener of listeners) listener();
}

/** From now on the page fits its window. */
export function keepFitting(): void {
  settle();
  addEventListener("resize", settle);
  onSettings(settle);
}

/** As long as a page is shown, it is so many rem high. */
export function useRows(number: number): void {
  useEffect(() => {
    rows = number;
    settle();
    return () => {
      rows = ROWS;
      settle();
    };
  }, [number]);
}

export const layoutNow = (): Layout => now;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, layoutNow);

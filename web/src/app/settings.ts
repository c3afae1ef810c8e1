import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark" | "system";

/** The levels of the bots, the weakest first. */
export const BOTS = ["random", "rookie", "regular", "expert", "master"] as const;
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3, 1.5] as const;

/** What a person prefers on this device. Options of a table are elsewhere. */
export interface Settings {
  theme: Theme;
  speed: 0.5 | 1 | 2 | 4;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** A phone may tremble when it is your turn. */
  haptics: boolean;
  /** The size of everything that is read, 1 as designed. */
  text: number;
  motion: boolean;
  notify: boolean;
  /** How well bots play at a table that is opened with one press. */
  bots: (typeof BOTS)[number];
  answer: boolean; // for me, where there is only one answer
  language: string | null;
}

const KEY = "fort-settings";
const phone = () => typeof matchMedia === "function" && matchMedia("(max-width: 700px)").matches;
const DEFAULTS = (): Settings => ({
  theme: "system",
  speed: 1,
  sound: !phone(),
  volume: 0.7,
  haptics: true,
  text: 1,
  motion: true,
  notify: false,
  bots: "regular",
  answer: true,
  language: null,
});

function read(): Settings {
  try {
    return { ...DEFAULTS(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return DEFAULTS();
  }
}

let current = read();
const listeners = new Set<() => void>();

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // private windows may refuse: the settings then last as long as the page
  }
  applyTheme();
  for (const listener of listeners) listener();
}

export const settings = (): Settings => current;

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings);

const darkSystem = () => matchMedia("(prefers-color-scheme: dark)");

export const isDark = (): boolean =>
  current.theme === "dark" || (current.theme === "system" && darkSystem().matches);

export function applyTheme(): void {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
}

export function followSystemTheme(): void {
  applyTheme();
  darkSystem().addEventListener("change", applyTheme);
}

/** Nothing moves if the system or the person says so. */
export const moves = (): boolean => current.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;

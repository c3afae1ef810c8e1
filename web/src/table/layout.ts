import { useSyncExternalStore } from "react";

export type Layout = "desk" | "tablet" | "phone";

const PHONE = "(max-width: 700px)";
const PORTRAIT = "(orientation: portrait)";

const matches = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

export const layoutNow = (): Layout => (matches(PHONE) ? "phone" : matches(PORTRAIT) ? "tablet" : "desk");

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(PHONE), matchMedia(PORTRAIT)];
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, layoutNow);

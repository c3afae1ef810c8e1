import { useSyncExternalStore } from "react";
import type { Snapshot, TableStore } from "./store.ts";

/** A part of what the store holds: whoever reads it is drawn anew when that part changes, and only then. */
export const useStore = <T>(store: TableStore, pick: (now: Snapshot) => T): T =>
  useSyncExternalStore(store.subscribe, () => pick(store.get()));

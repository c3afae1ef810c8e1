import { useSyncExternalStore } from "react";
import type { Snapshot, TableStore } from "./store.ts";

export const useStore = (store: TableStore): Snapshot => useSyncExternalStore(store.subscribe, store.get);

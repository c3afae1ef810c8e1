import { createContext, useContext } from "react";
import type { Me } from "../net/api.ts";

export interface People {
  me: Me | null;
  /** Makes sure there is a guest; gives one a nickname if none was chosen. */
  ensure(): Promise<void>;
  rename(nickname: string): Promise<void>;
}

export const PeopleContext = createContext<People>({
  me: null,
  ensure: () => Promise.resolve(),
  rename: () => Promise.resolve(),
});

export const usePeople = (): People => useContext(PeopleContext);

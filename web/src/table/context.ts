import { createContext, type ReactNode, useContext } from "react";
import type { Board, Option, Refusal, SeatView, TableSeat, Touch, View } from "../net/messages.ts";
import type { Menu } from "../play/menu.ts";
import type { Shown, Snapshot, TableStore } from "../play/store.ts";
import { useStore } from "../play/useStore.ts";
import type { Teller } from "../text/teller.ts";
import type { TableLayout } from "./layout.ts";

export interface Tokens {
  [thing: string]: number;
}

/** What everything on the table needs to draw itself and to be touched. It stays the same while events are told. */
export interface TableUi {
  store: TableStore;
  shown: Shown;
  view: View;
  teller: Teller;
  menu: Menu;
  layout: TableLayout;
  /** The seat whose board lies in front: the viewer's, or the first for a spectator. */
  front: number;
  selected: string | null;
  select(choice: string | null): void;
  /** Chooses if there is one option, asks which if there are several, selects if it is asked for twice.
   * With `whole`, everything that plainly follows is done with it. */
  act(options: Option[], at: Element | null, whole?: boolean): void;
  hover(option: Option | null): void;
  explain(refusal: Refusal, at: Element): void;
  describe(kid: string | null, at?: Element): void;
  openPile(seat: number | null): void;
  paid: Tokens;
  pay(thing: string | null): void;
}

export const TableContext = createContext<TableUi | null>(null);

export function useTable(): TableUi {
  const table = useContext(TableContext);
  if (!table) throw new Error("no table: TableContext is missing above this component");
  return table;
}

/** A part of what changes while events are told. */
export const useNow = <T>(pick: (now: Snapshot) => T): T => useStore(useTable().store, pick);

export const useSending = (): boolean => useNow((now) => now.sending);

/** The option under the pointer: few things show what it would do. */
export const HoveredContext = createContext<Option | null>(null);

export const useHovered = (): Option | null => useContext(HoveredContext);

/** What a card in hand wears while a game is looked at again. */
export const JudgedContext = createContext<(kid: string) => ReactNode>(() => null);

/** What can be done with a thing, and if nothing, why not. */
export function useThing(thing: Touch) {
  const { menu, selected } = useTable();
  const options = menu.about(thing);
  return {
    options,
    refusal: menu.whyNot(thing),
    selected: options.some((option) => option.choice === selected),
  };
}

export function seatAt(view: View, seat: number): SeatView {
  const found = view.seats[seat];
  if (!found) throw new Error(`there is no seat ${seat} at this table`);
  return found;
}

export const boardOf = (view: View | null, seats: TableSeat[], seat: number): Board =>
  view?.seats[seat]?.board ?? seats[seat]?.board ?? "red";

import { useEffect } from "react";
import { useNow, useTable } from "./context.ts";

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches("input:not([type=checkbox]), textarea, select") || target.closest("dialog") !== null);

/** 1 to 9 choose, Enter confirms, Esc refuses or goes back, U undoes, Space skips. */
export function useKeys({
  chooser,
  close,
  pile,
  shown: beside,
  hide,
  off,
}: {
  chooser: boolean;
  close(): void;
  pile: boolean;
  /** Is a card described, or a refusal explained? */
  shown: boolean;
  hide(): void;
  off: boolean;
}): void {
  const { menu, act, selected, select, store, shown, openPile } = useTable();
  const playing = useNow((now) => now.playing);
  useEffect(() => {
    const goBack = () => {
      if (beside) hide();
      else if (chooser) close();
      else if (pile) openPile(null);
      else if (selected) select(null);
      else {
        const [refusing] = menu.refusing;
        if (refusing?.final)
          select(refusing.choice); // what cannot be taken back is asked for twice
        else if (refusing) act([refusing], null);
      }
    };
    const confirm = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest("button, a, [role=dialog]")) return;
      const [only, second] = menu.options;
      if (selected) store.choose(selected);
      else if (only && !second) act([only], null);
    };
    const number = (digit: number) => {
      const option = menu.main[digit - 1];
      if (option) act([option], null, true);
    };
    const press = (event: KeyboardEvent) => {
      if (off || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      if (event.key === "Escape") goBack();
      else if (event.key === "Enter") confirm(event);
      else if (event.key.toLowerCase() === "u" && shown.undo) store.undo();
      else if (event.key === " " && playing && event.target === document.body) store.skip();
      else if (/^[1-9]$/.test(event.key) && !chooser) number(Number(event.key));
      else return;
      if (event.key !== "Enter") event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [menu, act, selected, select, store, shown, chooser, close, pile, openPile, beside, hide, off, playing]);
}

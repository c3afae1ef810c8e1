import { useCallback, useEffect, useMemo, useState } from "react";
import type { Option, Refusal } from "../net/messages.ts";
import { Menu, TWICE } from "../play/menu.ts";
import type { Shown, TableStore } from "../play/store.ts";
import { Teller } from "../text/teller.ts";
import { useWords } from "../text/words.ts";
import type { TableUi } from "./context.ts";
import { useTableLayout } from "./layout.ts";
import { usePaid } from "./paid.ts";

/** What stands beside a thing for a while: why not, what it is, which of several is meant. */
function useBeside(asked: string | null) {
  const [why, setWhy] = useState<{ refusal: Refusal; at: Element } | null>(null);
  const [details, setDetails] = useState<{ kid: string; at: Element } | null>(null);
  const [chooser, setChooser] = useState<{ options: Option[]; at: Element | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts afresh
  useEffect(() => {
    setWhy(null);
    setChooser(null);
  }, [asked]);
  const explain = useCallback((refusal: Refusal, at: Element) => setWhy({ refusal, at }), []);
  const unexplain = useCallback(() => setWhy(null), []);
  const describe = useCallback(
    (kid: string | null, at?: Element) => setDetails(kid && at ? { kid, at } : null),
    [],
  );
  const hide = useCallback(() => {
    setWhy(null);
    setDetails(null);
  }, []);
  const closeChooser = useCallback(() => setChooser(null), []);
  return { why, explain, unexplain, details, describe, chooser, setChooser, closeChooser, hide };
}

/** What a person has picked out without deciding anything yet. */
function usePicked(asked: string | null) {
  const [selected, select] = useState<string | null>(null);
  const [hovered, hover] = useState<Option | null>(null);
  const [pile, openPile] = useState<number | null>(null);
  useEffect(() => {
    select(null);
    hover(null);
    if (asked) openPile(null);
  }, [asked]);
  return { selected, select, hovered, hover, pile, openPile };
}

/** Everything a person does to the table before deciding. A new question starts afresh. */
export function useUi(store: TableStore, shown: Shown | null) {
  const words = useWords();
  const layout = useTableLayout();
  const stopped = shown?.table.paused || shown?.table.status === "abandoned";
  const prompt = stopped ? null : (shown?.prompt ?? null);
  // In the draft others may pick meanwhile, which changes nothing.
  const asked = prompt?.options.map((option) => option.choice).join("|") ?? null;
  const menu = useMemo(() => new Menu(prompt), [prompt]);
  const seats = shown?.table.seats;
  const viewer = shown?.viewer ?? null;
  const teller = useMemo(() => new Teller(words, seats ?? [], viewer), [words, seats, viewer]);
  const beside = useBeside(asked);
  const picked = usePicked(asked);
  const { paid, pay } = usePaid(store, menu, asked);
  const { explain, unexplain, describe, setChooser } = beside;
  const { selected, select, openPile } = picked;
  const act = useCallback(
    (options: Option[], at: Element | null, whole = false) => {
      const [option, second] = options;
      if (!option) return;
      describe(null);
      if (second) setChooser({ options, at });
      else if (TWICE.includes(option.shape.what)) select(option.choice);
      else store.choose(option.choice, whole ? option.whole : undefined);
    },
    [store, describe, setChooser, select],
  );
  const hover = useCallback(
    (option: Option | null) => {
      picked.hover(option);
      if (option === null) unexplain();
    },
    [picked.hover, unexplain],
  );
  const table = useMemo((): TableUi | null => {
    if (!shown?.view) return null;
    const { view } = shown;
    const front = shown.viewer ?? 0;
    const doing = { select, act, hover, explain, describe, openPile, pay };
    return { store, shown, view, teller, menu, layout, front, selected, paid, ...doing };
  }, [
    store,
    shown,
    teller,
    menu,
    layout,
    selected,
    select,
    act,
    hover,
    explain,
    describe,
    openPile,
    paid,
    pay,
  ]);
  return { table, beside, hovered: picked.hovered, pile: picked.pile };
}

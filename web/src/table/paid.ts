import { useCallback, useEffect, useState } from "react";
import type { Menu } from "../play/menu.ts";
import type { TableStore } from "../play/store.ts";
import type { Tokens } from "./context.ts";
import { payable, tokensOf } from "./Payment.tsx";

const most = (menu: Menu, thing: string): number =>
  Math.max(0, ...menu.main.map((option) => tokensOf(option)[thing] ?? 0));

/** The tokens laid out for a payment; the last one that was missing pays. */
export function usePaid(store: TableStore, menu: Menu, asked: string | null) {
  const [paid, setPaid] = useState<Tokens>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts afresh
  useEffect(() => setPaid({}), [asked]);
  const pay = useCallback(
    (thing: string | null) => {
      if (thing === null) {
        setPaid({});
        return;
      }
      const next = { ...paid, [thing]: ((paid[thing] ?? 0) + 1) % (most(menu, thing) + 1) };
      if (!next[thing]) delete next[thing];
      const { open, exact } = payable(menu.main, next);
      if (!open.length) return;
      setPaid(next);
      if (exact && open.length === 1) store.choose(exact.choice);
    },
    [store, menu, paid],
  );
  return { paid, pay };
}

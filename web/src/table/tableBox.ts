import { useEffect, useState } from "react";
import { Box, useBox } from "../cards/box.ts";
import { api } from "../net/api.ts";
import type { Shown } from "../play/store.ts";

/** The box that a table is played with: the present one, or else an earlier edition or the table's own. */
export function useTableBox(shown: Shown | null): Box {
  const present = useBox();
  const [other, setOther] = useState<Box | null>(null);
  const table = shown?.table.id;
  const wanted = shown?.view?.edition.box;
  const known = present.print.fingerprint;
  useEffect(() => {
    if (!table || !wanted || !known || wanted === known) return;
    api
      .edition(wanted)
      .catch(() => api.boxOf(table))
      .then(
        (print) => setOther(new Box(print)),
        () => undefined,
      );
  }, [table, wanted, known]);
  return other !== null && other.print.fingerprint === wanted ? other : present;
}

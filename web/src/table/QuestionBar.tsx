import type { ReactNode } from "react";
import { Abandoned } from "./Abandoned.tsx";
import { Asked } from "./Asked.tsx";
import { Awaited } from "./Awaited.tsx";
import { useTable } from "./context.ts";

/** What is asked, of whom, and everything that can be answered. */
export function QuestionBar(): ReactNode {
  const { menu, shown } = useTable();
  if (shown.table.status === "abandoned") return <Abandoned />;
  return menu.options.length > 0 ? <Asked /> : <Awaited />;
}

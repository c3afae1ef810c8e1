import type { ReactNode } from "react";
import { Asked } from "./Asked.tsx";
import { Awaited } from "./Awaited.tsx";
import { useTable } from "./context.ts";
import { Ended } from "./Ended.tsx";

/** What is asked, of whom, and everything that can be answered. */
export function QuestionBar(): ReactNode {
  const { menu, shown } = useTable();
  if (shown.table.broken) return <Ended why="link-broken" />;
  if (shown.table.status === "abandoned") return <Ended why="game-abandoned" />;
  return menu.options.length > 0 ? <Asked /> : <Awaited />;
}

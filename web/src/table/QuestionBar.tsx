import type { ReactNode } from "react";
import { Asked } from "./Asked.tsx";
import { Awaited } from "./Awaited.tsx";
import { useTable } from "./context.ts";

/** What is asked, of whom, and everything that can be answered. */
export function QuestionBar(): ReactNode {
  const { menu } = useTable();
  return menu.options.length > 0 ? <Asked /> : <Awaited />;
}

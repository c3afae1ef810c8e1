import { type Layout, useLayout } from "../app/fit.ts";

/** A phone held sideways has the parts of a phone, in other places (`data-sideways`). */
export type TableLayout = Exclude<Layout, "sideways">;

export function useTableLayout(): TableLayout {
  const layout = useLayout();
  return layout === "sideways" ? "phone" : layout;
}

export const useSideways = (): boolean => useLayout() === "sideways";

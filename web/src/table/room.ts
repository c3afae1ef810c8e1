import { useLayoutEffect, useState } from "react";
import { useLayout } from "../app/fit.ts";

/** Whether the question is cut off beside its answers: then its explanation gives way. `about` is what is asked. */
export function useShort(about: string): boolean | undefined {
  const [short, setShort] = useState<string | null>(null);
  const layout = useLayout();
  const now = `${layout} ${about}`;
  useLayoutEffect(() => {
    const said = document.querySelector("#question p");
    const parts = [said, said?.querySelector("small")];
    if (parts.some((part) => part && part.scrollHeight > part.clientHeight + 2)) setShort(now);
  }, [now]);
  return short === now || undefined;
}

import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
window.addEventListener("popstate", tell);

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  if (!path.includes("#")) window.scrollTo(0, 0);
  tell();
}

export function usePath(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => location.pathname + location.search + location.hash,
  );
}

/** Props for a link that stays within the page but can be opened in a new tab. */
export function linkTo(path: string) {
  return {
    href: path,
    onClick: (event: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; preventDefault(): void }) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      go(path);
    },
  };
}

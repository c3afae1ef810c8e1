const KEY = "fort-share-key";
const LINK = /^#share=([\w-]+)$/;

/** The link that the server showed when it was started has a key; it is kept and leaves the address. */
export function keepShareKey(): void {
  const key = LINK.exec(location.hash)?.[1];
  if (!key) return;
  history.replaceState(null, "", location.pathname + location.search);
  try {
    localStorage.setItem(KEY, key);
  } catch {
    // nothing can be kept in this browser: the server will say what to do
  }
}

/** What proves that the server was started from here; empty if it was not. */
export function shareKey(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

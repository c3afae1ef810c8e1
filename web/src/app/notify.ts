/** Asks the browser once whether it may show a note when it is your turn. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted" || !document.hidden) return;
  const note = new Notification(title, { body, tag: "fort-turn", icon: "/icon.svg" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

const CALM = "/icon.svg";
const TURN = "/icon-turn.svg";

/** Title and icon of the tab say whether it is your turn. */
export function showTurn(yours: boolean, title: string): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = yours ? TURN : CALM;
}

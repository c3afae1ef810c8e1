import { type ReactNode, useState } from "react";
import { Icon } from "../cards/Icon.tsx";
import { useWords } from "../text/words.ts";

const SAID = 2000;

/** Puts a text on the clipboard and says so. */
export function CopyButton({
  text,
  label,
  className = "button",
}: {
  text: string;
  label: string;
  className?: string;
}): ReactNode {
  const { t } = useWords();
  const [done, setDone] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return; // without permission the text stands beside the button
    }
    setDone(true);
    setTimeout(() => setDone(false), SAID);
  };
  return (
    <button type="button" className={className} onClick={copy}>
      <Icon name={done ? "check" : "link"} />
      <span aria-live="polite">{done ? t("copied") : label}</span>
    </button>
  );
}

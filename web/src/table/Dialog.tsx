import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../cards/Icon.tsx";
import { useWords } from "../text/words.ts";
import * as styles from "./Dialog.module.css";

interface Props {
  title: ReactNode;
  close(): void;
  className?: string;
  children: ReactNode;
}

/** A modal window: the browser keeps the focus inside, Esc closes it, and the focus returns. */
export function Dialog({ title, close, className = "", children }: Props): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const { t } = useWords();
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal?.();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={ref}
      className={`${styles.dialog} sheet ${className}`}
      aria-labelledby="dialog-title"
      onClose={close}
      onCancel={close}
      onClick={(event) => event.target === ref.current && close()}
    >
      <header>
        <h2 id="dialog-title">{title}</h2>
        <button type="button" className="button square quiet" aria-label={t("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}

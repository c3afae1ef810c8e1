import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "../cards/Icon.tsx";
import { useTable } from "./context.ts";
import * as notes from "./Notes.module.css";
import { NoteFace } from "./Notes.tsx";
import { usePlace } from "./place.ts";
import * as styles from "./Readable.module.css";

type Kind = "rule" | "perk";

/** What a perk or a made-up rule says, on its paper. */
export function Paper({ kind, name }: { kind: Kind; name: string }): ReactNode {
  return (
    <div className={`${notes.note} ${styles.paper} printed${kind === "perk" ? ` ${notes.perk}` : ""}`}>
      <NoteFace kind={kind} name={name} />
    </div>
  );
}

/** Open until Esc, a press elsewhere or the focus goes; Esc means nothing else meanwhile. */
function useClosing(open: boolean, close: () => void, owner: { current: Element | null }) {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopImmediatePropagation();
      event.preventDefault();
      close();
    };
    const press = (event: PointerEvent) => {
      if (!owner.current?.contains(event.target as Node)) close();
    };
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", press);
    return () => {
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", press);
    };
  }, [open, close, owner]);
}

function Beside({ kind, name, at }: { kind: Kind; name: string; at: Element }): ReactNode {
  const { ref, style } = usePlace(at, 8);
  return createPortal(
    <div ref={ref} role="status" data-over="beside" className={styles.beside} style={style}>
      <Paper kind={kind} name={name} />
    </div>,
    at.closest("dialog") ?? document.body,
  );
}

/** The name of a perk or a made-up rule, or its sign alone: a press reads it out of the box. */
export function Readable({
  kind,
  name,
  short = false,
  className = "",
}: {
  kind: Kind;
  name: string;
  short?: boolean;
  className?: string;
}): ReactNode {
  const { teller } = useTable();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [close] = useState(() => () => setOpen(false));
  useClosing(open, close, button);
  const words = teller.words.named(kind, name);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${className || styles.read} ${styles.target}`}
        aria-expanded={open}
        data-reads={kind}
        onClick={() => setOpen(!open)}
        onBlur={close}
      >
        <Icon name={kind} label={short ? words : undefined} />
        {!short && words}
      </button>
      {open && button.current && <Beside kind={kind} name={name} at={button.current} />}
    </>
  );
}

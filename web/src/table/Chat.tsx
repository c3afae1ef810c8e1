import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../cards/Icon.tsx";
import { Avatar } from "../cards/Portrait.tsx";
import { PHRASES } from "../net/messages.ts";
import * as styles from "./Chat.module.css";
import { boardOf, useTable } from "./context.ts";

const LONGEST = 280;

export function Chat(): ReactNode {
  const { shown, view, teller, store } = useTable();
  const [text, setText] = useState("");
  const end = useRef<HTMLLIElement>(null);
  const number = shown.chat.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll to the newest line when one is added
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [number]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said) store.send({ type: "chat", text: said });
    setText("");
  };
  return (
    <div className={styles.chat}>
      <ul aria-live="polite">
        {number === 0 && <li>{teller.t("chat-empty")}</li>}
        {shown.chat.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
          <li key={at}>
            {line.seat !== null && <Avatar board={boardOf(view, shown.table.seats, line.seat)} />}
            <span>
              <b>
                <bdi>{line.seat === null ? line.nickname : teller.bareName(line.seat)}</bdi>
              </b>{" "}
              <bdi>{line.phrase ? teller.t(`phrase-${line.phrase}`) : line.text}</bdi>
            </span>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ul>
      {shown.viewer !== null && (
        <>
          <div className={styles.phrases}>
            {PHRASES.map((phrase) => (
              <button
                key={phrase}
                type="button"
                className="chip"
                onClick={() => store.send({ type: "phrase", phrase })}
              >
                {teller.t(`phrase-${phrase}`)}
              </button>
            ))}
          </div>
          <form onSubmit={send}>
            <input
              className="text-input"
              value={text}
              maxLength={LONGEST}
              aria-label={teller.t("chat-write")}
              placeholder={teller.t("chat-write")}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <button type="submit" className="button square main" aria-label={teller.t("chat-send")}>
              <Icon name="right" />
            </button>
          </form>
        </>
      )}
    </div>
  );
}

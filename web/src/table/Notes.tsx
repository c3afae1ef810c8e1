import { type CSSProperties, type ReactNode, useState } from "react";
import { Signs } from "../cards/ActionText.tsx";
import { useBox } from "../cards/box.ts";
import { copies } from "../cards/copies.ts";
import { Icon } from "../cards/Icon.tsx";
import { Key } from "../cards/Key.tsx";
import type { Option } from "../net/messages.ts";
import { slug } from "../text/words.ts";
import { useTable } from "./context.ts";
import * as styles from "./Notes.module.css";

// Drawings of made-up rules and perks in the action language, where it can say them.
const DRAWN: Record<string, string[]> = {
  "Big Plans": ["vp", "x", "advance"],
  "Piggy Bank": ["vp", "x", "toy"],
  "Pizza Party": ["vp", "x", "pizza"],
  Popularity: ["vp", "x", "lookout"],
  "Play Palace": ["vp", "x", "crown"],
  "Secret Stash": ["vp", "x", "pack"],
  "Slime Lab": ["vp", "x", "book"],
  "Friendship Bracelet": ["vp", "x", "any"],
  "Birthday Party": ["recruit", "&", "recruit"],
  Bribe: ["recruit", ">", "lookout"],
  DIY: ["advance", "&", "res"],
  "Sticky Fingers": ["res", ">", "pack"],
  "XXL Backpack": ["pack", "pack"],
  "Rough Housing": ["trash-rival"],
};
const ICONS: Record<string, string[]> = {
  "Copy Cat": ["hand", "hand"],
  "Do-Over": ["hand", "replay"],
  Recycling: ["discard", "then", "hand"],
  Loner: ["friend", "no"],
  Minimalism: ["fort"],
  Sleepover: ["hand", "hand", "hand"],
};
const TILTS = [-0.7, 0.5, -0.4, 0.7, -0.5];

function Drawing({ name }: { name: string }): ReactNode {
  const signs = DRAWN[name];
  if (signs) return <Signs signs={signs} />;
  return copies(ICONS[name] ?? ["rule"]).map(({ key, kid }) => <Icon key={key} name={kid} />);
}

/** A made-up rule or a perk on note paper. */
export function NoteFace({
  kind,
  name,
  hotkey,
}: {
  kind: "rule" | "perk";
  name: string;
  hotkey?: string;
}): ReactNode {
  const { teller } = useTable();
  return <NoteWords kind={kind} name={name} hotkey={hotkey} words={teller.words} />;
}

export function NoteWords({
  kind,
  name,
  hotkey,
  words,
}: {
  kind: "rule" | "perk";
  name: string;
  hotkey?: string;
  words: ReturnType<typeof useTable>["teller"]["words"];
}): ReactNode {
  const lasts = useBox().lasts(name);
  return (
    <>
      <span className={styles.heading}>
        <Icon name={kind} />
        <b>{words.named(kind, name)}</b>
        {hotkey && <Key name={hotkey} />}
      </span>
      <span className={styles.drawing} aria-hidden="true">
        <Drawing name={name} />
      </span>
      <span className={styles.does}>
        {words.attribute(`${kind}-${slug(name)}`, kind === "rule" ? "scores" : "does")}
      </span>
      {kind === "perk" && (
        <span className={styles.lasts}>
          <Icon name={lasts ? "replay" : "no"} />
          {words.t(lasts ? "perk-lasting" : "perk-once")}
        </span>
      )}
    </>
  );
}

function Note({ option, at }: { option: Option; at: number }): ReactNode {
  const { selected, select } = useTable();
  const { made_up_rule: rule, perk } = option.shape;
  const kind = rule ? "rule" : "perk";
  const on = selected === option.choice;
  return (
    <button
      type="button"
      className={`${styles.note}${kind === "perk" ? ` ${styles.perk}` : ""} printed${on ? ` ${styles.chosen}` : ""}`}
      style={{ "--a": `${TILTS[at % TILTS.length]}deg` } as CSSProperties}
      aria-pressed={on}
      data-choice={option.choice}
      onClick={() => select(on ? null : option.choice)}
    >
      <NoteFace kind={kind} name={rule ?? perk ?? ""} hotkey={String(at + 1)} />
      {on && (
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}

/** The reward of a level, laid over the driveway: rivals, log, board and hand stay in view. */
export function Notes({ peek, setPeek }: { peek: boolean; setPeek(on: boolean): void }): ReactNode {
  const { view, menu, teller } = useTable();
  const rules = view.question?.kind === "keep";
  const [held, setHeld] = useState(false);
  if (peek || held)
    return (
      <button
        type="button"
        className={`button ${styles.back}`}
        onClick={() => setPeek(false)}
        onPointerUp={() => setHeld(false)}
      >
        <Icon name="eye" />
        {teller.t(rules ? "notes-rules" : "notes-perks")}
      </button>
    );
  return (
    <section
      className={styles.overlay}
      data-over
      aria-label={teller.t(rules ? "notes-rules" : "notes-perks")}
    >
      <header>
        <h2>{teller.t(rules ? "notes-rules" : "notes-perks")}</h2>
        <span className="chip">
          <Icon name={rules ? "lock" : "people"} />
          {teller.t(rules ? "notes-rules-chip" : "notes-perks-chip")}
        </span>
        <span className="spacer" />
        <button
          type="button"
          className="button quiet"
          onPointerDown={() => setHeld(true)}
          onPointerUp={() => setHeld(false)}
          onClick={(event) => event.detail === 0 && setPeek(true)}
        >
          <Icon name="eye" />
          {teller.t("you-may-look")}
          <Key name="␣" />
        </button>
      </header>
      <div className={`${styles.notes}${menu.main.length === 3 ? ` ${styles.three}` : ""}`}>
        {menu.main.map((option, at) => (
          <Note key={option.choice} option={option} at={at} />
        ))}
      </div>
    </section>
  );
}

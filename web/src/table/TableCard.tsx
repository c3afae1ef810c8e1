import { type CSSProperties, type PointerEvent, type ReactNode, useRef } from "react";
import { Icon } from "../cards/Icon.tsx";
import * as kidCard from "../cards/KidCard.module.css";
import { BackFace, KidFace, useShape } from "../cards/KidCard.tsx";
import type { Touch } from "../net/messages.ts";
import { plain } from "../text/rich.tsx";
import { useTable, useThing } from "./context.ts";
import { useDrag } from "./drag.ts";
import * as styles from "./TableCard.module.css";

const LONG_PRESS = 450;
const HOVER = 450;

interface Props {
  name: string;
  thing?: Touch;
  /** Where it looks another way than its options make it. */
  state?: "selected" | "glow" | undefined;
  className?: string;
  style?: CSSProperties;
  raise?: boolean;
  keyMark?: string;
  gives?: ReactNode;
  onOpen?: () => void;
  label?: string;
  children?: ReactNode;
}

const NOTHING: Touch = { place: "nowhere" };

/** A card on the table: it can be chosen, says why not, or at least tells about itself. */
export function TableCard({
  name,
  thing = NOTHING,
  state,
  className = "",
  style,
  raise,
  keyMark,
  gives,
  onOpen,
  label,
  children,
}: Props): ReactNode {
  const { teller, act, explain, hover, describe } = useTable();
  const { options, refusal, selected } = useThing(thing);
  const shape = useShape(name);
  const timer = useRef(0);
  const lit = options.length > 0;
  const drag = useDrag(lit, (element) => act(options, element));
  const own = selected ? "selected" : lit ? (raise ? "playable" : "glow") : refusal ? "dim" : undefined;
  const said = [lit && options[0] ? plain(teller.label(options[0])) : teller.words.kid(name), label ?? ""];
  if (refusal) said.push(`${plain(teller.reason(refusal))} ${refusal.rule}`);

  const enter = (event: PointerEvent<HTMLElement>) => {
    const element = event.currentTarget;
    if (lit) hover(options[0] ?? null);
    clearTimeout(timer.current);
    const touch = event.pointerType !== "mouse";
    if (refusal && !touch) explain(refusal, element);
    else timer.current = window.setTimeout(() => describe(name, element), touch ? LONG_PRESS : HOVER);
  };
  const leave = () => {
    clearTimeout(timer.current);
    hover(null);
    describe(null);
  };
  return (
    <button
      type="button"
      {...shape}
      className={`${shape.className} ${className}`}
      data-state={state ?? own}
      style={style}
      data-kid={name}
      data-choice={options[0]?.choice}
      aria-disabled={refusal ? true : undefined}
      onPointerEnter={enter}
      onPointerLeave={leave}
      {...drag}
      onPointerDown={(event) => {
        enter(event);
        drag.onPointerDown(event);
      }}
      onPointerMove={(event) => {
        drag.onPointerMove(event);
        if (event.currentTarget.classList.contains("dragged")) leave();
      }}
      onPointerUp={(event) => {
        clearTimeout(timer.current);
        drag.onPointerUp(event);
      }}
      onFocus={(event) => {
        if (!event.currentTarget.matches(":focus-visible")) return;
        if (lit) hover(options[0] ?? null);
        if (refusal) explain(refusal, event.currentTarget);
        else describe(name, event.currentTarget);
      }}
      onBlur={leave}
      onClick={(event) => {
        clearTimeout(timer.current);
        if (lit) act(options, event.currentTarget);
        else if (refusal) explain(refusal, event.currentTarget);
        else if (onOpen) onOpen();
        else describe(name, event.currentTarget);
      }}
    >
      <span className="spoken">{said.filter(Boolean).join(". ")}. </span>
      <KidFace name={name} />
      {selected ? (
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
      ) : (
        keyMark &&
        lit && (
          <span className={styles.key} data-part="key">
            {keyMark}
          </span>
        )
      )}
      {lit && gives}
      {children}
    </button>
  );
}

/** A face-down pile that may be taken from. */
export function TablePile({
  count,
  thing,
  label,
  keyMark,
}: {
  count: number;
  thing: Touch;
  label: string;
  keyMark?: string;
}): ReactNode {
  const { act, hover } = useTable();
  const { options } = useThing(thing);
  if (!options.length)
    return (
      <span className={`card ${kidCard.back}`} role="img" aria-label={label}>
        <BackFace count={count} />
      </span>
    );
  return (
    <button
      type="button"
      className={`card ${kidCard.back}`}
      data-state="glow"
      data-choice={options[0]?.choice}
      onPointerEnter={() => hover(options[0] ?? null)}
      onPointerLeave={() => hover(null)}
      onClick={(event) => act(options, event.currentTarget)}
    >
      <span className="spoken">{label}. </span>
      <BackFace count={count} />
      {keyMark && (
        <span className={styles.key} data-part="key">
          {keyMark}
        </span>
      )}
    </button>
  );
}

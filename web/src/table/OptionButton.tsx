import type { ReactNode } from "react";
import { ActionText } from "../cards/ActionText.tsx";
import { Icon } from "../cards/Icon.tsx";
import { Key } from "../cards/Key.tsx";
import type { Option } from "../net/messages.ts";
import { gist } from "../text/actions.ts";
import { type Choice, readChoice } from "../text/choice.ts";
import { Rich } from "../text/rich.tsx";
import { useSending, useTable } from "./context.ts";

/** The drawing on a button, where it says more than the words. */
function iconOf(choice: Choice, step: string | null | undefined): string | null {
  if (choice.place === "park deck") return "deck";
  if (choice.suit) return choice.suit;
  if (choice.resource) return choice.resource;
  if (choice.verb === "use-perk") return "perk";
  if (choice.verb === "copy-whose") return "pack";
  if (choice.verb === "times" && step) return step;
  return null;
}

/** Of two steps side by side, the one that would be first. */
function partOf(choice: Choice, action: string | null): string | null {
  const [left, right] = action?.split("&") ?? [];
  if (choice.verb === "left-first") return left?.trim() ?? null;
  return choice.verb === "right-first" ? (right?.trim() ?? null) : null;
}

interface Props {
  option: Option;
  hotkey?: string;
  className?: string;
  wordy?: boolean;
  onChoose?: () => void;
}

/** One option as a button: key, drawing, words, and what it would give. */
export function OptionButton({
  option,
  hotkey,
  className = "main",
  wordy = false,
  onChoose,
}: Props): ReactNode {
  const { teller, act, hover, view } = useTable();
  const sending = useSending();
  const choice = readChoice(option.choice);
  const step = view.question?.action ?? null;
  const icon = iconOf(choice, step ? gist(step) : null);
  const part = partOf(choice, step);
  const note = teller.note(choice);
  const gain = choice.verb === "follow" ? teller.gain(option.preview) : "";
  return (
    <button
      type="button"
      className={`button ${className}`}
      data-choice={option.choice}
      disabled={sending}
      onPointerEnter={() => hover(option)}
      onPointerLeave={() => hover(null)}
      onFocus={() => hover(option)}
      onBlur={() => hover(null)}
      onClick={(event) => {
        onChoose?.();
        act([option], event.currentTarget);
      }}
    >
      {hotkey && <Key name={hotkey} />}
      {icon && <Icon name={icon} />}
      {part && <ActionText action={part} />}
      <span>
        <Rich text={teller.label(option)} />
        {gain && (
          <>
            {": "}
            <Rich text={gain} />
          </>
        )}
        {note &&
          (wordy ? (
            <small>
              <Rich text={note} />
            </small>
          ) : (
            <span className="spoken">
              {" "}
              <Rich text={note} />
            </span>
          ))}
      </span>
    </button>
  );
}

import type { ReactNode } from "react";
import { ActionText } from "../cards/ActionText.tsx";
import { Icon } from "../cards/Icon.tsx";
import { Key } from "../cards/Key.tsx";
import type { Option } from "../net/messages.ts";
import { gist } from "../text/actions.ts";
import { Rich } from "../text/rich.tsx";
import { buttonText } from "../text/story.ts";
import { useSending, useTable } from "./context.ts";

/** The drawing on a button, where it says more than the words. */
function iconOf({ what, place, suit, resource }: Option["shape"], step: string | null): string | null {
  if (place === "park deck") return "deck";
  if (what === "perk") return "perk";
  if (what === "copy-whose") return "pack";
  return suit ?? resource ?? (what === "times" ? step : null);
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
  const { teller, act, hover, menu } = useTable();
  const sending = useSending();
  const step = menu.prompt?.action;
  const icon = iconOf(option.shape, step ? gist(step) : null);
  const note = teller.say(option.source);
  const { label, gain } = buttonText(option, teller);
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
        act([option], event.currentTarget, true);
      }}
    >
      {hotkey && <Key name={hotkey} />}
      {icon && <Icon name={icon} />}
      {option.action && <ActionText action={option.action} />}
      <span>
        <Rich text={label} />
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

import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../cards/Icon.tsx";
import { Key } from "../cards/Key.tsx";
import type { Option } from "../net/messages.ts";
import { pagesOf, TWICE } from "../play/menu.ts";
import { plain } from "../text/rich.tsx";
import { buttonText } from "../text/story.ts";
import { DeclineAll } from "./BarParts.tsx";
import { useSending, useTable } from "./context.ts";
import { useSideways } from "./layout.ts";
import { OptionButton } from "./OptionButton.tsx";
import { payable } from "./Payment.tsx";
import * as bar from "./QuestionBar.module.css";
import { useQuestion } from "./question.ts";

const KEYS = 9;

/** The room in the bar, in rem, that the options do not have. */
function useTaken(aside: boolean): number {
  const { menu, layout, shown, view } = useTable();
  const { sentence, why } = useQuestion();
  const refusing = aside || !menu.refusing.length ? 0 : menu.refusing.length * 9;
  if (layout === "phone") return refusing;
  const beside = refusing + (refusing ? 2 : 0) + (view.question?.kind === "follow" ? 6 : 0);
  if (layout !== "desk") return beside;
  const said = Math.max(plain(sentence).length * 0.56, plain(why).length * 0.26, 12);
  return said + beside + (shown.undo ? 7 : 0);
}

/** The options of the page that is open, and the way to the next one. */
function usePages(main: Option[], aside: boolean) {
  const { layout, teller, shown } = useTable();
  const room = useSideways() ? "sideways" : layout;
  const [page, setPage] = useState(0);
  const decision = shown.decision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins on its first page
  useEffect(() => setPage(0), [decision]);
  const labels = main.map((option) => {
    const { label, gain } = buttonText(option, teller);
    return plain(label) + plain(gain);
  });
  const starts = pagesOf(labels, room, useTaken(aside));
  const end = starts[page + 1] ?? main.length;
  return {
    here: main.slice(starts[page] ?? 0, end),
    paged: starts.length > 1,
    left: main.length - end,
    turn: () => setPage(end < main.length ? page + 1 : 0),
  };
}

/** All options as buttons: the first on keys 1 to 9, the rest on further pages, the refusing ones last. */
export function Options({ aside }: { aside: boolean }): ReactNode {
  const { menu, layout, teller, view, paid } = useTable();
  const kind = view.question?.kind;
  const main = kind === "pay" ? payable(menu.main, paid).open : menu.main;
  const { here, paged, left, turn } = usePages(main, aside);
  if (kind === "pick")
    return <span className={bar.phases}>{teller.t("draft-how", { number: main.length })}</span>;
  return (
    <>
      {here.map((option) => {
        const at = menu.main.indexOf(option);
        return (
          <OptionButton key={option.choice} option={option} hotkey={at < KEYS ? String(at + 1) : undefined} />
        );
      })}
      {paged && (
        <button type="button" className={`button ${bar.more}`} onClick={turn} data-more>
          {left ? `${teller.t("choice-more")} (${left})` : teller.t("choice-back")}
        </button>
      )}
      {menu.refusing.length > 0 && main.length > 0 && <span className={bar.separator} />}
      {kind === "follow" && layout !== "phone" && <DeclineAll />}
      {!aside && <Refusing />}
    </>
  );
}

/** What refuses or ends: always last, on the right. */
export function Refusing(): ReactNode {
  const { menu } = useTable();
  return menu.refusing.map((option, at) => (
    <OptionButton key={option.choice} option={option} className="" hotkey={at === 0 ? "Esc" : undefined} />
  ));
}

/** Asked twice: the chosen thing and the way back. */
export function Sure(): ReactNode {
  const { selected, select, teller, store, menu } = useTable();
  const sending = useSending();
  const option = menu.option(selected);
  if (!option) return null;
  const { what } = option.shape;
  const id = what === "take" ? "choice-take-sure" : "choice-keep-sure";
  const label = plain(teller.label(option));
  return (
    <>
      <button
        type="button"
        className="button main"
        data-confirm
        onClick={() => store.choose(option.choice)}
        disabled={sending}
      >
        <Key name="↵" />
        <Icon name="check" />
        {TWICE.includes(what) ? teller.t(id, { what: label }) : label}
      </button>
      <span className={bar.separator} />
      <button type="button" className="button quiet" onClick={() => select(null)}>
        {teller.t("choice-change")}
        <Key name="Esc" />
      </button>
    </>
  );
}

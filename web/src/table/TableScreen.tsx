import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import type { Option, Refusal } from "../net/messages.ts";
import { Menu } from "../play/menu.ts";
import type { Shown, TableStore } from "../play/store.ts";
import { useStore } from "../play/useStore.ts";
import { readChoice, TWICE } from "../text/choice.ts";
import { Teller } from "../text/teller.ts";
import { useWords } from "../text/words.ts";
import { Announcer } from "./Announcer.tsx";
import { Banner } from "./Banner.tsx";
import { Curtain, useCurtain } from "./Curtain.tsx";
import { TableContext, type TableUi, type Tokens } from "./context.ts";
import { End } from "./End.tsx";
import { useKeys } from "./hotkeys.ts";
import { useLayout } from "./layout.ts";
import { Chooser, Details, WhyNot } from "./Overlays.tsx";
import { payable } from "./Payment.tsx";
import { Tabletop } from "./Tabletop.tsx";
import { WaitingRoom } from "./WaitingRoom.tsx";

/** Everything a person does to the table without deciding anything yet. */
function useUi(store: TableStore, shown: Shown | null) {
  const words = useWords();
  const layout = useLayout();
  const snapshot = useStore(store);
  const [selected, select] = useState<string | null>(null);
  const [hovered, hover] = useState<Option | null>(null);
  const [why, setWhy] = useState<{ refusal: Refusal; at: Element } | null>(null);
  const [details, setDetails] = useState<{ kid: string; at: Element } | null>(null);
  const [chooser, setChooser] = useState<{ options: Option[]; at: Element | null } | null>(null);
  const [pile, openPile] = useState<number | null>(null);
  const [paid, setPaid] = useState<Tokens>({});
  const prompt = shown?.table.paused ? null : (shown?.prompt ?? null);
  const asked = prompt?.options.map((option) => option.choice).join("|") ?? null;
  // A new question starts afresh; in the draft others may pick meanwhile, which changes nothing.
  useEffect(() => {
    select(null);
    hover(null);
    setWhy(null);
    setChooser(null);
    setPaid({});
    if (asked) openPile(null);
  }, [asked]);
  const menu = useMemo(() => new Menu(prompt), [prompt]);
  const seats = shown?.table.seats;
  const viewer = shown?.viewer ?? null;
  const teller = useMemo(() => new Teller(words, seats ?? [], viewer), [words, seats, viewer]);

  const act = useCallback(
    (options: Option[], at: Element | null) => {
      const [option, second] = options;
      if (!option) return;
      setDetails(null);
      if (second) setChooser({ options, at });
      else if (TWICE.includes(readChoice(option.choice).verb)) select(option.choice);
      else store.choose(option.choice);
    },
    [store],
  );
  const pay = (thing: string | null) => {
    const most = thing
      ? Math.max(...menu.main.map((option) => payable([option], {}).open.length && countOf(option, thing)))
      : 0;
    const next: Tokens = thing === null ? {} : { ...paid, [thing]: ((paid[thing] ?? 0) + 1) % (most + 1) };
    if (thing && !next[thing]) delete next[thing];
    const { open, exact } = payable(menu.main, next);
    if (!open.length) return;
    setPaid(next);
    if (exact && open.length === 1) store.choose(exact.choice);
  };
  return {
    words,
    layout,
    snapshot,
    selected,
    select,
    hovered,
    hover,
    why,
    setWhy,
    details,
    setDetails,
    chooser,
    setChooser,
    pile,
    openPile,
    paid,
    pay,
    menu,
    teller,
    act,
  };
}

const countOf = (option: Option, thing: string): number =>
  option.touches.reduce(
    (sum, touch) =>
      thing === `${touch.place}:${touch.seat}:${touch.resource}` ? sum + (touch.number ?? 1) : sum,
    0,
  );

interface Props {
  store: TableStore;
  invitation?: string;
  children?: ReactNode;
}

/** One table, whatever is going on there. `children` stand in for the question bar (replays). */
export function TableScreen({ store, invitation, children }: Props): ReactNode {
  const snapshot = useStore(store);
  const { shown } = snapshot;
  const ui = useUi(store, shown);
  const [looking, setLooking] = useState(false);
  const curtain = useCurtain(store, snapshot);
  if (!shown) return <Banner snapshot={snapshot} alone />;
  if (shown.table.status === "waiting" || !shown.view)
    return <WaitingRoom table={shown.table} invitation={invitation} joined={() => store.wire?.reconnect()} />;
  const table: TableUi = {
    store,
    snapshot,
    shown,
    view: shown.view,
    teller: ui.teller,
    menu: ui.menu,
    layout: ui.layout,
    front: shown.viewer ?? 0,
    selected: ui.selected,
    select: ui.select,
    act: ui.act,
    hovered: ui.hovered,
    hover: (option) => {
      ui.hover(option);
      if (option === null) ui.setWhy(null);
    },
    explain: (refusal, at) => ui.setWhy({ refusal, at }),
    describe: (kid, at) => ui.setDetails(kid && at ? { kid, at } : null),
    openPile: ui.openPile,
    paid: ui.paid,
    pay: ui.pay,
  };
  const over = shown.view.over && !looking && !children;
  return (
    <TableContext.Provider value={table}>
      {curtain.seat !== null ? (
        <Curtain seat={curtain.seat} since={curtain.since} open={curtain.open} />
      ) : over ? (
        <End look={() => setLooking(true)} />
      ) : (
        <Tabletop pile={ui.pile} peekKeys={!ui.chooser} bar={children} />
      )}
      <Keys
        chooser={ui.chooser !== null}
        close={() => ui.setChooser(null)}
        pile={ui.pile !== null}
        off={curtain.seat !== null}
      />
      <div role="status">
        {ui.why && <WhyNot refusal={ui.why.refusal} at={ui.why.at} close={() => ui.setWhy(null)} />}
        {ui.details && !ui.why && <Details kid={ui.details.kid} at={ui.details.at} key={ui.details.kid} />}
      </div>
      {ui.chooser && (
        <Chooser options={ui.chooser.options} at={ui.chooser.at} close={() => ui.setChooser(null)} />
      )}
      {!children && <Announcer curtained={curtain.seat !== null} />}
      {!children && <Banner snapshot={snapshot} />}
    </TableContext.Provider>
  );
}

function Keys(props: { chooser: boolean; close(): void; pile: boolean; off: boolean }): ReactNode {
  useKeys(props);
  return null;
}

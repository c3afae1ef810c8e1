import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useSettings } from "../app/settings.ts";
import { BoxContext } from "../cards/box.ts";
import type { TableStore } from "../play/store.ts";
import { useStore } from "../play/useStore.ts";
import { Announcer } from "./Announcer.tsx";
import { Banner } from "./Banner.tsx";
import { Curtain, useCurtain } from "./Curtain.tsx";
import { HoveredContext, TableContext } from "./context.ts";
import { End } from "./End.tsx";
import { Ended } from "./Ended.tsx";
import { useKeys } from "./hotkeys.ts";
import { Chooser, Details, WhyNot } from "./Overlays.tsx";
import { Tabletop } from "./Tabletop.tsx";
import { useTableBox } from "./tableBox.ts";
import { useUi } from "./ui.ts";
import { WaitingRoom } from "./WaitingRoom.tsx";

interface Props {
  store: TableStore;
  invitation?: string;
  children?: ReactNode;
  /** Stands above the table. */
  head?: ReactNode;
  /** Stands in the place of the log. */
  side?: ReactNode;
}

/** One table with the cards it is played with. `children` stand in for the question bar (replays). */
export function TableScreen(props: Props): ReactNode {
  const box = useTableBox(useStore(props.store, (now) => now.shown));
  return (
    <BoxContext.Provider value={box}>
      <Screen {...props} />
    </BoxContext.Provider>
  );
}

/** One table, whatever is going on there. */
function Screen({ store, invitation, children, head, side }: Props): ReactNode {
  const shown = useStore(store, (now) => now.shown);
  const { table, beside, hovered, pile } = useUi(store, shown);
  const curtain = useCurtain(store);
  const curtained = curtain.seat !== null;
  if (!shown) return <Banner store={store} alone />;
  if (shown.table.status === "waiting" || !table)
    return <WaitingRoom table={shown.table} invitation={invitation} joined={() => store.wire?.reconnect()} />;
  return (
    <TableContext.Provider value={table}>
      <HoveredContext.Provider value={hovered}>
        {curtain.seat === null ? (
          <TableOrEnd
            over={table.view.over && !children}
            pile={pile}
            bar={children}
            head={head}
            side={side}
          />
        ) : (
          <Curtain seat={curtain.seat} since={curtain.since} open={curtain.open} />
        )}
        <Keys
          chooser={beside.chooser !== null}
          close={beside.closeChooser}
          pile={pile !== null}
          shown={beside.why !== null || beside.details !== null}
          hide={beside.hide}
          off={curtained}
        />
        <Beside {...beside} />
        {!children && <Announcer curtained={curtained} />}
        {!children && <AnswerForMe store={store} />}
        {!children && <Banner store={store} />}
      </HoveredContext.Provider>
    </TableContext.Provider>
  );
}

/** Once the game is over its end is shown; the table can be looked at again. */
function TableOrEnd({
  over,
  pile,
  bar,
  head,
  side,
}: Parameters<typeof Tabletop>[0] & { over: boolean }): ReactNode {
  const [looking, setLooking] = useState(false);
  const look = useCallback(() => setLooking(true), []);
  const back = useCallback(() => setLooking(false), []);
  if (!over) return <Tabletop pile={pile} bar={bar} head={head} side={side} />;
  return looking ? <Tabletop pile={pile} bar={<Ended why="end-over" back={back} />} /> : <End look={look} />;
}

function Beside({ why, unexplain, details, chooser, closeChooser }: ReturnType<typeof useUi>["beside"]) {
  return (
    <>
      <div role="status">
        {why && <WhyNot refusal={why.refusal} at={why.at} close={unexplain} />}
        {details && !why && <Details kid={details.kid} at={details.at} key={details.kid} />}
      </div>
      {chooser && <Chooser options={chooser.options} at={chooser.at} close={closeChooser} />}
    </>
  );
}

/** What the person wants answered for them holds at every table they look at. */
function AnswerForMe({ store }: { store: TableStore }): null {
  const { answer } = useSettings();
  const viewer = useStore(store, (now) => now.shown?.viewer ?? null);
  const single = useStore(store, (now) => now.shown?.orders?.single ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again for another seat, or if it is not so
  useEffect(() => store.order(answer), [store, answer, viewer, single]);
  return null;
}

function Keys(props: Parameters<typeof useKeys>[0]): ReactNode {
  useKeys(props);
  return null;
}

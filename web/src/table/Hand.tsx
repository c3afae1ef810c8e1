import { type CSSProperties, type ReactNode, useContext } from "react";
import { copies } from "../cards/copies.ts";
import { CardBack } from "../cards/KidCard.tsx";
import type { Option } from "../net/messages.ts";
import { Rich } from "../text/rich.tsx";
import { JudgedContext, seatAt, useTable } from "./context.ts";
import * as styles from "./Hand.module.css";
import { TableCard } from "./TableCard.tsx";

const TILT = 1.6;
const SAG = 0.14;

function fan(at: number, number: number): CSSProperties {
  const off = at - (number - 1) / 2;
  return {
    "--a": `${(off * TILT).toFixed(1)}deg`,
    "--y": `${(off * off * SAG).toFixed(2)}rem`,
  } as CSSProperties;
}

/** What following with this card, or adding it, would give. */
function Gives({ option }: { option: Option | undefined }): ReactNode {
  const { teller } = useTable();
  if (!option) return null;
  const text = teller.say(option.gives);
  if (!text) return null;
  return (
    <span className={`tag ${styles.gives}`}>
      <Rich text={text} />
    </span>
  );
}

export function Hand(): ReactNode {
  const { view, front, shown, teller, menu } = useTable();
  const { hand } = seatAt(view, front);
  const judged = useContext(JudgedContext);
  const label =
    shown.viewer === front ? teller.t("your-hand") : teller.t("hand-of", { name: teller.bareName(front) });
  return (
    <section
      className={styles.hand}
      id="hand"
      tabIndex={-1}
      aria-label={label}
      style={{ "--k": Math.max(hand.length, 5) } as CSSProperties}
      data-zone={`hand:${front}`}
    >
      {hand.length === 0 && <span>{shown.viewer === front ? teller.t("hand-empty") : ""}</span>}
      {copies(hand).map(({ key, kid }, at) => {
        if (kid === null) return <CardBack key={key} />;
        const thing = { kid, place: "hand", seat: front };
        return (
          <TableCard
            key={key}
            name={kid}
            thing={thing}
            raise
            style={fan(at, hand.length)}
            gives={<Gives option={menu.about(thing)[0]} />}
          >
            {judged(kid)}
          </TableCard>
        );
      })}
    </section>
  );
}

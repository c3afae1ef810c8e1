import type { ReactNode } from "react";
import { useBox } from "../cards/box.ts";
import { Icon } from "../cards/Icon.tsx";
import type { Option } from "../net/messages.ts";
import { keyOf } from "../play/menu.ts";
import { seatAt, type Tokens, useTable } from "./context.ts";
import * as styles from "./Payment.module.css";

/** The tokens an option would pay with, by thing. */
export function tokensOf(option: Option): Tokens {
  const tokens: Tokens = {};
  for (const touch of option.touches)
    tokens[keyOf(touch)] = (tokens[keyOf(touch)] ?? 0) + (touch.number ?? 1);
  return tokens;
}

/** The options that can still be paid with what was laid out, and the one that is laid out in full. */
export function payable(options: Option[], paid: Tokens): { open: Option[]; exact: Option | null } {
  const open = options.filter((option) => {
    const tokens = tokensOf(option);
    return Object.entries(paid).every(([thing, number]) => (tokens[thing] ?? 0) >= number);
  });
  const laid = Object.values(paid).reduce((sum, number) => sum + number, 0);
  const exact = open.find((option) => Object.values(tokensOf(option)).reduce((s, n) => s + n, 0) === laid);
  return { open, exact: laid ? (exact ?? null) : null };
}

/** The bill: places to fill, ticked as tokens are laid out. */
export function Payment(): ReactNode {
  const { view, teller, front, paid, pay } = useTable();
  const level = seatAt(view, front).level + 1;
  const printed = useBox().level(level);
  const laid = { pizza: 0, toy: 0 };
  for (const [thing, number] of Object.entries(paid)) {
    if (thing.endsWith("pizza")) laid.pizza += number;
    else laid.toy += number;
  }
  const needs: ("pizza" | "toy" | "res")[] = [
    ...Array<"toy">(printed?.cost.toy ?? 0).fill("toy"),
    ...Array<"pizza">(printed?.cost.pizza ?? 0).fill("pizza"),
    ...Array<"res">(printed?.cost.either ?? 0).fill("res"),
  ];
  const done = settle(needs, laid);
  return (
    <div className={styles.payment}>
      <h2>
        <Icon name="advance" />
        {teller.t("pay-costs", { level })}
      </h2>
      <div className={styles.bill}>
        {needs.map((need, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of a bill are told apart by their order
          <span key={at} className={`${styles.need} ${done[at] ? styles.paid : styles.open}`}>
            <Icon
              name={need}
              label={teller.t(need === "res" ? "tokens-either" : `tokens-${need}`, { number: 1 })}
            />
            {done[at] && (
              <em>
                <Icon name="check" />
              </em>
            )}
          </span>
        ))}
      </div>
      {Object.keys(paid).length > 0 && (
        <button type="button" className="button small quiet" onClick={() => pay(null)}>
          {teller.t("pay-start-over")}
        </button>
      )}
    </div>
  );
}

/** Which places of the bill the laid tokens fill: their own first, then either. */
function settle(needs: ("pizza" | "toy" | "res")[], laid: { pizza: number; toy: number }): boolean[] {
  const left = { ...laid };
  const done = needs.map((need) => {
    if (need === "res" || left[need] === 0) return false;
    left[need] -= 1;
    return true;
  });
  let over = left.pizza + left.toy;
  return needs.map((need, at) => {
    if (need !== "res") return done[at] ?? false;
    over -= 1;
    return over >= 0;
  });
}

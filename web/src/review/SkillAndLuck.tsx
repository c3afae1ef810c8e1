import type { CSSProperties, ReactNode } from "react";
import { Avatar } from "../cards/Portrait.tsx";
import type { Board } from "../net/messages.ts";
import { useNumbers } from "../text/numbers.ts";
import type { Teller } from "../text/teller.ts";
import type { Review } from "./form.ts";
import * as styles from "./SkillAndLuck.module.css";

/** Error rates beyond this leave the bar empty, luck beyond that fills half of its own. */
const WORST = 40;
const MOST_LUCK = 0.5;

const skillOf = (rate: number): number => Math.max(0.04, 1 - rate / WORST);

function LuckBar({ luck }: { luck: number }): ReactNode {
  const wide = Math.min(1, Math.abs(luck) / MOST_LUCK) * 50;
  const style: CSSProperties = { width: `${wide}%`, left: `${luck < 0 ? 50 - wide : 50}%` };
  return (
    <span className={styles.luck} data-bad={luck < 0 || undefined} aria-hidden="true">
      <i style={style} />
    </span>
  );
}

/** Everybody's play and everybody's luck, side by side, the winner first. */
export function SkillAndLuck({
  review,
  teller,
  boards,
}: {
  review: Review;
  teller: Teller;
  boards: Board[];
}): ReactNode {
  const numbers = useNumbers();
  const order = [...review.players].sort((one, other) => one.rank - other.rank);
  return (
    <section className={`sheet ${styles.both}`} data-part="skill-and-luck">
      <h2>{teller.t("look-skill-and-luck")}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{teller.t("look-skill")}</th>
            <th scope="col">{teller.t("look-luck")}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((player) => {
            const board = boards[player.seat] ?? "red";
            const rate = player.error_rate;
            return (
              <tr key={player.seat}>
                <th scope="row">
                  <Avatar board={board} />
                  <bdi className="capital">
                    {player.seat === review.seat ? teller.t("you") : teller.bareName(player.seat)}
                  </bdi>
                </th>
                <td>
                  <span className={styles.skill} data-board={board} aria-hidden="true">
                    {rate !== null && <i style={{ width: `${skillOf(rate) * 100}%` }} />}
                  </span>
                  <em>
                    {player.word ? teller.t(`review-word-${player.word}`) : "…"}
                    <small>{rate !== null && numbers.rate(rate)}</small>
                  </em>
                </td>
                <td>
                  {player.luck !== null && <LuckBar luck={player.luck} />}
                  <b>{player.luck === null ? "…" : numbers.luck(player.luck)}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{teller.t("look-rate-note")}</p>
    </section>
  );
}

import type { ReactNode } from "react";
import { Rich } from "../text/rich.tsx";
import { CountsWithout } from "./Absent.tsx";
import { useTable } from "./context.ts";
import * as styles from "./Votes.module.css";

/** What others ask all to agree to. */
export function Votes(): ReactNode {
  const { shown, teller, store } = useTable();
  const mine = shown.table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  const open = shown.votes.filter((vote) => !vote.closed);
  if (!open.length) return null;
  return (
    <div className={styles.votes} data-over role="alert">
      {open.map((vote) => {
        const asked = vote.waiting.filter((seat) => !vote.agreed.includes(seat));
        const askedMe = asked.some((seat) => mine.includes(seat));
        const who = vote.seat === null ? "" : teller.name(vote.seat);
        const answer = (agree: boolean) => () => store.send({ type: "vote", vote: vote.vote, agree });
        return (
          <div className={`${styles.vote} sheet`} key={vote.vote} data-part="vote">
            <p>
              <Rich text={teller.t(`vote-${vote.what}`, { name: teller.name(vote.by ?? 0), who })} />
            </p>
            {askedMe ? (
              <span>
                <button type="button" className="button main" onClick={answer(true)}>
                  {teller.t("vote-yes")}
                </button>
                <button type="button" className="button" onClick={answer(false)}>
                  {teller.t("vote-no")}
                </button>
              </span>
            ) : (
              <small>
                <Rich text={teller.t("vote-waiting", { names: teller.words.list(asked.map(teller.name)) })} />
              </small>
            )}
            {asked.map((seat) => (
              <CountsWithout key={seat} seat={seat} />
            ))}
            {vote.by !== null && mine.includes(vote.by) && (
              <button type="button" className="button" onClick={answer(false)}>
                {teller.t("vote-withdraw")}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}

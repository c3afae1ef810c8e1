import type { ReactNode } from "react";
import { linkTo } from "../app/router.ts";
import { useBox } from "../cards/box.ts";
import { Icon } from "../cards/Icon.tsx";
import { Portrait } from "../cards/Portrait.tsx";
import { useNumbers } from "../text/numbers.ts";
import { Rich } from "../text/rich.tsx";
import type { Teller } from "../text/teller.ts";
import { Badge } from "./Badge.tsx";
import { changeOf, type Moment, type Review } from "./form.ts";
import * as styles from "./Turning.module.css";

/** The card that a moment is remembered by. */
const faceOf = (moment: Moment): string | null =>
  moment.played.shape.kid ?? moment.best.shape.kid ?? moment.kid;

interface Props {
  moment: Moment;
  teller: Teller;
  path: string;
}

function TurningPoint({ moment, teller, path }: Props): ReactNode {
  const numbers = useNumbers();
  const face = faceOf(moment);
  const suit = useBox().kid(face ?? "")?.suits[0];
  const change = changeOf(moment);
  const [reason] = moment.because;
  const round = teller.t(moment.round ? "look-round" : "look-draft", { round: moment.round });
  return (
    <li className={`sheet ${styles.point}`} data-moment={moment.number}>
      <div className={`${styles.picture} printed`} data-suit={suit}>
        {face && <Portrait kid={face} />}
        <Badge label={moment.label} />
        <span className={styles.round}>{round}</span>
      </div>
      <div className={styles.words}>
        <h3>
          <Rich text={teller.say(moment.title)} />
        </h3>
        <p className="capital">
          <Rich text={teller.say(reason?.saying)} />
        </p>
        <div className={styles.foot}>
          <b data-good={change > 0 || undefined}>{numbers.change(change)}</b>
          <a className="button" {...linkTo(path)}>
            {teller.t("look-look")}
            <Icon name="next" />
          </a>
        </div>
      </div>
    </li>
  );
}

/** Up to three moments that decided the game; while they are being looked for, their outlines. */
export function Turning({
  review,
  complete,
  teller,
  id,
}: {
  review: Review;
  complete: boolean;
  teller: Teller;
  id: string;
}): ReactNode {
  const found = review.turning.flatMap((number) => review.moments.filter((one) => one.number === number));
  const searching = !complete && found.length < 3;
  return (
    <section className={styles.turning} data-part="turning">
      <h2>{teller.t("look-turning", { number: complete ? found.length : 3 })}</h2>
      {complete && !found.length && <p className={`sheet ${styles.none}`}>{teller.t("look-calm")}</p>}
      <ol>
        {found.map((moment) => (
          <TurningPoint
            key={moment.number}
            moment={moment}
            teller={teller}
            path={`/review/${id}/${moment.number}`}
          />
        ))}
        {searching &&
          Array.from({ length: 3 - found.length }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one outline is like the other
            <li key={at} className={styles.outline} aria-hidden="true" />
          ))}
      </ol>
    </section>
  );
}

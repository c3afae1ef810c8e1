import { type ReactNode, useState } from "react";
import { Face } from "../cards/Face.tsx";
import { Icon } from "../cards/Icon.tsx";
import { useNumbers } from "../text/numbers.ts";
import { plain, Rich } from "../text/rich.tsx";
import type { Teller } from "../text/teller.ts";
import { Badge } from "./Badge.tsx";
import type { Because, Judged, Moment } from "./form.ts";
import * as styles from "./Panel.module.css";

/** What a reason is about, drawn. */
const ICONS: Record<string, string> = {
  deck: "deck",
  end: "flag",
  fort: "fort",
  "fort-cost": "advance",
  hand: "hand",
  level: "fort",
  lookout: "lookout",
  "made-up-rule": "rule",
  pack: "pack",
  perk: "perk",
  pizza: "pizza",
  points: "vp",
  rivals: "people",
  stuff: "res",
  toys: "toy",
  yard: "recruit",
  cards: "deck",
};

const MOST = 3;

export function Reasons({ because, teller }: { because: Because[]; teller: Teller }): ReactNode {
  return (
    <ul className={styles.reasons}>
      {because.slice(0, MOST).map(({ code, saying }) => (
        <li key={code}>
          <Icon name={ICONS[code] ?? "hint"} />
          <span className="capital">
            <Rich text={teller.say(saying)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One of the choices with its chance, as a bar. */
export function ShareBar({
  option,
  words,
  role,
  teller,
}: {
  option: Judged;
  words?: string;
  role: "played" | "best" | "other";
  teller: Teller;
}): ReactNode {
  const numbers = useNumbers();
  const { kid } = option.shape;
  return (
    <div className={styles.option} data-role={role}>
      {kid ? <Face kid={kid} /> : <span className={styles.faceless} />}
      <span className={styles.name}>
        {words && <small>{words}</small>}
        <b>
          <Rich text={teller.say(option.label)} />
        </b>
      </span>
      <b className={styles.share}>{numbers.percent(option.share)}</b>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${option.share * 100}%` }} />
      </span>
    </div>
  );
}

interface Props {
  moment: Moment | null;
  /** Its place among the marked ones, from 1; 0 between them. */
  place: number;
  total: number;
  own: boolean;
  teller: Teller;
  open: boolean;
  sealed: boolean;
  next: (() => void) | null;
  previous: (() => void) | null;
  again(): void;
  look(open: boolean): void;
}

function Head({ moment, place, total, teller, next, previous }: Props): ReactNode {
  const { t } = teller;
  const label = moment?.label ?? "";
  return (
    <header data-label={label || undefined}>
      <button
        type="button"
        className="button quiet square"
        disabled={!previous}
        aria-label={t("look-previous")}
        onClick={() => previous?.()}
      >
        <Icon name="back" />
      </button>
      <h2>
        <Badge label={label} silent />
        <span>
          {label ? t(`review-label-${label}`) : t(moment ? "look-fine" : "look-between")}
          <small>{place ? t("look-moment", { number: place, total }) : t("look-moments", { total })}</small>
        </span>
      </h2>
      <button
        type="button"
        className="button quiet square"
        disabled={!next}
        aria-label={t("look-next")}
        onClick={() => next?.()}
      >
        <Icon name="next" />
      </button>
    </header>
  );
}

function Body({ moment, own, teller }: { moment: Moment; own: boolean; teller: Teller }): ReactNode {
  const { t } = teller;
  const same = moment.best.choice === moment.played.choice;
  const great = moment.label === "great";
  const reason = great ? moment.played : moment.best;
  const kid = reason.shape.kid;
  return (
    <>
      <ShareBar
        option={moment.played}
        words={t(own ? "look-you-played" : "look-played")}
        role={great || same ? "best" : "played"}
        teller={teller}
      />
      {!same && (
        <ShareBar
          option={moment.best}
          words={t(great ? "look-next-best" : "look-better")}
          role={great ? "other" : "best"}
          teller={teller}
        />
      )}
      {same && <div>{t("look-nothing-better")}</div>}
      {moment.because.length > 0 && (
        <>
          <h3>{kid ? t("look-why", { kid: teller.words.kid(kid) }) : t("look-why-it")}</h3>
          <Reasons because={moment.because} teller={teller} />
        </>
      )}
    </>
  );
}

/** A moment: what was played, what was better, and why. It folds away to show what is beneath. */
export function Panel(props: Props): ReactNode {
  const { moment, own, teller, open, sealed, again, look } = props;
  const [folded, setFolded] = useState(false);
  const { t } = teller;
  return (
    <section className={`sheet ${styles.panel}`} data-part="moment" data-folded={folded || undefined}>
      <button
        type="button"
        className={styles.grab}
        aria-expanded={!folded}
        aria-label={t(folded ? "look-unfold" : "look-fold")}
        onClick={() => setFolded(!folded)}
      />
      <Head {...props} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.body} tabIndex={0} aria-label={t(moment ? "look-why-it" : "look-between")}>
        {moment ? <Body moment={moment} own={own} teller={teller} /> : <div>{t("look-between-note")}</div>}
      </section>
      <div className={styles.knew}>
        <Icon name="eye" />
        {t(open ? "look-open-note" : own ? "look-knew" : "look-knew-other")}
      </div>
      {moment && (
        <footer>
          <button type="button" className="button main" data-again onClick={again}>
            {t("look-again")}
          </button>
          <button
            type="button"
            className="button"
            data-look
            disabled={sealed}
            aria-pressed={open}
            title={sealed ? t("look-sealed") : undefined}
            onClick={() => look(!open)}
          >
            {t(open ? "look-hide-cards" : "look-show-cards")}
          </button>
        </footer>
      )}
      <Said moment={moment} own={own} teller={teller} />
    </section>
  );
}

/** A new moment is read once, politely: the sentence, then the reasons. */
function Said({ moment, own, teller }: { moment: Moment | null; own: boolean; teller: Teller }): ReactNode {
  const numbers = useNumbers();
  const said: string[] = [];
  if (moment) {
    said.push(
      teller.t(own ? "look-said" : "look-said-other", {
        played: plain(teller.say(moment.played.label)),
        share: numbers.percent(moment.played.share),
      }),
    );
    if (moment.best.choice !== moment.played.choice)
      said.push(
        teller.t(moment.label === "great" ? "look-said-next" : "look-said-better", {
          best: plain(teller.say(moment.best.label)),
          share: numbers.percent(moment.best.share),
        }),
      );
    said.push(...moment.because.slice(0, MOST).map(({ saying }) => plain(teller.say(saying))));
  }
  return (
    <p className="spoken" role="status">
      {said.join(" ")}
    </p>
  );
}

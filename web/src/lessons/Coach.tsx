import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Portrait } from "../cards/Portrait.tsx";
import type { Score } from "../net/messages.ts";
import { RulesText } from "../pages/RulesText.tsx";
import { useNow, useTable } from "../table/context.ts";
import { slug, useWords } from "../text/words.ts";
import * as styles from "./Coach.module.css";
import { type Box, findPointed, type Placed, place } from "./pointing.ts";
import type { LessonRun } from "./useLesson.ts";

const AROUND = 6;
const SETTLED = 350; // milliseconds after which nothing moves any more

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** Where the light falls and where the bubble stands, as long as the step lasts. */
function usePlace(point: string, what: unknown) {
  const bubble = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<{ hole: Box | null; at: Placed } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew whenever something else is shown
  useLayoutEffect(() => {
    const measure = () => {
      if (!bubble.current) return;
      const thing = findPointed(point);
      const question = document.getElementById("question");
      const screen = { left: 0, top: 0, width: innerWidth, height: innerHeight };
      const hole = thing ? boxOf(thing) : null;
      const nowhere = { left: innerWidth / 2, top: innerHeight / 2, width: 0, height: 0 };
      const around = question && question !== thing ? boxOf(question) : null;
      setPlaced({ hole, at: place(hole ?? nowhere, boxOf(bubble.current), around, screen) });
    };
    measure();
    const timer = setTimeout(measure, SETTLED);
    addEventListener("resize", measure);
    return () => {
      clearTimeout(timer);
      removeEventListener("resize", measure);
    };
  }, [point, what]);
  return { bubble, placed };
}

function Count({ scores }: { scores: Score[] }): ReactNode {
  const { teller } = useTable();
  const rows: [string, keyof Score][] = [
    ["end-track", "track"],
    ["end-fort-key", "fort"],
    ["end-rule-key", "made_up_rule"],
    ["end-sculpture", "sculpture"],
    ["learn-total", "total"],
  ];
  return (
    <table className={styles.tally}>
      <thead>
        <tr>
          <td />
          {scores.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <th scope="col" key={seat}>
              <bdi>{teller.bareName(seat)}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([words, source]) => (
          <tr key={source}>
            <th scope="row">{teller.t(words)}</th>
            {scores.map((score, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <td key={seat}>{score[source]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a made-up rule or a perk would do, where one is chosen. */
function Offers(): ReactNode {
  const { menu } = useTable();
  const words = useWords();
  const offered = menu.options.flatMap(({ shape: { what, made_up_rule: rule, perk } }) => {
    if (rule) return [[words.rule(rule), words.attribute(`rule-${slug(rule)}`, "scores")]];
    if (what === "take" && perk) return [[words.perk(perk), words.attribute(`perk-${slug(perk)}`, "does")]];
    return [];
  });
  if (!offered.length) return null;
  return (
    <dl className={styles.offers}>
      {offered.map(([name, does]) => (
        <div key={name}>
          <dt>{name}:</dt> <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The coach: everything but the thing in question lies in the shade, and a bubble says what to do with it. */
export function Coach({ run }: { run: LessonRun }): ReactNode {
  const words = useWords();
  const { shown } = useTable();
  const calm = useNow((now) => !now.playing && !now.sending);
  const { moment, astray } = run;
  const ready = moment !== null && calm && shown.decision === moment.at;
  const { bubble, placed } = usePlace(moment?.point ?? "question", ready ? shown : null);
  const scroll = moment?.point;
  useEffect(() => {
    if (ready && scroll && scroll !== "question")
      findPointed(scroll)?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [ready, scroll]);
  if (!moment || moment.point === null) return null;
  const id = `lesson-${moment.lesson}-${moment.at + 1}`;
  const note = words.attribute(id, "note");
  const other = words.attribute(id, "else") || words.t("learn-other");
  const style = placed && { left: placed.at.left, top: placed.at.top, "--tip": `${placed.at.tip}px` };
  const hole = placed?.hole;
  return (
    <div className={`${styles.coaching}${ready ? "" : ` ${styles.away}`}`}>
      {hole && ready && (
        <div
          className={styles.spotlight}
          style={{
            left: hole.left - AROUND,
            top: hole.top - AROUND,
            width: hole.width + 2 * AROUND,
            height: hole.height + 2 * AROUND,
          }}
        />
      )}
      <div
        ref={bubble}
        className={`${styles.coach} sheet`}
        data-tip={placed?.at.side ?? "top"}
        style={style as CSSProperties | undefined}
        role="status"
      >
        {ready && (
          <>
            <span className={styles.face}>
              <Portrait kid="Scout" />
            </span>
            <div>
              <b className={styles.name}>{words.t("learn-coach")}</b>
              <p>
                <RulesText text={words.t(id)} />
              </p>
              {astray ? (
                <p className={`${styles.aside} ${styles.other}`} data-part="other">
                  <RulesText text={other} />
                </p>
              ) : (
                note && (
                  <p className={styles.aside}>
                    <RulesText text={note} />
                  </p>
                )
              )}
              <Offers />
              {moment.scores && <Count scores={moment.scores} />}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

import { type ReactNode, useState } from "react";
import { useBox } from "../cards/box.ts";
import { Icon } from "../cards/Icon.tsx";
import { ApiError, post } from "../net/api.ts";
import type { ErrorBody, LevelPrint } from "../net/messages.ts";
import { useErrorText } from "../text/errors.ts";
import { useWords } from "../text/words.ts";
import * as styles from "./Numbers.module.css";
import { boxTexts, keepNumbers, keepTexts, type OwnNumbers, ownNumbers } from "./ownBox.ts";
import { PageBar } from "./PageBar.tsx";

const KID_CARDS = 60;

function Number_({
  label,
  value,
  change,
  assumed = false,
  max = 50,
}: {
  label: string;
  value: number;
  change(value: number): void;
  assumed?: boolean;
  max?: number;
}): ReactNode {
  return (
    <input
      type="number"
      min={0}
      max={max}
      aria-label={label}
      className={assumed ? styles.assumed : ""}
      value={value}
      onChange={(event) =>
        change(Math.max(0, Math.min(max, Math.trunc(event.currentTarget.valueAsNumber) || 0)))
      }
    />
  );
}

function Fort({ fort, change }: { fort: LevelPrint[]; change(fort: LevelPrint[]): void }): ReactNode {
  const { t } = useWords();
  const assumed = new Set(useBox().print.assumptions.map(({ what }) => what));
  const set = (at: number, level: LevelPrint) =>
    change(fort.map((one, other) => (other === at ? level : one)));
  return (
    <table>
      <caption>{t("numbers-fort")}</caption>
      <thead>
        <tr>
          {["level", "points", "toy", "pizza", "either"].map((column) => (
            <th key={column} scope="col">
              {t(`numbers-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fort.map((level, at) => (
          <tr key={level.level}>
            <th scope="row">{level.level}</th>
            <td>
              <Number_
                label={`${t("numbers-points")} ${level.level}`}
                value={level.points}
                assumed={assumed.has(`points of level ${level.level}`)}
                change={(points) => set(at, { ...level, points })}
              />
            </td>
            {(["toy", "pizza", "either"] as const).map((kind) => (
              <td key={kind}>
                {at > 0 && (
                  <Number_
                    label={`${t(`numbers-${kind}`)} ${level.level}`}
                    max={8}
                    value={level.cost[kind]}
                    assumed={assumed.has(`cost of level ${level.level}`)}
                    change={(number) => set(at, { ...level, cost: { ...level.cost, [kind]: number } })}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The numbers we could not read: shown, corrected, kept on this device, used for tables. */
export default function Numbers(): ReactNode {
  const words = useWords();
  const { t } = words;
  const say = useErrorText();
  const { print } = useBox();
  const [own, setOwn] = useState<OwnNumbers | null>(ownNumbers);
  const [saved, setSaved] = useState(false);
  const [error, setError] = useState<ErrorBody | null>(null);
  const kids = print.kids.filter((kid) => !kid.best_friend);
  const now: OwnNumbers = own ?? { fort: print.fort, copies: {} };
  const copies = (name: string, printed: number) => now.copies[name] ?? printed;
  const total = kids.reduce((sum, kid) => sum + copies(kid.name, kid.copies), 0);
  const edit = (next: OwnNumbers | null) => {
    setOwn(next);
    setSaved(false);
  };
  const save = async () => {
    const texts = boxTexts(print, now);
    try {
      await post("/api/box/check", { files: texts });
      keepNumbers(now);
      keepTexts(texts);
      setError(null);
      setSaved(true);
    } catch (problem) {
      if (problem instanceof ApiError) setError(problem.body);
    }
  };
  const reset = () => {
    keepNumbers(null);
    keepTexts(null);
    edit(null);
  };
  return (
    <main className="lawn page">
      <div className="text-page">
        <PageBar title={t("numbers")} />
        <section className="sheet prose">
          <p>{t("numbers-why")}</p>
          <div className={styles.numbers}>
            <Fort fort={now.fort} change={(fort) => edit({ ...now, fort })} />
            <table className={styles.copies}>
              <caption>{t("numbers-copies")}</caption>
              <tbody>
                {kids.map((kid) => (
                  <tr key={kid.name}>
                    <th scope="row">
                      <Icon name={kid.suits[0] ?? "coin"} label={words.suit(kid.suits[0] ?? "coin")} />{" "}
                      {words.kid(kid.name)}
                    </th>
                    <td>
                      <Number_
                        label={words.kid(kid.name)}
                        max={9}
                        assumed={kid.assumed}
                        value={copies(kid.name, kid.copies)}
                        change={(number) => edit({ ...now, copies: { ...now.copies, [kid.name]: number } })}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className={total === KID_CARDS ? "" : "warning"}>{t("numbers-total", { number: total })}</p>
          {error && (
            <p role="alert" className="warning">
              {say(error)}
            </p>
          )}
          <p className="buttons">
            <button type="button" className="button main" onClick={save}>
              {t("numbers-save")}
            </button>
            <button type="button" className="button" onClick={reset}>
              {t("numbers-reset")}
            </button>
            <span role="status">{saved && t("numbers-saved")}</span>
          </p>
        </section>
      </div>
    </main>
  );
}

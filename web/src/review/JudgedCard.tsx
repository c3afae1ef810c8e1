import type { ReactNode } from "react";
import { Icon } from "../cards/Icon.tsx";
import { useNumbers } from "../text/numbers.ts";
import type { Judged, Moment } from "./form.ts";
import * as styles from "./JudgedCard.module.css";

/** What cards in hand wear: the chance that went with each, the played one and the best one marked. */
export function judgedCards(moment: Moment | null): (kid: string) => ReactNode {
  return (kid) => {
    const option = moment?.options.find(
      ({ shape }) => shape.kid === kid && (shape.place === undefined || shape.place === "hand"),
    );
    if (!moment || !option) return null;
    return <Worn option={option} role={roleOf(option, moment)} />;
  };
}

function roleOf(option: Judged, moment: Moment): "best" | "played" | undefined {
  if (option.choice === moment.options[0]?.choice) return "best";
  return option.choice === moment.played.choice ? "played" : undefined;
}

function Worn({ option, role }: { option: Judged; role: "best" | "played" | undefined }): ReactNode {
  const numbers = useNumbers();
  return (
    <span className={styles.worn} data-role={role}>
      <span className="tag">
        {role === "best" && <Icon name="check" />}
        {role === "played" && "? "}
        {numbers.percent(option.share)}
      </span>
    </span>
  );
}

import type { ReactNode } from "react";
import { usePeople } from "../app/people.ts";
import { linkTo } from "../app/router.ts";
import { useWords } from "../text/words.ts";
import { PageBar } from "./PageBar.tsx";

const ADVENTURER = "https://www.figma.com/community/file/1184595184137881796";
const LICENCE = "https://creativecommons.org/licenses/by/4.0/";

export default function About(): ReactNode {
  const { t } = useWords();
  const { me } = usePeople();
  return (
    <main className="lawn page">
      <div className="text-page">
        <PageBar title={t("about")} />
        <section className="sheet prose">
          <p>{t("about-what")}</p>
          <p>{t("about-game")}</p>
          <p>
            {t("about-portraits")} <a href={ADVENTURER}>{t("about-source")}</a>,{" "}
            <a href={LICENCE}>{t("about-licence")}</a>.
          </p>
          <p>{t("about-icons")}</p>
          <p>
            {t("about-fonts")} {t("about-libraries")}
          </p>
          <p>
            {t("about-numbers")} <a {...linkTo("/numbers")}>{t("about-numbers-link")}</a>.
          </p>
          {me && <p>{t("about-version", { version: me.version, engine: me.engine })}</p>}
        </section>
      </div>
    </main>
  );
}

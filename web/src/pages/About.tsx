import { type ReactNode, useState } from "react";
import { usePeople } from "../app/people.ts";
import { linkTo } from "../app/router.ts";
import { SettingsForm } from "../app/SettingsForm.tsx";
import { ApiError, post } from "../net/api.ts";
import type { ErrorBody } from "../net/messages.ts";
import { useErrorText } from "../text/errors.ts";
import { useWords } from "../text/words.ts";
import * as invites from "./Invitation.module.css";
import { Invitation } from "./Invitation.tsx";
import { PageBar } from "./PageBar.tsx";

const ADVENTURER = "https://www.figma.com/community/file/1184595184137881796";
const LICENCE = "https://creativecommons.org/licenses/by/4.0/";

function Nickname(): ReactNode {
  const { t } = useWords();
  const people = usePeople();
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? people.me?.guest?.nickname ?? "";
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (shown.trim()) void people.rename(shown.trim());
      }}
    >
      <label className="field">
        {t("nickname")}
        <input value={shown} maxLength={24} onChange={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="submit" className="button">
        {t("nickname-save")}
      </button>
    </form>
  );
}

/** Another device, the same guest: a link that works once. */
function OtherDevice(): ReactNode {
  const { t } = useWords();
  const say = useErrorText();
  const people = usePeople();
  const [link, setLink] = useState<{ url: string; qr_svg: string } | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  const make = async () => {
    try {
      await people.ensure();
      setLink(await post("/api/me/devices"));
    } catch (problem) {
      if (problem instanceof ApiError) setError(problem.body);
    }
  };
  if (!link)
    return (
      <p className="buttons">
        <button type="button" className="button" onClick={make}>
          {t("device-make")}
        </button>
        {error && <span role="alert">{say(error)}</span>}
      </p>
    );
  return (
    <div className={invites.invite}>
      <Invitation link={link} how={t("device-how")} renew={make} />
    </div>
  );
}

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
        <section className="sheet prose">
          <h2>{t("menu-settings")}</h2>
          <Nickname />
          <SettingsForm />
          <OtherDevice />
        </section>
      </div>
    </main>
  );
}

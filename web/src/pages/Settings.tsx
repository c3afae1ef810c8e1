import { type ReactNode, useState } from "react";
import { usePeople } from "../app/people.ts";
import { SettingsForm } from "../app/SettingsForm.tsx";
import { ApiError, post } from "../net/api.ts";
import type { ErrorBody } from "../net/messages.ts";
import { useErrorText } from "../text/errors.ts";
import { useWords } from "../text/words.ts";
import * as invites from "./Invitation.module.css";
import { Invitation } from "./Invitation.tsx";
import { PageBar } from "./PageBar.tsx";

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

/** What a person is called and prefers, and their other devices. */
export default function Settings(): ReactNode {
  const { t } = useWords();
  return (
    <main className="lawn page">
      <div className="text-page">
        <PageBar title={t("menu-settings")} />
        <section className="sheet prose">
          <Nickname />
          <SettingsForm />
          <OtherDevice />
        </section>
      </div>
    </main>
  );
}

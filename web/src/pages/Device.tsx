import { type ReactNode, useEffect, useState } from "react";
import { go } from "../app/router.ts";
import { ApiError, post } from "../net/api.ts";
import type { ErrorBody } from "../net/messages.ts";
import { useErrorText } from "../text/errors.ts";
import { useWords } from "../text/words.ts";
import { PageBar } from "./PageBar.tsx";

/** A private link was opened: this device becomes the same guest. */
export default function Device(): ReactNode {
  const { t } = useWords();
  const say = useErrorText();
  const [error, setError] = useState<ErrorBody | null>(null);
  useEffect(() => {
    const token = location.hash.slice(1);
    post("/api/devices/claim", { token }).then(
      () => {
        go("/", true);
        location.reload();
      },
      (problem: unknown) => problem instanceof ApiError && setError(problem.body),
    );
  }, []);
  return (
    <main className="lawn page">
      <div className="text-page">
        <PageBar title={t("device-title")} />
        <section className="sheet prose">
          {error ? <p role="alert">{say(error)}</p> : <p>{t("loading")}</p>}
        </section>
      </div>
    </main>
  );
}

import { type ReactNode, useState } from "react";
import { usePeople } from "../app/people.ts";
import { Icon } from "../cards/Icon.tsx";
import { ApiError, post, remove } from "../net/api.ts";
import type { ErrorBody } from "../net/messages.ts";
import * as invites from "../pages/Invitation.module.css";
import { Invitation } from "../pages/Invitation.tsx";
import { Dialog } from "../table/Dialog.tsx";
import { useErrorText } from "../text/errors.ts";
import { useWords } from "../text/words.ts";
import * as styles from "./Everything.module.css";

/** What is mine can be taken along, taken away, and deleted. */
export function Everything(): ReactNode {
  const { t } = useWords();
  const [open, setOpen] = useState<"device" | "export" | null>(null);
  return (
    <>
      {(["device", "export"] as const).map((what) => (
        <button
          key={what}
          type="button"
          className={`button ${styles.act}`}
          data-open={what}
          onClick={() => setOpen(what)}
        >
          <Icon name={what === "device" ? "phone" : "down"} />
          <span>{t(`yours-${what}`)}</span>
        </button>
      ))}
      {open === "device" && <OtherDevice close={() => setOpen(null)} />}
      {open === "export" && <Export close={() => setOpen(null)} />}
    </>
  );
}

/** The same guest on a second device: a link that works once. */
function OtherDevice({ close }: { close(): void }): ReactNode {
  const { t } = useWords();
  const say = useErrorText();
  const [link, setLink] = useState<{ url: string; qr_svg: string } | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  const make = () =>
    post<{ url: string; qr_svg: string }>("/api/me/devices").then(
      setLink,
      (problem: unknown) => problem instanceof ApiError && setError(problem.body),
    );
  return (
    <Dialog title={t("yours-device")} close={close}>
      <div className={styles.body}>
        {link ? (
          <div className={invites.invite}>
            <Invitation link={link} how={t("device-how")} renew={make} />
          </div>
        ) : (
          <button type="button" className="button main" onClick={make}>
            {t("device-make")}
          </button>
        )}
        {error && <p role="alert">{say(error)}</p>}
      </div>
    </Dialog>
  );
}

/** All games as files; and, asked for twice, everything deleted. */
function Export({ close }: { close(): void }): ReactNode {
  const { t } = useWords();
  const say = useErrorText();
  const { me } = usePeople();
  const [sure, setSure] = useState(false);
  const [error, setError] = useState<ErrorBody | null>(null);
  const erase = () =>
    remove("/api/me").then(
      () => location.assign("/"),
      (problem: unknown) => problem instanceof ApiError && setError(problem.body),
    );
  return (
    <Dialog title={t("yours-export")} close={close}>
      <div className={styles.body}>
        <p>{t("yours-export-note")}</p>
        <p className="buttons">
          <a className="button" href="/api/my/export.json" download>
            <Icon name="down" />
            {t("yours-export-json")}
          </a>
          <a className="button" href="/api/my/export.csv" download>
            <Icon name="down" />
            {t("yours-export-csv")}
          </a>
        </p>
        <h3>{t("yours-delete")}</h3>
        <p>{t("yours-delete-note")}</p>
        {sure ? (
          <button type="button" className="button danger" data-erase onClick={erase}>
            {t("yours-delete-sure", { name: me?.guest?.nickname ?? "" })}
          </button>
        ) : (
          <button type="button" className="button" data-delete onClick={() => setSure(true)}>
            {t("yours-delete")}
          </button>
        )}
        {error && (
          <p role="alert" className="warning">
            {say(error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

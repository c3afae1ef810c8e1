import { type ReactNode, useState } from "react";
import { shareKey } from "../app/sharing.ts";
import { Icon } from "../cards/Icon.tsx";
import { ApiError, api } from "../net/api.ts";
import type { ErrorBody } from "../net/messages.ts";
import * as waitingRoom from "../table/WaitingRoom.module.css";
import { useErrorText } from "../text/errors.ts";
import { useWords } from "../text/words.ts";
import { CopyButton } from "./CopyButton.tsx";
import * as styles from "./Invitation.module.css";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
const staysHere = (url: string): boolean =>
  LOOPBACK.includes(new URL(url).hostname) && LOOPBACK.includes(location.hostname);

/** A link that leads nowhere but to this machine, and the button that changes it. */
function OpenNetwork({ opened }: { opened: () => void }): ReactNode {
  const { t } = useWords();
  const say = useErrorText();
  const [error, setError] = useState<ErrorBody | null>(null);
  const open = () =>
    api
      .share(shareKey())
      .then(opened, (problem: unknown) => problem instanceof ApiError && setError(problem.body));
  return (
    <>
      <p className={waitingRoom.about}>{t("share-not-yet")}</p>
      <button type="button" className="button" data-share onClick={open}>
        <Icon name="share" />
        {t("share-open")}
      </button>
      {error && <p role="alert">{say(error)}</p>}
    </>
  );
}

interface Props {
  link: { url: string; qr_svg: string };
  how: string;
  /** Asks for the link again, when the way to this machine has changed. */
  renew: () => void;
}

/** A link that lets somebody in: as a code for the camera, to be selected, to be copied. */
export function Invitation({ link, how, renew }: Props): ReactNode {
  const { t } = useWords();
  return (
    <>
      <p>{how}</p>
      <div className={styles.qr} role="img" aria-label={t("invite-qr")}>
        <img src={`data:image/svg+xml;utf8,${encodeURIComponent(link.qr_svg)}`} alt="" />
      </div>
      <input
        className="text-input"
        readOnly
        value={link.url}
        aria-label={t("invite-link")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={link.url} label={t("invite-copy")} />
      {staysHere(link.url) && <OpenNetwork opened={renew} />}
    </>
  );
}

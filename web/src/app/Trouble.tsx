import { Component, type ErrorInfo, type ReactNode } from "react";
import { CopyButton } from "../pages/CopyButton.tsx";
import * as noteBox from "../pages/NoteBox.module.css";
import { useWords } from "../text/words.ts";

interface State {
  report: string | null;
}

/** If the page breaks: what to do, and a report to copy. The game itself is safe on the server. */
export class Trouble extends Component<{ children: ReactNode }, State> {
  override state: State = { report: null };

  static getDerivedStateFromError(error: unknown): State {
    return { report: error instanceof Error ? `${error.message}\n${error.stack ?? ""}` : String(error) };
  }

  override componentDidCatch(_: Error, info: ErrorInfo): void {
    this.setState(({ report }) => ({ report: `${report ?? ""}\n${info.componentStack ?? ""}` }));
  }

  override render(): ReactNode {
    return this.state.report === null ? this.props.children : <Broken report={this.state.report} />;
  }
}

function Broken({ report }: { report: string }): ReactNode {
  const { t } = useWords();
  const whole = [location.pathname, navigator.userAgent, new Date().toISOString(), report].join("\n");
  return (
    <main className="lawn page centred">
      <div className={`sheet ${noteBox.noteBox}`} role="alert">
        <h1>{t("error-title")}</h1>
        <p>{t("error-what")}</p>
        <button type="button" className="button main" onClick={() => location.reload()}>
          {t("error-reload")}
        </button>
        <CopyButton text={whole} label={t("error-report")} />
        <textarea readOnly rows={6} value={whole} aria-label={t("error-report")} />
      </div>
    </main>
  );
}

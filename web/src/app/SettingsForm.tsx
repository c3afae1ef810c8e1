import type { ReactNode } from "react";
import { Segment } from "../pages/Segment.tsx";
import { LANGUAGES, preferred } from "../text/bundles.ts";
import { useWords } from "../text/words.ts";
import { mayNotify } from "./notify.ts";
import * as styles from "./SettingsForm.module.css";
import { changeSettings, type Settings, useSettings } from "./settings.ts";

interface SwitchProps {
  label: string;
  note?: string;
  on: boolean;
  change(on: boolean): void;
}

function Switch({ label, note, on, change }: SwitchProps): ReactNode {
  return (
    <label className={styles.toggle} title={note}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <i aria-hidden="true" />
      {label}
    </label>
  );
}

const SPEEDS = ["0.5", "1", "2", "4"] as const;
const THEMES = ["light", "dark", "system"] as const;

/** What a person prefers on this device. */
export function SettingsForm(): ReactNode {
  const { t } = useWords();
  const now = useSettings();
  return (
    <div className={styles.settings}>
      <div>
        <span>{t("settings-theme")}</span>
        <Segment
          label={t("settings-theme")}
          options={THEMES.map((theme) => [theme, t(`theme-${theme}`)])}
          value={now.theme}
          onChange={(theme) => changeSettings({ theme })}
        />
      </div>
      <div>
        <span>{t("settings-speed")}</span>
        <Segment
          label={t("settings-speed")}
          options={SPEEDS.map((speed) => [speed, `${Number(speed).toLocaleString(now.language ?? "en")}×`])}
          value={String(now.speed) as "1"}
          onChange={(speed) => changeSettings({ speed: Number(speed) as Settings["speed"] })}
        />
      </div>
      {LANGUAGES.length > 1 && (
        <div>
          <span>{t("settings-language")}</span>
          <Segment
            label={t("settings-language")}
            options={LANGUAGES.map((one) => [one, one.toUpperCase()])}
            value={preferred(now.language, navigator.languages ?? [])}
            onChange={(language) => changeSettings({ language })}
          />
        </div>
      )}
      <Switch label={t("settings-motion")} on={now.motion} change={(motion) => changeSettings({ motion })} />
      <Switch label={t("settings-sound")} on={now.sound} change={(sound) => changeSettings({ sound })} />
      <Switch
        label={t("settings-answer")}
        note={t("settings-answer-note")}
        on={now.answer}
        change={(answer) => changeSettings({ answer })}
      />
      <Switch
        label={t("settings-notify")}
        on={now.notify}
        change={async (on) => changeSettings({ notify: on && (await mayNotify()) })}
      />
    </div>
  );
}

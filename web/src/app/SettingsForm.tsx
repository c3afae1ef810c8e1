import type { ReactNode } from "react";
import { Segment } from "../pages/Segment.tsx";
import { LANGUAGES, preferred } from "../text/bundles.ts";
import { useWords } from "../text/words.ts";
import { mayNotify } from "./notify.ts";
import * as styles from "./SettingsForm.module.css";
import { changeSettings, type Settings, TEXT_SIZES, useSettings } from "./settings.ts";
import { play } from "./sound.ts";

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

/** How large everything is that one reads. */
function TextSize(): ReactNode {
  const { t } = useWords();
  const { text, language } = useSettings();
  const percent = (size: number) => size.toLocaleString(language ?? "en", { style: "percent" });
  return (
    <div>
      <span>{t("settings-text")}</span>
      <Segment
        label={t("settings-text")}
        options={TEXT_SIZES.map((size) => [String(size), percent(size)])}
        value={String(text)}
        onChange={(size) => changeSettings({ text: Number(size) })}
      />
    </div>
  );
}

/** On or off, and how loud; moving the handle lets it be heard. */
function Sounds(): ReactNode {
  const { t } = useWords();
  const { sound, volume } = useSettings();
  const loud = (value: number) => {
    changeSettings({ volume: value });
    play("gain");
  };
  return (
    <>
      <Switch
        label={t("settings-sound")}
        on={sound}
        change={(on) => {
          changeSettings({ sound: on });
          play("gain");
        }}
      />
      <label className={styles.volume}>
        <span>{t("settings-volume")}</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.1"
          disabled={!sound}
          value={volume}
          onChange={(event) => loud(Number(event.currentTarget.value))}
        />
      </label>
    </>
  );
}

function Language(): ReactNode {
  const { t } = useWords();
  const { language } = useSettings();
  return (
    <div>
      <span>{t("settings-language")}</span>
      <Segment
        label={t("settings-language")}
        options={LANGUAGES.map((one) => [one, one.toUpperCase()])}
        value={preferred(language, navigator.languages ?? [])}
        onChange={(one) => changeSettings({ language: one })}
      />
    </div>
  );
}

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
      <TextSize />
      <div>
        <span>{t("settings-speed")}</span>
        <Segment
          label={t("settings-speed")}
          options={SPEEDS.map((speed) => [speed, `${Number(speed).toLocaleString(now.language ?? "en")}×`])}
          value={String(now.speed) as "1"}
          onChange={(speed) => changeSettings({ speed: Number(speed) as Settings["speed"] })}
        />
      </div>
      {LANGUAGES.length > 1 && <Language />}
      <Switch label={t("settings-motion")} on={now.motion} change={(motion) => changeSettings({ motion })} />
      <Sounds />
      {"vibrate" in navigator && (
        <Switch
          label={t("settings-haptics")}
          on={now.haptics}
          change={(haptics) => changeSettings({ haptics })}
        />
      )}
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

import { useEffect, useMemo, useState } from "react";
import english from "../../../src/fort/locales/en/rules.md?raw";
import { useSettings } from "../app/settings.ts";
import { preferred } from "../text/bundles.ts";
import { type Chapter, readRules } from "./rulebook.ts";

const OTHERS = import.meta.glob<string>(
  ["../../../src/fort/locales/*/rules.md", "!../../../src/fort/locales/en/rules.md"],
  { query: "?raw", import: "default" },
);

const fileOf = (language: string) => OTHERS[`../../../src/fort/locales/${language}/rules.md`];

/** The rules in the reader's language; in English, and said so, where nobody has translated them yet. */
export function useRules(): { chapters: Chapter[]; fellBack: boolean } {
  const { language } = useSettings();
  const chosen = preferred(language, navigator.languages ?? []);
  const file = chosen === "en" ? undefined : fileOf(chosen);
  const [found, setFound] = useState<{ language: string; text: string } | null>(null);
  useEffect(() => {
    let late = false;
    const show = (text: string) => !late && setFound({ language: chosen, text });
    file?.().then(show, () => show(english));
    return () => {
      late = true;
    };
  }, [file, chosen]);
  const text = !file ? english : found?.language === chosen ? found.text : "";
  const chapters = useMemo(() => readRules(text), [text]);
  return { chapters, fellBack: chosen !== "en" && !file };
}

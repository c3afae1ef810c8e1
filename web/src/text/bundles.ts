import { FluentBundle, FluentResource } from "@fluent/bundle";

const ENGLISH = import.meta.glob<string>(
  ["../../../src/fort/locales/en/*.ftl", "!../../../src/fort/locales/en/terminal*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const OTHERS = import.meta.glob<string>(
  [
    "../../../src/fort/locales/*/*.ftl",
    "!../../../src/fort/locales/en/*.ftl",
    "!../../../src/fort/locales/*/terminal*.ftl",
  ],
  { query: "?raw", import: "default" },
);

const languageOf = (path: string): string => path.split("/").at(-2) ?? "en";

/** The languages there are files for, English first. */
export const LANGUAGES = ["en", ...new Set(Object.keys(OTHERS).map(languageOf))];

/** Nicknames are isolated where they are put in (`Rich`), so that texts stay free of marks. */
function bundle(language: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

export const english = (): FluentBundle => bundle("en", Object.values(ENGLISH));

/** The bundle of a language with English behind it for what it lacks. */
export async function bundlesFor(language: string): Promise<FluentBundle[]> {
  if (language === "en") return [english()];
  const paths = Object.keys(OTHERS).filter((path) => languageOf(path) === language);
  const texts = await Promise.all(paths.map((path) => OTHERS[path]?.() ?? ""));
  return [bundle(language, texts), english()];
}

export function preferred(remembered: string | null, wishes: readonly string[]): string {
  const wished = [remembered ?? "", ...wishes].map((wish) => wish.toLowerCase().split("-")[0] ?? "");
  return wished.find((wish) => LANGUAGES.includes(wish)) ?? "en";
}

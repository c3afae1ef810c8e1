import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import text from "../../../docs/rules.md?raw";
import { usePath } from "../app/router.ts";
import { Icon } from "../cards/Icon.tsx";
import { Key } from "../cards/Key.tsx";
import { useWords } from "../text/words.ts";
import { PageBar } from "./PageBar.tsx";
import { type Chapter, chapterOf, readRules } from "./rulebook.ts";

const CHAPTERS = readRules(text);

function Marked({ text, wanted }: { text: string; wanted: string }): ReactNode {
  if (!wanted) return text;
  const parts = text.split(new RegExp(`(${wanted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")})`, "gi"));
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text in order
  return parts.map((part, at) => (at % 2 ? <mark key={at}>{part}</mark> : part));
}

const hits = (chapter: Chapter, wanted: string): number =>
  wanted
    ? chapter.clauses.filter((clause) => clause.text.toLowerCase().includes(wanted.toLowerCase())).length
    : 0;

/** The rules by chapter, with search; a clause linked from elsewhere is framed. */
export default function Rules(): ReactNode {
  const { t } = useWords();
  const linked = usePath().split("#R")[1] ?? "";
  const [number, setNumber] = useState("1");
  const [wanted, setWanted] = useState("");
  const framed = useRef<HTMLParagraphElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (linked) setNumber(chapterOf(linked));
  }, [linked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the chapter of the linked clause is there
  useEffect(() => {
    framed.current?.scrollIntoView({ block: "center" });
  }, [linked, number]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      search.current?.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const chapter = CHAPTERS.find((one) => one.number === number) ?? CHAPTERS[0];
  const places = useMemo(() => CHAPTERS.reduce((sum, one) => sum + hits(one, wanted), 0), [wanted]);
  if (!chapter) return null;
  return (
    <main className="lawn page">
      <div className="rulesp">
        <PageBar title={t("rules")}>
          <label className="find">
            <Icon name="search" />
            <input
              ref={search}
              value={wanted}
              aria-label={t("rules-search")}
              placeholder={t("rules-search")}
              onChange={(event) => setWanted(event.currentTarget.value.trimStart())}
            />
            {wanted && <span role="status">{t("rules-places", { number: places })}</span>}
            <Key name="/" />
          </label>
        </PageBar>
        <nav className="chap sheet" aria-label={t("rules-chapters")}>
          <ol>
            {CHAPTERS.map((one) => {
              const found = hits(one, wanted);
              return (
                <li key={one.number} className={one === chapter ? "on" : ""}>
                  <button
                    type="button"
                    aria-current={one === chapter ? "page" : undefined}
                    onClick={() => setNumber(one.number)}
                  >
                    <b>{one.number}</b>
                    {one.title}
                    {found > 0 && <i>{found}</i>}
                  </button>
                </li>
              );
            })}
          </ol>
        </nav>
        <select
          className="btn chsel"
          aria-label={t("rules-chapters")}
          value={chapter.number}
          onChange={(event) => setNumber(event.currentTarget.value)}
        >
          {CHAPTERS.map((one) => (
            <option key={one.number} value={one.number}>
              {one.number} {one.title}
            </option>
          ))}
        </select>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an article that scrolls must be reachable by keyboard */}
        <article className="art sheet" tabIndex={0} aria-label={chapter.title}>
          <h2>
            <b>{chapter.number}</b>
            {chapter.title}
          </h2>
          {chapter.clauses.map((clause) =>
            clause.number ? (
              <p
                key={clause.number}
                id={`R${clause.number}`}
                ref={clause.number === linked ? framed : undefined}
                className={`cl${clause.number === linked ? " hit" : ""}`}
              >
                <a href={`#R${clause.number}`}>R{clause.number}</a>
                <span>
                  <Marked text={clause.text} wanted={wanted} />
                </span>
              </p>
            ) : (
              <h3 key={clause.text}>{clause.text}</h3>
            ),
          )}
        </article>
      </div>
    </main>
  );
}

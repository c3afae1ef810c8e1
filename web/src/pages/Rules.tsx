import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { go, usePath } from "../app/router.ts";
import { useBox } from "../cards/box.ts";
import { Icon } from "../cards/Icon.tsx";
import { Key } from "../cards/Key.tsx";
import { useWords } from "../text/words.ts";
import { PageBar } from "./PageBar.tsx";
import * as styles from "./Rules.module.css";
import { RulesFigure } from "./RulesFigure.tsx";
import { RulesText, wordsOf } from "./RulesText.tsx";
import { type Block, type Chapter, placeOf, textsOf } from "./rulebook.ts";
import { folded } from "./rulesSearch.ts";
import { useRules } from "./useRules.ts";

const FIGURES = ["example", "cards", "fort"];
const CHAPTER = /#chapter-(\d+)$/;
const CLAUSE = /#((?:R|A-)[\d.]+)$/;

/** How many paragraphs of each chapter hold what is searched for. */
function useHits(chapters: Chapter[], wanted: string): number[] {
  const words = useWords();
  const box = useBox();
  const texts = useMemo(
    () =>
      chapters.map(({ title, lead, blocks }) =>
        [[title], [lead], ...blocks.map(textsOf)].map((all) =>
          folded(all.map((text) => wordsOf(text, words, box)).join(" ")),
        ),
      ),
    [chapters, words, box],
  );
  const key = folded(wanted.trim());
  return texts.map((all) => (key ? all.filter((text) => text.includes(key)).length : 0));
}

/** "/" goes to the search field, from anywhere on the page. */
function useSlash(search: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      search.current?.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [search]);
}

function Chapters({ all, now, hits }: { all: Chapter[]; now: Chapter; hits: number[] }): ReactNode {
  const { t } = useWords();
  return (
    <>
      <nav className={`${styles.chapters} sheet`} aria-label={t("rules-chapters")}>
        <ol>
          {all.map((one, at) => (
            <li key={one.number} className={one === now ? styles.current : ""}>
              <a href={`#chapter-${one.number}`} aria-current={one === now ? "page" : undefined}>
                <b>{one.number}</b>
                {one.title}
                {!!hits[at] && (
                  <i>
                    {hits[at]} <span className="spoken">{t("rules-found")}</span>
                  </i>
                )}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <select
        className={`button ${styles.chapterButton}`}
        aria-label={t("rules-chapters")}
        value={now.number}
        onChange={(event) => go(`/rules#chapter-${event.currentTarget.value}`)}
      >
        {all.map((one, at) => (
          <option key={one.number} value={one.number}>
            {one.number} {one.title} {hits[at] ? `(${hits[at]})` : ""}
          </option>
        ))}
      </select>
    </>
  );
}

function Clause({ block, wanted, linked }: { block: Block; wanted: string; linked: string }): ReactNode {
  if (block.kind === "part") return <h3>{block.text}</h3>;
  if (block.kind === "list")
    return (
      <ul className={styles.clauseList}>
        {block.items.map((item) => (
          <li key={item}>
            <RulesText text={item} wanted={wanted} />
          </li>
        ))}
      </ul>
    );
  if (block.kind === "text")
    return (
      <p className={styles.clauseText}>
        <RulesText text={block.text} wanted={wanted} />
      </p>
    );
  if (block.kind !== "clause") return null;
  const on = block.numbers.includes(linked);
  return (
    <div className={`${styles.clause}${on ? ` ${styles.linked}` : ""}`} data-linked={on || undefined}>
      <span className={styles.numbers}>
        {block.numbers.map((number) => (
          <a key={number} id={number} href={`#${number}`}>
            {number}
          </a>
        ))}
      </span>
      <p>
        <RulesText text={block.text} wanted={wanted} />
      </p>
    </div>
  );
}

const keyOf = (block: Block, at: number): string =>
  block.kind === "clause" ? block.numbers.join() : `${at}`;

function Article({
  chapter,
  wanted,
  linked,
}: {
  chapter: Chapter;
  wanted: string;
  linked: string;
}): ReactNode {
  const { t } = useWords();
  const figures = chapter.blocks.filter((block) => FIGURES.includes(block.kind));
  const told = chapter.blocks.filter((block) => !FIGURES.includes(block.kind));
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    const target = linked ? document.getElementById(linked) : null;
    if (target) target.scrollIntoView?.({ block: "center" });
    else article.current?.scrollTo?.({ top: 0 });
  }, [linked]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an article that scrolls must be reachable by keyboard
    <article className={`${styles.article} sheet`} tabIndex={0} aria-label={chapter.title} ref={article}>
      <h2>
        <b>{chapter.number}</b>
        {chapter.title}
      </h2>
      <p className={styles.lead}>
        <RulesText text={chapter.lead} wanted={wanted} />
      </p>
      <div className={styles.columns}>
        <div>
          {told.map((block, at) => (
            <Clause key={keyOf(block, at)} block={block} wanted={wanted} linked={linked} />
          ))}
        </div>
        <div className={styles.aside}>
          {figures.map((block, at) => (
            <RulesFigure key={keyOf(block, at)} block={block} wanted={wanted} />
          ))}
          {chapter.see.length > 0 && (
            <nav className={styles.see} aria-label={t("rules-see")}>
              <b>{t("rules-see")}</b>
              {chapter.see.map(({ number, words }) => (
                <a className="chip" key={number} href={`#${number}`}>
                  <b>{number}</b> {words}
                </a>
              ))}
            </nav>
          )}
        </div>
      </div>
    </article>
  );
}

/** The rules by chapter, with search; a clause linked from elsewhere is framed. */
export default function Rules(): ReactNode {
  const { t } = useWords();
  const path = usePath();
  const { chapters, fellBack } = useRules();
  const [wanted, setWanted] = useState("");
  const search = useRef<HTMLInputElement>(null);
  useSlash(search);
  const hits = useHits(chapters, wanted);
  const place = placeOf(chapters, CLAUSE.exec(path)?.[1] ?? "");
  const chapter = place?.chapter ?? chapters[Number(CHAPTER.exec(path)?.[1] ?? 1) - 1] ?? chapters[0];
  if (!chapter) return <main className="lawn page" aria-busy="true" />;
  const first = hits.findIndex((number) => number > 0);
  return (
    <main className="lawn page">
      <div className={styles.rules}>
        <PageBar title={t("rules")}>
          <label className="search">
            <Icon name="search" />
            <input
              ref={search}
              type="search"
              value={wanted}
              aria-label={t("rules-search")}
              placeholder={t("rules-search")}
              onChange={(event) => setWanted(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === "Enter" && first >= 0 && !hits[chapter.number - 1])
                  go(`/rules#chapter-${first + 1}`);
              }}
            />
            <span role="status">
              {wanted.trim() && t("rules-places", { number: hits.reduce((sum, number) => sum + number, 0) })}
            </span>
            <Key name="/" />
          </label>
        </PageBar>
        <Chapters all={chapters} now={chapter} hits={hits} />
        <div className={styles.column}>
          {fellBack && (
            <p className={`sheet ${styles.fellBack}`} role="note">
              {t("rules-in-english")}
            </p>
          )}
          <Article key={chapter.number} chapter={chapter} wanted={wanted} linked={place?.clause ?? ""} />
        </div>
      </div>
    </main>
  );
}

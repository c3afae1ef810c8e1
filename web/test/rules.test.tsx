import { LocalizationProvider } from "@fluent/react";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import text from "../../src/fort/locales/en/rules.md?raw";
import { BoxContext } from "../src/cards/box.ts";
import Rules from "../src/pages/Rules.tsx";
import { placeOf, readRules, readText } from "../src/pages/rulebook.ts";
import { cutAt } from "../src/pages/rulesSearch.ts";
import { box, l10n } from "./fixtures.ts";

function open(hash = ""): void {
  history.replaceState(null, "", `/rules${hash}`);
  render(
    <LocalizationProvider l10n={l10n}>
      <BoxContext.Provider value={box}>
        <Rules />
      </BoxContext.Provider>
    </LocalizationProvider>,
  );
}

const chapters = readRules(text);

describe("the rules page", () => {
  it.each(chapters.map((chapter) => [chapter.number, chapter]))(
    "draws chapter %i whole",
    (number, chapter) => {
      open(`#chapter-${number}`);
      const article = screen.getByRole("article");
      expect(within(article).getByRole("heading", { level: 2 }).textContent).toContain(chapter.title);
      for (const block of chapter.blocks) {
        if (block.kind === "clause")
          for (const clause of block.numbers) expect(document.getElementById(clause)).not.toBeNull();
        if (block.kind === "cards" || block.kind === "example") {
          const named = block.kind === "cards" ? block.kids : block.columns.flatMap((column) => column.kids);
          const drawn = [...article.querySelectorAll<HTMLElement>("[data-kid]:has(img)")].map(
            (one) => one.dataset.kid,
          );
          expect(drawn).toEqual(expect.arrayContaining(named));
        }
      }
      expect(article.textContent).not.toMatch(/[[\]{}]|\*\*|:::/);
    },
  );

  it("frames the clause of a link and shows its chapter", () => {
    open("#R7.4");
    expect(document.querySelector("[data-linked]")?.textContent).toContain("R7.4");
    expect(screen.getByRole("article").getAttribute("aria-label")).toBe("Following");
  });

  it("leads from a section to its first clause", () => {
    expect(placeOf(chapters, "R7")?.clause).toBe("R7.1");
    expect(placeOf(chapters, "R99")).toBeNull();
  });

  it("counts what is found by chapter and marks it", () => {
    open("#chapter-9");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "DÉCLINE" } });
    expect(screen.getByRole("status").textContent).toMatch(/\d+ places/);
    expect(document.querySelector("mark")?.textContent).toBe("decline");
    const here = screen.getByRole("navigation", { name: "Chapters" }).querySelector("[aria-current] i");
    expect(Number.parseInt(here?.textContent ?? "0", 10)).toBeGreaterThan(0);
  });

  it("goes to the search field on /", () => {
    open();
    act(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true })));
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  });
});

describe("searching", () => {
  it("takes no notice of accents and capitals, in the text as in the wish", () => {
    expect(cutAt("Der Käfer und die KAFER", "kafer")).toEqual(["Der ", "Käfer", " und die ", "KAFER", ""]);
    expect(cutAt("Straße", "strasse")).toEqual(["", "Straße", ""]);
    expect(cutAt("plain", "")).toEqual(["plain"]);
  });

  it("reads marks within bold words", () => {
    expect(readText("**[rule Loner]**: 5 [icon vp] for [kid Bug|Bugs]")).toEqual([
      { kind: "rule", value: "Loner", bold: true },
      { kind: "words", value: ": 5 ", bold: false },
      { kind: "icon", value: "vp", bold: false },
      { kind: "words", value: " for ", bold: false },
      { kind: "kid", value: "Bug", shown: "Bugs", bold: false },
    ]);
  });
});

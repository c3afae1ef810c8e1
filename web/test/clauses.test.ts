import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { clauseOf, clausesOf } from "../src/cards/clauses.ts";
import { iconsOf } from "../src/pages/KidDetails.tsx";
import { box } from "./fixtures.ts";

const rules = readFileSync("../src/fort/locales/en/rules.md", "utf8");
/** What the rules page says at a clause. */
const told = (clause: string): string => rules.split(`{${clause}}\n`)[1]?.split("\n\n")[0] ?? "";

describe("the gallery's links to the rules", () => {
  it("every perk and made-up rule leads to its own clause", () => {
    for (const { name } of box.print.perks) expect(told(clauseOf("perk", name))).toContain(`[perk ${name}]`);
    for (const { name } of box.print.made_up_rules)
      expect(told(clauseOf("rule", name))).toContain(`[rule ${name}]`);
  });

  it("every action of every kid leads to a clause that the rules have", () => {
    for (const kid of box.print.kids)
      for (const action of [kid.public, kid.private]) {
        const clauses = clausesOf(iconsOf(action));
        if (action) expect(clauses.length, `${kid.name}: ${action}`).toBeGreaterThan(0);
        for (const clause of clauses) expect(told(clause), clause).not.toBe("");
      }
  });

  it("a perk of an own box leads to the clause of all of them", () => {
    expect(clauseOf("perk", "Unheard of")).toBe("R16.0");
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).map((file) => join(SOURCE, file));
const read = (file: string): string => readFileSync(file, "utf8");

/** The classes that the rules of a file are about: its own, and those of all files, `:global(.button)`. */
function classesIn(file: string): { own: Set<string>; common: Set<string> } {
  const css = read(file).replace(/\/\*.*?\*\//gs, "");
  const selectors = Array.from(css.matchAll(/[^{};]+(?=\{)/g), String).join();
  const common = Array.from(selectors.matchAll(/:global\(([^)]*)\)/g), ([, inside]) => inside).join();
  const names = (text: string) =>
    new Set(Array.from(text.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name as string));
  return { own: names(selectors.replace(/:global\([^)]*\)/g, "")), common: names(common) };
}

interface Uses {
  modules: Map<string, Set<string>>; // by the path of the module
  common: Set<string>; // every word of a className
}

/** The classes that a component says: `styles.stairs` of a module, and the words of its texts. */
function usesIn(file: string): Uses {
  const tree = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const [modules, aliases, common] = [new Map(), new Map<string, Set<string>>(), new Set<string>()];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const bound = node.importClause?.namedBindings;
      if (!node.moduleSpecifier.text.endsWith(".module.css")) return;
      if (!bound || !ts.isNamespaceImport(bound)) throw new Error(`${file}: import * as a module of classes`);
      aliases.set(bound.name.text, new Set());
      modules.set(join(dirname(file), node.moduleSpecifier.text), aliases.get(bound.name.text));
      return;
    }
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression))
      aliases.get(node.expression.text)?.add(node.name.text);
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      for (const word of node.text.split(/\s+/)) common.add(word);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { modules, common };
}

const uses = new Map(files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, usesIn(file)]));
const styles = files.filter((file) => file.endsWith(".module.css"));
const common = files.filter((file) => file.endsWith(".css") && !file.endsWith(".module.css"));
const known = new Set(common.flatMap((file) => [...classesIn(file).own]));
const said = new Set([...uses.values()].flatMap((one) => [...one.common]));

describe("the classes of the page", () => {
  it.each(styles)("%s has those that components say, and no other", (file) => {
    const saying = [...uses.values()].flatMap((one) => [...(one.modules.get(file) ?? [])]);
    expect([...classesIn(file).own].sort()).toEqual([...new Set(saying)].sort());
  });

  it.each(styles)("%s speaks of no common class that there is not", (file) => {
    for (const name of classesIn(file).common) expect(known).toContain(name);
  });

  it.each(common)("%s has no class that nobody says", (file) => {
    for (const name of classesIn(file).own) expect(said).toContain(name);
  });

  it("stand in modules beside the component of their name, no two of one name", () => {
    const names = styles.map((file) => basename(file));
    expect(new Set(names).size).toBe(names.length);
    for (const file of styles) expect(files).toContain(file.replace(".module.css", ".tsx"));
  });
});

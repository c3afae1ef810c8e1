import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).sort();
const read = (file: string): string => readFileSync(join(SOURCE, file), "utf8");
const namesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name as string));

/** The classes that the rules of a file are about: its own, and common ones, `:global(.button)`. */
function classesIn(file: string): { own: Set<string>; common: Set<string> } {
  const css = read(file).replace(/\/\*.*?\*\//gs, "");
  const selectors = Array.from(css.matchAll(/[^{};]+(?=\{)/g), String).join();
  const common = Array.from(selectors.matchAll(/:global\(([^)]*)\)/g), ([, inside]) => inside).join();
  return { own: namesIn(selectors.replace(/:global\([^)]*\)/g, "")), common: namesIn(common) };
}

interface Uses {
  modules: Map<string, Set<string>>; // `styles.stairs`, by the file of the module
  common: Set<string>; // `className="button main"`
  texts: Set<string>; // every word in quotes
}

const wordsOf = (node: ts.Node): string[] =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text.split(/\s+/).filter(Boolean)
    : [];

/** Calls visit for what is written as a class, and not for conditions and calls in between. */
function inClassName(node: ts.Node, visit: (node: ts.Node) => void): void {
  if (ts.isCallExpression(node) || ts.isBinaryExpression(node)) return;
  visit(node);
  for (const child of ts.isConditionalExpression(node) ? [node.whenTrue, node.whenFalse] : node.getChildren())
    inClassName(child, visit);
}

function usesIn(file: string): Uses {
  const tree = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const uses: Uses = { modules: new Map(), common: new Set(), texts: new Set() };
  const aliases = new Map<string, Set<string>>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const bound = node.importClause?.namedBindings;
      if (bound && ts.isNamespaceImport(bound)) aliases.set(bound.name.text, new Set());
      if (bound && ts.isNamespaceImport(bound) && node.moduleSpecifier.text.endsWith(".module.css"))
        uses.modules.set(
          join(dirname(file), node.moduleSpecifier.text),
          aliases.get(bound.name.text) as never,
        );
    }
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression))
      aliases.get(node.expression.text)?.add(node.name.text);
    for (const word of wordsOf(node)) uses.texts.add(word);
    if (ts.isJsxAttribute(node) && node.name.getText() === "className" && node.initializer)
      inClassName(node.initializer, (inside) => {
        for (const word of wordsOf(inside)) uses.common.add(word);
      });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return uses;
}

const sources = files.filter((file) => /\.tsx?$/.test(file));
const uses = new Map(sources.map((file) => [file, usesIn(file)]));
const modules = files.filter((file) => file.endsWith(".module.css"));
const common = files.filter((file) => file.endsWith(".css") && !file.endsWith(".module.css"));
const known = new Set(common.flatMap((file) => [...classesIn(file).own]));
const texts = new Set([...uses.values()].flatMap((one) => [...one.texts]));

describe("the classes of the page", () => {
  it.each(modules)("%s has those that components say, and no other", (file) => {
    const said = [...uses.values()].flatMap((one) => [...(one.modules.get(file) ?? [])]);
    expect([...classesIn(file).own].sort()).toEqual([...new Set(said)].sort());
  });

  it.each(modules)("%s speaks of common ones that there are", (file) => {
    for (const name of classesIn(file).common) expect(known).toContain(name);
  });

  it.each(sources)("%s says common ones that there are", (file) => {
    for (const name of uses.get(file)?.common ?? []) expect(known).toContain(name);
  });

  it.each(common)("%s has none that nobody says", (file) => {
    for (const name of classesIn(file).own) expect(texts).toContain(name);
  });

  it("stand in modules beside a component that says them, no two of one name", () => {
    const names = modules.map((file) => basename(file));
    expect(new Set(names).size).toBe(names.length);
    const beside = sources.flatMap((source) =>
      [...(uses.get(source)?.modules.keys() ?? [])].filter((file) => dirname(file) === dirname(source)),
    );
    for (const file of modules) expect(beside).toContain(file);
  });
});

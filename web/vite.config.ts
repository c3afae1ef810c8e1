/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SOURCE = join(import.meta.dirname, "src");

/** What a class is called while one works on the page: `Board_stairs`. */
const longName = (name: string, file: string): string => `${basename(file, ".module.css")}_${name}`;

/** What classes are called in the built page: a letter and a number, in the order in which they stand in the files. */
function shortNames(): (name: string, file: string) => string {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".module.css"),
  );
  const all = files.sort().flatMap((file) => {
    const css = readFileSync(join(SOURCE, file), "utf8");
    return Array.from(css.matchAll(/\.([a-z]\w*)/gi), ([, name]) => longName(name as string, file));
  });
  const order = [...new Set(all)];
  return (name, file) => {
    const at = order.indexOf(longName(name, file));
    return `${LETTERS[at % LETTERS.length]}${Math.floor(at / LETTERS.length).toString(36)}`;
  };
}

/** The names of a module's classes are written into the components; its rules are wanted nevertheless. */
const keptRules = {
  name: "kept-rules",
  enforce: "post" as const,
  transform: (code: string, id: string) =>
    id.endsWith(".module.css") ? { code, map: null, moduleSideEffects: "no-treeshake" as const } : null,
};

export default defineConfig(({ command }) => ({
  plugins: [react(), keptRules],
  css: { modules: { generateScopedName: command === "build" ? shortNames() : longName } },
  build: {
    outDir: "../src/fort/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    sourcemap: false,
    license: { fileName: "licences.md" },
    reportCompressedSize: true,
    rolldownOptions: { optimization: { inlineConst: { mode: "all", pass: 3 } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "jsdom",
    css: { include: [/\.module\.css$/] },
    include: ["test/**/*.test.{ts,tsx}"],
    setupFiles: ["test/setup.ts"],
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));

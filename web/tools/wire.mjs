// Writes src/net/wire.ts from docs/wire.schema.json: `npm run wire`. With --check it only says whether it is current.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const HERE = dirname(fileURLToPath(import.meta.url));
const SCHEMA = join(HERE, "../../docs/wire.schema.json");
const TYPES = join(HERE, "../src/net/wire.ts");
// What the page calls some definitions.
const NAMES = { card: "LookoutCard", event: "GameEventKind", one_seat: "SeatView", Undo: "UndoInfo" };
const HEADER = "// Written by tools/wire.mjs from docs/wire.schema.json: change that, not this.";

const pascal = (key) => NAMES[key] ?? key.replace(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase());

/** Titles name types: only definitions have them, so that nothing but definitions is named. */
function untitled(value, inProperties = false) {
  if (Array.isArray(value)) return value.map((each) => untitled(each));
  if (value === null || typeof value !== "object") return value;
  if (value.$ref) return { $ref: value.$ref };
  const kept = Object.entries(value).filter(
    ([key]) => inProperties || !["title", "discriminator", "minItems", "maxItems"].includes(key),
  );
  return Object.fromEntries(
    kept.map(([key, each]) => [key, untitled(each, key === "properties" && !inProperties)]),
  );
}

/** The names that the page goes through. */
const listed = (name, values) => `export const ${name} = ${JSON.stringify(values)} as const;\n`;

/** The text of src/net/wire.ts. */
export async function wireTypes() {
  const schema = JSON.parse(readFileSync(SCHEMA, "utf8"));
  const definitions = Object.fromEntries(
    Object.entries(schema.$defs).map(([key, value]) => [key, { ...untitled(value), title: pascal(key) }]),
  );
  const whole = { title: "Message", anyOf: schema.anyOf, $defs: definitions };
  const types = await compile(whole, "Message", {
    bannerComment: HEADER,
    additionalProperties: false,
    style: { printWidth: 110 },
  });
  const { suit, resource, SayPhrase } = schema.$defs;
  return [
    types,
    listed("SUITS", suit.enum),
    listed("RESOURCES", resource.enum),
    listed("PHRASES", SayPhrase.properties.phrase.enum),
  ].join("");
}

export const currentTypes = () => readFileSync(TYPES, "utf8");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const types = await wireTypes();
  if (!process.argv.includes("--check")) writeFileSync(TYPES, types);
  else if (types !== currentTypes()) {
    console.error("src/net/wire.ts is not what docs/wire.schema.json says: run `npm run wire`");
    process.exit(1);
  }
}

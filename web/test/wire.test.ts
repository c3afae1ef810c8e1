import { expect, it } from "vitest";
// @ts-expect-error: a plain script
import { currentTypes, wireTypes } from "../tools/wire.mjs";

it("the types of the wire are those of docs/wire.schema.json; if not, run `npm run wire`", async () => {
  expect(currentTypes()).toBe(await wireTypes());
});

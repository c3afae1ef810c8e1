import { beforeEach, describe, expect, it } from "vitest";
import { keepShareKey, shareKey } from "../src/app/sharing.ts";

describe("the key of whoever started the server", () => {
  beforeEach(() => localStorage.clear());

  it("comes with the link, is kept, and leaves the address", () => {
    history.replaceState(null, "", "/new?seats=2#share=a-Key_1");
    keepShareKey();
    expect(shareKey()).toBe("a-Key_1");
    expect(location.hash).toBe("");
    expect(location.search).toBe("?seats=2");
  });

  it("is not an invitation", () => {
    history.replaceState(null, "", "/table/x#invitation");
    keepShareKey();
    expect(shareKey()).toBe("");
    expect(location.hash).toBe("#invitation");
  });
});

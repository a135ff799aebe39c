import { describe, expect, it } from "vitest";

import { readKey } from "./invitation";

describe("readKey", () => {
  it("reads seat and secret", () => {
    expect(readKey("#seat=1&key=abc-DEF_123")).toEqual({ seat: 1, secret: "abc-DEF_123" });
  });

  it("takes nothing else for a key", () => {
    expect(readKey("")).toBeNull();
    expect(readKey("#seat=9&key=abc")).toBeNull();
    expect(readKey("#key=abc")).toBeNull();
    expect(readKey("#seat=1")).toBeNull();
  });
});

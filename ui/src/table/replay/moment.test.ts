import { describe, expect, it } from "vitest";

import { readPly } from "./moment";

describe("readPly", () => {
  it("reads a number and nothing else", () => {
    expect(readPly("?ply=12")).toBe(12);
    expect(readPly("?ply=0")).toBe(0);
    expect(readPly("?ply=-1")).toBeNull();
    expect(readPly("?ply=abc")).toBeNull();
    expect(readPly("")).toBeNull();
  });
});

import { describe, expect, it } from "vitest";

import { readKey } from "./keys";

const press = (key: string, modifiers = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

describe("readKey", () => {
  it("knows the keys of the bar in either case", () => {
    expect(readKey(press("z"), false)).toBe("take-back");
    expect(readKey(press("Z"), false)).toBe("take-back");
    expect(readKey(press("?"), false)).toBe("keys");
    expect(readKey(press("Enter"), false)).toBe("confirm");
  });

  it("leaves the browser's own keys alone", () => {
    expect(readKey(press("z", { ctrlKey: true }), false)).toBeNull();
    expect(readKey(press("ArrowLeft", { altKey: true }), true)).toBeNull();
  });

  it("steps only in replay", () => {
    expect(readKey(press("ArrowLeft"), false)).toBeNull();
    expect(readKey(press("ArrowLeft"), true)).toBe("previous");
    expect(readKey(press(" "), true)).toBe("play");
  });
});

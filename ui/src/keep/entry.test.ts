import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { Snapshot } from "../api/types";
import { forgetNaming, keepNaming, readNaming } from "./entry";

const kept = new Map<string, string>();

beforeAll(() =>
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  }),
);
afterAll(() => vi.unstubAllGlobals());

const look = (line: number, wheel: number[]) => ({ line, ply: 5, view: { wheel } }) as unknown as Snapshot;

describe("what was named of a move", () => {
  it("is known again in the same position after a take-back, and in no other", () => {
    keepNaming("one", look(0, [1, 2]), "refill", [7, 8]);
    expect(readNaming("one", look(1, [1, 2]))).toMatchObject({ move: "refill", named: [7, 8] });
    expect(readNaming("one", look(1, [1, 3]))).toBeNull();
    expect(readNaming("two", look(0, [1, 2]))).toBeNull();
    forgetNaming("one");
    expect(readNaming("one", look(0, [1, 2]))).toBeNull();
  });
});

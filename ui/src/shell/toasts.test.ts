import { afterEach, describe, expect, it, vi } from "vitest";

import { ApiProblem } from "../api/problem";
import { tellProblem, toasts } from "./toasts.svelte";

const because = (text: string) => ({ code: "why", rule: "L-1", params: {}, text });

describe("a problem", () => {
  afterEach(() => vi.useRealTimers());

  it("says each of its reasons once", () => {
    vi.useFakeTimers();
    const reasons = [because("No novice is there."), because("The game is over.")];
    tellProblem(new ApiProblem(422, "record-ply", "Move 3 fails. No novice is there.", {}, reasons));
    expect(toasts.map(({ text, reasons: said }) => [text, said])).toEqual([
      ["Move 3 fails. No novice is there.", ["The game is over."]],
    ]);
    toasts.length = 0;
  });
});

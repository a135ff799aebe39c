import { describe, expect, it } from "vitest";

import { findMarks } from "./marks";
import { makeView } from "./sample";

describe("findMarks", () => {
  it("marks where a novice came from and where it is", () => {
    const marks = findMarks(makeView({ tide: { active: [2, 0] } }), makeView({ book: { inactive: [2, 0] } }));
    expect(marks).toEqual([
      { kind: "novice", from: { at: "on", isle: "tide" }, to: { at: "by", isle: "book" } },
    ]);
  });

  it("marks the figures that walked, but nobody who only became active again", () => {
    const before = makeView({ tide: { inactive: [2, 0] } });
    const after = makeView({ tide: { active: [2, 0] } }, { round: 2 });
    after.figures = { ...after.figures, apostate: "herbs" };
    expect(findMarks(before, after).map(({ kind }) => kind)).toEqual(["figure"]);
  });
});

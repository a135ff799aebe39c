import { describe, expect, it } from "vitest";

import { share, sharing } from "./sharing";

describe("share", () => {
  it("gives back what is known where nothing is new", () => {
    const known = { isles: [{ active: [1, 0] }], round: 2 };
    expect(share(known, { isles: [{ active: [1, 0] }], round: 2 })).toBe(known);
  });

  it("keeps the parts that are the same", () => {
    const known = { isles: [{ active: [1] }, { active: [2] }], voyage: null };
    const shared = share(known, { isles: [{ active: [1] }, { active: [3] }], voyage: null });
    expect(shared).toEqual({ isles: [{ active: [1] }, { active: [3] }], voyage: null });
    expect(shared.isles[0]).toBe(known.isles[0]);
    expect(shared.isles[1]).not.toBe(known.isles[1]);
  });

  it("tells apart what only looks alike", () => {
    expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(share({ a: 1 }, { b: undefined })).toEqual({ b: undefined });
    expect(share([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(share(null, [1])).toEqual([1]);
    expect(share([1], null)).toBeNull();
  });
});

describe("sharing", () => {
  it("makes the same as long as it is equal", () => {
    let length = 1;
    const make = sharing(() => Array.from({ length }, (_, index) => ({ index })));
    const first = make();
    expect(make()).toBe(first);
    length = 2;
    expect(make()).toEqual([{ index: 0 }, { index: 1 }]);
    expect(make()[0]).toBe(first[0]);
  });
});

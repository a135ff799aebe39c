import { describe, expect, it } from "vitest";

import { makeScale } from "./scale";

describe("the scale", () => {
  it("says chances in percent and their changes in points", () => {
    const scale = makeScale({ measure: "win" }, "en");
    expect(scale.value(0.654)).toBe("65%");
    expect(scale.change(0.094)).toBe("+9");
    expect(scale.loss(0.246)).toBe("\u221225");
    expect(scale.loss(0.001)).toBe("0");
    expect(scale.error(0.021)).toBe("±2");
  });

  it("says points to a tenth, as the language writes them", () => {
    const scale = makeScale({ measure: "score" }, "de");
    expect(scale.value(31.26)).toBe("31,3");
    expect(scale.loss(1.5)).toBe("\u22121,5");
  });
});

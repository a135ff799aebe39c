import { describe, expect, it } from "vitest";

import type { ApiProblem } from "../src/api/problem";
import type { GameInfo } from "../src/api/types";
import { options } from "../src/games/luna/options";
import { firstChoices, placeProblem, requestOptions } from "../src/pages/new/choices";

const luna = {
  key: "luna",
  options: [
    { name: "players", default: 2, choices: [1, 2, 3, 4] },
    { name: "level", default: 1, choices: [1, 2, 3] },
    { name: "start", default: "standard", choices: ["standard", "preselected"] },
    { name: "components", default: "reconstructed", choices: ["reconstructed", "my box"] },
    { name: "apostate", default: null, choices: ["tide", "book"] },
  ],
} as unknown as GameInfo;
const components = "reconstructed";

describe("choices", () => {
  it("begin with the defaults and what was chosen last", () => {
    expect(firstChoices(luna, { level: 3 })).toMatchObject({
      level: 3,
      start: "standard",
      apostate: undefined,
    });
  });

  it("forget what is no longer on offer", () => {
    expect(firstChoices(luna, { components: "my box" }).components).toBe("my box");
    expect(firstChoices(luna, { components: "gone" }).components).toBe("reconstructed");
  });

  it("send only what matters for this many players", () => {
    const choices = { ...firstChoices(luna, {}), apostate: "tide" };
    expect(requestOptions(options, choices, true)).toEqual({ level: 1, apostate: "tide", components });
    expect(requestOptions(options, choices, false)).toEqual({
      start: "standard",
      apostate: "tide",
      components,
    });
  });

  it("leave the figures to the preselected start", () => {
    const choices = { ...firstChoices(luna, { start: "preselected" }), apostate: "tide" };
    expect(requestOptions(options, choices, false)).toEqual({ start: "preselected", components });
  });

  it("tell a problem beside its field", () => {
    const place = (code: string, params: ApiProblem["params"] = {}) => {
      const problem = { code, message: "No.", params, reasons: [] } as unknown as ApiProblem;
      return Object.keys(placeProblem(problem, options));
    };
    expect(place("luna-option-level-3")).toEqual(["master_builder"]);
    expect(place("bad-option-value", { option: "components" })).toEqual(["components"]);
    expect(place("bad-request", { field: "seats.1.name" })).toEqual(["seat-1"]);
    expect(place("bad-request", { field: "deal" })).toEqual(["deal"]);
    expect(place("too-many-requests", { seconds: 5 })).toEqual(["form"]);
  });
});

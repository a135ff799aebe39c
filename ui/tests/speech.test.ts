import { describe, expect, it } from "vitest";

import { makeBundle, speak } from "../src/texts/speech";

const bundle = makeBundle("de", [
  "isle-tide = Gezeiteninsel\nat = Auf der { $isle }\n",
  "many = { $count ->\n    [one] einer\n   *[other] { $count } viele\n}\n",
]);

describe("speak", () => {
  it("says a parameter's value by its own word", () => {
    expect(speak(bundle, "at", { isle: "tide" })).toBe("Auf der Gezeiteninsel");
  });

  it("leaves a value without a word as it is, without marks round it", () => {
    expect(speak(bundle, "at", { isle: "Mond" })).toBe("Auf der Mond");
  });

  it("follows the language's plurals and numbers", () => {
    expect(speak(bundle, "many", { count: 1 })).toBe("einer");
    expect(speak(bundle, "many", { count: 1200 })).toBe("1.200 viele");
  });

  it("shows the key of a missing text", () => {
    expect(speak(bundle, "nothing")).toBe("nothing");
  });
});

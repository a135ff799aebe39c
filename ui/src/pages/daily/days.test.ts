import { expect, it } from "vitest";

import { dayBefore } from "./days";

it("goes back over months and years", () => {
  expect(dayBefore("2031-05-04")).toBe("2031-05-03");
  expect(dayBefore("2032-03-01")).toBe("2032-02-29");
  expect(dayBefore("2031-01-01")).toBe("2030-12-31");
});

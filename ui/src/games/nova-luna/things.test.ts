import { expect, test } from "vitest";

import { readAddress } from "./things";

test("elements are addressed by the names that they have", () => {
  expect(readAddress({ wheel: "17" })).toBe("tile:17");
  expect(readAddress({ placed: "3", cell: "2,-1" })).toBe("tile:3");
  expect(readAddress({ cell: "2,-1" })).toBe("cell:2:-1");
  expect(readAddress({ token: "0" })).toBe("token:0");
  expect(readAddress({ moon: "" })).toBe("moon");
  expect(readAddress({ about: "task:17:2", placed: "17" })).toBe("task:17:2");
  expect(readAddress({})).toBeNull();
});

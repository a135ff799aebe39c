import { expect, test } from "vitest";

import { halve } from "./lines";

test("a text is broken nearest to its middle", () => {
  expect(halve("noch 1 Zeitmarke")).toEqual(["noch 1 ", "Zeitmarke"]);
  expect(halve("1 time token left")).toEqual(["1 time ", "token left"]);
  expect(halve("Priesterrat")).toEqual(["Priesterrat"]);
});

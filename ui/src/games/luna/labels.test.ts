import { expect, it } from "vitest";

import type { Seat } from "../../api/types";
import { sayOf } from "./labels";

const say = (key: string, params: Record<string, unknown> = {}) => `${key}(${String(params["who"])})`;

it("speaks to the reader, and of the others by name", () => {
  const seats = [
    { seat: 0, name: "Tycho", you: true },
    { seat: 1, name: "Ben", you: false },
  ] as Seat[];
  expect(sayOf("lb-claimed-by", seats, 0, say)).toBe("lb-claimed-by.you(table-you(undefined))");
  expect(sayOf("lb-claimed-by", seats, 1, say)).toBe("lb-claimed-by(Ben)");
});

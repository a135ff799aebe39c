import { expect, test } from "vitest";

import { keeping } from "./keeping";

test("a wheel that is laid out says how many tiles it lacks, until it lacks none", () => {
  const say = (key: string, params?: Record<string, unknown>) => `${key} ${JSON.stringify(params)}`;
  const missing = (...wheel: (number | null)[]) => keeping.missing({ wheel } as never, say);
  expect(missing(5, null, 7, null)).toBe('keep-nl-missing {"count":2}');
  expect(missing(5, null)).toBe('keep-nl-missing {"count":1}');
  expect(missing(5, 6)).toBe("");
});

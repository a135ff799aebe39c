import decodeQR from "qr/decode.js";
import { expect, it } from "vitest";

import { drawCode } from "./qr";

const SCALE = 4;

/** The code as a camera would see it: dark modules on white. */
function paint({ size, path }: ReturnType<typeof drawCode>) {
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) {
    for (let dy = 0; dy < SCALE; dy += 1)
      for (let dx = 0; dx < SCALE; dx += 1) {
        const at = ((Number(y) * SCALE + dy) * width + Number(x) * SCALE + dx) * 4;
        data.fill(0, at, at + 3);
      }
  }
  return { width, height: width, data };
}

it("says the link when it is read", () => {
  const link =
    "https://moon.example.org/t/k7q2m4x9w3r5t8#seat=1&key=AbC-dEf_0123456789AbC-dEf_0123456789AbCdEfGhIjK";
  expect(decodeQR(paint(drawCode(link)))).toBe(link);
});

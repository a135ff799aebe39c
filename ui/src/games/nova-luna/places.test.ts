import { expect, test } from "vitest";

import type { PlacedTile } from "../../api/types";
import { namePlace } from "./places";
import { tileNamed } from "./tiles";

const say = (_: string, params?: Record<string, unknown>) =>
  `${params?.side} ${params?.beside} ${params?.worth}`;
const place = (tile: number, x: number, y: number) => ({ tile, x, y, covered: [], order: 0 }) as PlacedTile;

test("a place is named by the neighbour that is easiest to find", () => {
  const { colour, number } = tileNamed(1);
  expect(namePlace([place(1, 0, 0)], { x: -1, y: 0 }, say)).toBe(`left ${colour} ${number}`);
  expect(namePlace([place(1, 0, 0)], { x: 0, y: 1 }, say)).toBe(`below ${colour} ${number}`);
  expect(namePlace([], { x: 0, y: 0 }, say)).toBe("first  0");
});

test("of two neighbours the one without a double", () => {
  const like = (tile: number) => tileNamed(tile).colour + tileNamed(tile).number;
  const all = Array.from({ length: 68 }, (_, index) => index + 1);
  const [one, double] = all.flatMap((tile) =>
    all.filter((other) => other > tile && like(other) === like(tile)).map((other) => [tile, other] as const),
  )[0]!;
  const single = all.find((tile) => like(tile) !== like(one))!;
  const display = [place(one, 0, 0), place(double, 5, 5), place(single, -2, 0)];
  expect(namePlace(display, { x: -1, y: 0 }, say)).toBe(
    `right ${tileNamed(single).colour} ${tileNamed(single).number}`,
  );
});

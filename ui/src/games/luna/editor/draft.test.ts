import { expect, test } from "vitest";

import type { DraftedSide } from "../../../api/types";
import { ISLES } from "../view";
import {
  canRise,
  putBoard,
  putBook,
  putDisc,
  putNovices,
  putTile,
  raiseDisc,
  stateOf,
  swapIsle,
  toggle,
  type LunaDraft,
} from "./draft";

const none = Object.fromEntries(ISLES.map((isle) => [isle, 0])) as DraftedSide["active"];
const side = (): DraftedSide => ({
  active: none,
  inactive: none,
  stage: 0,
  shrines: [],
  favours: ["tide"],
  points: {} as DraftedSide["points"],
});
const draft: LunaDraft = {
  game: "luna",
  options: { players: 2, level: 1, start: "standard", components: "reconstructed" },
  own: null,
  boards: ["blue", "yellow"],
  isles: [...ISLES],
  figures: { moon_priestess: "tide", master_builder: "tide", apostate: "book" },
  phase: "actions",
  round: 2,
  start_player: 0,
  turn: 0,
  laps: 0,
  tokens: 0,
  book_used: false,
  takings: null,
  voyage: null,
  council: [
    { seat: 1, place: 2 },
    { seat: 0, place: 0 },
  ],
  temple: [{ tile: 1, novice: 0, book: true }],
  claims: [{ tile: 8, seat: 1 }],
  sides: [side(), side()],
};

test("a tile is free, claimed, in the temple or closed, and in one place only", () => {
  expect([stateOf(draft, 1), stateOf(draft, 8), stateOf(draft, 5)]).toEqual(["temple-0", "claim-1", "free"]);
  const inside = putTile(draft, 8, "temple-1");
  expect([stateOf(inside, 8), inside.claims]).toEqual(["temple-1", []]);
  expect(putTile(draft, 1, "temple-1").temple).toEqual([{ tile: 1, novice: 1, book: true }]);
  expect(putTile(draft, 1, "closed").temple).toEqual([{ tile: 1, novice: null, book: false }]);
  expect(putTile(draft, 8, "free").claims).toEqual([]);
  expect(putBook(draft, 1, false).temple[0]!.book).toBe(false);
});

test("boards and isles change places with each other", () => {
  expect(putBoard(draft, 0, "yellow").boards).toEqual(["yellow", "blue"]);
  expect(putBoard(draft, 0, "red").boards).toEqual(["red", "yellow"]);
  expect(swapIsle(draft, "shrine", 1).isles.slice(0, 2)).toEqual(["herbs", "shrine"]);
  expect(swapIsle(draft, "shrine", -1).isles.at(-1)).toBe("shrine");
});

test("pieces of one side leave those of the other alone", () => {
  const more = putNovices(draft, 1, "active", "book", 3);
  expect([more.sides[1]!.active.book, more.sides[0]!.active.book]).toEqual([3, 0]);
  expect(toggle(draft, 0, "favours", "tide", false).sides[0]!.favours).toEqual([]);
  expect(toggle(draft, 0, "shrines", "tide", true).sides[0]!.shrines).toEqual(["tide"]);
});

test("a disc that comes to a seat lies on top there", () => {
  const level = putDisc(draft, 0, 2);
  expect(level.council.map(({ seat }) => seat)).toEqual([0, 1]);
  expect([canRise(draft, 1), canRise(level, 1)]).toEqual([false, true]);
  expect(raiseDisc(level, 1).council.map(({ seat }) => seat)).toEqual([1, 0]);
});

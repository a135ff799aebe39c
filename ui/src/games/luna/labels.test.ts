import { describe, expect, it } from "vitest";

import type { Seat } from "../../api/types";
import {
  describeCouncil,
  describeIsle,
  describeSpace,
  describeStage,
  describeTile,
  nameSeat,
  sayOf,
} from "./labels";
import { makeView } from "./sample";
import { findIsle } from "./view";

const say = (key: string, params: Record<string, unknown> = {}) =>
  [key, ...Object.values(params)].join(" ").trim();
const makeSeat = (seat: number, change: Partial<Seat> = {}) =>
  ({ seat, name: `P${seat}`, holder: "person", you: false, ...change }) as Seat;
const SEATS = [makeSeat(0, { you: true }), makeSeat(1)];

describe("nameSeat", () => {
  it("calls the reader You, the opponent by his name or what he is, and everybody else by name or number", () => {
    expect(nameSeat(SEATS, 0, say)).toBe("table-you");
    expect(nameSeat(SEATS, 1, say)).toBe("P1");
    const nameless = { name: "" };
    expect(nameSeat([makeSeat(0), makeSeat(1, nameless)], 1, say)).toBe("lb-seat 2");
    expect(nameSeat([makeSeat(0), makeSeat(1, { ...nameless, holder: "scripted" })], 1, say)).toBe(
      "lb-opponent",
    );
    expect(nameSeat([makeSeat(0), makeSeat(1, { holder: "scripted" })], 1, say)).toBe("P1");
    expect(nameSeat([makeSeat(0, nameless)], 0, say)).toBe("lb-seat 1");
    expect(nameSeat([makeSeat(0)], 1, say)).toBe("lb-opponent");
  });
});

it("speaks to the reader, and of the others by name", () => {
  expect(sayOf("lb-claimed-by", SEATS, 0, say)).toBe("lb-claimed-by.you table-you");
  expect(sayOf("lb-claimed-by", SEATS, 1, say)).toBe("lb-claimed-by P1");
});

describe("describeIsle", () => {
  it("names figures, pieces and favours that are there, and nothing else", () => {
    const view = makeView({ tide: { active: [2, 0], inactive: [1, 3] } });
    view.figures.next = { moon_priestess: "book", master_builder: "tide", apostate: "herbs" };
    const tide = findIsle(view, "tide");
    tide.shrines = [false, true];
    tide.blocked = true;
    expect(describeIsle(view, tide, SEATS, say)).toBe(
      "isle-tide: figure-moon_priestess; lb-next-here master_builder; table-you lb-awake 2, lb-asleep 1; " +
        "P1 lb-asleep 3, lb-a-shrine; lb-favours-left 2; lb-blocked",
    );
    expect(describeIsle(view, findIsle(view, "shrine"), SEATS, say)).toBe("isle-shrine: lb-favours-left 2");
  });

  it("names a shrine that stands alone", () => {
    const view = makeView();
    const isle = findIsle(view, "shrine");
    isle.shrines = [true, false];
    expect(describeIsle(view, isle, SEATS, say)).toContain("table-you lb-a-shrine;");
  });
});

describe("describeTile", () => {
  it("says how far the Guard is and whose the tile is", () => {
    const [near, next, far] = makeView().path.groups;
    expect(describeTile(near!.tiles[0]!, near!, SEATS, say)).toBe("lb-tile 5 lb-isle-tide: lb-path-lit");
    expect(describeTile(next!.tiles[0]!, next!, SEATS, say)).toBe("lb-tile 7 lb-isle-tide: lb-path-half");
    expect(describeTile({ ...far!.tiles[0]!, claimed_by: 1 }, far!, SEATS, say)).toBe(
      "lb-tile 9 lb-isle-tide: lb-path-dim, lb-claimed-by P1",
    );
  });
});

describe("describeSpace", () => {
  it("tells an empty, a closed and a held space apart, and names a book", () => {
    const space = makeView().temple.spaces[0]!;
    const told = (change: Partial<typeof space>) => describeSpace({ ...space, ...change }, SEATS, say);
    expect(told({})).toBe("lb-space 1 lb-isle-tide: lb-space-held table-you, lb-with-book");
    expect(told({ novice: null, book: false })).toBe("lb-space 1 lb-isle-tide: lb-space-closed");
    expect(told({ filled: false, book: false })).toBe("lb-space 1 lb-isle-tide: lb-space-empty");
  });
});

describe("council and landing stage", () => {
  it("lists discs by rank with their values", () => {
    const view = makeView();
    view.council.seats = [3, 5];
    expect(describeCouncil(view, SEATS, say)).toBe(
      "lb-council-hall: lb-council-disc P1 5, lb-council-disc table-you 3",
    );
  });

  it("lists who has novices on the stage", () => {
    const view = makeView();
    expect(describeStage(view, SEATS, say)).toBe("lb-landing: lb-nobody");
    view.players[1]!.stage = 2;
    expect(describeStage(view, SEATS, say)).toBe("lb-landing: P1 2");
  });
});

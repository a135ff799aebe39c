import { describe, expect, it } from "vitest";

import { findPlace } from "../src/place";

describe("findPlace", () => {
  it.each([
    ["/", { page: "home" }],
    ["/t/k7q2", { page: "table", id: "k7q2" }],
    ["/t/k7q2/review", { page: "review", id: "k7q2" }],
    ["/new/luna", { page: "new", game: "luna" }],
    ["/learn/nova-luna/", { page: "learn", game: "nova-luna" }],
    ["/daily", { page: "daily" }],
    ["/rules/luna", { page: "rules", game: "luna" }],
    ["/rules/luna/actions", { page: "sheet", game: "luna", sheet: "actions" }],
  ])("knows %s", (path, place) => expect(findPlace(path)).toEqual(place));

  it.each([
    "/t",
    "/t/a/b",
    "/new",
    "/new/Chess!",
    "/learn/luna/1/2",
    "/daily/luna",
    "/rules/luna/a/b",
    "/moon",
  ])("has nothing at %s", (path) => expect(findPlace(path)).toEqual({ page: "missing" }));
});

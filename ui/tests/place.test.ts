import { describe, expect, it } from "vitest";

import { findPlace } from "../src/place";

describe("findPlace", () => {
  it.each([
    ["/", { page: "home" }],
    ["/t/k7q2", { page: "table", id: "k7q2" }],
    ["/new/luna", { page: "new", game: "luna" }],
    ["/learn/nova-luna/", { page: "learn", game: "nova-luna" }],
    ["/daily", { page: "daily" }],
  ])("knows %s", (path, place) => expect(findPlace(path)).toEqual(place));

  it.each(["/t", "/t/a/b", "/new", "/new/Chess!", "/learn/luna/1", "/daily/luna", "/moon"])(
    "has nothing at %s",
    (path) => expect(findPlace(path)).toEqual({ page: "missing" }),
  );
});

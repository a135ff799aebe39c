import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { address, fetchTable, takeBack } from "./client";

describe("a request", () => {
  let answer: () => Promise<Response>;
  let sent: [string, RequestInit][];

  beforeEach(() => {
    sent = [];
    vi.stubGlobal("fetch", (path: string, more: RequestInit) => {
      sent.push([path, more]);
      return answer();
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("asks in the viewer's language, and for what is given only", () => {
    expect(address("/tables", { list: "mine", cursor: null, game: undefined, ply: 0 })).toBe(
      "/api/tables?list=mine&ply=0&lang=en",
    );
  });

  it("sends a body as JSON, and none where there is none", async () => {
    answer = () => Promise.resolve(new Response("{}"));
    await takeBack("a/b", 3);
    await fetchTable("t");
    expect(sent.map(([path, { method, body }]) => [path, method, body])).toEqual([
      ["/api/tables/a%2Fb/take-back?lang=en", "POST", '{"to_ply":3}'],
      ["/api/tables/t?lang=en", "GET", undefined],
    ]);
  });

  it("says that the network is away where nothing comes back", async () => {
    answer = () => Promise.reject(new TypeError("failed"));
    await expect(fetchTable("t")).rejects.toMatchObject({ code: "offline", status: 0 });
  });

  it("that was called off is no loss of the network", async () => {
    const end = new AbortController();
    const reason = new DOMException("called off", "AbortError");
    answer = () => Promise.reject(reason);
    end.abort();
    await expect(fetchTable("t", {}, end.signal)).rejects.toBe(reason);
  });

  it("tells what the server refuses, or that it has failed", async () => {
    const refusal = { code: "no-such-table", message: "There is no such table." };
    answer = () => Promise.resolve(new Response(JSON.stringify(refusal), { status: 404 }));
    await expect(fetchTable("t")).rejects.toMatchObject({ status: 404, ...refusal });
    answer = () => Promise.resolve(new Response("<html>", { status: 502 }));
    await expect(fetchTable("t")).rejects.toMatchObject({ status: 502, code: "unexpected" });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { LogEntry, Move, Snapshot } from "../../api/types";
import { ApiProblem } from "../../api/problem";
import type { LiveTable as Live } from "./live.svelte";

const MOVE = { text: "meditate", kind: "meditate", parts: {} } as unknown as Move;

function makeSnapshot(last: number, since = 0, line = 0): Snapshot {
  const log = Array.from({ length: last - since }, (_, index) => ({ ply: since + index }) as LogEntry);
  return { ply: last, last, line, since, log } as unknown as Snapshot;
}

describe("LiveTable", () => {
  let table: Live;
  let toasts: { text: string }[];
  let asked: string[];
  /** What the server answers, by the beginning of "METHOD path"; without one it does not. */
  let answers: Record<string, () => unknown>;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
    asked = [];
    answers = {};
    vi.stubGlobal("fetch", (path: string, { method = "GET" }: RequestInit = {}) => {
      const request = `${method} ${path.replace("/api/tables/", "").replace(/[?&]lang=en/, "")}`;
      asked.push(request);
      const found = Object.keys(answers).find((start) => request.startsWith(start));
      if (!found) return new Promise(() => {});
      const body = answers[found]!();
      const status = body instanceof ApiProblem ? body.status : 200;
      const { code, message, params, reasons } = body as ApiProblem;
      const told = body instanceof ApiProblem ? { code, message, params, reasons } : body;
      return Promise.resolve(
        new Response(JSON.stringify(told), { status, headers: { "Content-Type": "application/json" } }),
      );
    });
    ({ toasts } = await import("../../shell/toasts.svelte"));
    const { LiveTable } = await import("./live.svelte");
    table = new LiveTable("t");
    table.receive(makeSnapshot(3));
  });
  afterEach(() => {
    toasts.length = 0;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("looks how things stand when a move stays without an answer for six seconds", async () => {
    answers = { "GET t": () => makeSnapshot(4, 3) };
    void table.send(MOVE);
    expect(table.sending).toBe(MOVE);
    await vi.advanceTimersByTimeAsync(5_900);
    expect(asked).toEqual(["POST t/moves"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual(["POST t/moves", "GET t?since=3"]);
    expect(table.snapshot!.ply).toBe(4);
  });

  it("does not look again after an answer", async () => {
    answers = { "POST t/moves": () => makeSnapshot(4, 3) };
    await table.send(MOVE);
    expect([table.sending, table.log.length]).toEqual([null, 4]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toEqual(["POST t/moves"]);
  });

  it("sends one move at a time", async () => {
    void table.send(MOVE);
    await table.send(MOVE);
    expect(asked).toEqual(["POST t/moves"]);
  });

  it("says that another player was first, and shows the new position", async () => {
    answers = {
      "POST t/moves": () => new ApiProblem(409, "stale-ply", "It is too late."),
      "GET t": () => makeSnapshot(5, 3),
    };
    await expect(table.send(MOVE)).rejects.toMatchObject({ code: "stale-ply" });
    await vi.advanceTimersByTimeAsync(0);
    expect(toasts.map(({ text }) => text).join()).not.toContain("It is too late.");
    expect([table.snapshot!.ply, table.sending]).toEqual([5, null]);
  });

  it("says why a move was refused", async () => {
    answers = { "POST t/moves": () => new ApiProblem(422, "illegal-move", "That is not possible.") };
    await expect(table.send(MOVE)).rejects.toMatchObject({ code: "illegal-move" });
    expect(toasts.map(({ text }) => text)).toEqual(["That is not possible."]);
  });

  it("tells whoever follows what is new, and nothing of what it knew", () => {
    const told: number[][] = [];
    table.onchange = ({ news }) => told.push(news.map(({ ply }) => ply));
    table.receive(makeSnapshot(5, 3));
    table.receive(makeSnapshot(4, 3));
    expect(told).toEqual([[3, 4]]);
    expect(table.snapshot!.ply).toBe(5);
  });

  it("asks once for the whole log where a part is missing", async () => {
    answers = { "GET t?since=0": () => makeSnapshot(7) };
    table.receive(makeSnapshot(6, 5));
    table.receive(makeSnapshot(7, 6));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(["GET t?since=0"]);
    expect(table.log.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("knows whether something was done", async () => {
    expect(await table.act(() => Promise.resolve(makeSnapshot(2, 0, 1)))).toBe(true);
    expect(table.snapshot!.line).toBe(1);
    answers = { "GET t": () => makeSnapshot(2, 0, 1) };
    const refusal = new ApiProblem(403, "not-your-seat", "Not yours.");
    expect(await table.act(() => Promise.reject(refusal))).toBe(false);
    expect(toasts.map(({ text }) => text)).toEqual(["Not yours."]);
  });
});

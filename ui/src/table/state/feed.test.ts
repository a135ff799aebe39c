import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Feed } from "./feed";

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: string[] = [];
  isClosed = false;

  constructor(readonly address: string) {
    super();
    FakeSocket.made.push(this);
  }
  send(message: string) {
    this.sent.push(message);
  }
  close() {
    this.isClosed = true;
  }
  say(message: object) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  drop() {
    this.dispatchEvent(new Event("close"));
  }
}

describe("Feed", () => {
  let heard: unknown[];
  let polled: string[];
  let feed: Feed;
  const snapshot = { type: "snapshot", ply: 4 };
  const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
  const current = () => FakeSocket.made.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    vi.stubGlobal("navigator", { onLine: true });
    vi.stubGlobal("location", { href: "http://here/t/t", protocol: "http:", host: "here" });
    vi.stubGlobal("WebSocket", FakeSocket);
    polled = [];
    vi.stubGlobal("fetch", (path: string) => {
      polled.push(path);
      return polled.length > 1 ? new Promise(() => {}) : Promise.resolve(new Response('{"ply":5}'));
    });
    FakeSocket.made = [];
    heard = [];
    feed = new Feed("t", {
      position: () => ({ ply: 3, line: 1 }),
      receive: ({ ply }) => heard.push(["snapshot", ply]),
      hear: (seat, phrase) => heard.push([seat, phrase]),
      review: ({ done }) => heard.push(["review", done]),
      changeConnection: (connection) => heard.push(connection),
    });
    feed.start();
  });
  afterEach(() => {
    feed.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("hands each message to whom it is for", () => {
    expect(current().address).toContain("ply=3");
    current().say({ type: "pong" });
    current().say({ type: "phrase", seat: 1, phrase: "hello" });
    current().say({ type: "review", done: 7 });
    expect(heard).toEqual([
      [1, "hello"],
      ["review", 7],
    ]);
    current().say(snapshot);
    expect(heard.slice(2)).toEqual(["live", ["snapshot", 4]]);
  });

  it("comes back by itself when the socket is dropped", async () => {
    current().say(snapshot);
    current().drop();
    await pass();
    expect(heard.at(-1)).toBe("reconnecting");
    await pass(1_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("counts a socket as lost that does not answer a ping", async () => {
    current().say(snapshot);
    await pass(15_000);
    expect(current().sent).toEqual(['{"type":"ping"}']);
    current().say({ type: "pong" });
    await pass(14_900);
    expect(current().isClosed).toBe(false);
    await pass(10_200);
    expect(FakeSocket.made[0]!.isClosed).toBe(true);
    expect(heard).toContain("reconnecting");
  });

  it("polls where sockets fail, from what the page has", async () => {
    for (let failures = 0; failures < 3; failures += 1) {
      expect(polled).toEqual([]);
      current().drop();
      await pass(8_000);
    }
    expect(polled[0]).toContain("wait=0&after=3&line=1&since=3");
    expect(polled[1]).toContain("wait=25");
    expect(heard.slice(-2)).toEqual(["live", ["snapshot", 5]]);
  });

  it("says that it is offline after some failures, or where the device is", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    current().drop();
    await pass();
    expect(heard).toEqual(["offline"]);
    expect(polled).toEqual([]);
  });

  it("does not wait for the next attempt once it is woken", async () => {
    current().drop();
    await pass();
    feed.wake();
    await pass();
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("ends where it is stopped", async () => {
    feed.stop();
    await pass(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(current().isClosed).toBe(true);
    expect(heard).toEqual([]);
  });
});

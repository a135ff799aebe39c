import { describe, expect, it } from "vitest";

import { Following } from "./following";

function makePane(lines: number) {
  return { scrollTop: 0, scrollHeight: lines * 20, clientHeight: 100 };
}

describe("Following", () => {
  it("goes on while several lines arrive before the scrolling is heard of", () => {
    const following = new Following();
    const pane = makePane(10);
    following.lead(pane, 100);
    pane.scrollHeight += 400; // the event of the scrolling comes only now
    following.see(pane);
    expect(following.isAway).toBe(false);
  });

  it("stops when the reader scrolls up, and goes on at the end", () => {
    const following = new Following();
    const pane = makePane(30);
    following.lead(pane, 500);
    pane.scrollTop = 300;
    following.see(pane);
    expect(following.isAway).toBe(true);
    pane.scrollTop = 400;
    following.see(pane);
    expect(following.isAway).toBe(true);
    pane.scrollTop = 490;
    following.see(pane);
    expect(following.isAway).toBe(false);
  });

  it("takes being led up for no wish of the reader", () => {
    const following = new Following();
    const pane = makePane(30);
    following.lead(pane, 500);
    following.lead(pane, 200);
    following.see(pane);
    expect(following.isAway).toBe(false);
  });
});

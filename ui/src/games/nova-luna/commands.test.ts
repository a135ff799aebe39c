import { beforeEach, describe, expect, it } from "vitest";

import { obey } from "./commands";

type Table = Parameters<typeof obey>[1];

describe("obey", () => {
  let done: unknown[];
  let desk: Table;

  const note =
    (what: string, answer?: unknown) =>
    (...more: unknown[]) => {
      done.push(what, ...more);
      return answer;
    };

  beforeEach(() => {
    done = [];
    const lens = { zoomBy: note("zoom"), fitAgain: note("fit"), panByKey: note("pan") };
    desk = {
      view: { reach: [7, 8] },
      legal: [{ kind: "refill" }],
      choice: {
        usable: new Set([7]),
        held: null,
        grasp: note("grasp"),
        propose: note("propose"),
        back: () => true,
      },
      display: { focusBest: () => {}, getLens: () => lens },
      room: undefined,
      playing: true,
    } as unknown as Table;
  });

  it("takes a tile in reach that can be used", () => {
    expect([0, 1, 2].map((place) => obey({ kind: "take", place }, desk))).toEqual([true, false, false]);
    expect(done).toEqual(["grasp", 7]);
  });

  it("proposes what is legal, and nothing else", () => {
    expect([obey({ kind: "refill" }, desk), obey({ kind: "end-phase" }, desk)]).toEqual([true, false]);
    expect(done).toEqual(["propose", { kind: "refill" }]);
  });

  it("zooms, fits and moves the felt; past positions keep their arrows", () => {
    expect(obey({ kind: "zoom", factor: 2 }, desk)).toBe(true);
    expect(obey({ kind: "fit" }, desk)).toBe(true);
    expect(obey({ kind: "pan", direction: "left" }, desk)).toBe(true);
    expect(obey({ kind: "pan", direction: "left" }, { ...desk, playing: false } as Table)).toBe(false);
    expect(done).toEqual(["zoom", 2, "fit", "pan", "left"]);
  });

  it("gives the focus back to a tile that was put back", async () => {
    const focused: string[] = [];
    const choice = { held: 7 as number | null, back: () => true };
    const room = { querySelector: (selector: string) => ({ focus: () => focused.push(selector) }) };
    const at = () => ({ ...desk, choice, room }) as unknown as Table;
    choice.back = () => ((choice.held = null), true);
    expect(obey({ kind: "back" }, at())).toBe(true);
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    expect(focused).toEqual(['[data-wheel="7"]']);
    expect(obey({ kind: "back" }, at())).toBe(true);
    choice.back = () => false;
    expect(obey({ kind: "back" }, at())).toBe(false);
    await new Promise((resolve) => setTimeout(resolve));
    expect(focused).toHaveLength(1);
  });
});

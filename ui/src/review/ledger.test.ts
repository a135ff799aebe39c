import { beforeEach, describe, expect, it } from "vitest";

import type { Seat } from "../api/types";
import { LedgerBook } from "./ledger.svelte";
import type { Reviewing } from "./reviewing.svelte";
import { sample } from "./sample";
import { makeScale } from "./scale";

describe("LedgerBook", () => {
  let reviewing: Record<string, unknown>;
  let book: LedgerBook;

  beforeEach(() => {
    reviewing = {
      review: structuredClone(sample),
      seat: 0,
      own: 0,
      seats: [{ mine: true }, { mine: false }],
      names: ["Ana", "Ben"],
      scale: makeScale(sample, "en"),
      hasBetter: ({ loss }: { loss: number | null }) => (loss ?? 0) > 0.01,
    };
    book = new LedgerBook(reviewing as unknown as Reviewing);
  });

  it("shows the viewer's seat until another is chosen", () => {
    expect([book.seat, book.dearest.map(({ ply }) => ply)]).toEqual([0, [0]]);
    book.seat = 1;
    expect([book.seat, book.dearest.map(({ ply }) => ply)]).toEqual([1, [1]]);
  });

  it("lists the three dearest choices, the dearest first", () => {
    const { moves } = reviewing["review"] as typeof sample;
    const first = moves[0]!;
    moves.push(...[0.3, 0.1, 0.005, 0.25].map((loss, index) => ({ ...first, ply: 10 + index, loss })));
    book = new LedgerBook(reviewing as unknown as Reviewing);
    expect(book.dearest.map(({ ply }) => ply)).toEqual([10, 13, 0]);
  });

  it("lists only sources that brought something", () => {
    expect(book.sources).toContain("chance");
    const { ledger } = reviewing["review"] as typeof sample;
    ledger!.entries = ledger!.entries.filter(({ kind }) => kind !== "chance");
    book = new LedgerBook(reviewing as unknown as Reviewing);
    expect(book.sources).not.toContain("chance");
    expect(book.sources).toContain("own");
  });

  it("knows the one seat of the viewer, and no other", () => {
    expect([book.isMe(0), book.isMe(1), book.nameSeat(1)]).toEqual([true, false, "Ben"]);
    (reviewing["seats"] as Seat[])[1] = { mine: true } as unknown as Seat;
    expect([book.isMe(0), book.nameSeat(0), book.nameSeat(7)]).toEqual([false, "Ana", ""]);
    expect(book.address(1)).toEqual({ me: "no", who: "Ben" });
  });

  it("gives a bar to the player whose choices it shows", () => {
    const owners = book.bars.map((bar) => [bar.share, book.ownerOf(bar)]);
    expect(Object.fromEntries(owners)).toEqual({ own: 0, luck: null, others: 1 });
    expect([book.otherThan(0), book.otherThan(1)]).toEqual([1, 0]);
    reviewing["review"] = { ...(reviewing["review"] as object), end: [1, 0, 0] };
    const three = new LedgerBook(reviewing as unknown as Reviewing);
    expect(three.ownerOf({ share: "others" } as never)).toBeNull();
  });

  it("writes shares of a win as they are, and points as points", () => {
    const percent = book.total(50);
    expect(percent).toBe(makeScale(sample, "en").value(0.5));
    expect([book.change(-21), book.error(2)]).toEqual([
      makeScale(sample, "en").change(-0.21),
      makeScale(sample, "en").error(0.02),
    ]);
  });
});

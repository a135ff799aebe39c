/** A short review for tests: two players, one refill, one mistake of each. */
import type { Move, Review, ReviewedMove } from "../api/types";

const move = (text: string) => ({ text, kind: "take", parts: { tile: 1, x: 0, y: 0 } }) as Move;

function judge(ply: number, before: number, after: number, more: Partial<ReviewedMove> = {}): ReviewedMove {
  const seat = ply % 2;
  const loss = Math.max(0, seat === 0 ? before - after : after - before);
  return {
    ply,
    seat,
    depth: "deep",
    is_suspect: false,
    move: move(`${ply}`),
    better: move(loss > 0.01 ? "better" : `${ply}`),
    is_forced: false,
    grade: loss > 0.2 ? "blunder" : loss > 0.1 ? "mistake" : "best",
    loss,
    error: 0.02,
    before: [before, 1 - before],
    before_error: [0.02, 0.02],
    after: [after, 1 - after],
    after_error: [0.02, 0.02],
    deals: 0,
    line: [],
    played_line: [],
    why: [],
    ...more,
  };
}

const section = (number: number) => ({ key: "section", params: { number } });

export const sample: Review = {
  game: "sample",
  players: 2,
  measure: "win",
  unit: "win",
  direction: "higher",
  plies: 4,
  depth: "deep",
  moves: [
    judge(0, 0.56, 0.35),
    judge(1, 0.35, 0.504),
    judge(2, 0.504, 0.504, { deals: 24 }),
    judge(3, 0.7, 0.7),
  ],
  end: [1, 0],
  turning_points: [
    { ply: 0, loss: 0.21 },
    { ply: 1, loss: 0.154 },
  ],
  ledger: {
    has_chance: true,
    start: { value: [0.5, 0.5], error: [0, 0], deals: 0 },
    entries: [
      {
        kind: "deal",
        seat: null,
        section: null,
        plies: [-1, -1],
        change: [0.06, -0.06],
        error: [0.02, 0.02],
        deals: 0,
      },
      {
        kind: "choices",
        seat: 0,
        section: section(1),
        plies: [0, 0],
        change: [-0.21, 0.21],
        error: [0.03, 0.03],
        deals: 0,
      },
      {
        kind: "choices",
        seat: 1,
        section: section(1),
        plies: [1, 1],
        change: [0.154, -0.154],
        error: [0.02, 0.02],
        deals: 0,
      },
      {
        kind: "chance",
        seat: null,
        section: section(1),
        plies: [2, 2],
        change: [0.196, -0.196],
        error: [0.04, 0.04],
        deals: 24,
      },
      {
        kind: "left-over",
        seat: null,
        section: null,
        plies: [0, 3],
        change: [0.3, -0.3],
        error: [0.05, 0.05],
        deals: 0,
      },
    ],
    end: [1, 0],
    sums: [],
    by_action: [],
  },
};

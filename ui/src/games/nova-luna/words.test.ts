import { expect, test } from "vitest";

import type { NovaLunaInsight, NovaLunaMove, NovaLunaView } from "../../api/types";
import { summarize } from "./words";

const say = (key: string, params?: Record<string, unknown>) =>
  params?.count ? `${key} ${params.count}` : key;
const view = { to_move: 0, seats: [{ tokens_left: 20 }] } as NovaLunaView;
const move = { kind: "take", text: "1@0,0", parts: { tile: 1, x: 0, y: 0 } } as NovaLunaMove;

function nameGain(tokens: number, nearer: number[] = []): string {
  const moves = { [move.text]: { tokens, nearer, ends: false } };
  return summarize(move, view, { moves } as unknown as NovaLunaInsight, say).title;
}

test("a headline is the move and its gain, never what the move does not do", () => {
  expect(nameGain(2)).toBe("nl-place-covers 2");
  expect(nameGain(0, [1])).toBe("nl-place-title");
});

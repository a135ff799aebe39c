/** Which puzzles somebody wants to solve, as it stands in the address. */
import type { PuzzleWish } from "../api/client";

const readNumber = (text: string | null): number | null => (text && /^\d$/.test(text) ? Number(text) : null);

/** The wish that an address holds. */
export function readWish(search: string): PuzzleWish {
  const asked = new URLSearchParams(search);
  return {
    theme: asked.get("theme"),
    difficulty: readNumber(asked.get("difficulty")),
    players: readNumber(asked.get("players")),
  };
}

/** The part of an address that holds a wish; empty where nothing special is wished for. */
export function writeWish(wish: PuzzleWish): string {
  const given = Object.entries(wish).filter(([, value]) => value != null);
  return given.length === 0
    ? ""
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** A small table for tests: two players, the isles in the rules' own order; and moves on it. */
import type { LunaMove, LunaMoveInsight, LunaPlayer, LunaView } from "../../api/types";
import { ISLES, type IsleName, type Kind } from "./view";

/** Pieces by isle: active and inactive novices of both seats. */
type Pieces = Partial<Record<IsleName, { active?: [number, number]; inactive?: [number, number] }>>;

export function makeView(pieces: Pieces = {}, changes: Partial<LunaView> = {}): LunaView {
  const player = (seat: number): LunaPlayer => ({
    seat,
    colour: seat === 0 ? "yellow" : "red",
    scripted: false,
    influence: 5,
    points: { start: 5 },
    favours: [],
    supply: 4,
    shrine_supply: 5,
    stage: 0,
    claims: [],
    temple: [],
    actions_taken: 0,
    if_round_ended: null,
  });
  return {
    game: "luna",
    options: {
      players: 2,
      level: 1,
      start: "standard",
      components: "reconstructed",
      moon_priestess: "tide",
      master_builder: "book",
      apostate: "novice",
    },
    phase: "actions",
    round: 1,
    to_move: 0,
    start_player: 0,
    time_tokens: { turned: 0, total: 3 },
    figures: { moon_priestess: "tide", master_builder: "book", apostate: "novice", next: null },
    isles: ISLES.map((isle) => ({
      isle,
      active: [...(pieces[isle]?.active ?? [0, 0])],
      inactive: [...(pieces[isle]?.inactive ?? [0, 0])],
      shrines: [false, false],
      favours: 2,
      taken: null,
      blocked: false,
    })),
    path: {
      guard: 6,
      groups: [6, 5, 4, 3, 2, 2].map((guard, index) => ({
        guard,
        guarded: index === 0,
        gone: false,
        approved: index === 0,
        bribable: index === 1,
        tiles: [5 + index * 2, 6 + index * 2].map((tile) => ({
          tile,
          symbol: "tide" as const,
          claimed_by: null,
          on_path: true,
        })),
      })),
    },
    temple: {
      boards: ["blue", "yellow"],
      spaces: [1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16].map((tile, index) => ({
        tile,
        board: index < 7 ? "blue" : "yellow",
        position: [index % 4, Math.floor(index / 4)] as [number, number],
        symbol: "tide" as const,
        filled: tile < 5,
        novice: tile === 1 ? 0 : tile === 4 ? 1 : null,
        book: tile < 5,
      })),
    },
    council: { values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], seats: [0, 0], ranking: [1, 0] },
    players: [player(0), player(1)],
    voyage: null,
    book_bonus: true,
    outcome: null,
    ...changes,
  };
}

/** A move of this kind; its text only tells it from others. */
export function makeMove<K extends Kind>(
  kind: K,
  parts: Extract<LunaMove, { kind: K }>["parts"],
): Extract<LunaMove, { kind: K }> {
  return { text: [kind, ...Object.values(parts)].join(" "), kind, parts } as Extract<LunaMove, { kind: K }>;
}

/** What a move brings that brings nothing but this. */
export function makeEffect(changes: Partial<LunaMoveInsight> = {}): LunaMoveInsight {
  return {
    influence: 0,
    sources: {},
    enters: [],
    displaces: [],
    novices: [],
    sleeps: [],
    spends: [],
    council: [],
    books: [],
    apostate: null,
    next: 1,
    ends_round: false,
    ends: false,
    after: [],
    ...changes,
  };
}

/** What the server sends of Nova Luna: the view of a position and the rules' previews of its moves. */
import type { Cause } from "../module";

export interface PlacedTile {
  tile: number;
  x: number;
  y: number;
  /** For each task whether a token lies on it. */
  covered: boolean[];
  /** How many tiles were placed before it. */
  order: number;
}

export interface SeatView {
  seat: number;
  /** Null in the solo game, which has no moon track. */
  distance: number | null;
  space: number | null;
  tokens_left: number;
  display: PlacedTile[];
}

export interface SoloView {
  phase: number;
  stacks: [number, number];
  notes: number[];
  /** The numbers of all tiles in the display. */
  running: number;
}

export interface OutcomeView {
  ending: string;
  ranking: number[];
  result: { tokens_left: number[]; ranking: number[]; solo_score?: number; notes?: number[] };
  breakdown: Record<string, number>[];
}

export interface NovaLunaView {
  game: "nova-luna";
  options: { players: number; first_game?: boolean; solo_scoring?: string };
  to_move: number | null;
  phase: number | null;
  wheel: (number | null)[];
  meeple: number;
  reach: number[];
  supply: number;
  unseen: number[];
  queue: number[];
  seats: SeatView[];
  solo: SoloView | null;
  outcome: OutcomeView | null;
}

export interface CoveredTask {
  x: number;
  y: number;
  task: number;
  cells: [number, number][];
}

export interface NearerTask {
  x: number;
  y: number;
  task: number;
  lacks: string;
}

export interface MoveInsight {
  tokens: number;
  covers: CoveredTask[];
  nearer: NearerTask[];
  /** The game is over with it. */
  ends: boolean;
}

export interface TileInsight {
  lands: number | null;
  distance: number | null;
  next: number | null;
  turns: number | null;
  queue: number[] | null;
  reach: number[] | null;
}

export interface TaskInsight {
  x: number;
  y: number;
  task: number;
  needs: string;
  lacks: string;
  covered: boolean;
  cells: [number, number][];
}

export interface NovaLunaInsight {
  game: "nova-luna";
  moves: Record<string, MoveInsight>;
  tiles: Record<string, TileInsight>;
  refill: { next: number | null; reach_unknown: boolean } | null;
  /** Solo: what would be written down for the first phase. */
  end_phase: { note: number; tiles: number; penalty: number } | null;
  tasks: TaskInsight[][];
  refused: Record<string, Cause>;
}

/** A place of a display: x grows to the right, y downwards. */
export interface Cell {
  x: number;
  y: number;
}

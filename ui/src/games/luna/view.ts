/** The table as the rules show it, and their previews of it. */
import type { Cause } from "../module";

export type IsleName = "shrine" | "herbs" | "tide" | "sailboat" | "bribery" | "book" | "novice";

/** The isles in the rules' own order; the ring of a game has another. */
export const ISLES: readonly IsleName[] = [
  "shrine",
  "herbs",
  "tide",
  "sailboat",
  "bribery",
  "book",
  "novice",
];

export type FigureName = "moon_priestess" | "master_builder" | "apostate";
export const FIGURES: readonly FigureName[] = ["moon_priestess", "master_builder", "apostate"];
export type FigurePlaces = Record<FigureName, IsleName>;

export interface IsleView {
  isle: IsleName;
  /** By seat. */
  active: number[];
  inactive: number[];
  shrines: boolean[];
  favours: number;
  blocked: boolean;
}

export interface PathTile {
  tile: number;
  symbol: IsleName;
  claimed_by: number | null;
  on_path: boolean;
}

export interface PathGroup {
  guard: number;
  guarded: boolean;
  gone: boolean;
  approved: boolean;
  bribable: boolean;
  tiles: PathTile[];
}

export interface Space {
  tile: number;
  board: string;
  position: [number, number];
  symbol: IsleName;
  filled: boolean;
  novice: number | null;
  book: boolean;
}

export interface Forecast {
  priestess: number;
  apostate: number;
  temple: number;
}

export interface Player {
  seat: number;
  colour: string;
  scripted: boolean;
  influence: number;
  points: Record<string, number>;
  favours: IsleName[];
  supply: number;
  shrine_supply: number;
  stage: number;
  claims: number[];
  temple: number[];
  actions_taken: number;
  if_round_ended: Forecast | null;
}

export interface VoyageView {
  kind: "journey" | "tide";
  last: { from: IsleName | "stage"; asleep: boolean; to: IsleName };
  arrived: Partial<Record<IsleName, number>>;
}

export interface LunaView {
  game: "luna";
  options: { players?: number; level?: number; start?: string; [name: string]: unknown };
  phase: "shrines" | "pairs" | "opponent" | "actions" | "over";
  round: number;
  to_move: number | null;
  start_player: number;
  time_tokens: { turned: number; total: number };
  figures: FigurePlaces & { next: FigurePlaces | null };
  /** Clockwise. */
  isles: IsleView[];
  path: { guard: number; groups: PathGroup[] };
  temple: { boards: string[]; spaces: Space[] };
  council: { values: number[]; seats: number[]; ranking: number[] };
  players: Player[];
  voyage: VoyageView | null;
  book_bonus: boolean;
  outcome: {
    ending: string;
    scores: number[];
    ranking: number[];
    difference?: number;
  } | null;
}

export interface MoveInsight {
  /** At once, for the mover. */
  influence: number;
  sources: Record<string, number>;
  enters: { tile: number; seat: number; influence: number }[];
  displaces: { tile: number; seat: number; by: number; influence: number }[];
  /** How many of the mover's novices come and go. */
  novices: { isle: IsleName | "stage"; active: number; inactive: number }[];
  sleeps: { isle: IsleName; count: number }[];
  spends: { favour: IsleName }[];
  council: { seat: number; place: number; value: number }[];
  books: { from: number; to: number }[];
  apostate: IsleName | null;
  next: number | null;
  ends_round: boolean;
  ends: boolean;
  /** By seat. */
  after: { influence: number; if_round_ended: Forecast | null }[];
}

export interface LunaInsight {
  game: "luna";
  moves: Record<string, MoveInsight>;
  actions: Record<string, { legal: boolean; reasons: Cause[] }>;
  next_round: ({ guard: number; frees: number[] } & FigurePlaces) | null;
}

/** Whether this is the solo game with its scripted opponent. */
export function isSolo(view: LunaView): boolean {
  return view.players.some((player) => player.scripted);
}

/** The isle of that name, with its pieces. */
export function findIsle(view: LunaView, name: IsleName): IsleView {
  const found = view.isles.find((isle) => isle.isle === name);
  if (!found) throw new Error(`There is no isle ${name}.`);
  return found;
}

/** What the round's end would bring in all. */
export function sumForecast(forecast: Forecast | null): number {
  return forecast ? forecast.priestess + forecast.apostate + forecast.temple : 0;
}

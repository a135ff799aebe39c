/** What the table frame and a game's board promise each other. */
import type { Component, Snippet } from "svelte";

/** A reason of the rules: a sentence, and the number of the rule it comes from. */
export interface Cause {
  code: string;
  rule: string;
  params: Record<string, unknown>;
  text: string;
}

export interface Seat {
  seat: number;
  name: string;
  holder: "open" | "person" | "computer" | "scripted";
  level: string | null;
  mine: boolean;
  connected: boolean;
}

export interface BoardSettings {
  motion: boolean;
  marks: boolean;
  autoConfirm: boolean;
}

// A board narrows the two parameters to its own view and insight; the frame hands both through unread.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface BoardProps<V = any, I = any> {
  /** What to show now. */
  view: V;
  /** Of the same position; null while it loads or in plain replay. */
  insight: I | null;
  /** The legal moves when it is mine to move and the board is live, else []. */
  legal: string[];
  /** The own seat to show in front; null for a watcher (show the seat to move, or 0). */
  me: number | null;
  seats: Seat[];
  /** False: a past position is shown (replay). */
  live: boolean;
  /** The move waiting to be confirmed. */
  chosen: string | null;
  /** Propose a move (previewed until confirmed), or nothing. */
  choose: (move: string | null) => void;
  /** Play at once (Luna's voyage steps, `done`). */
  send: (move: string) => Promise<void>;
  /** The rules' reasons against a move. */
  why: (move: string) => Promise<Cause[]>;
  /** Show reasons in the frame's popover, with rule numbers. */
  explain: (causes: Cause[], anchor: Element) => void;
  settings: BoardSettings;
  /** The log panel: the board decides where it stands. */
  story: Snippet;
  /** The bar with take back / hint / why / confirm: the board decides where it stands. */
  actions: Snippet;
  /** A computer is to move. */
  thinking: boolean;
}

export type Say = (key: string, params?: Record<string, unknown>) => string;

export interface GameModule {
  Board: Component<BoardProps>;
  /** The board as text, equivalent for screen readers. */
  TextView: Component<Pick<BoardProps, "view" | "insight" | "seats" | "me" | "legal" | "choose">>;
  /** The final table with every source of points. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Score: Component<{ view: any; seats: Seat[] }>;
  /** What the chosen move does. */
  summary: (
    move: string,
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    view: any,
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    insight: any,
    say: Say,
  ) => { title: string; detail: string };
  /** Board keys for the `?` list (labels are catalogue keys). */
  shortcuts: { key: string; label: string }[];
}

/** The interface between whatever hosts a board and the game that brings it. */
import type { Component, Snippet } from "svelte";

import type { Insight, Move, Reason, Seat, Telling, View } from "../api/types";
import type { Say } from "../texts";

export interface BoardSettings {
  motion: boolean;
  marks: boolean;
  autoConfirm: boolean;
}

/** A move that is asked about, legal or not. */
export type AskedMove<M extends Move = Move> = { kind: M["kind"]; parts: M["parts"] };

/** What is marked on the board: the last move until the next one comes, or the event in sight. */
export interface LastMove<V = View> {
  seat: number;
  /** Before the whole move; `before` is before the event in sight, and the same where none is. */
  start: V;
  before: V;
  after: V;
}

/** A move that is marked without being chosen: one that was played, or would have been better. */
export interface MarkedMove<M extends Move = Move> {
  move: M;
  kind: "played" | "better";
  /** What is written beside it. */
  label: string;
}

/** A board narrows the parameters to its own game; its host hands the values through unread. */
export interface BoardProps<V = View, I = Insight, M extends Move = Move> {
  /** The key of the game. */
  game: string;
  /** What to show now. */
  view: V;
  /** The board as text; null where the game has a board of its own. */
  drawing: string | null;
  /** Of the same position; null unless it is the viewer's turn or `inspect` was called. */
  insight: I | null;
  /** To call when the viewer inspects something that needs the insight: it is fetched once per position. */
  inspect: () => void;
  /** The legal moves, in the order to list them, when it is mine to move and the board is live, else []. */
  legal: M[];
  /** The own seat to show in front; null for a watcher (show the seat to move, or 0). */
  me: number | null;
  seats: Seat[];
  /** False: a past position is shown (replay). */
  live: boolean;
  /** The move waiting to be confirmed. */
  chosen: M | null;
  /** Propose a move (previewed until confirmed), or nothing. */
  choose: (move: M | null) => void;
  /** Say how to put back what is in hand, before a played move is taken back; null: the hands are empty. */
  hold: (putBack: (() => void) | null) => void;
  /** Say what hears keys, before anything on the page does; null: nothing any more. */
  listen: (press: ((event: KeyboardEvent) => void) | null) => void;
  /** Play at once (the steps of a compound action); rejects when the server refuses, after its host has told why. */
  send: (move: M) => Promise<void>;
  /** The rules' reasons against a move. */
  why: (move: AskedMove<M>) => Promise<Reason[]>;
  /** Show reasons beside what they are about, with rule numbers; none hides what is shown for this anchor. */
  explain: (reasons: Reason[], anchor: Element) => void;
  /** The seat whose event is being shown; null: nothing is, the position is the present one. */
  spotlight: number | null;
  /** The move to mark on the board. */
  last: LastMove<V> | null;
  settings: BoardSettings;
  /** The log panel: the board decides where it stands. */
  story: Snippet;
  /** The bar with take back / hint / why / confirm: the board decides where it stands, and what stands in the
   * place of confirm while no move is chosen. */
  actions: Snippet<[resting?: Snippet]>;
  /** The last move in words, as a button that leads to the story. */
  lastMove: Snippet<[open: () => void]>;
  /** First ideas of the coach, for a board with room beside the players; elsewhere they stand with the story. */
  ideas?: Snippet;
  /** A computer is to move. */
  thinking: boolean;
  /** Of which kinds the moves are that are asked for: what stands for them is kept in sight. */
  asked?: string[];
  /** What cannot be used now has no place: the bar stands beside the actions where there is little room. */
  lean?: boolean;
  /** Only what is played on, and what is needed to choose a move: the page brings the rest. */
  bare?: boolean;
  /** Moves to mark. */
  marks?: MarkedMove<M>[];
}

export type TextViewProps<V = View, I = Insight, M extends Move = Move> = Pick<
  BoardProps<V, I, M>,
  "view" | "insight" | "inspect" | "seats" | "me" | "legal" | "choose"
>;

export interface Summary {
  title: string;
  detail: string;
}

/** How a sentence stands in the story: as a heading, on a line of its own, or after the one before. */
export type Weight = "chapter" | "own-line" | "";

/** What on the table can be asked about, for cards. */
export interface Things {
  /** The thing that this element is, or is part of; the nearest one. */
  find: (element: Element) => { thing: string; element: Element } | null;
  /** A selector of all elements that are things, for pointing by keys. */
  selector: string;
  nameKind: (kind: string, say: Say) => string;
  /** Selectors of the places that a move is about: what speaks of it keeps them in sight. */
  placesOf: (move: Move) => string[];
  /** Where a move goes, in words, where its summary does not say it. */
  whereOf?: (move: Move, view: View, say: Say) => string;
  /** An emblem for an action. */
  Icon?: Component<{ kind: string }>;
}

/** `<game>/index.ts` exports it as `game`. */
export interface GameModule<V = View, I = Insight, M extends Move = Move> {
  Board: Component<BoardProps<V, I, M>>;
  /** The board as text, equivalent for screen readers; without one the board is text already. */
  TextView?: Component<TextViewProps<V, I, M>>;
  /** The final table with every source of points. */
  Score?: Component<{ view: V; seats: Seat[] }>;
  /** What the others have, beside a bare board that leaves it out. */
  Aside?: Component<{ view: V; seats: Seat[]; front: number }>;
  /** A small picture of a move, for lists. */
  MoveIcon?: Component<{ move: M }>;
  /** What a move is called in a list, where its summary would say too much. */
  nameMove?: (move: M, say: Say) => string;
  /** What the chosen move does. */
  summary: (move: M, view: V, insight: I | null, say: Say) => Summary;
  /** On a small screen its board shows the players at the top, where the page's bar is elsewhere. */
  chips?: boolean;
  /** Board keys for the `?` list (labels are catalogue keys). */
  shortcuts: { key: string; label: string }[];
  /** Its things have cards; without it there are none. */
  things?: Things;
  /** A selector of what a stage of the lesson lets glow, by its name there; without it nothing glows. */
  spot?: (name: string) => string;
  /** How much a move brought its player at once; without it a win is not told by its best move. */
  feat?: (story: Telling[]) => number;
  /** How a sentence stands in the story; without it all stand after each other. */
  weigh?: (telling: Telling) => Weight;
}

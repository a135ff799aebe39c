/** The interface between the table frame and a game's board. */
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

/** A board narrows the parameters to its own game; the frame hands the values through unread. */
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
  /** Play at once (the steps of a compound action); rejects when the server refuses, after the frame has told why. */
  send: (move: M) => Promise<void>;
  /** The rules' reasons against a move. */
  why: (move: AskedMove<M>) => Promise<Reason[]>;
  /** Show reasons in the frame's popover, with rule numbers; none hides what is shown for this anchor. */
  explain: (reasons: Reason[], anchor: Element) => void;
  settings: BoardSettings;
  /** The log panel: the board decides where it stands. */
  story: Snippet;
  /** The bar with take back / hint / why / confirm: the board decides where it stands. */
  actions: Snippet;
  /** A computer is to move. */
  thinking: boolean;
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
  /** What the chosen move does. */
  summary: (move: M, view: V, insight: I | null, say: Say) => Summary;
  /** Board keys for the `?` list (labels are catalogue keys). */
  shortcuts: { key: string; label: string }[];
  /** Its things have cards; without it there are none. */
  things?: Things;
  /** How a sentence stands in the story; without it all stand after each other. */
  weigh?: (telling: Telling) => Weight;
}

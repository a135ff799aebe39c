/** The choice on its way: a tile is pointed at, picked up, tried on places, and proposed as a move. */
import { sameCell } from "./field";
import { placesOf, readMove, tilesOf, writeMove } from "./moves";
import type { Cell } from "./types";

/** What the table frame holds of it. */
export interface Proposal {
  legal: string[];
  chosen: string | null;
  choose: (move: string | null) => void;
}

export class Choice {
  /** The tile pointed at on the wheel. */
  pointed = $state<number | null>(null);
  /** The place pointed at in the display. */
  over = $state<Cell | null>(null);

  #hand = $state<number | null>(null);
  readonly #read: () => Proposal;

  constructor(read: () => Proposal) {
    this.#read = read;
  }

  /** The tiles that may be taken. */
  readonly usable = $derived.by(() => tilesOf(this.#read().legal));

  /** The tile in hand, placed for a try or not. */
  readonly held = $derived.by((): number | null => {
    const placed = readMove(this.#read().chosen);
    if (placed) return placed.tile;
    return this.#hand !== null && this.usable.has(this.#hand) ? this.#hand : null;
  });

  /** The place of the proposed move. */
  readonly place = $derived.by((): Cell | null => {
    const move = readMove(this.#read().chosen);
    return move && { x: move.x, y: move.y };
  });

  /** The tile that previews speak of: the one pointed at, else the one in hand. */
  readonly shown = $derived.by((): number | null =>
    this.pointed !== null && this.usable.has(this.pointed) ? this.pointed : this.held,
  );

  /** Where that tile may go. */
  readonly places = $derived.by((): Cell[] =>
    this.shown === null ? [] : placesOf(this.shown, this.#read().legal),
  );

  /** The move that is previewed on the display, proposed already or only pointed at. */
  readonly preview = $derived.by((): string | null => {
    const place = this.over ?? this.place;
    if (this.shown === null || place === null) return null;
    const move = writeMove(this.shown, place);
    const { legal, chosen } = this.#read();
    // On its way to the table a move is no longer legal, but it stays in sight.
    return legal.includes(move) || move === chosen ? move : null;
  });

  /** Take a tile in hand; the one in hand already goes back. A place chosen before is kept. */
  pick(tile: number): void {
    if (!this.usable.has(tile)) return;
    const { legal, choose } = this.#read();
    const { held, place } = this;
    if (held === tile) {
      this.drop();
      return;
    }
    this.#hand = tile;
    const places = placesOf(tile, legal);
    const only = places.length === 1 ? (places[0] ?? null) : null;
    const next = only ?? places.find((cell) => sameCell(cell, place)) ?? null;
    choose(next && writeMove(tile, next));
  }

  /** Take a tile in hand without ever putting it back, as a drag begins. */
  grasp(tile: number): void {
    if (this.held !== tile) this.pick(tile);
  }

  /** Propose the tile in hand for this place. */
  put(cell: Cell): void {
    if (this.held === null) return;
    const { legal, chosen, choose } = this.#read();
    const move = writeMove(this.held, cell);
    if (legal.includes(move) && move !== chosen) {
      this.#hand = this.held;
      choose(move);
    }
  }

  /** Propose another kind of move, such as a refill; proposed already, it is withdrawn. */
  propose(move: string): void {
    const { legal, chosen, choose } = this.#read();
    if (!legal.includes(move)) return;
    this.#hand = null;
    choose(chosen === move ? null : move);
  }

  /** One step back: first the place, then the tile. Says whether there was one. */
  back(): boolean {
    const { chosen, choose } = this.#read();
    const placed = readMove(chosen);
    if (placed && this.places.length > 1) {
      this.#hand = placed.tile;
      choose(null);
      return true;
    }
    if (this.held === null && chosen === null) return false;
    this.drop();
    return true;
  }

  /** Give up the whole choice. */
  drop(): void {
    const { chosen, choose } = this.#read();
    this.#hand = null;
    this.over = null;
    if (chosen !== null) choose(null);
  }
}

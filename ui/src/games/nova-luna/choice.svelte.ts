/** The choice on its way: a tile is pointed at, picked up, tried on places, and proposed as a move. */
import type { NovaLunaMove, NovaLunaTakeMove } from "../../api/types";
import type { Cell } from "./field";
import { findMove, isSameMove, isTake, movesOf, tilesOf } from "./moves";

/** What the host of the board holds of it. */
export interface Proposal {
  legal: NovaLunaMove[];
  chosen: NovaLunaMove | null;
  choose: (move: NovaLunaMove | null) => void;
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

  /** The tile and place of the proposed move. */
  readonly #placed = $derived.by(() => {
    const { chosen } = this.#read();
    return isTake(chosen) ? chosen.parts : null;
  });

  /** The tile in hand, placed for a try or not. */
  readonly held = $derived.by((): number | null => {
    if (this.#placed) return this.#placed.tile;
    return this.#hand !== null && this.usable.has(this.#hand) ? this.#hand : null;
  });

  /** The place of the proposed move. */
  readonly place = $derived.by((): Cell | null => this.#placed);

  /** The tile that previews speak of: the one pointed at, else the one in hand. */
  readonly shown = $derived.by((): number | null =>
    this.pointed !== null && this.usable.has(this.pointed) ? this.pointed : this.held,
  );

  /** The moves that put that tile somewhere. */
  readonly moves = $derived.by((): NovaLunaTakeMove[] => movesOf(this.shown, this.#read().legal));

  /** The move that is previewed on the display, proposed already or only pointed at. */
  readonly preview = $derived.by((): NovaLunaTakeMove | null => {
    if (this.shown === null) return null;
    const { legal, chosen } = this.#read();
    // On its way to the table a move is no longer legal, but it stays in sight.
    const inSight = isTake(chosen) ? [...legal, chosen] : legal;
    return findMove(this.shown, this.over ?? this.place, inSight);
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
    const moves = movesOf(tile, legal);
    const only = moves.length === 1 ? (moves[0] ?? null) : null;
    choose(only ?? findMove(tile, place, legal));
  }

  /** Take a tile in hand without ever putting it back, as a drag begins. */
  grasp(tile: number): void {
    if (this.held !== tile) this.pick(tile);
  }

  /** Propose the tile in hand for this place. */
  put(cell: Cell): void {
    if (this.held === null) return;
    const { legal, chosen, choose } = this.#read();
    const move = findMove(this.held, cell, legal);
    if (move && !isSameMove(move, chosen)) {
      this.#hand = this.held;
      choose(move);
    }
  }

  /** Propose a move that takes no tile, such as a refill; proposed already, it is withdrawn. */
  propose(move: NovaLunaMove): void {
    const { chosen, choose } = this.#read();
    this.#hand = null;
    choose(isSameMove(chosen, move) ? null : move);
  }

  /** One step back: first the place, then the tile. Says whether there was one. */
  back(): boolean {
    const { chosen, choose } = this.#read();
    if (this.#placed && this.moves.length > 1) {
      this.#hand = this.#placed.tile;
      choose(null);
      return true;
    }
    if (this.held === null && chosen === null) return false;
    this.drop();
    return true;
  }

  /** Forget it all: a choice belongs to its position. */
  forget(): void {
    this.pointed = null;
    this.over = null;
    this.#hand = null;
  }

  /** Give up the whole choice. */
  drop(): void {
    const { chosen, choose } = this.#read();
    this.#hand = null;
    this.over = null;
    if (chosen !== null) choose(null);
  }
}

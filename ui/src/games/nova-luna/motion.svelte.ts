/** What moves on the board: the difference between the view that was shown and the one that comes. */
import { compare, type Changes } from "./changes";
import { sameCell } from "./field";
import { TRAVEL, dealTiles, rectOf, tilesOf, walkPieces, type Flight } from "./flights";
import { towers } from "./geometry";
import type { NovaLunaView } from "../../api/types";
import type { Cell } from "./field";

export type TileInFlight = Flight & { id: number };

/** Where the pieces are on the screen. */
export interface Pieces {
  board: Element | undefined;
  /** The seat whose display is in front, and where a tile of it comes to lie. */
  front: number;
  placeOf: (cell: Cell) => DOMRect | null | undefined;
}

export class Motion {
  flights = $state.raw<TileInFlight[]>([]);
  /** Tasks covered by the last move. */
  fresh = $state.raw<Changes["covered"]>([]);
  /** Tiles still in the air. */
  readonly away = $derived(tilesOf(this.flights));

  #shown: NovaLunaView | null = null;
  #waiting: { changes: Changes; from: DOMRect | null } | null = null;
  #tried: Cell | null = null;
  #count = 0;

  /** A tile lies on this place for a try. */
  remember(place: Cell): void {
    this.#tried = place;
  }

  /** Before the page changes: see what will move, and from where. */
  prepare(view: NovaLunaView, { board, front }: Pieces, allowed: boolean): void {
    const changes = compare(this.#shown, view);
    const { taken } = changes;
    // A tile that was tried on its place already lies there: it need not fly again.
    const tried = taken !== null && taken.seat === front && sameCell(this.#tried, taken);
    const flies = allowed && taken !== null && !tried;
    const from = board && flies ? rectOf(board, `[data-wheel="${taken.tile}"]`) : null;
    this.#waiting = { changes, from };
    this.#shown = view;
  }

  /** When the page has changed: let it all move, and stop what was still on its way. */
  depart(view: NovaLunaView, { board, front, placeOf }: Pieces, allowed: boolean): void {
    const start = this.#waiting;
    this.#waiting = null;
    if (!start || !board) return;
    const { changes, from } = start;
    this.flights = [];
    this.#tried = null;
    this.fresh = changes.covered;
    if (!allowed) return;
    const spaces = view.seats.map((seat) => seat.space);
    walkPieces(board, changes, towers(view.queue, spaces));
    dealTiles(board, changes.dealt);
    if (!changes.taken || !from) return;
    const { tile, seat } = changes.taken;
    const to = seat === front ? placeOf(changes.taken) : rectOf(board, `[data-thumb="${tile}"]`);
    if (to) this.#launch({ tile, from, to });
  }

  /** A tile has arrived. */
  land(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  #launch(flight: Flight): void {
    const id = this.#count++;
    this.flights = [{ ...flight, id }];
    // A hidden page runs no animations: the tile must land all the same.
    setTimeout(() => this.land(id), TRAVEL + 200);
  }
}

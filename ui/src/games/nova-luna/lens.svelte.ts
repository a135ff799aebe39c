/** The lens over a felt: where it looks and how large, by itself until the viewer moves it. */
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";

import { fit, pan, reveal, SMALLEST, zoom, type Camera, type Size } from "./camera";
import { boundsOf, type Bounds, type Cell, type Direction } from "./field";

/** The tile of a square no smaller than this can be hit with a thumb. */
const EASY = 36;
/** The side of a tile, of a square's. */
export const TILE = 100 / 108;

/** What it looks at. */
export interface Sight {
  tiles: readonly Cell[];
  targets: readonly Cell[];
  /** Squares to be seen round the tiles. */
  margin: number;
  /** The place proposed for a tile. */
  place: Cell | null;
  motion: boolean;
}

export class Lens {
  readonly #see: () => Sight;
  readonly #camera = new Tween<Camera>({ unit: 80, x: 0.5, y: 0.5 }, { duration: 0, easing: cubicOut });

  width = $state(0);
  height = $state(0);
  felt = $state<HTMLElement>();
  /** The viewer has moved the felt: it no longer fits itself. */
  moved = $state(false);

  constructor(see: () => Sight) {
    this.#see = see;
  }

  /** No room for buttons at the side. */
  readonly narrow = $derived.by(() => this.width < 560);
  readonly side = $derived.by(() => (this.narrow ? 0 : 52));
  readonly room = $derived.by((): Size => ({
    width: Math.max(this.width - this.side - 24, 1),
    height: Math.max(this.height - 12, 1),
  }));
  /** Everything on the felt. */
  readonly bounds = $derived.by((): Bounds => {
    const { tiles, targets } = this.#see();
    return boundsOf([...tiles, ...targets], 0);
  });
  readonly #wide = $derived.by((): Bounds => boundsOf(this.#see().tiles, this.#see().margin));

  /** The side of a square in pixels. */
  readonly unit = $derived.by(() => this.#camera.current.unit);
  /** Where the square 0,0 lies. */
  readonly left = $derived.by(() => (this.width - this.side) / 2 - this.#camera.current.x * this.unit);
  readonly upper = $derived.by(() => this.height / 2 - this.#camera.current.y * this.unit);

  /** What makes the felt fit itself again: a display that has grown, or another room. */
  readonly occasion = $derived.by(() => {
    const { left, top, right, bottom } = this.#wide;
    return [left, top, right, bottom, this.width, this.height].join();
  });

  #glide(to: Camera, slow = true): void {
    void this.#camera.set(to, { duration: slow && this.#see().motion ? 220 : 0 });
  }

  /** Show all tiles, none smaller than is easy to hit, and the place proposed for another. */
  fit(slow = true, least = this.#see().margin < 1 ? SMALLEST : EASY): void {
    if (this.width === 0 || this.height === 0) return;
    const { tiles, place } = this.#see();
    const most = Math.min(Math.max(this.room.height / 4.6, 84), 150);
    const core = boundsOf(tiles);
    // Both ends of a wide display are seen even where that makes tiles a little smaller than is easy to hit.
    const whole = this.room.width / (core.right - core.left);
    const smallest = Math.max(SMALLEST, Math.min(least, whole));
    const camera = fit(this.#wide, core, this.room, smallest, most, place ?? middleOf(tiles));
    this.#glide(place ? reveal(camera, place, this.room) : camera, slow);
  }

  /** Show the whole display, however small; asked again, as large as is easy to hit. */
  fitAgain = (): void => {
    const before = this.#camera.target.unit;
    this.fit(true, SMALLEST);
    this.moved = this.#camera.target.unit < EASY;
    if (this.moved && Math.abs(this.#camera.target.unit - before) < 1) {
      this.moved = false;
      this.fit();
    }
  };

  /** Bring a square into sight. */
  reveal(cell: Cell): void {
    this.#glide(reveal(this.#camera.target, cell, this.room));
  }

  /** Move the felt by so many pixels. */
  panBy = (dx: number, dy: number, slow = false): void => {
    this.moved = true;
    this.#glide(pan(this.#camera.target, dx, dy, this.bounds), slow);
  };

  /** Move the felt one square on, as an arrow key does. */
  panByKey(direction: Direction): void {
    const dx = { left: 1, right: -1, up: 0, down: 0 }[direction] * this.unit;
    const dy = { left: 0, right: 0, up: 1, down: -1 }[direction] * this.unit;
    this.panBy(dx, dy, true);
  }

  /** Zoom, by default round the middle; else round a point on the screen. */
  zoomBy = (factor: number, x?: number, y?: number): void => {
    this.moved = true;
    const box = this.felt?.getBoundingClientRect();
    const dx = box && x !== undefined ? x - box.left - (this.width - this.side) / 2 : 0;
    const dy = box && y !== undefined ? y - box.top - this.height / 2 : 0;
    this.#glide(zoom(this.#camera.target, factor, dx, dy), x === undefined);
  };

  /** Where on the screen the tile of a place will lie once the felt is at rest. */
  placeOf(cell: Cell): DOMRect | null {
    const box = this.felt?.getBoundingClientRect();
    if (!box) return null;
    const { unit, x, y } = this.#camera.target;
    const inset = (1 - TILE) / 2;
    return new DOMRect(
      box.left + (this.width - this.side) / 2 + (cell.x + inset - x) * unit,
      box.top + this.height / 2 + (cell.y + inset - y) * unit,
      TILE * unit,
      TILE * unit,
    );
  }
}

function middleOf(cells: readonly Cell[]): Cell | null {
  if (cells.length === 0) return null;
  const sum = cells.reduce((at, cell) => ({ x: at.x + cell.x, y: at.y + cell.y }), { x: 0, y: 0 });
  return { x: sum.x / cells.length, y: sum.y / cells.length };
}

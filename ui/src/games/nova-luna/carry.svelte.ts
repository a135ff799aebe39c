/** Carrying a tile from the wheel to a place: what follows the pointer, and where it is let go. */
import type { Cell } from "./field";

/** A press that moves less than this is a click. */
const SLACK = 8;

export interface Carrying {
  /** The tile leaves the wheel. */
  begin: () => void;
  /** The pointer is over this place, or over none. */
  over: (cell: Cell | null) => void;
  /** It is let go there. */
  drop: (cell: Cell | null) => void;
}

export class Carry {
  tile = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  #end: (() => void) | null = null;

  /** Follow the pointer from a tile on the wheel. */
  follow(tile: number, event: PointerEvent, { begin, over, drop }: Carrying): void {
    if (event.button !== 0) return;
    this.stop();
    const start = { x: event.clientX, y: event.clientY };
    const move = (now: PointerEvent): void => {
      if (now.pointerId !== event.pointerId) return;
      if (this.tile === null) {
        if (Math.hypot(now.clientX - start.x, now.clientY - start.y) < SLACK) return;
        this.tile = tile;
        begin();
      }
      [this.x, this.y] = [now.clientX, now.clientY];
      over(cellAt(now.clientX, now.clientY));
    };
    const up = (now: PointerEvent): void => {
      if (now.pointerId !== event.pointerId) return;
      const carried = this.tile !== null;
      this.stop();
      if (!carried) return;
      swallowClick();
      over(null);
      drop(now.type === "pointerup" ? cellAt(now.clientX, now.clientY) : null);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    this.#end = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  }

  /** Let it be. */
  stop(): void {
    this.#end?.();
    this.#end = null;
    this.tile = null;
  }
}

/** The place under a point of the screen. */
function cellAt(x: number, y: number): Cell | null {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-cell]");
  const [cx, cy] = (element?.dataset.cell ?? "").split(",").map(Number);
  return cx === undefined || cy === undefined || Number.isNaN(cx) ? null : { x: cx, y: cy };
}

/** The click that ends a drag on its own element must not put the tile back. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}

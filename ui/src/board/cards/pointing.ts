/** Pointing at things: which one is asked about, by a resting mouse, by focus, by a resting finger, or by asking for it. */

/** Something on the table that can be asked about. */
export interface Mark {
  thing: string;
  element: Element;
}

export type Way = "hover" | "focus" | "press" | "ask";
export interface Shown extends Mark {
  way: Way;
}

interface Spot {
  x: number;
  y: number;
}

const REST = 650; // milliseconds until a mouse or the focus means it
const HOLD = 500; // until a finger does
const LINGER = 220; // to get from the thing to its card
const SLACK = 10; // pixels a resting finger may tremble

const isSame = (one: Mark | null, other: Mark | null) =>
  one?.thing === other?.thing && one?.element === other?.element;

export class Pointing {
  shown: Shown | null = null;
  /** Whatever is pointed at next is asked about, not used. */
  asking = false;

  #timer: ReturnType<typeof setTimeout> | undefined;
  #over: Mark | null = null;
  #at: Spot | null = null;
  #start: Spot | null = null;
  /** It was clicked: a mouse that stays there has no question. */
  #quiet: Element | null = null;
  #swallows = false;

  constructor(private readonly change: (shown: Shown | null) => void) {}

  /** The mouse has moved and is over this thing, or over none; a board that moves beneath it asks nothing. */
  hover(mark: Mark | null, at: Spot): void {
    const moved = this.#at === null || this.#at.x !== at.x || this.#at.y !== at.y;
    this.#at = at;
    if (!moved) return;
    if (isSame(mark, this.#over)) return;
    this.#over = mark;
    if (mark?.element !== this.#quiet) this.#quiet = null;
    if (mark === null) this.#leave("hover");
    else if (this.#quiet === null && !isSame(mark, this.shown)) {
      this.#leave("hover");
      this.#wait(() => this.show({ ...mark, way: "hover" }), this.asking ? LINGER : REST);
    }
  }

  /** The mouse is over the card itself. */
  stay(): void {
    clearTimeout(this.#timer);
    this.#over = null;
  }

  focus(mark: Mark): void {
    if (isSame(mark, this.shown)) return;
    this.#wait(() => this.show({ ...mark, way: this.asking ? "ask" : "focus" }), this.asking ? 0 : REST);
  }

  blur(): void {
    this.#leave("focus");
  }

  /** A finger comes down. */
  press(mark: Mark, at: Spot): void {
    this.#start = at;
    this.#swallows = false;
    this.#wait(() => {
      this.#swallows = true;
      this.show({ ...mark, way: "press" });
    }, HOLD);
  }

  /** It moves: more than a tremble is a drag. */
  drag(at: Spot): void {
    if (this.#start && Math.hypot(at.x - this.#start.x, at.y - this.#start.y) > SLACK) this.release();
  }

  /** It is lifted, or the browser took it for something else. */
  release(): void {
    if (this.#start === null) return;
    this.#start = null;
    if (!this.#swallows) clearTimeout(this.#timer);
  }

  /** A click on a thing, or elsewhere; says whether it was a question and must do nothing else. */
  click(mark: Mark | null): boolean {
    if (this.#swallows) {
      this.#swallows = false;
      return true;
    }
    if (this.asking && mark) {
      this.show({ ...mark, way: "ask" });
      return true;
    }
    this.#quiet = mark?.element ?? null;
    this.hide();
    return false;
  }

  show(shown: Shown): void {
    clearTimeout(this.#timer);
    this.shown = shown;
    this.change(shown);
  }

  hide(): void {
    clearTimeout(this.#timer);
    if (this.shown === null) return;
    this.shown = null;
    this.change(null);
  }

  /** Losing interest closes only what interest has opened. */
  #leave(way: Way): void {
    clearTimeout(this.#timer);
    if (this.shown?.way === way) this.#timer = setTimeout(() => this.hide(), LINGER);
  }

  #wait(act: () => void, time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, time);
  }
}

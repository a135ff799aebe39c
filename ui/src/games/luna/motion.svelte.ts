/** Shows a new view after its pieces have travelled; anything newer cuts that short. */
import { findChange, type Flight } from "./changes";
import type { LunaView } from "../../api/types";

export const FLIGHT = 300; // milliseconds a piece travels
export const WAVE = 240; // milliseconds until the next wave sets out
const NO_FLIGHTS: Flight[] = []; // always the same, so that nothing is drawn again for it

export class Motion {
  /** What the board shows: the newest view, or the old one without the pieces on their way. */
  shown = $state.raw<LunaView>() as LunaView;
  flights = $state.raw(NO_FLIGHTS);
  /** Counts the changes, so that each one's pieces are new elements. */
  turn = $state(0);

  #latest: LunaView;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: LunaView) {
    this.shown = first;
    this.#latest = first;
  }

  /** Go on to this view; without motion at once. */
  show(view: LunaView, moving: boolean): void {
    if (view === this.#latest) return;
    const change = moving ? findChange(this.#latest, view) : null;
    this.#latest = view;
    clearTimeout(this.#timer);
    if (!change) {
      this.land();
      return;
    }
    this.turn += 1;
    this.flights = change.flights;
    this.shown = change.between;
    const waves = Math.max(...change.flights.map((flight) => flight.wave));
    this.#timer = setTimeout(() => this.land(), FLIGHT + waves * WAVE);
  }

  /** Everything is where it belongs. */
  land(): void {
    clearTimeout(this.#timer);
    this.flights = NO_FLIGHTS;
    this.shown = this.#latest;
  }
}

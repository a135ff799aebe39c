/** A line that a hint expects, gone through on the board; nothing of it is played. */
import type { LineStep, Snapshot } from "../api/types";

export class TriedLine {
  /** How many of its moves are shown as done. */
  at = $state(1);

  constructor(readonly steps: LineStep[]) {}

  get step(): LineStep {
    return this.steps[this.at - 1]!;
  }

  get isFirst(): boolean {
    return this.at <= 1;
  }

  get isLast(): boolean {
    return this.at >= this.steps.length;
  }

  go(by: number): void {
    this.at = Math.min(Math.max(this.at + by, 1), this.steps.length);
  }

  /** The table as it would be then: to look at, not to play on. */
  showOn(snapshot: Snapshot): Snapshot {
    const { view, drawing, headline, to_move } = this.step;
    return {
      ...snapshot,
      view,
      drawing,
      headline,
      to_move,
      ply: snapshot.ply + this.at,
      your_turn: false,
      legal: [],
      insight: null,
      thinking: false,
    };
  }
}

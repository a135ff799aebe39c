/** Choosing a move on a board: what is in hand, what waits to be confirmed, and how either is put back. */
import type { Move } from "../api/types";
import { settings } from "../settings.svelte";
import { isOnlyOfItsKind } from "./completion";

export abstract class Choosing {
  /** The move waiting to be confirmed. */
  chosen = $state.raw<Move | null>(null);
  /** How to put back what the board has in hand: a part of a move, or the chosen one. */
  inHand = $state.raw<(() => void) | null>(null);

  abstract readonly legal: Move[];
  /** Play a move; a refusal is told, and rethrown for the caller. */
  abstract readonly send: (move: Move) => Promise<void>;
  abstract readonly hideReasons: () => void;

  choose = (move: Move | null): void => {
    if (move !== null && !this.legal.some(({ text }) => text === move.text)) return;
    this.chosen = move;
    this.hideReasons();
    if (move !== null && settings.autoConfirm && isOnlyOfItsKind(move, this.legal)) void this.confirm();
  };

  /** Play the chosen move. */
  confirm = async (): Promise<void> => {
    if (this.chosen) await this.send(this.chosen).catch(() => {}); // it was told, and nothing depends on it
  };

  /** The board has something in hand, or nothing. */
  hold = (putBack: (() => void) | null): void => {
    this.inHand = putBack;
  };

  get isHolding(): boolean {
    return this.inHand !== null || this.chosen !== null;
  }

  /** Put back what is in hand; says whether there was something. */
  putBack = (): boolean => {
    if (this.inHand) this.inHand();
    else if (this.chosen) this.choose(null);
    else return false;
    return true;
  };
}

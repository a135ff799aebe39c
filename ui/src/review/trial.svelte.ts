/** Trying another move at a past position: chosen on the real board, then judged. */
import * as client from "../api/client";
import type { AttemptVerdict, Move } from "../api/types";
import type { Summary } from "../games/module";
import { settings } from "../settings.svelte";
import { tellProblem } from "../shell/toasts.svelte";
import { play } from "../sound";
import { isOnlyOfItsKind } from "../table/play/completion";
import { say } from "../texts";
import type { Reviewing } from "./reviewing.svelte";

export class Trial {
  #legal = $state.raw<Move[]>([]);
  chosen = $state.raw<Move | null>(null);
  judging = $state(false);
  verdict = $state.raw<AttemptVerdict | null>(null);
  /** How to put back what the board has in hand. */
  inHand = $state.raw<(() => void) | null>(null);

  constructor(
    private readonly reviewing: Reviewing,
    readonly ply: number,
  ) {}

  /** Whose move it is. */
  get seat(): number {
    return this.reviewing.frame.live.log[this.ply]?.seat ?? 0;
  }

  readonly legal: Move[] = $derived.by(() => (this.judging || this.verdict ? [] : this.#legal));

  /** What the chosen move does. */
  readonly summary: Summary | null = $derived.by(() => {
    const { frame } = this.reviewing;
    return this.chosen && frame.module!.summary(this.chosen, frame.shown!.view, frame.insight, say);
  });

  async open(): Promise<void> {
    try {
      this.#legal = (await client.fetchLegal(this.reviewing.id, this.ply)).moves;
      this.reviewing.frame.inspect();
      this.reviewing.frame.announcer.say(say("review-try-ask"), say("review-try-about"));
    } catch (problem) {
      tellProblem(problem);
      this.reviewing.leave();
    }
  }

  choose = (move: Move | null): void => {
    if (move !== null && !this.legal.some(({ text }) => text === move.text)) return;
    this.chosen = move;
    this.reviewing.frame.hideReasons();
    if (move !== null && settings.autoConfirm && isOnlyOfItsKind(move, this.legal)) void this.confirm();
  };

  hold = (putBack: (() => void) | null): void => {
    this.inHand = putBack;
  };

  /** Put back what is in hand; says whether there was something. */
  putBack = (): boolean => {
    if (this.inHand) this.inHand();
    else if (this.chosen) this.choose(null);
    else return false;
    return true;
  };

  confirm = async (): Promise<void> => {
    if (this.chosen) await this.send(this.chosen).catch(() => {}); // it was told, and nothing depends on it
  };

  /** Have a move judged, and show what would have followed. */
  send = async (move: Move): Promise<void> => {
    if (this.judging) return;
    this.chosen = move;
    this.judging = true;
    try {
      this.verdict = await client.judgeAttempt(this.reviewing.id, { ply: this.ply, move: move.text });
    } catch (problem) {
      play("error");
      tellProblem(problem);
      throw problem;
    } finally {
      this.judging = false;
    }
    const { verdict, line } = this.verdict;
    play(verdict === "wrong" ? "error" : "move");
    this.reviewing.frame.announcer.say(say(`review-try-${verdict}`), say(`review-try-${verdict}-about`));
    if (this.reviewing.trial === this) await this.reviewing.tryOut(this.ply, line.length > 0 ? line : [move]);
  };
}

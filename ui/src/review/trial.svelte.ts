/** Trying another move at a past position: chosen on the real board, then judged. */
import * as client from "../api/client";
import type { AttemptVerdict, Move } from "../api/types";
import { tellProblem } from "../shell/toasts.svelte";
import { play } from "../sound";
import { say } from "../texts";
import type { Reviewing } from "./reviewing.svelte";

export class Trial {
  #legal = $state.raw<Move[]>([]);
  judging = $state(false);
  verdict = $state.raw<AttemptVerdict | null>(null);

  constructor(
    private readonly reviewing: Reviewing,
    readonly ply: number,
  ) {}

  /** Whose move it is. */
  get seat(): number {
    return this.reviewing.log[this.ply]?.seat ?? 0;
  }

  readonly legal: Move[] = $derived.by(() => (this.judging || this.verdict ? [] : this.#legal));

  async open(): Promise<void> {
    try {
      this.#legal = (await client.fetchLegal({ table: this.reviewing.id, ply: this.ply })).moves;
      this.reviewing.inspect();
      this.reviewing.announcer.say(say("review-try-ask"), say("review-try-about"));
    } catch (problem) {
      tellProblem(problem);
      this.reviewing.leave();
    }
  }

  /** Have a move judged, and show what would have followed. */
  async send(move: Move): Promise<void> {
    if (this.judging) return;
    this.reviewing.chosen = move;
    this.judging = true;
    try {
      this.verdict = await client.judgeMove({ table: this.reviewing.id, ply: this.ply }, move.text);
    } catch (problem) {
      play("error");
      tellProblem(problem);
      throw problem;
    } finally {
      this.judging = false;
    }
    const { verdict, line } = this.verdict;
    play(verdict === "wrong" ? "error" : "move");
    this.reviewing.announcer.say(say(`review-try-${verdict}`), say(`review-try-${verdict}-about`));
    if (this.reviewing.trial === this) await this.reviewing.tryOut(this.ply, line.length > 0 ? line : [move]);
  }
}

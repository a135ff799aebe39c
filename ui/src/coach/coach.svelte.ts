/** The coach of a first game: what is said about the position in sight, and a question before a grave mistake. */
import type { Component, Snippet } from "svelte";

import * as client from "../api/client";
import type { Coaching, CoachIdea, CoachWord, Doubt, Move } from "../api/types";
import { settings } from "../settings.svelte";
import { sayTelling } from "../board/cards/describe";
import type { TableHost } from "../table/host.svelte";
import { say } from "../texts";
import { sayIdea } from "./words";

/** What is asked before a move that throws a lot away. */
export interface Question extends Doubt {
  move: Move;
}

/** What the table shows of the coach, where there is room for it. */
export interface Parts {
  /** Beside the story. */
  Column: Component<{ coach: Coach; story: Snippet }>;
  /** Above the bar with the actions. */
  Strip: Component<{ coach: Coach }>;
  /** First ideas, where a board has room for them. */
  Ideas: Component<{ coach: Coach; beside: boolean }>;
}

export class Coach {
  /** What was said about the position in sight; null: nothing yet. */
  said = $state.raw<Coaching | null>(null);
  question = $state.raw<Question | null>(null);
  /** A move waits for the coach. */
  weighing = $state(false);
  /** The remarks of this visit, by the move that they are about. */
  remarks = $state.raw<Record<number, CoachWord>>({});
  /** Places beside the story that can be seen. */
  places = $state(0);
  /** A board shows the first ideas itself. */
  hasIdeasBeside = $state(false);

  #closed = $state(false);
  #position = "";
  #asked = "";
  #hinted: string[] = [];

  constructor(
    readonly host: TableHost,
    readonly parts: Parts,
  ) {}

  /** What is new, until the viewer has read it. */
  readonly moment: CoachWord | null = $derived.by(() => (this.#closed ? null : (this.said?.moment ?? null)));
  /** On what the others have just done. */
  readonly remark: CoachWord | null = $derived.by(() => (this.#closed ? null : (this.said?.remark ?? null)));
  readonly ideas: CoachIdea[] = $derived.by(() => this.said?.ideas ?? []);
  /** Where the story has no place, one idea that can be carried out now is said, each once. */
  readonly idea: CoachIdea | null = $derived.by(() =>
    this.#closed ? null : (this.ideas.find(({ key }) => key === this.#hint) ?? null),
  );
  readonly isBeside: boolean = $derived.by(() => this.places > 0);
  /** What the board shows while it is spoken of. */
  readonly glow: string[] = $derived.by(() =>
    this.host.isHolding || this.question ? [] : (this.moment?.glow ?? []),
  );
  #hint = $state("");

  /** Look at the position in sight, once. */
  async attend(): Promise<void> {
    const { snapshot } = this.host;
    if (!snapshot) return;
    const position = nameOf(snapshot);
    if (position === this.#position) return;
    this.#position = position;
    this.said = this.question = null;
    if (!snapshot.your_turn) return;
    try {
      const said = await client.askCoach(this.host.id, snapshot);
      if (this.#position !== position) return;
      this.#hear(said);
    } catch {
      // A coach who does not answer keeps nobody from playing.
    }
  }

  #hear(said: Coaching): void {
    const { moment, remark, ideas } = said;
    this.#closed = false;
    this.#hint = "";
    this.said = said;
    if (remark?.ply != null) this.remarks = { ...this.remarks, [remark.ply]: remark };
    if (!moment && !remark) {
      this.#hint =
        ideas.find(({ key, done, possible }) => possible && !done && !this.#hinted.includes(key))?.key ?? "";
      this.#hinted.push(this.#hint);
    }
    const told = [remark, moment]
      .filter((word) => word !== null)
      .map(({ told }) => sayTelling(told, this.host));
    this.host.announcer.say(...told);
  }

  /** Whether a move may be played now; else the coach has a question, once for each position. */
  async approves(move: Move): Promise<boolean> {
    const { snapshot } = this.host;
    if (this.weighing) return false;
    if (!snapshot || this.#asked === nameOf(snapshot)) return true;
    this.weighing = true;
    this.#asked = nameOf(snapshot);
    try {
      const { doubt } = await client.weighMove(this.host.id, move.text, snapshot);
      if (!doubt || this.host.chosen?.text !== move.text) return doubt === null;
      this.question = { ...doubt, move };
      this.host.announcer.say(say("coach-sure"), ...this.explain(this.question));
      return false;
    } catch {
      return true; // the move is judged by the rules alone
    } finally {
      this.weighing = false;
    }
  }

  /** Why the coach asks: what would be better, and what the rules prove about it. */
  explain({ why, told }: Question): string[] {
    const idea = sayTelling(told, this.host);
    const reasons = why.map((telling) => sayTelling(telling, this.host));
    return [
      ...(reasons.length > 0 ? [] : [say("coach-sure-plain")]),
      say("coach-sure-better", { idea }),
      ...reasons,
    ];
  }

  takeBack = (): void => {
    this.question = null;
    this.host.choose(null);
  };

  playAnyway = (): void => {
    const move = this.question?.move;
    this.question = null;
    if (move) void this.host.send(move).catch(() => {}); // the table has told why
  };

  /** The viewer has read it; says whether there was something. */
  close = (): boolean => {
    if (this.question) this.takeBack();
    else if (!this.moment && !this.remark && !this.idea) return false;
    this.#closed = true;
    return true;
  };

  /** One click, and nothing more is said. */
  silence = (): void => {
    settings.coach = false;
  };

  /** An idea in words. */
  say(idea: CoachIdea): string {
    return sayIdea(this.host.snapshot!.table.game, idea.key, say);
  }
}

const nameOf = ({ line, ply }: { line: number; ply: number }) => `${line}:${ply}`;

/** A position that is being set up: what was entered, what the rules say about it, and the way back. */
import * as client from "../api/client";
import { ensurePerson } from "../api/person.svelte";
import type { AttemptVerdict, Draft, Hint, PositionRequest, PositionSheet, SeatRequest } from "../api/types";
import { enterTable } from "../pages/start";
import { tellProblem } from "../shell/toasts.svelte";
import { keepLinks } from "../table/seats/links";

export type Start = Parameters<typeof client.startPosition>[1];

export class Editing {
  /** What was entered last; the answer to it may still be on its way. */
  draft = $state.raw<Draft | null>(null);
  /** The last answer. */
  sheet = $state.raw<PositionSheet | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** What was found about the move that was asked about last. */
  reviewed = $state.raw<AttemptVerdict | null>(null);
  /** The move that is being looked at. */
  reviewing = $state("");
  /** An answer is awaited. */
  checking = $state(false);
  #past = $state.raw<Draft[]>([]);

  constructor(readonly game: string) {}

  get text(): string {
    return this.sheet?.text ?? "";
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Begin with something else; what was there can be brought back. */
  start = (kind: Start, players: number): Promise<void> =>
    this.#replace(() => client.startPosition(this.game, kind, players));

  /** Read a text; a refusal is thrown, and nothing has changed. */
  async read(text: string): Promise<void> {
    this.#keep(await client.checkPosition(this.game, { text }), true);
  }

  /** Something was entered. */
  change = (draft: Draft): void => {
    if (this.draft) this.#past = [...this.#past, this.draft];
    this.draft = draft;
    void this.#check();
  };

  undo = (): void => {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.draft = before;
    void this.#check();
  };

  /** Ask a strong player. */
  askHint = async (): Promise<void> => {
    const { text } = this;
    this.hinting = true;
    try {
      await ensurePerson();
      const hint = await client.fetchHint({ text });
      if (text === this.text) this.hint = hint;
    } catch (problem) {
      tellProblem(problem);
    } finally {
      this.hinting = false;
    }
  };

  /** Ask what a move gives away. */
  review = async (move: string): Promise<void> => {
    const { text } = this;
    this.reviewing = move;
    try {
      await ensurePerson();
      const found = await client.judgeMove({ text }, move);
      if (text === this.text) this.reviewed = found;
    } catch (problem) {
      tellProblem(problem);
    } finally {
      this.reviewing = "";
    }
  };

  /** Go on from here at a table. */
  async playOn(seats: SeatRequest[]): Promise<void> {
    await ensurePerson();
    const opened = await client.playPosition(this.game, { text: this.text, seats });
    keepLinks(opened.snapshot.table.id, opened.invitations);
    enterTable(opened);
  }

  /** Keep the score of the game on a real table from here on. */
  keepScore = async (): Promise<void> => {
    const { sheet } = this;
    if (!sheet?.position) return;
    try {
      await ensurePerson();
      enterTable(await client.keepPosition(this.game, sheet.position.players, sheet.text));
    } catch (problem) {
      tellProblem(problem);
    }
  };

  async #replace(ask: () => Promise<PositionSheet>): Promise<void> {
    try {
      this.#keep(await ask(), true);
    } catch (problem) {
      tellProblem(problem);
    }
  }

  /** One question at a time, always about what was entered last. */
  async #check(): Promise<void> {
    if (this.checking) return;
    this.checking = true;
    try {
      for (let asked: Draft | null = null; asked !== this.draft;) {
        asked = this.draft;
        const sheet = await client.checkPosition(this.game, { draft: asked } as PositionRequest);
        if (asked === this.draft) {
          this.#keep(sheet);
          asked = this.draft;
        }
      }
    } catch (problem) {
      tellProblem(problem);
      if (this.sheet) this.draft = this.sheet.draft; // as it was before
    } finally {
      this.checking = false;
    }
  }

  #keep(sheet: PositionSheet, isNew = false): void {
    if (isNew && this.draft) this.#past = [...this.#past, this.draft];
    if (sheet.text !== this.text) this.hint = this.reviewed = null;
    this.sheet = sheet;
    this.draft = sheet.draft;
  }
}

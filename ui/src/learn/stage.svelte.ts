/** A stage of a lesson while it is played: own moves, what the server says of them, help. */
import * as client from "../api/client";
import { loadGames } from "../api/games.svelte";
import { ensurePerson } from "../api/person.svelte";
import type { Insight, LessonInfo, Move, Reason, Seat, StageInfo, StagePosition, View } from "../api/types";
import { loadBoard } from "../games";
import type { AskedMove } from "../games/module";
import { share } from "../sharing";
import { tellProblem } from "../shell/toasts.svelte";
import { play } from "../sound";
import { BoardHost } from "../board/host.svelte";
import type { Commands } from "../board/keys";
import { makePlainModule } from "../table/plain/module";
import { nameSeats } from "../board/seating";
import { joinParts, tell } from "../table/story/telling";
import { endSentence } from "../table/words";
import { loadTexts, say } from "../texts";
import { countStars, doneOf, ideaOf } from "./words";

/** How much help was asked for since the last move: none, one idea, the move. */
export type Help = "none" | "idea" | "move" | "no-way";

export class StagePlay extends BoardHost {
  lesson = $state.raw<LessonInfo | null>(null);
  position = $state.raw<StagePosition | null>(null);
  problem = $state.raw<unknown>(null);
  /** The own moves so far. */
  moves = $state.raw<string[]>([]);
  sending = $state(false);
  help = $state<Help>("none");
  /** All that is to be said is open, over the board. */
  reading = $state(false);

  #helped = false;

  constructor(
    readonly game: string,
    readonly key: string,
  ) {
    super();
  }

  get here(): string {
    return `/learn/${this.game}/${this.key}`;
  }

  readonly isLive = true;

  get view(): View | null {
    return this.position?.view ?? null;
  }

  get drawing(): string | null {
    return this.position?.drawing ?? null;
  }

  get me(): number | null {
    return this.position?.seat ?? null;
  }

  readonly stage: StageInfo | null = $derived.by(
    () => this.lesson?.stages.find(({ key }) => key === this.key) ?? null,
  );
  readonly number: number = $derived.by(
    () => (this.lesson?.stages.findIndex(({ key }) => key === this.key) ?? -1) + 1,
  );
  readonly next: StageInfo | null = $derived.by(() => this.lesson?.stages[this.number] ?? null);
  readonly seats: Seat[] = $derived.by(() =>
    nameSeats(
      (this.position?.seats ?? []).map((seat) =>
        seat.holder === "scripted" ? seat : { ...seat, name: say(seat.mine ? "table-you" : "lesson-other") },
      ),
      say,
    ),
  );
  readonly legal: Move[] = $derived.by(() => (this.sending ? [] : (this.position?.legal ?? [])));
  readonly insight: Insight | null = $derived.by(() => this.position?.insight ?? null);
  /** What the others answered since the stage began. */
  readonly replies: string[] = $derived.by(() => {
    return (this.position?.played ?? [])
      .filter(({ seat }) => seat !== this.position?.seat)
      .map(({ story }) => story.map((telling) => joinParts(tell(telling, this.seats, say))).join(" "));
  });
  /** Which of its moves is to be made now. */
  readonly step: number = $derived.by(() =>
    this.stage && this.position ? this.stage.moves - this.position.moves_left + 1 : 1,
  );
  readonly isDecided: boolean = $derived.by(() => this.position !== null && this.position.status !== "open");

  /** Load the board, the texts and the position. */
  async open(): Promise<void> {
    this.problem = null;
    try {
      const [lesson, board] = await Promise.all([
        client.fetchLesson(this.game),
        loadBoard(this.game),
        loadTexts("lessons"),
        loadGames(),
      ]);
      this.lesson = lesson;
      this.module = board ?? makePlainModule(this.game);
      await this.#go([]);
    } catch (problem) {
      this.problem = problem;
    }
  }

  /** Play a move; a refusal is told, and rethrown for the caller. */
  send = async (move: Move): Promise<void> => {
    try {
      await this.#go([...this.moves, move.text]);
      this.#tell();
    } catch (problem) {
      play("error");
      tellProblem(problem);
      throw problem;
    }
  };

  /** One step back: what is in hand first, then a played move. */
  takeBack = (): void => {
    if (!this.putBack() && this.moves.length > 0) this.#return(this.moves.slice(0, -1));
  };

  restart = (): void => this.#return([]);

  /** One idea first, which is free; asked again, the move on the board, which costs a star. */
  askHelp = async (): Promise<void> => {
    if (this.isDecided) await this.#go([]).catch(tellProblem);
    if (this.help === "none") {
      this.help = "idea";
      this.announcer.say(ideaOf(this.game, this.key, say));
      return;
    }
    this.#helped = true;
    await this.#ask(true).catch(tellProblem);
    const shown = this.position?.shown ?? null;
    this.help = shown ? "move" : "no-way";
    this.choose(shown);
    this.announcer.say(say(shown ? "lesson-shown" : "lesson-no-way"), this.summary?.title ?? "");
  };

  why = async (move: AskedMove): Promise<Reason[]> =>
    (await client.explainMove({ game: this.game, stage: this.key, moves: this.moves }, move)).reasons;

  override get commands(): Commands {
    const close = () => (this.reading = false);
    return {
      ...super.commands,
      cancel: this.reading ? close : this.leaveOne,
      "take-back": this.takeBack,
      hint: this.askHelp,
    };
  }

  #return(moves: string[]): void {
    void this.#go(moves).catch(tellProblem);
  }

  /** Show the stage after these moves. */
  async #go(moves: string[]): Promise<void> {
    const before = this.moves;
    this.moves = moves;
    try {
      await this.#ask(false);
    } catch (problem) {
      this.moves = before;
      throw problem;
    }
    this.chosen = null;
    this.help = "none";
    this.reading = (this.position?.scores.length ?? 0) > 0; // a round that has ended shows its table
    this.hideReasons();
  }

  async #ask(show: boolean): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      let fresh = await this.#fetch(show);
      // Stars are kept for people only: whoever has won one becomes a guest.
      if (fresh.won && !fresh.kept) {
        try {
          await ensurePerson();
          fresh = await this.#fetch(show);
        } catch (problem) {
          tellProblem(problem); // the stage is done all the same
        }
      }
      this.position = share(this.position, fresh);
      if (fresh.kept) this.#keep(fresh);
    } finally {
      this.sending = false;
    }
  }

  #fetch(show: boolean): Promise<StagePosition> {
    return client.playStage(this.game, this.key, { moves: this.moves, helped: this.#helped, show });
  }

  #keep({ kept }: StagePosition): void {
    const { lesson } = this;
    if (!lesson) return;
    const stages = lesson.stages.map((stage) => (stage.key === this.key ? { ...stage, stars: kept } : stage));
    this.lesson = { ...lesson, stages };
  }

  /** Sound, and what a screen reader says of a move. */
  #tell(): void {
    const { position } = this;
    if (!position) return;
    play(position.status === "met" ? "win" : position.status === "missed" ? "error" : "move");
    const sentences: Record<StagePosition["status"], string[]> = {
      open: [
        ...this.replies.slice(-1),
        say("lesson-step", { number: this.step, count: this.stage?.moves ?? 1 }),
      ],
      met: [
        say("lesson-met"),
        doneOf(this.game, this.key, say),
        say("lesson-won-stars", { stars: countStars(position.won) }),
      ],
      missed: [say("lesson-missed"), ...position.missing.map((one) => joinParts(tell(one, this.seats, say)))],
    };
    this.announcer.say(...sentences[position.status].filter(Boolean).map(endSentence));
  }
}

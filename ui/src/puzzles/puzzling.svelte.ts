/** A puzzle while it is solved: the position, what is chosen, what an answer came to, hints and the solution. */
import { flushSync } from "svelte";

import * as client from "../api/client";
import { loadGames } from "../api/games.svelte";
import { ensurePerson } from "../api/person.svelte";
import type {
  Card,
  Insight,
  Move,
  PuzzleAnswer,
  PuzzleHint,
  PuzzlePosition,
  PuzzleSolution,
  LineStep,
  PuzzleTried,
  Reason,
  Seat,
  View,
} from "../api/types";
import { loadBoard } from "../games";
import type { AskedMove } from "../games/module";
import { currentPace } from "../settings.svelte";
import { share } from "../sharing";
import { tellProblem } from "../shell/toasts.svelte";
import { play } from "../sound";
import { Beats } from "../table/beats/player.svelte";
import { TriedLine } from "../board/line.svelte";
import { makePlainModule } from "../table/plain/module";
import { BoardHost } from "../board/host.svelte";
import type { Commands } from "../board/keys";
import { nameSeats } from "../board/seating";
import { tellPlainly } from "../table/story/telling";
import { loadTexts, say } from "../texts";
import { listBeats } from "./steps";
import { describeTheme, nameTheme, tellGrade, tellLoss } from "./words";

/** Choosing a move; waiting for its judgement; watching what follows; and how it ended. */
export type Phase = "choosing" | "judging" | "watching" | "missed" | "solved" | "shown";

export class Puzzling extends BoardHost {
  readonly beats = new Beats({
    pace: () => (this.textView ? "once" : currentPace()),
    isOwn: (seat) => seat === this.position?.seat,
  });

  position = $state.raw<PuzzlePosition | null>(null);
  problem = $state.raw<unknown>(null);
  phase = $state<Phase>("choosing");
  answer = $state.raw<PuzzleAnswer | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  /** What the last try counted. */
  tried = $state.raw<PuzzleTried | null>(null);
  hint = $state.raw<PuzzleHint | null>(null);
  /** What follows the answer, or the solution, gone through step by step. */
  line = $state.raw<TriedLine | null>(null);

  /** `theme`: what the solver has chosen to practise; `here`: the address of the page. */
  constructor(
    readonly name: client.PuzzleName,
    readonly here: string,
    readonly theme: string | null = null,
  ) {
    super();
  }

  /** The puzzle after the moves that were found right. */
  get source(): client.FoundPuzzle {
    const { played, seal } = this.position!;
    return { ...this.name, played: [...played], seal };
  }

  get game(): string {
    return this.position?.game ?? "";
  }

  get me(): number | null {
    return this.position?.seat ?? null;
  }

  get isLive(): boolean {
    return this.isChoosing;
  }

  readonly seats: Seat[] = $derived.by(() => {
    const { position } = this;
    const named = (position?.seats ?? []).map((seat) =>
      seat.seat === position?.seat && seat.name === null ? { ...seat, name: say("table-you") } : seat,
    );
    return nameSeats(named, say);
  });
  readonly names: string[] = $derived.by(() => this.seats.map(({ name }) => name));
  /** What is in sight: an event, a step of a line, or the position. */
  readonly view: View | null = $derived.by(
    () => this.beats.shown?.view ?? this.line?.step.view ?? this.position?.view ?? null,
  );
  readonly drawing: string | null = $derived.by(
    () => (this.line ? this.line.step.drawing : this.position?.drawing) ?? null,
  );
  readonly isChoosing: boolean = $derived.by(() => this.phase === "choosing");
  readonly isOver: boolean = $derived.by(() => ["missed", "solved", "shown"].includes(this.phase));
  readonly legal: Move[] = $derived.by(() => (this.isChoosing ? (this.position?.legal ?? []) : []));
  readonly insight: Insight | null = $derived.by(() =>
    this.isChoosing || this.phase === "judging" ? (this.position?.insight ?? null) : null,
  );
  /** The theme, as far as it may be told. */
  readonly knownTheme: string | null = $derived.by(
    () =>
      this.theme ??
      this.hint?.theme ??
      this.solution?.theme ??
      this.answer?.theme ??
      this.position?.theme ??
      null,
  );
  /** The steps in sight beside the board. */
  readonly steps: LineStep[] = $derived.by(() => this.solution?.steps ?? this.answer?.steps ?? []);

  /** Things are asked about while a move is chosen: what is shown afterwards only passes. */
  override get moment(): string | null {
    return this.position && this.isChoosing ? this.position.played.join("/") : null;
  }

  /** Who sits in front: whoever moves in the line that is shown; the solver while they choose. */
  override get spotlight(): number | null {
    return this.isChoosing ? null : (this.beats.shown?.seat ?? this.line?.step.seat ?? this.me ?? 0);
  }

  override fetchCard = (thing: string): Promise<Card> => client.fetchCard(this.source, thing);

  /** Load the board, the texts and the puzzle. */
  async open(): Promise<void> {
    this.problem = null;
    try {
      const [position] = await Promise.all([
        client.fetchPuzzle(this.name),
        loadTexts("puzzles"),
        loadGames(),
      ]);
      this.module = (await loadBoard(position.game)) ?? makePlainModule(position.game);
      this.position = position;
      this.announcer.say(this.task);
    } catch (problem) {
      this.problem = problem;
    }
  }

  close(): void {
    this.beats.skip();
  }

  /** What is asked, in a sentence. */
  readonly task: string = $derived.by(() => {
    const { position } = this;
    if (!position) return "";
    if (position.found > 0) return say("puzzle-ask-next");
    return position.depth > 1 ? say("puzzle-ask-more", { count: position.depth }) : say("puzzle-ask");
  });

  /** Have a move judged, and see what follows. */
  send = async (move: Move): Promise<void> => {
    const { position } = this;
    if (!position || !this.isChoosing) return;
    this.cards.forget();
    this.chosen = move;
    this.phase = "judging";
    let answer: PuzzleAnswer;
    try {
      await ensurePerson();
      if (this.theme && position.hint === 0 && !this.hint) await this.#ask(1);
      answer = await client.answerPuzzle(this.source, move.text);
    } catch (problem) {
      this.phase = "choosing";
      play("error");
      tellProblem(problem);
      throw problem;
    }
    await this.#take(answer);
  };

  /** The theme first; asked again, the piece that the next move begins with. */
  askHint = async (): Promise<void> => {
    const next = this.nextHint;
    if (!this.isChoosing || next === null) return;
    try {
      await ensurePerson();
      await this.#ask(next);
    } catch (problem) {
      tellProblem(problem);
      return;
    }
    this.announcer.say(...this.hintSentences);
  };

  readonly nextHint: 1 | 2 | null = $derived.by(() => {
    const shown = this.hint?.hint ?? 0;
    if (shown >= 2) return null;
    return shown === 1 || this.knownTheme !== null ? 2 : 1;
  });

  /** What the hints told, in sentences. */
  readonly hintSentences: string[] = $derived.by(() => {
    const { hint, knownTheme } = this;
    const theme = knownTheme
      ? [`${nameTheme(this.game, knownTheme)}.`, describeTheme(this.game, knownTheme)]
      : [];
    if (!hint || hint.hint < 2) return theme;
    const kind = hint.kind ? (this.module?.things?.nameKind(hint.kind, say) ?? hint.kind) : null;
    return [...theme, kind ? say("puzzle-hint-kind", { kind }) : say("puzzle-hint-lost")];
  });

  /** Choose again where the wrong move was. */
  tryAgain = (): void => {
    this.#clear();
    this.announcer.say(this.task);
  };

  /** See the whole way; before the first try has ended this is giving up. */
  showSolution = async (): Promise<void> => {
    this.beats.skip();
    try {
      await ensurePerson();
      const solution = await client.fetchSolution(this.name);
      this.solution = solution;
      if (solution.tried && !this.tried) this.#count(solution.tried);
    } catch (problem) {
      tellProblem(problem);
      return;
    }
    this.phase = "shown";
    this.chosen = null;
    this.announcer.say(say("puzzle-way"), ...this.steps.map((step) => this.tellStep(step)));
    await this.#watch(this.solution.steps, "shown");
  };

  /** Play what is listed once more, from its first step. */
  playLine = async (): Promise<void> => {
    if (this.isOver) await this.#watch(this.steps, this.phase);
  };

  /** Go to a step of what is listed. */
  goTo = (step: number): void => {
    this.beats.skip();
    this.line ??= new TriedLine(this.steps);
    this.line.at = Math.min(Math.max(step, 1), this.steps.length);
  };

  step = (by: number): void => {
    if (this.isOver && this.steps.length > 0) this.goTo((this.line?.at ?? 0) + by);
  };

  tellStep = (step: LineStep): string => tellPlainly(step, this.seats, say);

  why = async (move: AskedMove): Promise<Reason[]> =>
    this.position && this.isChoosing ? (await client.explainMove(this.source, move)).reasons : [];

  override get commands(): Commands {
    return {
      ...super.commands,
      hint: this.askHint,
      previous: this.isOver && (() => this.step(-1)),
      next: this.isOver && (() => this.step(1)),
      line: this.isOver && this.playLine,
      try: this.isOver && this.tryAgain,
    };
  }

  override skip = (): boolean => {
    if (!this.beats.isPlaying) return false;
    flushSync(this.beats.skip);
    return true;
  };

  async #ask(step: 1 | 2): Promise<void> {
    this.hint = await client.hintAtPuzzle(this.source, step);
  }

  async #take(answer: PuzzleAnswer): Promise<void> {
    const { position } = answer;
    this.hideReasons();
    this.chosen = null;
    if (answer.status === "open" && position) {
      play("move");
      this.announcer.say(say("puzzle-right"), ...answer.steps.slice(1).map((step) => this.tellStep(step)));
      this.phase = "watching";
      await this.beats.walk(listBeats(answer.steps));
      if (this.hint) this.hint = { ...this.hint, hint: 1, kind: null, thing: null };
      this.position = share(this.position, position);
      this.phase = "choosing";
      this.announcer.say(this.task);
      return;
    }
    this.answer = answer;
    if (answer.tried) this.#count(answer.tried);
    const isSolved = answer.status === "solved";
    play(isSolved ? "win" : "error");
    this.announcer.say(...this.#tellOutcome(answer));
    await this.#watch(answer.steps, isSolved ? "solved" : "missed");
  }

  /** Play steps on the board, and rest at the last of them. */
  async #watch(steps: LineStep[], then: Phase): Promise<void> {
    this.line = null;
    this.phase = then;
    if (steps.length === 0) return;
    await this.beats.walk(listBeats(steps));
    if (this.phase === then && this.steps === steps && !this.line) this.goTo(steps.length);
  }

  #count(tried: PuzzleTried): void {
    this.tried = tried;
    if (this.position) this.position = { ...this.position, result: tried.result, grade: tried.after };
  }

  #tellOutcome(answer: PuzzleAnswer): string[] {
    const grade = answer.tried ? [tellGrade(answer.tried, say)] : [];
    if (answer.status === "solved") return [say("puzzle-solved"), ...grade];
    const loss = tellLoss(answer, say);
    const steps = answer.steps.slice(1).map((step) => this.tellStep(step));
    return [
      say(`puzzle-${answer.verdict}`),
      say(`puzzle-${answer.verdict}-about`, { loss }),
      ...steps,
      ...grade,
    ];
  }

  #clear(): void {
    this.beats.skip();
    this.line = null;
    this.answer = null;
    this.solution = null;
    this.chosen = null;
    this.phase = "choosing";
    this.hideReasons();
  }
}

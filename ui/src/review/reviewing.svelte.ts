/** The review of a game: the move in sight, what was found about it, and trying another one there. */
import * as client from "../api/client";
import { loadGames } from "../api/games.svelte";
import { ensurePerson } from "../api/person.svelte";
import type {
  Card,
  Insight,
  LogEntry,
  Move,
  Reason,
  Review,
  ReviewedMove,
  ReviewInfo,
  ReviewProgress,
  Seat,
  Snapshot,
  View,
} from "../api/types";
import { BoardHost } from "../board/host.svelte";
import { Insights } from "../board/insights.svelte";
import type { Commands } from "../board/keys";
import { findOwnSeat, nameSeats } from "../board/seating";
import { loadBoard } from "../games";
import type { AskedMove, MarkedMove } from "../games/module";
import { tellProblem, toast } from "../shell/toasts.svelte";
import { TriedLine } from "../board/line.svelte";
import { makePlainModule } from "../table/plain/module";
import { Replay } from "../table/replay/replay.svelte";
import { Feed } from "../table/state/feed";
import { callPlayer } from "../table/story/telling";
import { language, loadTexts, say } from "../texts";
import { Trial } from "./trial.svelte";
import { makeScale, type Scale } from "./scale";
import { indexMoves, isGrave, sayMove } from "./words";

export type Tab = "moves" | "ledger" | "story";
export type Whose = "mine" | "all";

const PATIENCE = 1_200; // milliseconds: news of single moves come faster than anybody reads
const LISTENING = 8_000; // where no news come, somebody looks

export class Reviewing extends BoardHost {
  readonly replay = new Replay(this);
  readonly #insights: Insights;

  /** The finished game. */
  snapshot = $state.raw<Snapshot | null>(null);
  info = $state.raw<ReviewInfo | null>(null);
  problem = $state.raw<unknown>(null);
  tab = $state<Tab>("moves");
  /** Whose moves are listed, and asked to be mended. */
  whose = $state<Whose>("mine");
  trial = $state.raw<Trial | null>(null);
  /** What was better, or follows a tried move, gone through on the board. */
  line = $state.raw<TriedLine | null>(null);
  /** All moves are shown over the board, where there is no room beside it. */
  listing = $state(false);
  /** The chart is shown in numbers. */
  asTable = $state(false);

  #soon: ReturnType<typeof setTimeout> | null = null;
  #watch: ReturnType<typeof setInterval> | null = null;
  #feed: Feed | null = null;

  constructor(readonly id: string) {
    super();
    this.#insights = new Insights(id);
  }

  get game(): string {
    return this.snapshot?.table.game ?? "";
  }

  get here(): string {
    const moment = { ledger: "ledger", moves: `ply=${this.at}`, story: `ply=${this.at}&story` }[this.tab];
    return `/t/${this.id}/review?${moment}`;
  }

  get log(): LogEntry[] {
    return this.snapshot?.log ?? [];
  }

  /** The position in sight: of the game, or of a line that is gone through. */
  readonly shown: Snapshot | null = $derived.by(() => {
    if (this.line && this.snapshot) return this.line.showOn(this.snapshot);
    return this.replay.shown ?? this.snapshot;
  });
  readonly seats: Seat[] = $derived.by(() =>
    nameSeats(this.snapshot?.table.seats ?? [], say, this.snapshot?.table.kept),
  );
  readonly names: string[] = $derived.by(() => this.seats.map((seat) => callPlayer(seat, say)));
  readonly legal: Move[] = $derived.by(() => this.trial?.legal ?? []);
  readonly insight: Insight | null = $derived.by(() => this.shown && this.#insights.of(this.shown));
  /** The seat of the viewer. */
  readonly own: number | null = $derived.by(() => this.snapshot && findOwnSeat(this.snapshot, this.log));

  get view(): View | null {
    return this.shown?.view ?? null;
  }

  get drawing(): string | null {
    return this.shown?.drawing ?? null;
  }

  get me(): number | null {
    return this.isLive ? this.trial!.seat : this.own;
  }

  /** Another move is being chosen. */
  get isLive(): boolean {
    return this.trial !== null && this.trial.verdict === null;
  }

  override get isStudied(): boolean {
    return true;
  }

  override get proposed(): Move | null {
    return this.isLive ? this.chosen : null;
  }

  /** Who sits in front: whoever moves, moved, or is being played for. */
  override get spotlight(): number | null {
    return this.line?.step.seat ?? this.entry?.seat ?? this.own;
  }

  override get moment(): string | null {
    return this.shown && this.line === null ? `${this.shown.line}:${this.shown.ply}` : null;
  }

  override fetchCard = (thing: string): Promise<Card> =>
    client.fetchCard({ table: this.id, ply: this.shown!.ply }, thing);

  override inspect = (): void => {
    if (this.shown && !this.line) void this.#insights.fetch(this.shown);
  };

  why = async (move: AskedMove): Promise<Reason[]> =>
    (await client.explainMove({ table: this.id, ply: this.replay.ply }, move)).reasons;

  send = async (move: Move): Promise<void> => this.trial?.send(move);

  override get commands(): Commands {
    if (!this.review || this.tab === "ledger") return {};
    const { confirm, cancel, text, why } = super.commands;
    // While a move is being chosen, the board has the other keys.
    if (this.isLive) return { confirm, cancel, text, why };
    return {
      cancel,
      text,
      why,
      previous: () => this.step(-1),
      next: () => this.step(1),
      first: () => this.goTo(0),
      last: () => this.goTo(this.last),
      onward: this.goToMistake,
      line: () => (this.line ? this.endLine() : this.showLine()),
      try: this.tryAgain,
    };
  }

  override leaveOne = (): boolean => {
    if (this.cards.leave()) return true;
    if (this.explained) this.hideReasons();
    else if (this.isLive && this.putBack()) return true;
    else if (this.trial) this.leave();
    else if (this.line) this.endLine();
    else return false;
    return true;
  };

  readonly review: Review | null = $derived.by(() => this.info?.review ?? null);
  readonly #found = $derived.by(() => indexMoves(this.review?.moves ?? []));
  /** There are others whose moves can be left out. */
  readonly hasOthers: boolean = $derived.by(() => {
    const mine = this.seats.filter((seat) => seat.mine).length;
    return mine > 0 && mine < this.seats.length;
  });
  readonly turningPoints: number[] = $derived.by(() =>
    (this.review?.turning_points ?? []).map(({ ply }) => ply).filter((ply) => this.isListed(ply)),
  );
  /** Moves that the quick look finds worth a look, before the deep one has been there. */
  readonly suspects: number[] = $derived.by(() =>
    (this.review?.moves ?? [])
      .filter((move) => move.is_suspect && this.isListed(move.ply))
      .map(({ ply }) => ply),
  );
  /** Whether every move has had its deep look: what sums up the game waits for that. */
  readonly isSure: boolean = $derived.by(() => this.review?.depth === "deep");
  readonly scale: Scale | null = $derived.by(() => this.review && makeScale(this.review, language.locale));
  /** What was found about the move in sight. */
  readonly move: ReviewedMove | null = $derived.by(() => this.find(this.at));
  readonly entry: LogEntry | null = $derived.by(() => this.log[this.at] ?? null);
  /** The seat that the review is told for. */
  readonly seat: number = $derived.by(() => this.own ?? 0);
  readonly isUnderWay: boolean = $derived.by(
    () => this.info?.status === "waiting" || this.info?.status === "running",
  );
  /** The answer is not to be seen. */
  readonly isHidden: boolean = $derived.by(() => this.trial !== null);

  /** The played move, and the better one where there was one. */
  override get marks(): MarkedMove[] {
    const { entry, move } = this;
    if (!entry || this.line || this.isHidden) return [];
    const played: MarkedMove = { move: entry.move, kind: "played", label: say("review-played") };
    const better = move && this.hasBetter(move) ? move.better : null;
    return better ? [played, { move: better, kind: "better", label: say("review-better") }] : [played];
  }

  get at(): number {
    return this.replay.at;
  }

  get last(): number {
    return this.replay.last;
  }

  find(ply: number): ReviewedMove | null {
    return this.#found.get(ply) ?? null;
  }

  /** Whether something else was clearly better. */
  hasBetter({ move, better, grade }: ReviewedMove): boolean {
    return better.text !== move.text && grade !== null && grade !== "best";
  }

  /** Whether this move is one of those that are listed. */
  isListed(ply: number): boolean {
    return !this.hasOthers || this.whose === "all" || this.isMine(ply);
  }

  isMine(ply: number): boolean {
    const seat = this.find(ply)?.seat ?? this.log[ply]?.seat;
    return this.seats.some((one) => one.mine && one.seat === seat);
  }

  /** Whether there is a move in sight that one may be asked to mend. */
  readonly canTry: boolean = $derived.by(() => this.entry !== null && this.isListed(this.at));

  name(move: Move): string {
    return sayMove(this, move);
  }

  /** Load the table, its board and the review; nobody has asked for it: do so. */
  async open(ply: number | null): Promise<void> {
    this.problem = null;
    try {
      const [snapshot] = await Promise.all([
        client.fetchTable(this.id, { since: 0 }),
        loadTexts("reviews"),
        loadGames(),
      ]);
      const { game } = snapshot.table;
      this.module = (await loadBoard(game)) ?? makePlainModule(game);
      this.snapshot = snapshot;
      let info = await client.fetchReview(this.id);
      if (info.status === "none" || info.status === "failed") {
        await ensurePerson();
        info = await client.startReview(this.id);
      }
      this.#take(info);
      this.#show(ply ?? this.#findFirst());
      this.#watch = setInterval(() => this.isUnderWay && void this.#refresh(), LISTENING);
    } catch (problem) {
      this.problem = problem;
    }
  }

  close(): void {
    if (this.#soon) clearTimeout(this.#soon);
    if (this.#watch) clearInterval(this.#watch);
    this.#feed?.stop();
  }

  /** Hear how far it is, while it is under way. */
  #follow(): void {
    if (!this.isUnderWay) {
      this.#feed?.stop();
      this.#feed = null;
    } else if (!this.#feed) {
      this.#feed = new Feed(this.id, {
        position: () => ({ ply: this.last, line: this.snapshot?.line ?? 0 }),
        review: (progress) => this.#hear(progress),
      });
      this.#feed.start();
    }
  }

  #show(ply: number): void {
    this.chosen = null;
    this.line = null;
    this.cards.forget();
    this.replay.go(ply);
  }

  goTo = (ply: number): void => {
    if (this.trial) this.leave();
    this.listing = false;
    this.asTable = false;
    this.#show(Math.min(Math.max(ply, 0), this.last));
    this.#announce();
  };

  step = (by: number): void => {
    if (this.line) this.line.go(by);
    else this.goTo(this.at + by);
  };

  /** The next move that gave away much; after the last one the first again. */
  readonly nextMistake: number | null = $derived.by(() => {
    const grave = (this.review?.moves ?? [])
      .filter((move) => this.turningPoints.includes(move.ply) || move.is_suspect || isGrave(move))
      .map(({ ply }) => ply)
      .filter((ply) => this.isListed(ply));
    return grave.find((ply) => ply > this.at) ?? grave.find((ply) => ply !== this.at) ?? null;
  });

  goToMistake = (): void => {
    if (this.nextMistake !== null) this.goTo(this.nextMistake);
  };

  /** Play the better line through on the board. */
  showLine = async (): Promise<void> => {
    const { move, at } = this;
    this.trial = this.chosen = null;
    if (!move || !this.hasBetter(move)) return;
    await this.tryOut(at, move.line.length > 0 ? move.line : [move.better]);
  };

  /** Show moves on the board, one after the other; nothing of it is played. */
  async tryOut(ply: number, line: Move[]): Promise<void> {
    try {
      const { steps } = await client.tryLine(
        { table: this.id, ply },
        line.map(({ text }) => text),
      );
      if (this.at !== ply) return;
      if (steps.length === 0) toast(say("review-line-unknown"));
      else this.line = new TriedLine(steps);
    } catch (problem) {
      tellProblem(problem);
    }
  }

  endLine = (): void => {
    this.line = null;
  };

  /** Try another move here; the answer is hidden until then. */
  tryAgain = async (): Promise<void> => {
    if (!this.canTry || (this.trial && !this.trial.verdict)) return;
    this.endLine();
    this.tab = "moves";
    this.listing = false;
    const trial = new Trial(this, this.at);
    this.trial = trial;
    this.chosen = null;
    await trial.open();
  };

  /** Give up, and see the answer on the board. */
  answer = (): void => {
    this.endLine();
    void this.showLine();
  };

  leave = (): void => {
    this.endLine();
    this.hideReasons();
    this.trial = this.chosen = null;
  };

  #take(info: ReviewInfo): void {
    const wasOpen = this.info !== null && this.info.status !== "done";
    this.info = info;
    this.#follow();
    if (wasOpen && info.status === "done") this.announcer.say(say("review-done"));
  }

  /** A number now, what was found a little later. */
  #hear(progress: ReviewProgress): void {
    if (!this.info) return;
    const isStep = progress.status === "done" || progress.depth !== this.info.depth;
    const { status, depth, done, total } = progress;
    // That it is done is said with what was found.
    this.info = { ...this.info, status: status === "done" ? this.info.status : status, depth, done, total };
    if (isStep && this.#soon) {
      clearTimeout(this.#soon);
      this.#soon = null;
    }
    this.#soon ??= setTimeout(() => void this.#refresh(), isStep ? 0 : PATIENCE);
  }

  async #refresh(): Promise<void> {
    this.#soon = null;
    try {
      const first = this.review === null;
      this.#take(await client.fetchReview(this.id));
      if (first && this.review && this.at === this.last) this.#show(this.#findFirst());
    } catch (problem) {
      if (!(problem instanceof client.ApiProblem)) throw problem;
      // The next news, or the next look, try again.
    }
  }

  /** Where to begin: the first turning point that is listed, or what is worth a look, else the first move. */
  #findFirst(): number {
    return this.review ? (this.turningPoints[0] ?? this.suspects[0] ?? 0) : this.last;
  }

  #announce(): void {
    const { entry, move, at, last, scale } = this;
    if (!entry || !scale) return;
    const who = this.names[entry.seat] ?? "";
    const moment = say("review-move-of", { number: at + 1, last });
    const grade = move?.grade
      ? `${say(`grade-${move.grade}`)} ${scale.loss(move.loss)}.`
      : move?.is_suspect
        ? `${say("review-suspect")}.`
        : "";
    this.announcer.say(`${moment}: ${who}, ${this.name(entry.move)}.`, grade);
  }
}

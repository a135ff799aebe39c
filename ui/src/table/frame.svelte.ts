/** The frame of a table: what is shown, what is chosen, what may be done; the components only draw it. */
import { flushSync } from "svelte";

import * as client from "../api/client";
import { games } from "../api/games.svelte";
import type {
  Card,
  GameInfo,
  Hint,
  HintedMove,
  Insight,
  Move,
  Reason,
  Seat,
  Snapshot,
  View,
} from "../api/types";
import { forgetNaming, readNaming } from "../keep/naming";
import type { Coach } from "../coach/coach.svelte";
import type { AskedMove, LastMove, Summary } from "../games/module";
import { gameName } from "../pages/names";
import { currentPace, settings } from "../settings.svelte";
import { tellProblem, toast } from "../shell/toasts.svelte";
import { play } from "../sound";
import { say } from "../texts";
import { Beats } from "./beats/player.svelte";
import { readSteps } from "./beats/steps";
import { Company } from "./company/company.svelte";
import { addressOf } from "./errands";
import { TriedLine } from "../board/line.svelte";
import { notice } from "./notice.svelte";
import { findHindrances, hinderHelp, isPlayer, type Availability, type Hindrance } from "./play/availability";
import { BoardHost } from "../board/host.svelte";
import type { Commands } from "../board/keys";
import { Replay } from "./replay/replay.svelte";
import { lastAction } from "./state/action";
import { Insights } from "../board/insights.svelte";
import { LiveTable } from "./state/live.svelte";
import type { Change } from "./state/progress";
import { planHarder } from "./seats/plan";
import { findOwnSeat, nameSeats } from "../board/seating";
import { callPlayer, tellPlainly } from "./story/telling";
import { describeResult, describeTurn, endSentence } from "./words";

export type DialogName =
  | "fork"
  | "info"
  | "keys"
  | "leave"
  | "minute"
  | "move"
  | "notification"
  | "phrases"
  | "result"
  | "seats"
  | "why";

const MOST_TOLD = 4; // of many moves at once only the last are announced
const LAST_LOOK = 1_400; // the last move is seen before the result covers it

export class Frame extends BoardHost {
  readonly live: LiveTable;
  readonly replay: Replay;
  readonly insights: Insights;
  readonly beats = new Beats({
    pace: () => (this.textView ? "once" : currentPace()),
    isOwn: (seat) => this.seats[seat]?.mine ?? false,
  });
  readonly company: Company;

  /** Explains one's first game, once it is there. */
  coach = $state.raw<Coach | null>(null);
  dialog = $state<DialogName | null>(null);
  hints = $state.raw<Hint | null>(null);
  /** The hint looked at: its place is shown on the board before it is chosen. */
  hinted = $state.raw<HintedMove | null>(null);
  /** What a hint expects, tried on the board; nothing of it is played. */
  line = $state.raw<TriedLine | null>(null);
  hinting = $state(false);
  /** A move on a real table that has turned something up: it is asked what. */
  naming = $state.raw<{ move: Move; places: number[]; named: (number | null)[] } | null>(null);
  /** The viewer has just won, for the first time in this game. */
  isFirstWin = $state(false);
  /** Previews of a past position too. */
  insightInReplay = $state(false);

  constructor(readonly id: string) {
    super();
    this.live = new LiveTable(id);
    this.replay = new Replay(this.live);
    this.insights = new Insights(id);
    this.company = new Company(id, (text) => this.announcer.say(text));
    this.live.onchange = (change) => this.#handleChange(change);
    this.beats.onrest = () => this.#showResult();
    this.replay.walk = (position) =>
      this.beats.walk(readSteps(position).filter(({ ply }) => ply === position.ply - 1));
    this.live.onphrase = (seat, phrase) => this.company.hear(seat, phrase);
  }

  get snapshot(): Snapshot | null {
    return this.live.snapshot;
  }

  /** The position in sight: the present one, a past one, or one on the way to the present. */
  readonly shown: Snapshot | null = $derived.by(() => {
    const snapshot = this.live.snapshot;
    if (this.line && snapshot) return this.line.showOn(snapshot);
    const position = (this.isPast ? this.replay.shown : null) ?? snapshot;
    const step = this.beats.shown;
    if (!position || !step) return position;
    return { ...position, view: this.beats.rewinding ? step.before : step.view };
  });

  /** The move to mark: the event in sight, or the last action. */
  readonly #lastMove: LastMove | null = $derived.by(() => {
    if (this.line) return null;
    const step = this.beats.shown;
    if (step) {
      const { seat, start, before, view } = step;
      return this.beats.rewinding ? null : { seat, start, before, after: view };
    }
    const past = this.isPast ? this.replay.shown : null;
    const [first] = this.isPast ? (past ? lastAction(readSteps(past)) : []) : this.beats.last;
    if (!first || !this.shown) return null;
    const { seat, before } = first;
    return { seat, start: before, before, after: this.shown.view };
  });

  override get lastMove(): LastMove | null {
    return this.#lastMove;
  }

  get view(): View | null {
    return this.shown?.view ?? null;
  }

  get drawing(): string | null {
    return this.shown?.drawing ?? null;
  }

  get isLive(): boolean {
    return !this.isPast && this.line === null;
  }

  override get proposed(): Move | null {
    return this.line ? null : (this.hinted?.move ?? this.chosen);
  }

  override get spotlight(): number | null {
    return this.beats.shown?.seat ?? null;
  }

  override get isThinking(): boolean {
    return this.snapshot !== null && this.snapshot.thinking && !this.isPast;
  }

  override get isRewinding(): boolean {
    return this.beats.rewinding;
  }

  get isPast(): boolean {
    return this.replay.ply !== null;
  }

  get isOver(): boolean {
    return this.snapshot?.to_move === null;
  }

  /** Its players ended it before the rules did. */
  get isEndedEarly(): boolean {
    return this.isOver && this.snapshot!.ranking === null;
  }

  /** Whether something is left to be played from the position in sight. */
  get canGoOn(): boolean {
    return !this.#isContest && (this.isPast || !this.isOver || this.isEndedEarly);
  }

  /** Whether a game against other people is under way, with which nothing is tried meanwhile. */
  get #isContest(): boolean {
    const people = this.snapshot?.table.seats.filter(({ holder }) => holder !== "computer") ?? [];
    return !this.isOver && !this.#isKept && people.length > 1 && people.some(({ mine }) => !mine);
  }

  /** Whether it can be reviewed: it has a result, and there is who judges. */
  get isReviewable(): boolean {
    return this.isOver && !this.isEndedEarly && this.hasHints;
  }

  /** Whether others would miss the viewer: then leaving or ending is a matter between people. */
  get isLeavable(): boolean {
    if (!this.isPlayer || this.isOver || this.snapshot!.table.kept || this.snapshot!.table.daily)
      return false;
    return this.seats.some(({ mine, holder }) => !mine && (holder === "person" || holder === "open"));
  }

  /** What the server says about the game; null until its list of games is there. */
  get info(): GameInfo | null {
    return this.snapshot && games.find(this.snapshot.table.game);
  }

  get game(): string {
    return this.snapshot?.table.game ?? "";
  }

  /** Whether somebody can be coached here: alone or against computers, and not for the day's results. */
  get isCoachable(): boolean {
    const { snapshot } = this;
    if (!snapshot || snapshot.table.kept) return false; // there is nobody in particular to be taught
    return this.isPlayer && (this.info?.coach ?? false) && hinderHelp(snapshot) === null;
  }

  /** Whether the viewer is to be told how this game is won: it is their first one, and they have not moved yet. */
  readonly isNewcomer: boolean = $derived.by(() => {
    if (!this.snapshot || !this.rulebook || !this.isPlayer || this.isOver || this.#isKept) return false;
    const known = [...settings.welcomed, ...settings.finished];
    return (
      !known.includes(this.rulebook) && !this.live.log.some(({ seat }) => this.seats[seat]?.mine ?? false)
    );
  });

  /** The viewer has been told how this game is won. */
  closeMinute = (): void => {
    this.dialog = null;
    if (this.rulebook && !settings.welcomed.includes(this.rulebook)) settings.welcomed.push(this.rulebook);
  };

  /** The next stronger computer, once this one is beaten. */
  get harder(): ReturnType<typeof planHarder> {
    return this.snapshot && this.info && planHarder(this.snapshot, this.info);
  }

  /** Leave the result and show what led to it. */
  lookBack = (ply: number): void => {
    this.dialog = null;
    this.goTo(ply);
  };

  get hasHints(): boolean {
    return this.info?.hints ?? false;
  }

  // Step by step: most news change the position, not who sits where.
  readonly #taken = $derived.by(() => this.snapshot?.table.seats);
  readonly #isKept = $derived.by(() => this.snapshot?.table.kept ?? false);
  readonly seats: Seat[] = $derived.by(() => nameSeats(this.#taken ?? [], say, this.#isKept));
  readonly names: string[] = $derived.by(() => this.seats.map((seat) => callPlayer(seat, say)));
  readonly me: number | null = $derived.by(() =>
    this.snapshot ? findOwnSeat(this.snapshot, this.live.log) : null,
  );
  readonly isPlayer: boolean = $derived.by(() => this.snapshot !== null && isPlayer(this.snapshot));
  readonly legal: Move[] = $derived.by(() =>
    this.isPast || this.line || this.live.sending || this.beats.isPlaying ? [] : (this.snapshot?.legal ?? []),
  );
  readonly hindrances: Availability | null = $derived.by(() =>
    this.snapshot
      ? findHindrances({
          snapshot: this.snapshot,
          past: this.isPast || this.line !== null,
          chosen: this.chosen,
          holding: this.isHolding,
          sending: this.live.sending !== null,
          mover: this.names[this.snapshot.to_move ?? 0] ?? "",
        })
      : null,
  );
  /** Why the viewer can do nothing at all now; null: they can. */
  override get standstill(): string | null {
    const hindrance = this.hindrances?.confirm;
    return hindrance && hindrance.key !== "table-not-chosen" ? say(hindrance.key, hindrance.params) : null;
  }

  // It belongs to the position, not to what is shown on the way there.
  readonly insight: Insight | null = $derived.by(() =>
    this.shown && !this.beats.isPlaying ? this.insights.of(this.shown) : null,
  );
  override inspect = (): void => {
    if (this.shown && !this.line && !this.beats.isPlaying) void this.insights.fetch(this.shown);
  };

  /** What a move does now, whatever is in sight. */
  override summarize(move: Move): Summary {
    return this.module!.summary(move, this.snapshot!.view, this.insight, say);
  }

  /** Play a move; a refusal is shown as a toast, and rethrown for the caller. */
  send = async (move: Move): Promise<void> => {
    this.hideReasons();
    // What was chosen and confirmed may be thought about once more; a step of a longer action goes on.
    if (this.coach && move.text === this.chosen?.text && !(await this.coach.approves(move))) return;
    const places = this.snapshot?.uncovers[move.text] ?? [];
    if (places.length > 0) {
      const known = readNaming(this.id, this.snapshot!);
      const isSame = known?.move === move.text && known.named.length === places.length;
      this.naming = { move, places, named: isSame ? known.named : places.map(() => null) };
      return; // it is sent when everything has its name
    }
    await this.#enter(move);
  };

  /** Play the move that has turned something up, now that it is known what. */
  sendNamed = async (named: number[]): Promise<void> => {
    if (!this.naming) return;
    await this.#enter(this.naming.move, named).then(
      () => (this.naming = null),
      () => {}, // what was named stays, to be sent again
    );
  };

  closeNaming = (): void => {
    this.naming = null;
    forgetNaming(this.id);
  };

  /** Go on asking what was being named when the page was left. */
  #resumeNaming(snapshot: Snapshot): void {
    const kept = readNaming(this.id, snapshot);
    const move = kept && snapshot.legal.find(({ text }) => text === kept.move);
    const places = (move && snapshot.uncovers[move.text]) ?? [];
    const isUnfinished = kept?.named.includes(null) ?? false;
    if (move && isUnfinished && places.length > 0 && places.length === kept.named.length)
      this.naming = { move, places, named: kept.named };
  }

  async #enter(move: Move, named: number[] = []): Promise<void> {
    try {
      await this.live.send(move, named);
    } catch (problem) {
      play("error");
      throw problem;
    }
  }

  why = async (move: AskedMove): Promise<Reason[]> =>
    (await client.explainMove(this.id, move, this.replay.ply ?? undefined)).reasons;

  /** The same of a move in notation. */
  whyText = async (text: string): Promise<Reason[]> =>
    (await client.explainText(this.id, text, this.replay.ply ?? undefined)).reasons;

  /** Say why an action of the bar cannot be used, beside the bar: its other buttons stay in reach. */
  explainHindrance({ key, params }: Hindrance, anchor: Element): void {
    this.explain(
      [{ code: key, rule: "", params: {}, text: say(key, params) }],
      anchor,
      anchor.closest("[role='group']"),
    );
  }

  /** One step back: what is in hand first, then a played move. */
  takeBack = async (): Promise<void> => {
    if (!this.putBack()) await this.live.act(() => client.takeBack(this.id));
  };

  /** Ask a strong player. */
  askHint = async (): Promise<void> => {
    if (this.hinting || !this.hasHints) return;
    this.hinting = true;
    try {
      this.hints = await client.fetchHint(this.id);
    } catch (problem) {
      tellProblem(problem);
    } finally {
      this.hinting = false;
    }
  };

  closeHints = (): void => {
    this.hints = null;
    this.hinted = null;
    this.line = null;
  };

  /** Show what a hint expects on the board, a move at a time. */
  tryLine = async ({ line }: HintedMove): Promise<void> => {
    const { snapshot } = this;
    if (!snapshot) return;
    try {
      const moves = line.map(({ text }) => text);
      const { steps } = await client.tryLine(this.id, moves, snapshot.ply);
      if (this.snapshot !== snapshot) return;
      if (steps.length === 0) toast(say("hint-line-unknown"));
      else this.line = new TriedLine(steps);
    } catch (problem) {
      tellProblem(problem);
    }
  };

  override get moment(): string | null {
    return this.shown && this.line === null ? `${this.shown.line}:${this.shown.ply}` : null;
  }

  override fetchCard = (thing: string): Promise<Card> => client.fetchCard(this.id, thing, this.shown!.ply);

  /** Show the moment after this many moves. */
  goTo = (ply: number | null): void => {
    this.beats.skip();
    this.chosen = null;
    this.line = null;
    this.cards.forget();
    this.replay.go(ply);
  };

  get here(): string {
    return addressOf(this);
  }

  override lookUp(rule: string): void {
    this.dialog = null;
    super.lookUp(rule);
  }

  override get commands(): Commands {
    const { isPast, isOver, hindrances, replay } = this;
    const looksBack = isPast || isOver;
    return {
      ...super.commands,
      "take-back": () => this.#attempt(hindrances?.takeBack, this.takeBack),
      hint: () => this.hasHints && this.#attempt(hindrances?.hint, this.askHint),
      why: () => (this.cards.available ? this.cards.askHere(document.activeElement) : this.open("why")),
      notation: () => this.open("move"),
      keys: () => this.open("keys"),
      again: this.showAgain,
      first: looksBack && (() => this.goTo(0)),
      previous: looksBack && (() => replay.step(-1)),
      next: looksBack && (() => replay.step(1)),
      last: looksBack && (() => this.goTo(null)),
      play: looksBack && (() => replay.toggle()),
    };
  }

  /** A key that cannot be used says why where its button is; without one, a screen reader says it. */
  #attempt(hindrance: Hindrance | null | undefined, act: () => unknown): void {
    if (hindrance) this.announcer.say(say(hindrance.key, hindrance.params));
    else act();
  }

  override leaveOne = (): boolean => {
    if (this.cards.leave()) return true;
    if (this.coach?.question) this.coach.takeBack();
    else if (this.explained) this.hideReasons();
    else if (this.line) this.line = null;
    else if (this.hints) this.closeHints();
    else if (this.chosen) this.choose(null);
    else if (this.isPast) this.goTo(null);
    else return this.coach?.close() ?? false;
    return true;
  };

  /** The idea that is looked at is as good as chosen: Escape closes the hints before the board puts a piece back. */
  override leaveOverlay = (): boolean => {
    if (!this.hints || this.line || this.dialog) return false;
    this.closeHints();
    document.querySelector<HTMLElement>('[data-table] [aria-keyshortcuts="H"]')?.focus();
    return true;
  };

  /** Whatever the viewer does leads to the end of what is being shown, and is done there: nobody waits. */
  override skip = (): boolean => {
    if (this.beats.isPlaying) flushSync(this.beats.skip);
    return false;
  };

  /** Show once more what happened since the viewer moved. */
  showAgain = (): void => {
    this.goTo(null);
    this.choose(null);
    this.textView = false;
    this.beats.again();
  };

  open(dialog: DialogName): void {
    this.hideReasons();
    this.dialog = dialog;
  }

  close(): void {
    this.live.close();
    this.beats.skip();
    this.company.stop();
  }

  #position = "";
  #wasTurn: boolean | null = null;
  #wasOver: boolean | null = null;
  #hasResult = false;
  #successor: string | null | undefined;

  #handleChange({ news, tookBackTo, progress: { snapshot } }: Change): void {
    const position = `${snapshot.line}:${snapshot.last}`;
    if (position !== this.#position) {
      this.chosen = null;
      this.naming = null;
      if (this.#position === "") this.#resumeNaming(snapshot);
      this.closeHints();
      this.explained = null;
      this.cards.forget();
    }
    this.#play(snapshot, news, tookBackTo);
    if (tookBackTo !== null) {
      this.replay.follow(tookBackTo);
      toast(say("table-went-back", { number: tookBackTo + 1 }));
      if (snapshot.shuffles.includes(tookBackTo)) toast(say("table-shuffled-again"));
    }
    this.company.see(this.seats);
    this.#seeSuccessor(snapshot);
    if (position !== this.#position || this.#ends(snapshot)) this.#announce(snapshot, news);
    this.#ring(snapshot, news.length > 0);
    this.#position = position;
  }

  /** Show what led here, event by event, unless the viewer looks elsewhere. */
  #play(snapshot: Snapshot, news: Change["news"], tookBackTo: number | null): void {
    const steps = readSteps(snapshot);
    if (tookBackTo !== null || this.#position === "") this.beats.restart(steps);
    else this.beats.receive(steps, this.isPast ? [] : news.map((entry) => entry.ply));
  }

  /** Somebody at the table wants to play again: who still looks at the old one is told. */
  #seeSuccessor({ table }: Snapshot): void {
    if (table.successor && this.#successor === null && this.isPlayer) {
      this.company.note(say("table-again-ready"));
      notice.show(say("table-again-ready"), gameName(table.game), this.id);
    }
    this.#successor = table.successor;
  }

  #announce(snapshot: Snapshot, news: Change["news"]): void {
    const told = news.slice(-MOST_TOLD).map((entry) => tellPlainly(entry, this.seats, say));
    const over = snapshot.to_move === null;
    const last = over ? describeResult(snapshot, this.seats, say) : describeTurn(snapshot, this.seats, say);
    this.announcer.say(...told, endSentence(last));
  }

  /** Sounds and notices at a turn, a move, the end. */
  #ring(snapshot: Snapshot, moved: boolean): void {
    const over = snapshot.to_move === null;
    const begins = snapshot.your_turn && this.#wasTurn === false;
    if (this.#ends(snapshot)) {
      play(snapshot.ranking ? "win" : "turn");
      this.#hasResult = true;
      if (!this.beats.isPlaying) this.#showResult();
    } else if (begins) {
      play("turn");
      notice.show(say("table-your-turn"), gameName(snapshot.table.game), this.id);
    } else if (moved) play("move");
    if (over && this.#wasOver === false) this.#seeWin(snapshot);
    // From now on it is no first game any more.
    if (snapshot.ranking && this.isPlayer && !settings.finished.includes(snapshot.table.game))
      settings.finished.push(snapshot.table.game);
    this.#wasTurn = snapshot.your_turn;
    this.#wasOver = over;
  }

  /** The game was under way when it was last seen, and is over now. */
  #ends(snapshot: Snapshot): boolean {
    return snapshot.to_move === null && this.#wasOver === false;
  }

  /** Whether this win is the first one in this game. */
  #seeWin({ table, ranking }: Snapshot): void {
    const isWon = (ranking?.length ?? 0) > 1 && (this.seats[ranking![0]!]?.you ?? false);
    if (!isWon || table.kept || settings.won.includes(table.game)) return;
    this.isFirstWin = true;
    settings.won.push(table.game);
  }

  /** The result, once the last move was seen. */
  #showResult(): void {
    if (!this.#hasResult) return;
    this.#hasResult = false;
    setTimeout(() => !this.isPast && this.open("result"), LAST_LOOK);
  }
}

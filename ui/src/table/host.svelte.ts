/** A table on the page: the position in sight, what is chosen there, and what may be done. */
import { flushSync } from "svelte";

import * as client from "../api/client";
import type { Card, Insight, Move, Reason, Seat, Snapshot, View } from "../api/types";
import { BoardHost } from "../board/host.svelte";
import { Insights } from "../board/insights.svelte";
import type { Commands } from "../board/keys";
import { findOwnSeat, nameSeats } from "../board/seating";
import type { Coach } from "../coach/coach.svelte";
import type { AskedMove, LastMove, Summary } from "../games/module";
import { Naming } from "../keep/naming.svelte";
import { currentPace } from "../settings.svelte";
import { say } from "../texts";
import { Beats } from "./beats/player.svelte";
import { readSteps } from "./beats/steps";
import { Company } from "./company/company.svelte";
import { Dialogs } from "./dialogs.svelte";
import { addressOf } from "./errands";
import { Hints } from "./hints/hints.svelte";
import { News } from "./news.svelte";
import { findHindrances, type Availability, type Hindrance } from "./play/availability";
import { Replay } from "./replay/replay.svelte";
import { lastAction } from "./state/action";
import { LiveTable } from "./state/live.svelte";
import type { Change } from "./state/progress";
import { callPlayer } from "./story/telling";

export class TableHost extends BoardHost {
  readonly live: LiveTable;
  readonly replay: Replay;
  readonly naming: Naming;
  readonly company: Company;
  readonly dialogs = new Dialogs(this.hideReasons);
  readonly hints = new Hints(this);
  readonly news: News;
  readonly beats = new Beats({
    pace: () => (this.textView ? "once" : currentPace()),
    isOwn: (seat) => this.seats[seat]?.mine ?? false,
  });
  /** Explains one's first game, once it is there. */
  coach = $state.raw<Coach | null>(null);

  readonly #insights: Insights;

  constructor(readonly id: string) {
    super();
    this.live = new LiveTable(id);
    this.replay = new Replay(this.live);
    this.naming = new Naming(this.live);
    this.#insights = new Insights(id);
    this.company = new Company(id, (text) => this.announcer.say(text));
    this.news = new News(this);
    this.live.onchange = (change) => this.#handleChange(change);
    this.live.onphrase = (seat, phrase) => this.company.hear(seat, phrase);
    this.beats.onrest = this.news.showResult;
    this.replay.walk = (position) =>
      this.beats.walk(readSteps(position).filter(({ ply }) => ply === position.ply - 1));
  }

  get snapshot(): Snapshot | null {
    return this.live.snapshot;
  }

  get game(): string {
    return this.snapshot?.table.game ?? "";
  }

  get here(): string {
    return addressOf(this);
  }

  get isPast(): boolean {
    return this.replay.ply !== null;
  }

  /** Whether something is left to be played from the position in sight. */
  get canGoOn(): boolean {
    return !this.live.isContest && (this.isPast || !this.live.isOver || this.live.isEndedEarly);
  }

  /** The position in sight: the present one, a past one, or one on the way to the present. */
  readonly shown: Snapshot | null = $derived.by(() => {
    const { snapshot } = this;
    if (this.hints.line && snapshot) return this.hints.line.showOn(snapshot);
    const position = (this.isPast ? this.replay.shown : null) ?? snapshot;
    const step = this.beats.shown;
    if (!position || !step) return position;
    return { ...position, view: this.beats.rewinding ? step.before : step.view };
  });

  get view(): View | null {
    return this.shown?.view ?? null;
  }

  get drawing(): string | null {
    return this.shown?.drawing ?? null;
  }

  // Step by step: most news change the position, not who sits where.
  readonly #taken = $derived.by(() => this.snapshot?.table.seats);
  readonly #isKept = $derived.by(() => this.live.isKept);
  readonly seats: Seat[] = $derived.by(() => nameSeats(this.#taken ?? [], say, this.#isKept));
  readonly names: string[] = $derived.by(() => this.seats.map((seat) => callPlayer(seat, say)));
  readonly me: number | null = $derived.by(() => this.snapshot && findOwnSeat(this.snapshot, this.live.log));
  readonly legal: Move[] = $derived.by(() =>
    this.isLive && !this.live.sending && !this.beats.isPlaying ? (this.snapshot?.legal ?? []) : [],
  );
  // It belongs to the position, not to what is shown on the way there.
  readonly insight: Insight | null = $derived.by(() =>
    this.shown && !this.beats.isPlaying ? this.#insights.of(this.shown) : null,
  );

  get isLive(): boolean {
    return !this.isPast && this.hints.line === null;
  }

  override get proposed(): Move | null {
    return this.hints.line ? null : (this.hints.looked?.move ?? this.chosen);
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

  override get lastMove(): LastMove | null {
    return this.#lastMove;
  }

  /** The event in sight, or the last action. */
  readonly #lastMove: LastMove | null = $derived.by(() => {
    if (this.hints.line) return null;
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

  /** What stands against the actions of the bar. */
  readonly hindrances: Availability | null = $derived.by(() =>
    this.snapshot
      ? findHindrances({
          snapshot: this.snapshot,
          past: !this.isLive,
          chosen: this.chosen,
          holding: this.isHolding,
          sending: this.live.sending !== null,
          mover: this.names[this.snapshot.to_move ?? 0] ?? "",
        })
      : null,
  );

  override get standstill(): string | null {
    const hindrance = this.hindrances?.confirm;
    return hindrance && hindrance.key !== "table-not-chosen" ? say(hindrance.key, hindrance.params) : null;
  }

  override get moment(): string | null {
    return this.shown && this.hints.line === null ? `${this.shown.line}:${this.shown.ply}` : null;
  }

  override fetchCard = (thing: string): Promise<Card> =>
    client.fetchCard({ table: this.id, ply: this.shown!.ply }, thing);

  override inspect = (): void => {
    if (this.shown && !this.hints.line && !this.beats.isPlaying) void this.#insights.fetch(this.shown);
  };

  /** What a move does now, whatever is in sight. */
  override summarize(move: Move): Summary {
    return this.module!.summary(move, this.snapshot!.view, this.insight, say);
  }

  send = async (move: Move): Promise<void> => {
    this.hideReasons();
    // What was chosen and confirmed may be thought about once more; a step of a longer action goes on.
    if (this.coach && move.text === this.chosen?.text && !(await this.coach.approves(move))) return;
    if (!this.naming.begin(move)) await this.live.send(move);
  };

  why = async (move: AskedMove): Promise<Reason[]> =>
    (await client.explainMove({ table: this.id, ply: this.replay.ply }, move)).reasons;

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

  /** Show the moment after this many moves. */
  goTo = (ply: number | null): void => {
    this.dialogs.close();
    this.beats.skip();
    this.chosen = null;
    this.hints.line = null;
    this.cards.forget();
    this.replay.go(ply);
  };

  /** Show once more what happened since the viewer moved. */
  showAgain = (): void => {
    this.goTo(null);
    this.choose(null);
    this.textView = false;
    this.beats.again();
  };

  override lookUp(rule: string): void {
    this.dialogs.close();
    super.lookUp(rule);
  }

  override get commands(): Commands {
    const { hindrances, replay, dialogs, hints } = this;
    const looksBack = this.isPast || this.live.isOver;
    return {
      ...super.commands,
      "take-back": () => this.#attempt(hindrances?.takeBack, this.takeBack),
      hint: () => this.live.hasHints && this.#attempt(hindrances?.hint, hints.ask),
      why: () => (this.cards.available ? this.cards.askHere(document.activeElement) : dialogs.open("why")),
      notation: () => dialogs.open("move"),
      keys: () => dialogs.open("keys"),
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
    else if (this.hints.line) this.hints.line = null;
    else if (this.hints.found) this.hints.close();
    else if (this.chosen) this.choose(null);
    else if (this.isPast) this.goTo(null);
    else return this.coach?.close() ?? false;
    return true;
  };

  /** The idea that is looked at is as good as chosen: Escape closes the hints before the board puts a piece back. */
  override leaveOverlay = (): boolean => {
    if (!this.hints.found || this.hints.line || this.dialogs.shown) return false;
    this.hints.close();
    document.querySelector<HTMLElement>('[data-table] [aria-keyshortcuts="H"]')?.focus();
    return true;
  };

  /** Whatever the viewer does leads to the end of what is being shown, and is done there: nobody waits. */
  override skip = (): boolean => {
    if (this.beats.isPlaying) flushSync(this.beats.skip);
    return false;
  };

  close(): void {
    this.live.close();
    this.beats.skip();
    this.company.stop();
  }

  #position = "";

  #handleChange(change: Change): void {
    const { snapshot } = change.progress;
    const position = `${snapshot.line}:${snapshot.last}`;
    const isElsewhere = position !== this.#position;
    if (isElsewhere) {
      this.chosen = null;
      this.naming.asked = null;
      if (this.#position === "") this.naming.resume();
      this.hints.close();
      this.hideReasons();
      this.cards.forget();
    }
    this.#play(change);
    this.company.see(this.seats);
    this.news.tell(change, isElsewhere);
    this.#position = position;
  }

  /** Show what led here, event by event, unless the viewer looks elsewhere. */
  #play({ news, tookBackTo, progress: { snapshot } }: Change): void {
    const steps = readSteps(snapshot);
    if (tookBackTo !== null || this.#position === "") this.beats.restart(steps);
    else this.beats.receive(steps, this.isPast ? [] : news.map((entry) => entry.ply));
    if (tookBackTo !== null) this.replay.follow(tookBackTo);
  }
}

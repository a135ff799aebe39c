/** The frame of a table: what is shown, what is chosen, what may be done; the components only draw it. */
import * as client from "../api/client";
import type { HintedMove, Snapshot } from "../api/types";
import type { Cause, GameModule, Seat } from "../games/module";
import { settings } from "../settings.svelte";
import { tellProblem, toast } from "../shell/toasts.svelte";
import { play } from "../sound";
import { say } from "../texts";
import { Announcer } from "./announcer.svelte";
import { notice } from "./notice.svelte";
import { findHindrances, isPlayer, type Availability, type Reason } from "./play/availability";
import { isOnlyOfItsKind } from "./play/completion";
import { Replay } from "./replay/replay.svelte";
import { Insights } from "./state/insight.svelte";
import { LiveTable } from "./state/live.svelte";
import type { Change } from "./state/progress";
import { findOwnSeat, nameSeats } from "./state/seating";
import { tellPlainly } from "./story/telling";
import { describeResult, describeTurn } from "./words";

export type DialogName =
  "claim" | "fork" | "info" | "keys" | "move" | "notification" | "result" | "seats" | "why";

const MOST_TOLD = 4; // of many moves at once only the last are announced
const LAST_LOOK = 1_400; // the last move is seen before the result covers it

export class Frame {
  readonly live: LiveTable;
  readonly replay: Replay;
  readonly insights: Insights;
  readonly announcer = new Announcer();

  module = $state.raw<GameModule | null>(null);
  dialog = $state<DialogName | null>(null);
  /** The move waiting to be confirmed. */
  chosen = $state<string | null>(null);
  hints = $state.raw<HintedMove[] | null>(null);
  hinting = $state(false);
  /** Reasons in sight, with what they are about. */
  reasons = $state.raw<{ causes: Cause[]; anchor: Element } | null>(null);
  textView = $state(false);
  /** Previews of a past position too. */
  insightInReplay = $state(false);

  constructor(readonly id: string) {
    this.live = new LiveTable(id);
    this.replay = new Replay(this.live);
    this.insights = new Insights(id);
    this.live.onchange = (change) => this.#handleChange(change);
  }

  get snapshot(): Snapshot | null {
    return this.live.snapshot;
  }

  /** The position in sight: the present one or a past one. */
  get shown(): Snapshot | null {
    return this.replay.ply === null ? this.live.snapshot : (this.replay.shown ?? this.live.snapshot);
  }

  get isPast(): boolean {
    return this.replay.ply !== null;
  }

  get isOver(): boolean {
    return this.snapshot?.to_move === null;
  }

  // Step by step: most news change the position, not who sits where.
  readonly #taken = $derived.by(() => this.snapshot?.table.seats);
  readonly seats: Seat[] = $derived.by(() => nameSeats(this.#taken ?? [], say));
  readonly names: string[] = $derived.by(() => this.seats.map((seat) => seat.name));
  readonly me: number | null = $derived.by(() =>
    this.snapshot ? findOwnSeat(this.snapshot, this.live.log) : null,
  );
  readonly isPlayer: boolean = $derived.by(() => this.snapshot !== null && isPlayer(this.snapshot));
  readonly legal: string[] = $derived.by(() =>
    this.isPast || this.live.sending ? [] : (this.snapshot?.legal ?? []),
  );
  readonly hindrances: Availability | null = $derived.by(() =>
    this.snapshot
      ? findHindrances({
          snapshot: this.snapshot,
          past: this.isPast,
          chosen: this.chosen,
          sending: this.live.sending !== null,
          mover: this.names[this.snapshot.to_move ?? 0] ?? "",
        })
      : null,
  );
  /** What the chosen move does. */
  readonly summary: { title: string; detail: string } | null = $derived.by(() =>
    this.chosen && this.module && this.snapshot
      ? this.module.summary(this.chosen, this.snapshot.view, this.insights.current, say)
      : null,
  );

  choose = (move: string | null): void => {
    if (move !== null && !this.legal.includes(move)) return;
    this.chosen = move;
    this.hideReasons();
    if (move !== null && settings.autoConfirm && isOnlyOfItsKind(move, this.legal)) void this.confirm();
  };

  send = async (move: string): Promise<void> => {
    this.hideReasons();
    try {
      await this.live.send(move);
    } catch {
      play("error"); // the table has told why
    }
  };

  confirm = async (): Promise<void> => {
    if (this.chosen) await this.send(this.chosen);
  };

  why = (move: string): Promise<Cause[]> => this.live.why(move, this.replay.ply ?? undefined);

  explain = (causes: Cause[], anchor: Element): void => {
    if (causes.length === 0) {
      if (this.reasons?.anchor === anchor) this.hideReasons();
      return;
    }
    this.reasons = { causes, anchor };
  };

  /** Say why an action of the bar cannot be used. */
  explainReason(reason: Reason, anchor: Element): void {
    const text = say(reason.key, reason.params);
    this.explain([{ code: reason.key, rule: "", params: {}, text }], anchor);
  }

  hideReasons = (): void => {
    this.reasons = null;
  };

  /** One step back: the chosen move first, then a played one. */
  takeBack = async (): Promise<void> => {
    if (this.chosen) {
      this.choose(null);
      return;
    }
    await this.live.act(() => client.takeBack(this.id));
  };

  /** Ask a strong player. */
  askHint = async (): Promise<void> => {
    if (this.hinting) return;
    this.hinting = true;
    try {
      const { moves } = await client.fetchHint(this.id);
      this.hints = moves;
    } catch (problem) {
      tellProblem(problem);
    } finally {
      this.hinting = false;
    }
  };

  /** Show the moment after this many moves. */
  goTo = (ply: number | null): void => {
    this.chosen = null;
    this.replay.go(ply);
  };

  open(dialog: DialogName): void {
    this.hideReasons();
    this.dialog = dialog;
  }

  #position = "";
  #wasTurn: boolean | null = null;
  #wasOver: boolean | null = null;

  #handleChange({ news, tookBackTo, progress: { snapshot } }: Change): void {
    const position = `${snapshot.line}:${snapshot.last}`;
    if (position !== this.#position) {
      this.chosen = null;
      this.hints = null;
      this.reasons = null;
    }
    if (tookBackTo !== null) {
      this.replay.follow(tookBackTo);
      toast(say("table-went-back", { number: tookBackTo + 1 }));
    }
    if (position !== this.#position) this.#announce(snapshot, news);
    this.#ring(snapshot, news.length > 0);
    this.#position = position;
  }

  #announce(snapshot: Snapshot, news: Change["news"]): void {
    const told = news.slice(-MOST_TOLD).map((entry) => tellPlainly(entry, this.names, say));
    const over = snapshot.to_move === null;
    const last = over ? describeResult(snapshot, this.seats, say) : describeTurn(snapshot, this.seats, say);
    this.announcer.say(...told, last.endsWith(".") ? last : `${last}.`);
  }

  /** Sounds and notices at a turn, a move, the end. */
  #ring(snapshot: Snapshot, moved: boolean): void {
    const over = snapshot.to_move === null;
    const begins = snapshot.your_turn && this.#wasTurn === false;
    if (over && this.#wasOver === false) {
      play("win");
      setTimeout(() => !this.isPast && this.open("result"), LAST_LOOK);
    } else if (begins) {
      play("turn");
      const game = say(`${snapshot.table.game}-name`);
      notice.show(say("table-your-turn"), game, this.id);
    } else if (moved) play("move");
    this.#wasTurn = snapshot.your_turn;
    this.#wasOver = over;
  }
}

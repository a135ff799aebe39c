/** The frame of a table: what is shown, what is chosen, what may be done; the components only draw it. */
import * as client from "../api/client";
import { games } from "../api/games.svelte";
import type {
  GameInfo,
  Hint,
  HintedMove,
  Insight,
  Move,
  Reason,
  Seat,
  Snapshot,
  SpokenReason,
} from "../api/types";
import type { AskedMove, GameModule, Summary } from "../games/module";
import { gameName } from "../pages/names";
import { settings } from "../settings.svelte";
import { tellProblem, toast } from "../shell/toasts.svelte";
import { play } from "../sound";
import { say } from "../texts";
import { Announcer } from "./announcer.svelte";
import { Cards } from "./cards/cards.svelte";
import { TriedLine } from "./hints/line.svelte";
import { notice } from "./notice.svelte";
import { findHindrances, isPlayer, type Availability, type Hindrance } from "./play/availability";
import { isOnlyOfItsKind } from "./play/completion";
import { Replay } from "./replay/replay.svelte";
import { Insights } from "./state/insight.svelte";
import { LiveTable } from "./state/live.svelte";
import type { Change } from "./state/progress";
import { findOwnSeat, nameSeats } from "./state/seating";
import { tellPlainly } from "./story/telling";
import { describeResult, describeTurn } from "./words";

export type DialogName = "fork" | "info" | "keys" | "move" | "notification" | "result" | "seats" | "why";

const MOST_TOLD = 4; // of many moves at once only the last are announced
const LAST_LOOK = 1_400; // the last move is seen before the result covers it

export class Frame {
  readonly live: LiveTable;
  readonly replay: Replay;
  readonly insights: Insights;
  readonly announcer = new Announcer();
  readonly cards = new Cards(this);

  module = $state.raw<GameModule | null>(null);
  dialog = $state<DialogName | null>(null);
  /** The move waiting to be confirmed. */
  chosen = $state.raw<Move | null>(null);
  hints = $state.raw<Hint | null>(null);
  /** The hint looked at: its place is shown on the board before it is chosen. */
  hinted = $state.raw<HintedMove | null>(null);
  /** What a hint expects, tried on the board; nothing of it is played. */
  line = $state.raw<TriedLine | null>(null);
  hinting = $state(false);
  /** Reasons in sight, with what they are about. */
  explained = $state.raw<{ reasons: (Reason | SpokenReason)[]; anchor: Element } | null>(null);
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
    if (this.line && this.snapshot) return this.line.showOn(this.snapshot);
    return this.replay.ply === null ? this.live.snapshot : (this.replay.shown ?? this.live.snapshot);
  }

  get isPast(): boolean {
    return this.replay.ply !== null;
  }

  get isOver(): boolean {
    return this.snapshot?.to_move === null;
  }

  /** What the server says about the game; null until its list of games is there. */
  get game(): GameInfo | null {
    return this.snapshot && games.find(this.snapshot.table.game);
  }

  get hasHints(): boolean {
    return this.game?.hints ?? false;
  }

  // Step by step: most news change the position, not who sits where.
  readonly #taken = $derived.by(() => this.snapshot?.table.seats);
  readonly seats: Seat[] = $derived.by(() => nameSeats(this.#taken ?? [], say));
  readonly names: string[] = $derived.by(() => this.seats.map((seat) => seat.name));
  readonly me: number | null = $derived.by(() =>
    this.snapshot ? findOwnSeat(this.snapshot, this.live.log) : null,
  );
  readonly isPlayer: boolean = $derived.by(() => this.snapshot !== null && isPlayer(this.snapshot));
  readonly legal: Move[] = $derived.by(() =>
    this.isPast || this.line || this.live.sending ? [] : (this.snapshot?.legal ?? []),
  );
  readonly hindrances: Availability | null = $derived.by(() =>
    this.snapshot
      ? findHindrances({
          snapshot: this.snapshot,
          past: this.isPast || this.line !== null,
          chosen: this.chosen,
          sending: this.live.sending !== null,
          mover: this.names[this.snapshot.to_move ?? 0] ?? "",
        })
      : null,
  );
  /** Why the viewer can do nothing at all now; null: they can. */
  readonly standstill: string | null = $derived.by(() => {
    const hindrance = this.hindrances?.confirm;
    return hindrance && hindrance.key !== "table-not-chosen" ? say(hindrance.key, hindrance.params) : null;
  });
  readonly insight: Insight | null = $derived.by(() => this.shown && this.insights.of(this.shown));
  /** What the chosen move does. */
  readonly summary: Summary | null = $derived.by(() => this.chosen && this.summarize(this.chosen));

  /** The viewer inspects something that needs the insight: fetch it on demand. */
  inspect = (): void => {
    if (this.shown && !this.line) void this.insights.fetch(this.shown);
  };

  /** What a move does. */
  summarize(move: Move): Summary {
    return this.module!.summary(move, this.snapshot!.view, this.insight, say);
  }

  choose = (move: Move | null): void => {
    if (move !== null && !this.legal.some(({ text }) => text === move.text)) return;
    this.chosen = move;
    this.hideReasons();
    if (move !== null && settings.autoConfirm && isOnlyOfItsKind(move, this.legal)) void this.confirm();
  };

  /** Play a move; a refusal is shown as a toast, and rethrown for the caller. */
  send = async (move: Move): Promise<void> => {
    this.hideReasons();
    try {
      await this.live.send(move);
    } catch (problem) {
      play("error");
      throw problem;
    }
  };

  /** Play the chosen move. */
  confirm = async (): Promise<void> => {
    // The toast is enough: nothing depends on this move.
    if (this.chosen) await this.send(this.chosen).catch(() => {});
  };

  /** The rules' reasons against a move. */
  why = async (move: AskedMove): Promise<Reason[]> =>
    (await client.explainMove(this.id, move, this.replay.ply ?? undefined)).reasons;

  /** The same of a move in notation. */
  whyText = async (text: string): Promise<Reason[]> =>
    (await client.explainText(this.id, text, this.replay.ply ?? undefined)).reasons;

  explain = (reasons: (Reason | SpokenReason)[], anchor: Element): void => {
    if (this.cards.shown) return; // a card says it already
    if (reasons.length > 0) this.explained = { reasons, anchor };
    else if (this.explained?.anchor === anchor) this.hideReasons();
  };

  /** Say why an action of the bar cannot be used. */
  explainHindrance({ key, params }: Hindrance, anchor: Element): void {
    this.explain([{ code: key, rule: "", params: {}, text: say(key, params) }], anchor);
  }

  hideReasons = (): void => {
    this.explained = null;
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

  /** Change between the board and its text; a board that is text already stays. */
  toggleTextView = (): void => {
    if (this.module?.TextView) this.textView = !this.textView;
  };

  /** Show the moment after this many moves. */
  goTo = (ply: number | null): void => {
    this.chosen = null;
    this.line = null;
    this.cards.forget();
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
      this.closeHints();
      this.explained = null;
      this.cards.forget();
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
      notice.show(say("table-your-turn"), gameName(snapshot.table.game), this.id);
    } else if (moved) play("move");
    this.#wasTurn = snapshot.your_turn;
    this.#wasOver = over;
  }
}

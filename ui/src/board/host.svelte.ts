/** A position on a board that is looked at and acted on: what is chosen, explained, asked about and looked up. */
import { games } from "../api/games.svelte";
import type { Card, Insight, Move, Reason, Seat, SpokenReason, View } from "../api/types";
import type { AskedMove, GameModule, LastMove, MarkedMove, Summary } from "../games/module";
import type { Reader } from "../rules/reader";
import { settings } from "../settings.svelte";
import { say } from "../texts";
import { Announcer } from "./announcer.svelte";
import { Cards } from "./cards/cards.svelte";
import { isOnlyOfItsKind } from "./completion";
import type { Commands } from "./keys";

/** Reasons in sight, with what they are about, and what they may not cover. */
interface Explained {
  reasons: (Reason | SpokenReason)[];
  anchor: Element;
  clear?: Element | null;
}

export abstract class BoardHost implements Reader {
  readonly announcer = new Announcer();
  readonly cards: Cards = new Cards(this);

  module = $state.raw<GameModule | null>(null);
  /** The move waiting to be confirmed. */
  chosen = $state.raw<Move | null>(null);
  /** How to put back what the board has in hand: a part of a move, or the chosen one. */
  inHand = $state.raw<(() => void) | null>(null);
  explained = $state.raw<Explained | null>(null);
  /** The rule that is looked up over the board; empty for none. */
  rule = $state("");
  textView = $state(false);

  /** The key of the game. */
  abstract readonly game: string;
  /** The address of the position in sight. */
  abstract readonly here: string;
  abstract readonly view: View | null;
  abstract readonly drawing: string | null;
  abstract readonly seats: Seat[];
  abstract readonly me: number | null;
  abstract readonly legal: Move[];
  abstract readonly insight: Insight | null;
  /** Moves are chosen in the position in sight. */
  abstract readonly isLive: boolean;
  /** Play a move; a refusal is told, and rethrown for the caller. */
  abstract readonly send: (move: Move) => Promise<void>;
  /** The rules' reasons against a move. */
  abstract readonly why: (move: AskedMove) => Promise<Reason[]>;

  /** Get the insight into the position in sight, where it did not come with it. */
  inspect = (): void => {};
  /** The card of a thing in the position in sight. */
  fetchCard = (thing: string): Promise<Card> => Promise.reject(new Error(`No card of ${thing} here.`));

  /** The name of the position in sight, for cards; null: its things cannot be asked about. */
  get moment(): string | null {
    return null;
  }

  /** Only looked at: cards say what things are, not what could be done with them. */
  get isStudied(): boolean {
    return false;
  }

  /** Why the viewer can do nothing at all now; null: they can. */
  get standstill(): string | null {
    return null;
  }

  /** What the board shows as chosen. */
  get proposed(): Move | null {
    return this.chosen;
  }

  get spotlight(): number | null {
    return null;
  }

  get lastMove(): LastMove | null {
    return null;
  }

  get marks(): MarkedMove[] {
    return [];
  }

  get isThinking(): boolean {
    return false;
  }

  /** The position jumps back: nothing moves on the board. */
  get isRewinding(): boolean {
    return false;
  }

  /** The game whose rulebook can be read; null without one. */
  get rulebook(): string | null {
    return games.find(this.game)?.rules ? this.game : null;
  }

  /** What the chosen move does. */
  readonly summary: Summary | null = $derived.by(() => this.chosen && this.summarize(this.chosen));

  /** What a move does. */
  summarize(move: Move): Summary {
    return this.module!.summary(move, this.view!, this.insight, say);
  }

  choose = (move: Move | null): void => {
    if (move !== null && !this.legal.some(({ text }) => text === move.text)) return;
    this.chosen = move;
    this.hideReasons();
    if (move !== null && settings.autoConfirm && isOnlyOfItsKind(move, this.legal)) void this.confirm();
  };

  /** Play the chosen move. */
  confirm = async (): Promise<void> => {
    if (this.chosen) await this.send(this.chosen).catch(() => {}); // it was told, and nothing depends on it
  };

  /** The board has something in hand, or nothing. */
  hold = (putBack: (() => void) | null): void => {
    this.inHand = putBack;
  };

  get isHolding(): boolean {
    return this.inHand !== null || this.chosen !== null;
  }

  /** Put back what is in hand; says whether there was something. */
  putBack = (): boolean => {
    if (this.inHand) this.inHand();
    else if (this.chosen) this.choose(null);
    else return false;
    return true;
  };

  /** What keys do in the position in sight. */
  get commands(): Commands {
    return {
      confirm: this.chosen && this.confirm,
      cancel: this.leaveOne,
      text: this.toggleTextView,
      why: this.cards.available && (() => this.cards.askHere(document.activeElement)),
    };
  }

  /** One step out of what one is in; says whether there was something. */
  leaveOne = (): boolean => {
    if (this.cards.leave()) return true;
    if (this.explained === null) return this.putBack();
    this.hideReasons();
    return true;
  };

  /** Close what lies over the board, before the board hears of Escape; says whether there was something. */
  leaveOverlay = (): boolean => false;

  /** The board's own keys, which it hears before anything below the pointer or the focus. */
  boardKeys: ((event: KeyboardEvent) => void) | null = null;

  listen = (press: ((event: KeyboardEvent) => void) | null): void => {
    this.boardKeys = press;
  };

  /** Whatever is pressed while something is being shown leads to its end; true: and does nothing else. */
  skip = (): boolean => false;

  /** Show reasons beside what they are about; none hides what is shown there. */
  explain = (reasons: (Reason | SpokenReason)[], anchor: Element, clear?: Element | null): void => {
    if (this.cards.shown) return; // a card says it already
    if (reasons.length > 0) this.explained = { reasons, anchor, clear };
    else if (this.explained?.anchor === anchor) this.hideReasons();
  };

  hideReasons = (): void => {
    this.explained = null;
  };

  lookUp(rule: string): void {
    this.hideReasons();
    this.rule = rule;
  }

  closeRules = (): void => {
    this.rule = "";
  };

  /** Change between the board and its text; a board that is text already stays. */
  toggleTextView = (): void => {
    if (this.module?.TextView) this.textView = !this.textView;
  };
}

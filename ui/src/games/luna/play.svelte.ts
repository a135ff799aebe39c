/** What happens between a pointing finger and a move: the state of choosing, for all parts of the board. */
import { getContext, setContext } from "svelte";

import type { LunaMove, LunaMoveInsight, Reason } from "../../api/types";
import { actionOf, BAR, isGiven, isVoyage, pointAt, type Pointing } from "./actions";
import { attemptMove } from "./attempt";
import {
  asksTwice,
  listActions,
  listActionsAt,
  listTargets,
  listVariants,
  makeOptions,
  NOTHING,
  selectAction,
  selectBack,
  selectPlace,
  type Option,
  type Selection,
} from "./choices";
import { Itinerary } from "./itinerary.svelte";
import type { Place } from "./places";
import type { LunaProps } from "./props";
import type { Kind } from "./view";

const KEY = Symbol("luna");
// One and the same whenever there are none: a new list would be news to every piece.
const NO_PLACES: Place[] = [];
const NOWHERE: Pointing = { steps: [], anchors: [] };

export class Play {
  readonly #props: () => LunaProps;

  #selection = $state.raw<Selection>(NOTHING);
  /** A piece that was picked: what can be decided there opens beside it. */
  menu = $state.raw<Place | null>(null);
  hovered = $state<Place | null>(null);
  /** A variant under the pointer: its effect is shown before it is chosen. */
  variant = $state.raw<LunaMove | null>(null);

  constructor(props: () => LunaProps) {
    this.#props = props;
  }

  // ---- what is on the table

  props = $derived.by(() => this.#props());
  view = $derived.by(() => this.props.view);
  seat = $derived.by(() => this.props.me ?? this.view.to_move ?? 0);
  options = $derived.by((): Option[] => makeOptions(this.props.legal, this.view, this.props.insight));
  kinds = $derived.by(() => listActions(this.options));
  acting = $derived.by(() => this.options.length > 0);
  readonly itinerary = new Itinerary(() => ({
    props: this.props,
    seat: this.seat,
    action: this.#selection.action,
  }));

  /** The actions of the bar. */
  bar = $derived.by((): Kind[] => {
    const timed = this.view.time_tokens.total > 0;
    return BAR.map((kind) => (timed ? kind : (actionOf(kind).untimed ?? kind)));
  });

  selection = $derived.by((): Selection => {
    if (this.#selection.action !== null) return this.#selection;
    const given = [...this.kinds].find(isGiven);
    return given ? { ...NOTHING, action: given } : NOTHING;
  });

  /** The action in hand, or that of a move chosen elsewhere. */
  action = $derived.by(
    (): Kind | null => this.itinerary.kind ?? this.props.chosen?.kind ?? this.selection.action,
  );

  variants = $derived.by(() => (this.itinerary.kind ? [] : listVariants(this.options, this.selection)));
  /** Something is to be decided from a list, not by pointing. */
  deciding = $derived.by(
    () => this.variants.length > 1 || (this.menu !== null && this.selection.action === null),
  );
  /** Which of two places is asked for. */
  turn = $derived.by((): "from" | "to" | null => {
    if (!asksTwice(this.options, this.selection)) return null;
    return this.selection.picked.length === 0 ? "from" : "to";
  });

  targets = $derived.by((): Place[] => {
    if (!this.acting || this.itinerary.sending) return NO_PLACES;
    if (this.itinerary.kind) return this.itinerary.targets;
    if (this.selection.action === null) return NO_PLACES;
    const next = listTargets(this.options, this.selection);
    if (next.length > 0) return next;
    // Everything has been pointed at: what could be pointed at instead stays usable.
    const picked = this.selection.picked.slice(0, -1);
    return listTargets(this.options, { ...this.selection, picked });
  });

  /** The move whose effect is shown: chosen, or the only one that pointing here would choose. */
  shown = $derived.by((): LunaMove | null => this.variant ?? this.props.chosen ?? this.#hoveredMove());

  effect = $derived.by((): LunaMoveInsight | null =>
    this.shown ? (this.props.insight?.moves[this.shown.text] ?? null) : null,
  );

  /** Where the shown move happens; on its way to the table it is no longer legal, but stays in sight. */
  pointing = $derived.by((): Pointing =>
    this.shown ? pointAt(this.shown, this.view, this.effect) : NOWHERE,
  );

  /** Where it leads. */
  goal = $derived.by((): Place[] => this.pointing.steps.at(-1) ?? NO_PLACES);

  #hoveredMove(): LunaMove | null {
    if (this.hovered === null || this.selection.action === null || this.itinerary.kind) return null;
    if (!this.targets.includes(this.hovered)) return null;
    const next = selectPlace(this.options, this.selection, this.hovered);
    const moves = next ? listVariants(this.options, next) : [];
    return moves.length === 1 ? (moves[0]?.move ?? null) : null;
  }

  // ---- pointing

  /** Choose an action of the bar; one that is not possible says why. */
  pickAction(kind: Kind, element: Element): void {
    this.menu = null;
    if (!this.kinds.has(kind)) {
      this.explainAction(kind, element);
    } else if (this.action === kind && !this.itinerary.kind) {
      this.clear();
    } else {
      this.#settle(selectAction(this.options, kind));
    }
  }

  /** Choose an action from a piece's menu. */
  pickFromMenu(kind: Kind): void {
    const place = this.menu;
    this.menu = null;
    this.#settle(selectAction(this.options, kind, place));
    if (isVoyage(kind) && place) this.itinerary.takeAt(place);
  }

  /** Begin what a card offers, at the thing that the card was about; false if that is no action in hand here. */
  use(kind: Kind, thing: string, element: Element): boolean {
    if (!this.kinds.has(kind) || this.itinerary.kind) return false;
    const place = thing as Place;
    if (listActionsAt(this.options, place).includes(kind)) {
      this.menu = place;
      this.pickFromMenu(kind);
    } else if (this.action !== kind) this.pickAction(kind, element);
    return true;
  }

  pickPlace(place: Place, element: Element): void {
    this.variant = null;
    if (!this.acting) return;
    if (this.itinerary.kind) {
      if (!this.itinerary.sending && !this.itinerary.drop(place)) this.itinerary.takeAt(place);
      return;
    }
    if (this.selection.action !== null) {
      const next = selectPlace(this.options, this.selection, place);
      if (next) {
        this.menu = place;
        this.#settle(next);
        return;
      }
      if (isGiven(this.selection.action)) {
        void this.explainPlace(place, element);
        return;
      }
    }
    if (listActionsAt(this.options, place).length > 0) {
      this.#selection = NOTHING;
      if (this.props.chosen !== null) this.props.choose(null);
      this.menu = place;
    } else {
      this.menu = null;
      void this.explainPlace(place, element);
    }
  }

  pickVariant(move: LunaMove): void {
    this.menu = null;
    this.variant = null;
    this.props.choose(move);
  }

  /** A move is proposed as soon as nothing is left to choose. */
  #settle(selection: Selection): void {
    this.#selection = selection;
    this.itinerary.clear();
    if (isVoyage(selection.action)) {
      this.#selection = { ...selection, picked: [] };
      if (this.props.chosen !== null) this.props.choose(null);
      return;
    }
    const variants = listVariants(this.options, selection);
    const [only] = variants;
    if (variants.length === 1 && only) {
      this.menu = null;
      this.props.choose(only.move);
    } else if (this.props.chosen !== null) {
      this.props.choose(null);
    }
  }

  /** Send the journey or tide in hand. */
  async finishVoyage(): Promise<void> {
    if (await this.itinerary.finish()) this.#selection = NOTHING;
  }

  /** Whether there is a step to go back. */
  holding = $derived.by((): boolean => {
    const { itinerary } = this;
    if (itinerary.sending) return false;
    return (
      this.menu !== null ||
      itinerary.source !== null ||
      itinerary.planned.length > 0 ||
      this.#selection.action !== null ||
      this.props.chosen !== null
    );
  });

  /** One step back; false if there is nothing to leave. */
  back(): boolean {
    const { itinerary } = this;
    if (this.menu && this.variants.length < 2) {
      this.menu = null;
      return true;
    }
    if (itinerary.sending) return false;
    if (itinerary.source) {
      itinerary.source = null;
      return true;
    }
    if (itinerary.kind && itinerary.planned.length > 0) {
      itinerary.cancel(itinerary.planned.length - 1);
      return true;
    }
    if (this.#selection.action === null && this.props.chosen === null) return false;
    this.menu = null;
    this.#selection = selectBack(this.options, this.#selection);
    if (this.props.chosen !== null) this.props.choose(null);
    return true;
  }

  clear(): void {
    this.#forget();
    if (this.props.chosen !== null) this.props.choose(null);
  }

  /** A new position: what was being pointed at belongs to the old one. */
  reset(): void {
    if (this.itinerary.sending) return;
    this.#forget();
    this.hovered = null;
  }

  #forget(): void {
    this.#selection = NOTHING;
    this.menu = null;
    this.variant = null;
    this.itinerary.clear();
  }

  // ---- reasons

  reasonsOf(kind: Kind): Reason[] {
    return this.props.insight?.actions[kind]?.reasons ?? [];
  }

  explainAction(kind: Kind, element: Element): void {
    const reasons = this.reasonsOf(kind);
    if (reasons.length > 0) this.props.explain(reasons, element);
  }

  /** Why the action in hand does not work there. */
  async explainPlace(place: Place, element: Element): Promise<void> {
    const { action, picked } = this.selection;
    if (!this.acting || action === null || isVoyage(action) || this.targets.includes(place)) return;
    const attempt = attemptMove(action, [...picked, place], this.options, this.view);
    if (attempt === null) return;
    const reasons = await this.props.why(attempt);
    if (reasons.length > 0) this.props.explain(reasons, element);
  }
}

export function providePlay(play: Play): void {
  setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}

/** What happens between a pointing finger and a move: the state of choosing, for all parts of the board. */
import { getContext, setContext } from "svelte";

import type { BoardProps, Cause } from "../module";
import {
  BAR,
  listActions,
  listActionsAt,
  listOpen,
  listTargets,
  listVariants,
  makeOptions,
  NOTHING,
  selectAction,
  selectBack,
  selectPlace,
  type Option,
  type Place,
  type Selection,
} from "./choices";
import { readMove, type Kind, type Move } from "./moves";
import { attemptMove } from "./attempt";
import type { LunaInsight, LunaView, MoveInsight } from "./view";
import {
  applySteps,
  listDestinations,
  listSources,
  listSteps,
  writeVoyage,
  type Source,
  type Step,
  type VoyageKind,
} from "./voyage";

export type LunaProps = BoardProps<LunaView, LunaInsight>;

/** A piece that was picked before any action, and where its menu opens. */
export interface Menu {
  place: Place;
  element: Element;
}

const KEY = Symbol("luna");
// One and the same whenever there are none: a new list would be news to every piece.
const NO_PLACES: Place[] = [];
const NO_STEPS: Step[] = [];
/** With these the round tells what to do: nothing else can be chosen. */
const GIVEN: readonly Kind[] = ["place-shrine", "place-pair", "deactivate"];

export class Play {
  readonly #props: () => LunaProps;

  #selection = $state.raw<Selection>(NOTHING);
  menu = $state.raw<Menu | null>(null);
  hovered = $state<Place | null>(null);
  /** A variant under the pointer: its effect is shown before it is chosen. */
  variant = $state<string | null>(null);
  /** The novices of a journey or tide that have been given their way here, but not sent. */
  steps = $state.raw<Step[]>(NO_STEPS);
  source = $state.raw<Source | null>(null);
  sending = $state(false);
  refusal = $state.raw<unknown>(null);

  constructor(props: () => LunaProps) {
    this.#props = props;
  }

  // ---- what is on the table

  props = $derived.by(() => this.#props());
  view = $derived.by(() => this.props.view);
  seat = $derived.by(() => this.props.me ?? this.view.to_move ?? 0);
  options = $derived.by((): Option[] => makeOptions(this.props.legal, this.view));
  kinds = $derived.by(() => listActions(this.options));
  acting = $derived.by(() => this.options.length > 0);

  selection = $derived.by((): Selection => {
    if (this.#selection.action !== null) return this.#selection;
    const given = GIVEN.find((kind) => this.kinds.has(kind));
    return given ? { ...NOTHING, action: given } : NOTHING;
  });

  /** The action in hand, or that of a move chosen elsewhere. */
  action = $derived.by((): Kind | null => {
    if (this.voyage) return this.voyage;
    if (this.props.chosen !== null) return readMove(this.props.chosen)?.kind ?? null;
    return this.selection.action;
  });

  open = $derived.by(() => listOpen(this.options, this.selection));
  variants = $derived.by(() => (this.voyage ? [] : listVariants(this.options, this.selection)));

  targets = $derived.by((): Place[] => {
    if (!this.acting || this.sending) return NO_PLACES;
    if (this.voyage) return this.#voyageTargets();
    if (this.selection.action === null) return NO_PLACES;
    const next = listTargets(this.options, this.selection);
    if (next.length > 0) return next;
    // Everything has been pointed at: what could be pointed at instead stays usable.
    const picked = this.selection.picked.slice(0, -1);
    return listTargets(this.options, { ...this.selection, picked });
  });

  /** The move whose effect is shown: chosen, or the only one that pointing here would choose. */
  shown = $derived.by((): Move | null => {
    const text = this.variant ?? this.props.chosen ?? this.#hoveredMove();
    return text === null ? null : readMove(text);
  });

  effect = $derived.by((): MoveInsight | null => {
    const text = this.shown?.text;
    return text === undefined ? null : (this.props.insight?.moves[text] ?? null);
  });

  #hoveredMove(): string | null {
    if (this.hovered === null || this.selection.action === null || this.voyage) return null;
    if (!this.targets.includes(this.hovered)) return null;
    const next = selectPlace(this.options, this.selection, this.hovered);
    const moves = next ? listVariants(this.options, next) : [];
    return moves.length === 1 ? (moves[0]?.move.text ?? null) : null;
  }

  // ---- journey and tide

  /** The journey or tide in hand. */
  voyage = $derived.by((): VoyageKind | null => {
    if (!this.acting) return null;
    if (this.view.voyage) return this.view.voyage.kind;
    const { action } = this.#selection;
    return action === "journey" || action === "tide" ? action : null;
  });

  underWay = $derived.by(() => this.view.voyage !== null);
  legalSteps = $derived.by((): Step[] =>
    this.voyage ? listSteps(this.options, this.voyage, this.underWay) : [],
  );
  sources = $derived.by((): Source[] => listSources(this.view, this.seat, this.legalSteps, this.steps));
  /** The table with the composed steps made. */
  composed = $derived.by(() => (this.voyage ? applySteps(this.view, this.seat, this.steps) : this.view));
  canFinish = $derived.by(() => !this.sending && (this.steps.length > 0 || this.underWay));

  #voyageTargets(): Place[] {
    const { source } = this;
    if (source)
      return listDestinations(this.legalSteps, source.from, source.asleep).map(
        (isle): Place => `isle:${isle}`,
      );
    return this.sources
      .map(({ from }): Place => (from === "stage" ? "stage" : `isle:${from}`))
      .filter((place, index, all) => all.indexOf(place) === index);
  }

  /** Take up a novice; its destinations glow. */
  takeNovice(from: Source["from"], asleep: boolean): boolean {
    const source = this.sources.find((each) => each.from === from && each.asleep === asleep);
    if (source) this.source = source;
    return source !== undefined;
  }

  /** Give the novice in hand its way; the next one from there stays in hand. */
  dropNovice(place: Place): boolean {
    const { source } = this;
    if (!source || !place.startsWith("isle:")) return false;
    const to = place.slice(5) as Step["to"];
    if (!listDestinations(this.legalSteps, source.from, source.asleep).includes(to)) return false;
    this.steps = [...this.steps, { from: source.from, asleep: source.asleep, to }];
    this.source =
      this.sources.find((each) => each.from === source.from && each.asleep === source.asleep) ?? null;
    return true;
  }

  /** Take a composed step back. */
  dropStep(index: number): void {
    this.steps = this.steps.filter((_, each) => each !== index);
  }

  /** Send the steps in the notation's order, then `done`; what was sent leaves the list. */
  async finishVoyage(): Promise<void> {
    if (!this.voyage || !this.canFinish) return;
    const texts = writeVoyage(this.voyage, this.steps, this.view, this.underWay);
    this.sending = true;
    this.refusal = null;
    this.source = null;
    try {
      for (const text of texts) {
        await this.props.send(text);
        this.#forget(text);
      }
      this.#selection = NOTHING;
    } catch (problem) {
      this.refusal = problem;
    } finally {
      this.sending = false;
    }
  }

  #forget(text: string): void {
    const sent = readMove(text);
    const index = this.steps.findIndex(
      (step) => step.from === sent?.from && step.to === sent.to && step.asleep === (sent.asleep ?? false),
    );
    if (index >= 0) this.dropStep(index);
  }

  // ---- pointing

  /** Choose an action of the bar; one that is not possible says why. */
  pickAction(kind: Kind, element: Element): void {
    this.menu = null;
    if (!this.kinds.has(kind)) {
      this.explainAction(kind, element);
    } else if (this.action === kind && !this.voyage) {
      this.clear();
    } else {
      this.#settle(selectAction(this.options, kind));
    }
  }

  /** Choose an action from a piece's menu. */
  pickFromMenu(kind: Kind): void {
    const place = this.menu?.place ?? null;
    this.menu = null;
    this.#settle(selectAction(this.options, kind, place));
    if ((kind === "journey" || kind === "tide") && place) this.#takeFrom(place);
  }

  pickPlace(place: Place, element: Element): void {
    this.variant = null;
    if (!this.acting) return;
    if (this.voyage) {
      this.#pickForVoyage(place);
      return;
    }
    if (this.selection.action !== null) {
      const next = selectPlace(this.options, this.selection, place);
      if (next) {
        this.menu = { place, element };
        this.#settle(next);
        return;
      }
      if (GIVEN.includes(this.selection.action)) {
        void this.explainPlace(place, element);
        return;
      }
    }
    const kinds = listActionsAt(this.options, place);
    if (kinds.length > 0) {
      this.#selection = NOTHING;
      if (this.props.chosen !== null) this.props.choose(null);
      this.menu = { place, element };
    } else {
      this.menu = null;
      void this.explainPlace(place, element);
    }
  }

  #pickForVoyage(place: Place): void {
    if (this.sending) return;
    if (this.dropNovice(place)) return;
    this.#takeFrom(place);
  }

  #takeFrom(place: Place): void {
    if (place === "stage") this.takeNovice("stage", false);
    else if (place.startsWith("isle:")) {
      const isle = place.slice(5) as Step["to"];
      if (!this.takeNovice(isle, false)) this.takeNovice(isle, true);
    }
  }

  pickVariant(text: string): void {
    this.menu = null;
    this.variant = null;
    this.props.choose(text);
  }

  /** A move is proposed as soon as nothing is left to choose. */
  #settle(selection: Selection): void {
    this.#selection = selection;
    this.steps = NO_STEPS;
    this.source = null;
    if (selection.action === "journey" || selection.action === "tide") {
      this.#selection = { ...selection, picked: [] };
      if (this.props.chosen !== null) this.props.choose(null);
      return;
    }
    const variants = listVariants(this.options, selection);
    const [only] = variants;
    if (variants.length === 1 && only) {
      this.menu = null;
      this.props.choose(only.move.text);
    } else if (this.props.chosen !== null) {
      this.props.choose(null);
    }
  }

  /** One step back; false if there is nothing to leave. */
  back(): boolean {
    if (this.menu && this.variants.length < 2) {
      this.menu = null;
      return true;
    }
    if (this.sending) return false;
    if (this.source) {
      this.source = null;
      return true;
    }
    if (this.voyage && this.steps.length > 0) {
      this.dropStep(this.steps.length - 1);
      return true;
    }
    if (this.#selection.action === null && this.props.chosen === null) return false;
    this.menu = null;
    this.#selection = selectBack(this.options, this.#selection);
    if (this.props.chosen !== null) this.props.choose(null);
    return true;
  }

  clear(): void {
    this.#selection = NOTHING;
    this.menu = null;
    this.variant = null;
    this.steps = NO_STEPS;
    this.source = null;
    this.refusal = null;
    if (this.props.chosen !== null) this.props.choose(null);
  }

  /** A new position: what was being pointed at belongs to the old one. */
  reset(): void {
    if (this.sending) return;
    this.#selection = NOTHING;
    this.menu = null;
    this.variant = null;
    this.hovered = null;
    this.steps = NO_STEPS;
    this.source = null;
    this.refusal = null;
  }

  // ---- reasons

  reasonsOf(kind: Kind): Cause[] {
    return this.props.insight?.actions[kind]?.reasons ?? [];
  }

  explainAction(kind: Kind, element: Element): void {
    const reasons = this.reasonsOf(kind);
    if (reasons.length > 0) this.props.explain(reasons, element);
  }

  /** Why the action in hand does not work there. */
  async explainPlace(place: Place, element: Element): Promise<void> {
    const { action, picked } = this.selection;
    if (!this.acting || action === null || this.targets.includes(place)) return;
    const text = attemptMove(action, [...picked, place], this.view);
    if (text === null) return;
    const reasons = await this.props.why(text);
    if (reasons.length > 0) this.props.explain(reasons, element);
  }

  /** The actions of the bar; in solo the round's end takes the candle's place. */
  bar = $derived.by((): Kind[] =>
    BAR.map((kind) => (kind === "meditate" && this.view.time_tokens.total === 0 ? "end-round" : kind)),
  );
}

export function providePlay(play: Play): void {
  setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}

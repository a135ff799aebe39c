/** A journey or tide in the making: novices are given their ways in any order, then sent one by one. */
import type { LunaMove, NoviceChange } from "../../api/types";
import { isleAt, placeNamed, type Place } from "./places";
import type { LunaProps } from "./props";
import { isVoyage } from "./actions";
import type { Kind, VoyageKind } from "./view";
import {
  findNextWay,
  isSameOrigin,
  isSameWay,
  listSources,
  listWays,
  wayOf,
  type Planned,
  type Source,
  type Way,
  type WayMove,
} from "./voyage";

// One and the same whenever there are none: a new list would be news to every piece.
const NO_WAYS: Planned[] = [];

/** What it is made at. */
export interface Setting {
  props: LunaProps;
  seat: number;
  /** The action in hand. */
  action: Kind | null;
}

export class Itinerary {
  readonly #at: () => Setting;

  /** The novices that have been given their way here, but not sent. */
  planned = $state.raw<Planned[]>(NO_WAYS);
  /** Where the novice in hand stands. */
  source = $state.raw<Source | null>(null);
  #sent = $state<VoyageKind | null>(null);

  constructor(at: () => Setting) {
    this.#at = at;
  }

  readonly #props = $derived.by(() => this.#at().props);

  sending = $derived.by(() => this.#sent !== null);
  /** The journey or tide in hand, or on its way. */
  kind = $derived.by((): VoyageKind | null => {
    const { props, action } = this.#at();
    if (this.#sent) return this.#sent;
    if (props.legal.length === 0) return null;
    return props.view.voyage?.kind ?? (isVoyage(action) ? action : null);
  });

  underWay = $derived.by(() => this.#props.view.voyage !== null);
  readonly #legal = $derived.by((): WayMove[] =>
    this.kind ? listWays(this.#props.legal, this.kind, this.underWay) : [],
  );
  sources = $derived.by((): Source[] =>
    listSources(this.#props.view, this.#at().seat, this.#legal.map(wayOf), this.planned),
  );
  canFinish = $derived.by(() => !this.sending && (this.planned.length > 0 || this.underWay));
  /** What the planned ways change. */
  changes = $derived.by((): NoviceChange[] => this.planned.flatMap(({ novices }) => novices));

  /** Where the novice in hand may go, or where one can be taken up. */
  targets = $derived.by((): Place[] => {
    const { source } = this;
    const names = source
      ? this.#waysFrom(source).map((move) => move.parts.to)
      : this.sources.map(({ origin }) => origin);
    return names.filter((name, index) => names.indexOf(name) === index).map(placeNamed);
  });

  #waysFrom(source: Source): WayMove[] {
    return this.#legal.filter((move) => isSameOrigin(wayOf(move), source));
  }

  /** Take up a novice; its destinations glow. */
  take(origin: Source["origin"], asleep: boolean): boolean {
    const source = this.#findSource({ origin, asleep });
    if (source) this.source = source;
    return source !== null;
  }

  /** Take up a novice at this place, rather one that is awake. */
  takeAt(place: Place): void {
    const origin = place === "stage" ? place : isleAt(place);
    if (origin && !this.take(origin, false)) this.take(origin, true);
  }

  /** Give the novice in hand its way; the next one from there stays in hand. */
  drop(place: Place): boolean {
    const { source } = this;
    const move = source && this.#waysFrom(source).find(({ parts }) => placeNamed(parts.to) === place);
    if (!move) return false;
    const novices = this.#props.insight?.moves[move.text]?.novices ?? [];
    this.planned = [...this.planned, { ...wayOf(move), novices }];
    this.source = this.#findSource(source);
    return true;
  }

  #findSource(origin: Omit<Way, "to">): Source | null {
    return this.sources.find((each) => isSameOrigin(each, origin)) ?? null;
  }

  /** Take a planned way back. */
  cancel(index: number): void {
    this.planned = this.planned.filter((_, each) => each !== index);
  }

  /** Send the ways as the rules list them, then the end; what was sent leaves the plan. True: all was sent. */
  async finish(): Promise<boolean> {
    if (!this.kind || !this.canFinish) return false;
    this.#sent = this.kind;
    this.source = null;
    try {
      while (this.planned.length > 0) {
        const next = findNextWay(this.#legal, this.planned);
        if (!next || !(await this.#send(next))) return false;
        const sent = wayOf(next);
        this.cancel(this.planned.findIndex((way) => isSameWay(way, sent)));
      }
      const end = this.#props.legal.find((move) => move.kind === "done");
      return end !== undefined && (await this.#send(end));
    } finally {
      this.#sent = null;
    }
  }

  /** Whether the table went on; the page has told why if it did not. */
  #send(move: LunaMove): Promise<boolean> {
    return this.#props.send(move).then(
      () => true,
      () => false,
    );
  }

  clear(): void {
    this.planned = NO_WAYS;
    this.source = null;
  }
}

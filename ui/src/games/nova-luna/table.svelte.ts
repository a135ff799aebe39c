/** The table of Nova Luna as its parts see it: the position, what is chosen in it, and what can be asked of it. */
import { getContext, setContext, tick } from "svelte";
import { MediaQuery } from "svelte/reactivity";

import type { NovaLunaInsight, NovaLunaMove, NovaLunaView } from "../../api/types";
import type { BoardProps } from "../module";
import { Carry } from "./carry.svelte";
import { Choice } from "./choice.svelte";
import type Display from "./Display.svelte";
import { sameCell, type Cell } from "./field";
import type { Mark } from "./marks";
import { Motion } from "./motion.svelte";
import { isTake } from "./moves";
import { countTokens } from "./players";

export type NovaLunaProps = BoardProps<NovaLunaView, NovaLunaInsight, NovaLunaMove>;

export class Table {
  readonly choice = new Choice(() => this.props);
  readonly carry = new Carry();
  readonly motion = new Motion();

  /** Where everything lies, and the display in front. */
  room = $state<HTMLElement>();
  display = $state<Display>();
  /** The other players and the story are open, where they have no place. */
  drawer = $state(false);
  /** Whose display is shown large. */
  enlarged = $state<number | null>(null);

  // A phone and a bare board have room for one display: that of whoever is being told about.
  readonly #narrow = new MediaQuery("(max-width: 650px)");
  readonly #read: () => NovaLunaProps;

  constructor(read: () => NovaLunaProps) {
    this.#read = read;
  }

  get props(): NovaLunaProps {
    return this.#read();
  }

  get view(): NovaLunaView {
    return this.props.view;
  }

  get legal(): NovaLunaMove[] {
    return this.props.legal;
  }

  get marks(): Mark[] {
    return this.props.marks ?? [];
  }

  /** A move without a tile: a refill, or in the solo game the end of the phase. */
  readonly offer = $derived.by(() => this.legal.find((move) => !isTake(move)) ?? null);
  /** The game goes on, and not in the past. */
  readonly playing = $derived.by(() => this.props.live && this.view.to_move !== null);
  /** To whom sentences speak: at one screen for several all have their names. */
  readonly you = $derived.by(() => this.props.seats.find((seat) => seat.you)?.seat ?? null);
  /** The seat whose display is in front. */
  readonly front = $derived.by(() => {
    const { bare, spotlight, me } = this.props;
    return (this.#narrow.current || bare ? spotlight : null) ?? me ?? this.view.to_move ?? 0;
  });
  readonly others = $derived.by(() =>
    this.view.seats
      .map((_, step) => (this.front + 1 + step) % this.view.seats.length)
      .filter((seat) => seat !== this.front),
  );
  /** With how many tokens each begins. */
  readonly total = $derived.by(() => countTokens(this.view));
  readonly forecast = $derived.by(() => {
    const { shown } = this.choice;
    return shown === null ? null : (this.props.insight?.tiles[shown] ?? null);
  });
  /** Where the token would go. */
  readonly way = $derived.by(() =>
    this.forecast?.distance == null || this.view.to_move === null
      ? null
      : { seat: this.view.to_move, to: this.forecast.distance },
  );
  /** Where the tile may go. */
  readonly targets = $derived.by(() =>
    this.choice.moves.map(({ text, parts: { x, y } }) => ({ x, y, gain: this.props.insight?.moves[text] })),
  );
  readonly trial = $derived.by(() => {
    const { preview } = this.choice;
    return preview && { ...preview.parts, gain: this.props.insight?.moves[preview.text] };
  });

  /** Take a tile in hand, or put it back. */
  pick = async (tile: number): Promise<void> => {
    const byKeyboard = document.activeElement?.matches(":focus-visible") ?? false;
    this.choice.pick(tile);
    if (this.choice.held === null) return;
    this.choice.pointed = null;
    await tick();
    if (byKeyboard) this.display?.focusBest();
  };

  /** Drag a tile to its place. */
  grasp = (tile: number, event: PointerEvent): void => {
    const isTarget = (cell: Cell) => this.targets.some((target) => sameCell(target, cell));
    this.carry.follow(tile, event, {
      begin: () => this.choice.grasp(tile),
      over: (cell) => (this.choice.over = cell && isTarget(cell) ? cell : null),
      drop: (cell) => cell && this.choice.put(cell),
    });
  };

  /** Propose a place; Enter on the proposed one plays it, since the key never reaches the page from there. */
  put = (cell: Cell, byKeyboard: boolean): void => {
    const { chosen, send } = this.props;
    if (byKeyboard && chosen !== null && sameCell(this.choice.place, cell))
      void send(chosen).catch(() => {}); // the page has told why
    else this.choice.put(cell);
  };

  /** Why can this tile not be taken? */
  askTile = (tile: number, anchor: Element): void => {
    const reason = this.props.insight?.refused[tile];
    if (reason) this.props.explain([reason], anchor);
    else if (this.playing) void this.#askWhy(tile, { x: 0, y: 0 }, anchor);
  };

  /** Why can the tile in hand not go there? */
  askPlace = (cell: Cell, anchor: Element): void => {
    if (this.choice.held !== null) void this.#askWhy(this.choice.held, cell, anchor);
  };

  async #askWhy(tile: number, { x, y }: Cell, anchor: Element): Promise<void> {
    const reasons = await this.props.why({ kind: "take", parts: { tile, x, y } });
    if (reasons.length > 0) this.props.explain(reasons, anchor);
  }
}

const KEY = Symbol("table");

export function provideTable(table: Table): Table {
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}

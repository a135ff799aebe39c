/** Everything that the board knows of a single action; all else follows from the parts of its moves. */
import type { LunaMove, LunaMoveInsight, LunaView } from "../../api/types";
import { placeNamed, type Place } from "./places";
import type { IsleName, Kind, VoyageKind } from "./view";

export type Cost =
  | { of: "novices"; count: string }
  | { of: "shrine" }
  | { of: "favour"; isle: IsleName }
  | { of: "candle" }
  | { of: "tile" };

/** How to point at a move. */
export interface Pointing {
  /** What is picked one after the other; each step can have several equal places. */
  steps: Place[][];
  /** The pieces that offer the move when they are picked before any action. */
  anchors: Place[];
}

export interface ActionInfo {
  /** Chosen on the bar; asked for by the round, when nothing else can be chosen; or neither. */
  from: "bar" | "round" | null;
  emblem: string;
  key: string;
  /** Each is enough where there are several; all parts of one are needed. */
  costs: Cost[][];
  /** Several novices go, each with a move of its own. */
  isVoyage?: boolean;
  /** What stands on the bar instead where there are no time tokens. */
  untimed?: Kind;
  /** What its count says, where it does not count novices. */
  counted?: string;
  /** How to point at it, where its parts do not say it. */
  point?(move: LunaMove, view: LunaView, effect: LunaMoveInsight | null): Pointing;
}

/** An action's row of the table: it is handed moves of its own kind only. */
interface Row<K extends Kind> extends ActionInfo {
  point?(move: Extract<LunaMove, { kind: K }>, view: LunaView, effect: LunaMoveInsight | null): Pointing;
}

const novices = (count: string): Cost => ({ of: "novices", count });
const favour = (isle: IsleName): Cost => ({ of: "favour", isle });
const atCandles = (): Pointing => ({ steps: [], anchors: ["candles"] });

// In the order of the bar.
const ACTIONS: { [K in Kind]: Row<K> } = {
  favour: { from: "bar", emblem: "act-favour", key: "F", costs: [[novices("2")], [{ of: "shrine" }]] },
  recruit: { from: "bar", emblem: "act-recruit", key: "R", costs: [[novices("2")]] },
  shrine: {
    from: "bar",
    emblem: "isle-shrine",
    key: "S",
    costs: [[favour("shrine"), novices("2")]],
    point: (_, { figures }) => onePlace(placeNamed(figures.master_builder)),
  },
  herbs: { from: "bar", emblem: "isle-herbs", key: "L", costs: [[favour("herbs")]] },
  journey: { from: "bar", emblem: "act-journey", key: "J", costs: [[novices("1+")]], isVoyage: true },
  tide: { from: "bar", emblem: "isle-tide", key: "T", costs: [[favour("tide")]], isVoyage: true },
  sail: { from: "bar", emblem: "isle-sailboat", key: "B", costs: [[favour("sailboat")]] },
  promote: {
    from: "bar",
    emblem: "act-promote",
    key: "P",
    costs: [[novices("2")], [{ of: "shrine" }]],
    // The novices of the tile's own isle offer it too.
    point({ parts: { tile } }, { temple }) {
      const symbol = temple.spaces.find((space) => space.tile === tile)?.symbol;
      const place: Place = `path:${tile}`;
      return { steps: [[place]], anchors: symbol ? [place, placeNamed(symbol)] : [place] };
    },
  },
  sanctify: {
    from: "bar",
    emblem: "act-sanctify",
    key: "X",
    costs: [[{ of: "tile" }]],
    point({ parts: { tile } }) {
      const places: Place[] = [`path:${tile}`, `space:${tile}`];
      return { steps: [places], anchors: places };
    },
  },
  book: { from: "bar", emblem: "isle-book", key: "K", costs: [[favour("book")]] },
  council: {
    from: "bar",
    emblem: "act-council",
    key: "C",
    costs: [[novices("1+")]],
    counted: "lb-up-seats",
    point({ parts: { isle } }) {
      const place = isle ? placeNamed(isle) : "council";
      return { steps: [[place]], anchors: isle ? [place, "council"] : [place] };
    },
  },
  expel: {
    from: "bar",
    emblem: "act-expel",
    key: "E",
    costs: [[novices("1+")]],
    counted: "lb-steps-on",
    point: (_, { figures }, effect) => ({
      steps: effect?.apostate ? [[placeNamed(effect.apostate)]] : [],
      anchors: [placeNamed(figures.apostate)],
    }),
  },
  meditate: {
    from: "bar",
    emblem: "act-meditate",
    key: "M",
    costs: [[{ of: "candle" }]],
    untimed: "end-round",
    point: atCandles,
  },
  "end-round": { from: null, emblem: "act-end-round", key: "M", costs: [], point: atCandles },
  "place-shrine": { from: "round", emblem: "isle-shrine", key: "", costs: [] },
  "place-pair": { from: "round", emblem: "isle-novice", key: "", costs: [] },
  deactivate: { from: "round", emblem: "act-council", key: "", costs: [] },
  step: { from: null, emblem: "", key: "", costs: [] },
  done: { from: null, emblem: "", key: "D", costs: [] },
};

const KINDS = Object.keys(ACTIONS) as Kind[];

/** The actions of the bar, in its order. */
export const BAR: readonly Kind[] = KINDS.filter((kind) => ACTIONS[kind].from === "bar");

export function actionOf(kind: Kind): ActionInfo {
  return ACTIONS[kind];
}

/** Whether the round tells what to do: nothing else can be chosen. */
export function isGiven(kind: Kind): boolean {
  return ACTIONS[kind].from === "round";
}

export function isVoyage(kind: Kind | null): kind is VoyageKind {
  return kind !== null && ACTIONS[kind].isVoyage === true;
}

/** The action that returns this favour by itself; some favours only help others. */
export function actionOfFavour(isle: IsleName): Kind | null {
  const pays = (cost: Cost) => cost.of === "favour" && cost.isle === isle;
  return BAR.find((kind) => ACTIONS[kind].costs.flat().some(pays)) ?? null;
}

/** The action of a key, among those that the bar shows. */
export function actionOfKey(key: string, bar: Kind[]): Kind | null {
  return bar.find((kind) => actionOf(kind).key === key.toUpperCase()) ?? null;
}

/** How to point at a move: as its action has it, else by what its parts name. */
export function pointAt(move: LunaMove, view: LunaView, effect: LunaMoveInsight | null): Pointing {
  const { point } = actionOf(move.kind);
  if (point) return point(move, view, effect);
  const { parts } = move;
  if ("isle" in parts && parts.isle) return onePlace(placeNamed(parts.isle));
  if ("tile" in parts) return onePlace(`path:${parts.tile}`);
  if (!("origin" in parts)) return { steps: [], anchors: [] };
  const origin = placeNamed(parts.origin);
  return { steps: [[origin], [placeNamed(parts.to)]], anchors: [origin] };
}

function onePlace(place: Place): Pointing {
  return { steps: [[place]], anchors: [place] };
}

/** The keys for the list, with the catalogue's names. */
export const SHORTCUTS: { key: string; label: string }[] = [
  ...BAR.map((kind) => ({ key: actionOf(kind).key, label: `lb-act-${kind}` })),
  { key: "D", label: "lb-key-done" },
  { key: "1–9", label: "lb-key-variant" },
  { key: "← ↑ → ↓", label: "lb-key-arrows" },
  { key: "Backspace", label: "lb-key-step-back" },
];

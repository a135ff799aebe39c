/** The thirteen actions of the bar: emblem, key and cost of each. */
import type { Kind } from "./moves";
import type { IsleName } from "./view";

export type Cost =
  | { of: "novices"; count: string }
  | { of: "shrine" }
  | { of: "favour"; isle: IsleName }
  | { of: "candle" }
  | { of: "tile" };

export interface Action {
  kind: Kind;
  emblem: string;
  key: string;
  /** Each is enough where there are several; all parts of one are needed. */
  costs: Cost[][];
}

const novices = (count: string): Cost => ({ of: "novices", count });
const favour = (isle: IsleName): Cost => ({ of: "favour", isle });

const ACTIONS: Action[] = [
  { kind: "favour", emblem: "act-favour", key: "F", costs: [[novices("2")], [{ of: "shrine" }]] },
  { kind: "recruit", emblem: "act-recruit", key: "R", costs: [[novices("2")]] },
  { kind: "shrine", emblem: "isle-shrine", key: "S", costs: [[favour("shrine"), novices("2")]] },
  { kind: "herbs", emblem: "isle-herbs", key: "L", costs: [[favour("herbs")]] },
  { kind: "journey", emblem: "act-journey", key: "J", costs: [[novices("1+")]] },
  { kind: "tide", emblem: "isle-tide", key: "T", costs: [[favour("tide")]] },
  { kind: "sail", emblem: "isle-sailboat", key: "B", costs: [[favour("sailboat")]] },
  { kind: "promote", emblem: "act-promote", key: "P", costs: [[novices("2")], [{ of: "shrine" }]] },
  { kind: "sanctify", emblem: "act-sanctify", key: "X", costs: [[{ of: "tile" }]] },
  { kind: "book", emblem: "isle-book", key: "K", costs: [[favour("book")]] },
  { kind: "council", emblem: "act-council", key: "C", costs: [[novices("1+")]] },
  { kind: "expel", emblem: "act-expel", key: "E", costs: [[novices("1+")]] },
  { kind: "meditate", emblem: "act-meditate", key: "M", costs: [[{ of: "candle" }]] },
];

const OTHERS: Action[] = [
  { kind: "end-round", emblem: "act-end-round", key: "M", costs: [] },
  { kind: "place-shrine", emblem: "isle-shrine", key: "", costs: [] },
  { kind: "place-pair", emblem: "isle-novice", key: "", costs: [] },
  { kind: "deactivate", emblem: "act-council", key: "", costs: [] },
];

const BY_KIND = new Map([...ACTIONS, ...OTHERS].map((action) => [action.kind, action]));

export function actionOf(kind: Kind): Action {
  const found = BY_KIND.get(kind);
  if (!found) throw new Error(`The bar has no action ${kind}.`);
  return found;
}

/** The action of a key, among those that the bar shows. */
export function actionOfKey(key: string, bar: Kind[]): Kind | null {
  return bar.find((kind) => actionOf(kind).key === key.toUpperCase()) ?? null;
}

/** The keys for the list, with the catalogue's names. */
export const SHORTCUTS: { key: string; label: string }[] = [
  ...ACTIONS.map(({ key, kind }) => ({ key, label: `lb-act-${kind}` })),
  { key: "D", label: "lb-key-done" },
  { key: "1–9", label: "lb-key-variant" },
  { key: "← ↑ → ↓", label: "lb-key-arrows" },
  { key: "Backspace", label: "lb-key-step-back" },
];

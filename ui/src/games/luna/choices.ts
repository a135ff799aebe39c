/** From the list of legal texts to what can be pointed at: actions, their targets, their moves. */
import { readMove, type Kind, type Move } from "./moves";
import type { IsleName, LunaView } from "./view";

/** Something on the table that can be picked. */
export type Place =
  `isle:${IsleName}` | `path:${number}` | `space:${number}` | "stage" | "council" | "candles";

/** One legal move, and how to point at it. */
export interface Option {
  move: Move;
  /** What is picked one after the other; each step can have several equal places. */
  steps: Place[][];
  /** The pieces that offer this move when they are picked before any action. */
  anchors: Place[];
}

/** What has been pointed at so far. */
export interface Selection {
  action: Kind | null;
  /** The piece that was picked before the action: only its moves count. */
  anchor: Place | null;
  picked: Place[];
}

export const NOTHING: Selection = { action: null, anchor: null, picked: [] };

/** The actions of the bar, in its order. */
export const BAR: readonly Kind[] = [
  "favour",
  "recruit",
  "shrine",
  "herbs",
  "journey",
  "tide",
  "sail",
  "promote",
  "sanctify",
  "book",
  "council",
  "expel",
  "meditate",
];

/** The legal moves with their places; a text that cannot be read is left to the notation field. */
export function makeOptions(legal: string[], view: LunaView): Option[] {
  return legal
    .map(readMove)
    .filter((move) => move !== null)
    .map((move) => ({ move, ...placeMove(move, view) }));
}

function placeMove(move: Move, view: LunaView): Pick<Option, "steps" | "anchors"> {
  const isle = move.isle && at(move.isle);
  switch (move.kind) {
    case "shrine":
      return onePlace(at(view.figures.master_builder));
    case "journey":
    case "tide":
    case "step":
    case "sail": {
      const from = move.from === "stage" ? "stage" : at(move.from as IsleName);
      return { steps: [[from], [at(move.to as IsleName)]], anchors: [from] };
    }
    case "promote": {
      const symbol = symbolOf(view, move.tile as number);
      const tile: Place = `path:${move.tile as number}`;
      return { steps: [[tile]], anchors: symbol ? [tile, at(symbol)] : [tile] };
    }
    case "sanctify": {
      const places: Place[] = [`path:${move.tile as number}`, `space:${move.tile as number}`];
      return { steps: [places], anchors: places };
    }
    case "book": {
      const [from, to]: Place[] = [`space:${move.fromTile as number}`, `space:${move.tile as number}`];
      return { steps: [[from as Place], [to as Place]], anchors: [from as Place] };
    }
    case "council":
      return isle
        ? { steps: [[isle]], anchors: [isle, "council"] }
        : { steps: [["council"]], anchors: ["council"] };
    case "expel":
      return {
        steps: [[at(walkClockwise(view, view.figures.apostate, move.count as number))]],
        anchors: [at(view.figures.apostate)],
      };
    case "meditate":
    case "end-round":
      return { steps: [], anchors: ["candles"] };
    default:
      return isle ? onePlace(isle) : { steps: [], anchors: [] };
  }
}

function onePlace(place: Place): Pick<Option, "steps" | "anchors"> {
  return { steps: [[place]], anchors: [place] };
}

function at(isle: IsleName): Place {
  return `isle:${isle}`;
}

function symbolOf(view: LunaView, tile: number): IsleName | undefined {
  return view.temple.spaces.find((space) => space.tile === tile)?.symbol;
}

/** The isle that many places further round the ring. */
export function walkClockwise(view: LunaView, isle: IsleName, count: number): IsleName {
  const ring = view.isles.map((each) => each.isle);
  return ring[(ring.indexOf(isle) + count) % ring.length] as IsleName;
}

/** The actions that are possible at all. */
export function listActions(options: Option[]): Set<Kind> {
  return new Set(options.map((option) => option.move.kind));
}

/** The actions that a piece offers, in the bar's order. */
export function listActionsAt(options: Option[], place: Place): Kind[] {
  const kinds = listActions(options.filter((option) => option.anchors.includes(place)));
  return [...BAR.filter((kind) => kinds.has(kind)), ...[...kinds].filter((kind) => !BAR.includes(kind))];
}

/** The moves that what has been picked leaves open. */
export function listOpen(options: Option[], selection: Selection): Option[] {
  return options.filter(
    (option) =>
      option.move.kind === selection.action &&
      (selection.anchor === null || option.anchors.includes(selection.anchor)) &&
      selection.picked.every((place, step) => option.steps[step]?.includes(place)),
  );
}

/** What can be picked next. */
export function listTargets(options: Option[], selection: Selection): Place[] {
  const step = selection.picked.length;
  return [...new Set(listOpen(options, selection).flatMap((option) => option.steps[step] ?? []))];
}

/** The moves to choose from once everything has been pointed at. */
export function listVariants(options: Option[], selection: Selection): Option[] {
  const open = listOpen(options, selection);
  return open.every((option) => option.steps.length === selection.picked.length) ? open : [];
}

/** Choose an action; a piece picked before stays in force if the action happens there. */
export function selectAction(options: Option[], action: Kind, anchor: Place | null = null): Selection {
  return advance(options, { action, anchor, picked: [] });
}

/** Pick a place; null if the action in hand has no use for it, not even from the beginning. */
export function selectPlace(options: Option[], selection: Selection, place: Place): Selection | null {
  for (let kept = selection.picked.length; kept >= 0; kept--) {
    const next = { ...selection, picked: [...selection.picked.slice(0, kept), place] };
    if (listOpen(options, next).length > 0) return advance(options, next);
  }
  return selection.anchor === null ? null : selectPlace(options, { ...selection, anchor: null }, place);
}

/** One step back: the last pick, then the action. */
export function selectBack(options: Option[], selection: Selection): Selection {
  for (let kept = selection.picked.length - 1; kept >= 0; kept--) {
    const back = { ...selection, picked: selection.picked.slice(0, kept) };
    // A claimed tile and its space are one target, not a choice.
    const targets = new Set(listOpen(options, back).map((option) => option.steps[kept]?.[0]));
    if (targets.size > 1) return back;
  }
  return NOTHING;
}

/** Where only one place can be picked next, it is picked: one click less. */
function advance(options: Option[], selection: Selection): Selection {
  const open = listOpen(options, selection);
  const step = open[0]?.steps[selection.picked.length];
  const only = step?.[0];
  if (!only || !open.every((option) => option.steps[selection.picked.length]?.[0] === only)) return selection;
  return advance(options, { ...selection, picked: [...selection.picked, only] });
}

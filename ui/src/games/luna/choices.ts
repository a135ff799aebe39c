/** From the list of legal moves to what can be pointed at: actions, their targets, their moves. */
import type { LunaInsight, LunaMove, LunaView } from "../../api/types";
import { pointAt, type Pointing } from "./actions";
import type { Place } from "./places";
import type { Kind } from "./view";

/** One legal move, and how to point at it. */
export interface Option extends Pointing {
  move: LunaMove;
}

/** What has been pointed at so far. */
export interface Selection {
  action: Kind | null;
  /** The piece that was picked before the action: only its moves count. */
  anchor: Place | null;
  picked: Place[];
}

export const NOTHING: Selection = { action: null, anchor: null, picked: [] };

/** The legal moves with their places. */
export function makeOptions(legal: LunaMove[], view: LunaView, insight: LunaInsight | null): Option[] {
  return legal.map((move) => ({ move, ...pointAt(move, view, insight?.moves[move.text] ?? null) }));
}

/** The actions that are possible at all. */
export function listActions(options: Option[]): Set<Kind> {
  return new Set(options.map((option) => option.move.kind));
}

/** The actions that a piece offers. */
export function listActionsAt(options: Option[], place: Place): Kind[] {
  return [...listActions(options.filter((option) => option.anchors.includes(place)))];
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

/** Whether the action in hand asks for two places one after the other. */
export function asksTwice(options: Option[], selection: Selection): boolean {
  return listOpen(options, selection).some((option) => option.steps.length > 1);
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

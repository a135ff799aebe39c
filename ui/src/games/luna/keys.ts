/** The board's keys: letters choose, digits decide, Escape goes back. */
import { actionOf, actionOfKey } from "./actions";
import type { Play } from "./play.svelte";

const ELSEWHERE = "input, textarea, select, dialog, [contenteditable], [role='dialog'], [role='menu']";

/** Whether the key may be meant for the board: not typed into a field, not for something open above it. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  return !(event.target as Element).closest(ELSEWHERE);
}

/** Do what the key stands for; "chosen" where the next decision may be somewhere else. */
export function obeyKey(key: string, play: Play, board: Element): "done" | "chosen" | null {
  const { itinerary } = play;
  if (key === "Escape" || (key === "Backspace" && itinerary.kind)) return play.back() ? "done" : null;
  if (itinerary.kind && key.toLowerCase() === "d") {
    void play.finishVoyage();
    return "done";
  }
  if (/^[1-9]$/.test(key)) return pickNumber(Number(key) - 1, play) ? "chosen" : null;
  const kind = key.length === 1 ? actionOfKey(key, play.bar) : null;
  if (!kind || itinerary.underWay) return null;
  const button = board.querySelector(`[aria-keyshortcuts="${actionOf(kind).key}"]`);
  if (play.menu && play.selection.action === null) play.pickFromMenu(kind);
  else play.pickAction(kind, button ?? document.body);
  return "chosen";
}

function pickNumber(index: number, play: Play): boolean {
  const variant = play.variants.length > 1 ? play.variants[index] : undefined;
  if (variant) play.pickVariant(variant.move);
  return variant !== undefined;
}

/** Whoever plays by keys finds the focus where the next decision is. */
export function focusNext(play: Play, board: Element): void {
  const next =
    play.props.chosen !== null
      ? board.querySelector<HTMLElement>('.frame-actions [aria-keyshortcuts="Enter"]')
      : (board.querySelector<HTMLElement>(".popup button") ??
        board.querySelector<HTMLElement>("[data-place].target"));
  next?.focus();
}

/** The board's own keys: which command a key stands for. */
import type { Direction } from "./field";

export type BoardCommand =
  | { kind: "take"; place: number }
  | { kind: "refill" | "end-phase" | "back" | "fit" }
  | { kind: "zoom"; factor: number }
  | { kind: "pan"; direction: Direction };

/** For the list of keys. */
export const SHORTCUTS = [
  { key: "1 2 3", label: "nl-key-take" },
  { key: "← → ↑ ↓", label: "nl-key-walk" },
  { key: "R", label: "nl-key-refill" },
  { key: "E", label: "nl-key-end-phase" },
  { key: "+ −", label: "nl-key-zoom" },
  { key: "0", label: "nl-key-fit" },
  { key: "Shift ← → ↑ ↓", label: "nl-key-pan" },
];

const COMMANDS: Record<string, BoardCommand> = {
  "1": { kind: "take", place: 0 },
  "2": { kind: "take", place: 1 },
  "3": { kind: "take", place: 2 },
  r: { kind: "refill" },
  e: { kind: "end-phase" },
  Escape: { kind: "back" },
  "+": { kind: "zoom", factor: 1.25 },
  "-": { kind: "zoom", factor: 0.8 },
  "0": { kind: "fit" },
};

export const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** The command of a key, unless it is typed into a field or meant for something that is open above the board. */
export function readBoardKey(event: KeyboardEvent): BoardCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, [contenteditable='true'], [role='menu'], [role='listbox']")) {
    return null;
  }
  if (document.querySelector("dialog[open]") || target?.closest("[popover]")) return null;
  // A card beside the focus or a note in a corner is no reason not to play on; Escape closes it first.
  if (event.key === "Escape" && document.querySelector(":popover-open")) return null;
  const direction = ARROWS[event.key];
  // An arrow moves the felt only where it does not move among tiles, places or other controls.
  if (direction) {
    const free = event.shiftKey || target === null || target === document.body;
    return free ? { kind: "pan", direction } : null;
  }
  return COMMANDS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

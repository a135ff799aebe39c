/** The keys around a board: which command a key stands for, and whether it may be carried out. */

export type Command =
  | "confirm"
  | "cancel"
  | "take-back"
  | "hint"
  | "why"
  | "notation"
  | "keys"
  | "text"
  | "first"
  | "previous"
  | "next"
  | "last"
  | "play"
  | "again"
  | "onward"
  | "line"
  | "try";

/** What commands do here; those left out do nothing. */
export type Commands = Partial<Record<Command, (() => unknown) | null | false>>;

const HINT = "table-key-hint";
const TEXT = "table-key-text";

/** The keys of a table with their labels for the list, in its order. */
const TABLE_KEYS: { key: string; label: string }[] = [
  { key: "Enter", label: "table-key-confirm" },
  { key: "Escape", label: "table-key-cancel" },
  { key: "Z", label: "table-key-take-back" },
  { key: "H", label: HINT },
  { key: "W", label: "table-key-why" },
  { key: "/", label: "table-key-notation" },
  { key: "V", label: TEXT },
  { key: "A", label: "table-key-again" },
  { key: "← →", label: "table-key-step" },
  { key: "Home End", label: "table-key-ends" },
  { key: "Space", label: "table-key-play" },
  { key: "?", label: "table-key-keys" },
];

/** The keys that do something at this table. */
export function listKeys(hasHints: boolean, hasTextView: boolean): typeof TABLE_KEYS {
  return TABLE_KEYS.filter(({ label }) => (label === HINT ? hasHints : label !== TEXT || hasTextView));
}

const COMMANDS: Record<string, Command> = {
  Enter: "confirm",
  Escape: "cancel",
  z: "take-back",
  h: "hint",
  w: "why",
  "/": "notation",
  "?": "keys",
  v: "text",
  a: "again",
  n: "onward",
  l: "line",
  t: "try",
  ArrowLeft: "previous",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  " ": "play",
};

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The command of a key, if it has one. */
export function readKey(press: Press): Command | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  return COMMANDS[press.key.length === 1 ? press.key.toLowerCase() : press.key] ?? null;
}

/** Carry out what a key stands for; Enter on the very thing that chose the move confirms it. */
export function obey(event: KeyboardEvent, commands: Commands, chooser: Element | null): void {
  const command = event.defaultPrevented ? null : readKey(event);
  const act = command && commands[command];
  if (!command || !act) return;
  const choseHere = command === "confirm" && event.target === chooser;
  if (!choseHere && isOccupied(event.target, command)) return;
  event.preventDefault();
  act();
}

/** Whether a key pressed there means something else: typing, choosing in a list, following a link. */
export function isOccupied(target: EventTarget | null, command: Command): boolean {
  // Where the focus has got lost while a dialog is open, keys still belong to the dialog.
  if (document.querySelector("dialog:modal")) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest("[role='menu'], [role='listbox']")) return true;
  if (target.closest("input:not([type='range']), textarea, select, [contenteditable='true']")) return true;
  const moves = ["first", "previous", "next", "last"].includes(command);
  if (moves)
    return target.closest("[role='grid'], [role='tablist'], [role='toolbar'], [role='slider']") !== null;
  const presses = command === "confirm" || command === "play";
  return presses && target.closest("button, a[href], summary, [role='button'], [role='slider']") !== null;
}

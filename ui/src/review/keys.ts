/** The keys of a review: walk, the next mistake, the better line, try again; while trying, confirm or leave. */
import { isOccupied } from "../board/keys";
import type { Reviewing } from "./reviewing.svelte";

const WALKING = ["ArrowLeft", "ArrowRight", "Home", "End"];
/** While a move is being chosen, the board has the other keys. */
const WHILE_CHOOSING = ["Escape", "v", "w"];

/** Do what a key stands for; `chooser` is what chose the move, and Enter on it confirms. */
export function handleKey(event: KeyboardEvent, reviewing: Reviewing, chooser: Element | null): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!reviewing.review || reviewing.tab === "ledger") return;
  const { trial } = reviewing;
  const choosing = trial !== null && trial.verdict === null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === "Enter" && choosing) {
    if (!trial.chosen || (event.target !== chooser && isOccupied(event.target, "confirm"))) return;
    event.preventDefault();
    void trial.confirm();
    return;
  }
  const act = listActs(reviewing)[key];
  if (!act || isOccupied(event.target, WALKING.includes(key) ? "previous" : "cancel")) return;
  if (choosing && !WHILE_CHOOSING.includes(key)) return;
  event.preventDefault();
  act();
}

function listActs(reviewing: Reviewing): Record<string, () => unknown> {
  const { frame } = reviewing;
  return {
    ArrowLeft: () => reviewing.step(-1),
    ArrowRight: () => reviewing.step(1),
    Home: () => reviewing.goTo(0),
    End: () => reviewing.goTo(reviewing.last),
    n: reviewing.goToMistake,
    l: () => (frame.line ? reviewing.endLine() : reviewing.showLine()),
    t: reviewing.tryAgain,
    v: frame.toggleTextView,
    w: () => frame.cards.available && frame.cards.askHere(document.activeElement),
    Escape: () => leaveOne(reviewing),
  };
}

/** One step out of what one is in. */
function leaveOne(reviewing: Reviewing): void {
  const { frame, trial } = reviewing;
  if (frame.cards.leave()) return;
  if (frame.explained) frame.hideReasons();
  else if (trial?.putBack()) return;
  else if (trial) reviewing.leave();
  else if (frame.line) reviewing.endLine();
}

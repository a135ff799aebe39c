/** Nova Luna in words: tiles, tasks and what a move does, in the viewer's language. */
import type {
  NovaLunaInsight,
  NovaLunaMove,
  NovaLunaMoveInsight,
  NovaLunaView,
  PlacedTile,
  Seat,
  Task,
} from "../../api/types";
import type { Say } from "../../texts";
import type { Summary } from "../module";
import { isTake } from "./moves";
import { namePlace } from "./places";
import { countColours, readColours, tileNamed, type Colour } from "./tiles";

/** "a, b and c" */
export function joinWords(words: string[], say: Say): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : say("nl-list", { rest: words.slice(0, -1).join(", "), last });
}

/** "two blue and one red" */
export function nameColours(colours: readonly Colour[], say: Say): string {
  return joinWords(
    countColours(colours).map(([colour, count]) => say(`nl-need-${colour}`, { count })),
    say,
  );
}

/** What a task lacks, from the letters of the rules. */
export function nameLetters(letters: string, say: Say): string {
  return nameColours(readColours(letters), say);
}

/** "Yellow 3" */
export function nameTile(name: number, say: Say): string {
  const { colour, number } = tileNamed(name);
  return say(`nl-tile-${colour}`, { number });
}

/** A move in a list. */
export function nameMove(move: NovaLunaMove, say: Say): string {
  if (isTake(move)) return nameTile(move.parts.tile, say);
  return say(move.kind === "refill" ? "nl-refill" : "nl-end");
}

/** "Yellow 3, tasks: two blue; one red and one yellow" */
export function describeTile(name: number, say: Say): string {
  const { tasks } = tileNamed(name);
  const tile = nameTile(name, say);
  if (tasks.length === 0) return say("nl-tile-plain", { tile });
  const list = tasks.map((task) => nameColours(task, say)).join("; ");
  return say("nl-tile-tasks", { tile, count: tasks.length, tasks: list });
}

/** What each task of a placed tile asks for, and what it lacks as far as the rules have said it. */
export function describeTasks(placed: PlacedTile, known: Task[], say: Say): string {
  const words = tileNamed(placed.tile).tasks.map((colours, task) => {
    const asks = nameColours(colours, say);
    if (placed.covered[task]) return say("nl-label-covered", { asks });
    const found = known.find((one) => one.task === task);
    return found ? say("nl-label-lacks", { asks, lacks: nameLetters(found.lacks, say) }) : asks;
  });
  return words.length > 0 ? words.join("; ") : say("nl-task-none");
}

/** A tile of a display with its place and its tasks. */
export function describePlaced(placed: PlacedTile, known: Task[], display: PlacedTile[], say: Say): string {
  return say("nl-label-placed", {
    tile: nameTile(placed.tile, say),
    place: namePlace(display, placed, say),
    tasks: describeTasks(placed, known, say),
  });
}

/** The name of a seat; the reader's is "You". */
export function nameSeat(seat: number, seats: readonly Seat[], say: Say): string {
  const found = seats.find((other) => other.seat === seat);
  return found?.you ? say("table-you") : (found?.name ?? say("nl-seat", { number: seat + 1 }));
}

/** What the one to move does next. */
export function describeStep(held: number | null, chosen: NovaLunaMove | null, say: Say): string {
  if (chosen?.kind === "refill") return say("nl-hub-refill");
  if (held === null) return say("nl-hub-choose");
  const tile = nameTile(held, say);
  return say(chosen === null ? "nl-hub-place" : "nl-hub-confirm", { tile });
}

/** What a place would bring, for its label. */
export function describeGain(move: NovaLunaMoveInsight | undefined, say: Say): string {
  if (!move) return "";
  const words = [say("nl-covers", { count: move.tokens })];
  if (move.nearer.length > 0) words.push(say("nl-nearer", { count: move.nearer.length }));
  return words.join(", ");
}

/** What the chosen move does, as a title and a sentence. */
export function summarize(
  move: NovaLunaMove,
  view: NovaLunaView,
  insight: NovaLunaInsight | null,
  say: Say,
): Summary {
  switch (move.kind) {
    case "refill":
      return { title: say("nl-refill-title"), detail: say("nl-refill-detail", { supply: view.supply }) };
    case "end-phase": {
      const note = insight?.end_phase?.note;
      return {
        title: say("nl-end-phase-title"),
        detail: note === undefined ? say("nl-end-phase-detail") : say("nl-end-phase-note", { note }),
      };
    }
    case "take": {
      const tile = nameTile(move.parts.tile, say);
      const gain = insight?.moves[move.text];
      if (!gain) return { title: say("nl-place-title", { tile }), detail: "" };
      const covers = gain.tokens > 0 ? "nl-place-covers" : "nl-place-title";
      return {
        title: say(covers, { tile, count: gain.tokens }),
        detail: describeConsequence(gain, view, say),
      };
    }
  }
}

function describeConsequence(gain: NovaLunaMoveInsight, view: NovaLunaView, say: Say): string {
  const left = view.seats[view.to_move ?? 0]?.tokens_left ?? 0;
  const words: string[] = [];
  if (gain.ends) words.push(say("nl-place-ends"));
  else if (gain.tokens > 0) words.push(say("nl-place-leaves", { count: left - gain.tokens }));
  if (gain.nearer.length > 0) words.push(say("nl-place-nearer", { count: gain.nearer.length }));
  if (words.length === 0) words.push(say("nl-place-later"));
  return words.join(" ");
}

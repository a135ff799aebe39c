/** Log entries as sentences: the server tells what happened as data, the page says it in the viewer's language. */
import type { LogEntry, Seat, Telling, UndoneMove } from "../../api/types";
import type { Say } from "../../texts";

/** Who is named at a seat, and whether it is whoever reads. */
export type Player = Pick<Seat, "name" | "you">;
/** A piece of a sentence: plain words, or a player's name. */
export type Part = { text: string; seat: number | null };

const SEAT_PARAMS = ["who", "rival"]; // these are seats: a name goes in
const OPENING = "\uE000"; // marks a name through the catalogue, so that it can be told from other words
const CLOSING = "\uE001";
const MARKED = /\uE000(\d+)\uE001/u;

/** The sentence of a telling, with the names told apart; about the reader it speaks to them. */
export function tell(telling: Telling, players: readonly Player[], say: Say): Part[] {
  const marked: Record<string, unknown> = { ...telling.params };
  for (const param of SEAT_PARAMS) {
    if (typeof marked[param] === "number") marked[param] = `${OPENING}${marked[param]}${CLOSING}`;
  }
  const names = players.map((player) => callPlayer(player, say));
  if (players[Number(telling.params.who ?? -1)]?.you) {
    const key = `${telling.key}.you`;
    const sentence = say(key, marked);
    if (sentence !== key) return split(sentence, names);
  }
  return split(say(telling.key, marked), names);
}

/** What a player is called on the page: the reader never by a name. */
export const callPlayer = ({ name, you }: Player, say: Say): string => (you ? say("table-you") : name);

/** The sentences of an entry as one plain text. */
export function tellPlainly(entry: Pick<LogEntry, "story">, players: readonly Player[], say: Say): string {
  return entry.story.map((telling) => joinParts(tell(telling, players, say))).join(" ");
}

/** A sentence as plain text. */
export function joinParts(parts: Part[]): string {
  return parts.map((part) => part.text).join("");
}

function split(sentence: string, names: string[]): Part[] {
  return sentence
    .split(new RegExp(MARKED, "gu"))
    .map((text, index) =>
      index % 2 === 0 ? { text, seat: null } : { text: names[Number(text)] ?? "", seat: Number(text) },
    )
    .filter((part) => part.text !== "");
}

/** A line of the story: a move that holds, or one that was taken back. */
export type Row =
  | { key: string; entry: LogEntry; undone: null; leads: boolean }
  | { key: string; entry: null; undone: UndoneMove; leads: boolean };

/** The lines in the order in which things happened; `leads` where another seat begins. */
export function arrange(log: LogEntry[], undone: UndoneMove[]): Row[] {
  const rows: Row[] = [];
  const add = (row: Row) => {
    const seat = readSeat(row);
    const before = rows.at(-1);
    rows.push({ ...row, leads: !before || readSeat(before) !== seat });
  };
  const byPly = groupByPly(undone);
  for (let ply = 0; ply <= log.length; ply += 1) {
    // What was played here in earlier lines came before what holds now.
    for (const move of byPly.get(ply) ?? []) {
      add({ key: `undone-${move.line}-${move.ply}`, entry: null, undone: move, leads: true });
    }
    const entry = log[ply];
    if (entry) add({ key: `move-${entry.ply}`, entry, undone: null, leads: true });
  }
  return rows;
}

/** Each strand of taken-back moves hangs where it left the line that holds: at its first ply. */
function groupByPly(undone: UndoneMove[]): Map<number, UndoneMove[]> {
  const strands = new Map<number, UndoneMove[]>();
  for (const move of undone) strands.set(move.line, [...(strands.get(move.line) ?? []), move]);
  const groups = new Map<number, UndoneMove[]>();
  for (const strand of strands.values()) {
    const sorted = strand.toSorted((one, other) => one.ply - other.ply);
    const first = sorted[0]!.ply;
    groups.set(first, [...(groups.get(first) ?? []), ...sorted]);
  }
  return groups;
}

function readSeat(row: Row): number {
  return row.entry ? row.entry.seat : row.undone.seat;
}

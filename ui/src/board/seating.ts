/** Who sits where, as the page calls them. */
import type { LogEntry, Seat, SeatInfo, Snapshot } from "../api/types";
import type { Say } from "../texts";

/** The seats with a name each, whatever holds them; duplicates get a number. Whoever keeps a record of a real table, or
 * plays for several, is none of them. */
export function nameSeats(seats: SeatInfo[], say: Say, isKept = false): Seat[] {
  const isOne = !isKept && seats.filter(({ mine }) => mine).length === 1;
  const names = seats.map((seat) => seat.name ?? nameSeat(seat, say));
  return seats.map((seat, index) => {
    const before = names.slice(0, index).filter((name) => name === names[index]).length;
    const name = before > 0 ? `${names[index]} ${before + 1}` : names[index]!;
    return { ...seat, name, you: isOne && seat.mine };
  });
}

function nameSeat(seat: SeatInfo, say: Say): string {
  if (seat.level) return say(`page-${seat.level}`);
  if (seat.holder === "scripted") return say("table-scripted");
  return say("table-open-seat", { number: seat.seat + 1 });
}

/** The seat to show in front: the one to move if it is ours, else the one of ours that moved last. */
export function findOwnSeat(snapshot: Snapshot, log: LogEntry[]): number | null {
  const own = snapshot.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (own.length <= 1) return own[0] ?? null;
  if (snapshot.to_move !== null && own.includes(snapshot.to_move)) return snapshot.to_move;
  return log.findLast((entry) => own.includes(entry.seat))?.seat ?? own[0]!;
}

/** Whether a seat is open. */
export function hasOpenSeats(seats: SeatInfo[]): boolean {
  return seats.some((seat) => seat.holder === "open");
}

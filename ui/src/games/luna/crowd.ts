/** Many novices on little room: spread, then closer together, then one of each colour with its number. */

export interface Place {
  seat: number;
  x: number;
  /** How many this piece stands for. */
  count: number;
}

export interface Room {
  /** From the first piece's middle to the last one's. */
  width: number;
  /** The distance that looks best, and the least at which two can be told apart. */
  wide: number;
  narrow: number;
  /** The distance between pieces that carry a number. */
  counted: number;
}

/** Lay out the novices of all seats in a row about 0. */
export function spreadRow(counts: number[], room: Room): Place[] {
  const single = counts.flatMap((count, seat) => Array.from({ length: count }, () => ({ seat, count: 1 })));
  const needed = (single.length - 1) * room.narrow;
  if (needed <= room.width) return layRow(single, room.wide, room.width);
  const grouped = counts.map((count, seat) => ({ seat, count })).filter((group) => group.count > 0);
  return layRow(grouped, room.counted, room.width);
}

function layRow(pieces: { seat: number; count: number }[], wide: number, width: number): Place[] {
  const gaps = pieces.length - 1;
  const step = gaps > 0 ? Math.min(wide, width / gaps) : 0;
  return pieces.map((piece, index) => ({ ...piece, x: (index - gaps / 2) * step }));
}

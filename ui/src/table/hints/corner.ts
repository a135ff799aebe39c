/** Where a list stands so that it covers none of what it speaks of. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The corner of the room where least is covered; of equals the lower right one, then the lower left. */
export function findFreeCorner(width: number, height: number, room: Box, kept: Box[]) {
  const [right, bottom] = [Math.max(room.left, room.right - width), Math.max(room.top, room.bottom - height)];
  const corners = [
    { left: right, top: bottom },
    { left: room.left, top: bottom },
    { left: right, top: room.top },
    { left: room.left, top: room.top },
  ];
  const cover = ({ left, top }: { left: number; top: number }) =>
    kept.reduce(
      (sum, box) => sum + overlap({ left, top, right: left + width, bottom: top + height }, box),
      0,
    );
  return corners.reduce((best, corner) => (cover(corner) < cover(best) ? corner : best));
}

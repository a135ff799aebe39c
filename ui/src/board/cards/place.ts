/** Where a card stands on a desk: beside its thing, where there is room, inside the window. */
const GAP = 12;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The corner of a card of this size: right of the thing, left of it, below or above, else where it covers least. */
export function findCorner(
  thing: Box,
  width: number,
  height: number,
  room: { width: number; height: number },
) {
  const fit = (at: number, size: number, all: number) => Math.max(GAP, Math.min(at, all - size - GAP));
  const level = fit((thing.top + thing.bottom - height) / 2, height, room.height);
  const middle = fit((thing.left + thing.right - width) / 2, width, room.width);
  if (thing.right + GAP + width <= room.width - GAP) return { left: thing.right + GAP, top: level };
  if (thing.left - GAP - width >= GAP) return { left: thing.left - GAP - width, top: level };
  if (thing.bottom + GAP + height <= room.height - GAP) return { left: middle, top: thing.bottom + GAP };
  if (thing.top - GAP - height >= GAP) return { left: middle, top: thing.top - GAP - height };
  return { left: fit(room.width, width, room.width), top: level };
}

/** Put the card there; a sheet has its place already. */
export function placeBeside(card: HTMLElement, thing: Element, isSheet: boolean): void {
  const corner = isSheet
    ? null
    : findCorner(thing.getBoundingClientRect(), card.offsetWidth, card.offsetHeight, {
        width: innerWidth,
        height: innerHeight,
      });
  card.style.left = corner ? `${corner.left}px` : "";
  card.style.top = corner ? `${corner.top}px` : "";
}

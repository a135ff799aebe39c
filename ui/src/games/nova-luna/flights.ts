/** Pieces that travel: the difference between two views, shown with the browser's own animations. */
import type { Changes } from "./changes";
import { moonAngle, polar, spacePoint, tower } from "./geometry";

export const TRAVEL = 320;
const HOP = "cubic-bezier(.3, .1, .3, 1)";
/** Between two tiles of a deal. */
const BEAT = 45;

export interface Flight {
  tile: number;
  from: DOMRect;
  to: DOMRect;
}

/** The tiles that are on their way. */
export function tilesOf(flights: readonly Flight[]): Set<number> {
  return new Set(flights.map((flight) => flight.tile));
}

/** Where something of the board is on the screen, if it is in sight. */
export function rectOf(board: Element, selector: string): DOMRect | null {
  const box = board.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

/** Let the moon figure and the tokens walk their ways. Stops what was still walking. */
export function walkPieces(board: Element, changes: Changes, piles: Map<number, number[]>): void {
  const moon = board.querySelector("[data-moon]");
  if (moon && changes.moon) {
    const [toX, toY] = spacePoint(changes.moon.path.at(-1) ?? 0);
    play(
      moon,
      changes.moon.path.map((space) => {
        const [x, y] = spacePoint(space);
        return `translate(${x - toX}px, ${y - toY}px)`;
      }),
    );
  }
  for (const { seat, path } of changes.tokens) {
    const token = board.querySelector(`[data-token="${seat}"]`);
    const last = path.at(-1) ?? 0;
    const place = tower(last, piles.get(last)?.length ?? 1).at(-1);
    if (!token || !place) continue;
    const steps = path.slice(0, -1).map((space) => polar(128, moonAngle(space)));
    play(
      token,
      [...steps, place.point].map(([x, y]) => `translate(${x - place.point[0]}px, ${y - place.point[1]}px)`),
    );
  }
}

/** Let the tiles of a deal come out of the wheel's middle, one after the other. */
export function dealTiles(board: Element, dealt: Changes["dealt"]): void {
  const ways = dealt.flatMap(({ tile }) => {
    const place = board.querySelector(`[data-wheel="${tile}"]`);
    const [to, wheel] = [place, place?.parentElement].map((part) => part?.getBoundingClientRect());
    const face = place?.firstElementChild;
    if (!face || !to || !wheel) return [];
    const x = wheel.left + wheel.width / 2 - to.left - to.width / 2;
    const y = wheel.top + wheel.height / 2 - to.top - to.height / 2;
    return [{ face, start: `translate(${x}px, ${y}px) scale(0.3)` }];
  });
  for (const [order, { face, start }] of ways.entries()) {
    face.animate(
      [
        { transform: start, opacity: 0 },
        { opacity: 1, offset: 0.4 },
        { transform: "none", opacity: 1 },
      ],
      { duration: TRAVEL, delay: order * BEAT, easing: HOP, fill: "backwards" },
    );
  }
}

// Kept here, since asking the page for them would have it laid out at once.
const walking = new WeakMap<Element, Animation>();

function play(element: Element, transforms: string[]): void {
  walking.get(element)?.cancel();
  const walk = element.animate(
    transforms.map((transform) => ({ transform })),
    { duration: TRAVEL, easing: HOP },
  );
  walking.set(element, walk);
}

/** Let a picture of a tile fly from one place to another; says when it has landed or was stopped. */
export function fly(element: HTMLElement, { from, to }: Flight): Promise<unknown> {
  const scale = from.width / to.width;
  const [dx, dy] = [
    from.left + from.width / 2 - (to.left + to.width / 2),
    from.top + from.height / 2 - (to.top + to.height / 2),
  ];
  const flight = element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 24}px) scale(${(1 + scale) / 2 + 0.12})` },
      { transform: "none" },
    ],
    { duration: TRAVEL, easing: "cubic-bezier(.3, .6, .3, 1)", fill: "both" },
  );
  return flight.finished.catch(() => undefined);
}

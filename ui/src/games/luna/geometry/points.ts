/** Points and the shapes made of them. */

export interface Point {
  x: number;
  y: number;
}

/** A number for a path: one decimal is enough for the eye. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A closed outline through the points. */
export function traceOutline(points: Point[]): string {
  return `${traceLine(points)}z`;
}

export function traceLine(points: Point[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

/** A hexagon that stands on a corner. */
export function traceHexagon(side: number): string {
  return traceOutline(
    Array.from({ length: 6 }, (_, corner) => {
      const angle = (Math.PI / 3) * corner - Math.PI / 2;
      return { x: side * Math.cos(angle), y: side * Math.sin(angle) };
    }),
  );
}

/** A shield, its middle at 0,0. */
export function traceShield(size: number): string {
  const n = (value: number) => round(value * size);
  return (
    `M${n(-15)} ${n(-16)}c${n(7)} 0 ${n(11)} ${n(-2)} ${n(15)} ${n(-5)}` +
    `c${n(4)} ${n(3)} ${n(8)} ${n(5)} ${n(15)} ${n(5)}` +
    `c0 ${n(18)} ${n(-4)} ${n(29)} ${n(-15)} ${n(35)}` +
    `c${n(-11)} ${n(-6)} ${n(-15)} ${n(-17)} ${n(-15)} ${n(-35)}z`
  );
}

/** Small steps that look like chance and are always the same. */
export function makeChance(seed: number): () => number {
  let state = seed * 9301 + 49297;
  return () => {
    state = (state * 9301 + 49297) % 233280;
    return state / 233280;
  };
}

/** An island's soft outline; the same seed gives the same island at every size. */
export function traceShore(seed: number, rx: number, ry: number, grow = 1, down = 0): string {
  const chance = makeChance(seed);
  const corners = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI;
    const reach = (0.9 + chance() * 0.2) * grow;
    return { x: Math.cos(angle) * rx * reach, y: Math.sin(angle) * ry * reach + down };
  });
  const middle = (a: Point, b: Point) => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  const last = corners[corners.length - 1] as Point;
  const first = corners[0] as Point;
  return corners.reduce(
    (line, corner, index) =>
      `${line}Q${round(corner.x)} ${round(corner.y)} ${middle(corner, corners[index + 1] ?? first)}`,
    `M${middle(last, first)}`,
  );
}

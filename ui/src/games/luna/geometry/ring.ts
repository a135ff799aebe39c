/** A rounded rectangle that can be walked: from the middle of the bottom clockwise, as seen on the screen. */
import type { Point } from "./points";

export interface Ring {
  length: number;
  at: (distance: number) => Point;
}

export function makeRing(halfWidth: number, halfHeight: number, radius: number): Ring {
  const a = halfWidth - radius;
  const b = halfHeight - radius;
  const quarter = (Math.PI * radius) / 2;
  const legs: [number, (t: number) => Point][] = [
    [a, (t) => ({ x: -t, y: halfHeight })],
    [quarter, (t) => turn(t, -a, b, Math.PI / 2)],
    [2 * b, (t) => ({ x: -halfWidth, y: b - t })],
    [quarter, (t) => turn(t, -a, -b, Math.PI)],
    [2 * a, (t) => ({ x: -a + t, y: -halfHeight })],
    [quarter, (t) => turn(t, a, -b, -Math.PI / 2)],
    [2 * b, (t) => ({ x: halfWidth, y: -b + t })],
    [quarter, (t) => turn(t, a, b, 0)],
    [a, (t) => ({ x: a - t, y: halfHeight })],
  ];
  const length = legs.reduce((sum, [leg]) => sum + leg, 0);

  function turn(t: number, x: number, y: number, start: number): Point {
    const angle = start + t / radius;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  }

  function at(distance: number): Point {
    let rest = ((distance % length) + length) % length;
    for (const [leg, walk] of legs) {
      if (rest <= leg) return walk(rest);
      rest -= leg;
    }
    return { x: 0, y: halfHeight };
  }

  return { length, at };
}

/** The whole ring as points, or a part of it. */
export function sampleRing(ring: Ring, from = 0, to = ring.length, step = 7): Point[] {
  const points: Point[] = [];
  for (let t = from; t < to; t += step) points.push(ring.at(t));
  points.push(ring.at(to));
  return points;
}

/** Where the isles and the temple island lie on the sea. */
import { shapeIsland, type Shape } from "./island";
import type { Point } from "./points";

export interface Setting extends Point {
  scale: number;
}

export interface Sea {
  width: number;
  height: number;
  island: Setting & { shape: Shape };
  /** In the ring's order. */
  isles: Setting[];
}

/** For a desk: words stand beside everything. */
export const DESK: Sea = {
  width: 968,
  height: 728,
  island: { x: 484, y: 434, scale: 1, shape: shapeIsland(238, 250, 138, false) },
  isles: place(1, [484, 62], [842, 92], [864, 322], [850, 552], [118, 552], [104, 322], [126, 92]),
};

/** For a room of this size in pixels: the island grows with it, the isles keep to its edges. */
export function fitSea(width: number, height: number): Sea {
  const u = Math.max(0.5, Math.min(width / 390, height / 372, 1.62));
  const large = u > 1.3;
  const wide = width > height * 1.1;
  const shore = (wide ? 54 : large ? 50 : 44) * u;
  const [high, low] = [56 * u, height - 50 * u];
  const middle = (high + low) / 2;
  const right = width - shore;
  const beside = shore + (wide ? 58 : 53) * u;
  const halfWidth = Math.min(width / 2 - beside, height * 0.56);
  const top = (large ? 99 : 93) * u;
  const halfHeight = (height - top - 50 * u) / 2;
  const scale = 0.5 * u;
  const shape = shapeIsland(
    halfWidth / scale,
    halfHeight / scale,
    Math.min(60 * u, halfWidth * 0.62, halfHeight * 0.62) / scale,
    true,
  );
  return {
    width,
    height,
    island: { x: width / 2, y: top + 15 * u + halfHeight, scale, shape },
    isles: place(
      0.46 * u,
      [width / 2, 36 * u],
      [right, high],
      [right, middle],
      [right, low],
      [shore, low],
      [shore, middle],
      [shore, high],
    ),
  };
}

function place(scale: number, ...points: [number, number][]): Setting[] {
  return points.map(([x, y]) => ({ x, y, scale }));
}

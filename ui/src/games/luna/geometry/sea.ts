/** Where the isles and the temple island lie on the sea, for each form of the board. */
import type { Point } from "./points";

/** How the board is shown: whole on a desk, whole on a phone, or one of the phone's two zooms. */
export type Form = "desk" | "small" | "temple" | "isles";

export interface Setting extends Point {
  scale: number;
}

export interface Sea {
  width: number;
  height: number;
  island: Setting | null;
  /** In the ring's order. */
  isles: Setting[];
  /** Too small for symbols: numbers and heads only. */
  plain: boolean;
}

const SEAS: Record<Form, Sea> = {
  desk: {
    width: 968,
    height: 728,
    island: { x: 484, y: 434, scale: 1 },
    isles: place(1, [484, 62], [842, 92], [864, 322], [850, 552], [118, 552], [104, 322], [126, 92]),
    plain: false,
  },
  small: {
    width: 390,
    height: 396,
    island: { x: 195, y: 214, scale: 0.43 },
    isles: place(0.44, [195, 34], [338, 56], [347, 180], [342, 306], [48, 306], [43, 180], [52, 56]),
    plain: true,
  },
  temple: {
    width: 556,
    height: 606,
    island: { x: 278, y: 292, scale: 1 },
    isles: [],
    plain: false,
  },
  isles: {
    width: 390,
    height: 420,
    island: null,
    isles: place(0.62, [195, 50], [321, 56], [325, 186], [321, 312], [69, 312], [65, 186], [69, 56]),
    plain: false,
  },
};

function place(scale: number, ...points: [number, number][]): Setting[] {
  return points.map(([x, y]) => ({ x, y, scale }));
}

export function seaOf(form: Form): Sea {
  return SEAS[form];
}

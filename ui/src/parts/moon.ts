/** The real moon: how its lit part looks, and how old it is tonight. */
const MONTH = 29.530588853; // days from one new moon to the next
const KNOWN_NEW_MOON = Date.UTC(2000, 0, 6, 18, 14);

/** The outline of the lit part of a moon of this age (0 new, 0.5 full, 1 new again), north up. */
export function litPath(age: number, radius = 1): string {
  const turn = ((age % 1) + 1) % 1;
  const waxing = turn <= 0.5;
  const inner = radius * Math.cos(2 * Math.PI * turn);
  // The bright limb is half the disc; the terminator an ellipse that bulges to one side or the other.
  const limb = waxing ? 1 : 0;
  const bulge = inner >= 0 === waxing ? 0 : 1;
  const r = radius;
  return `M0 ${-r}A${r} ${r} 0 0 ${limb} 0 ${r}A${Math.abs(inner).toFixed(4)} ${r} 0 0 ${bulge} 0 ${-r}Z`;
}

/** The age of the moon at this moment, 0 to 1. */
export function moonAge(at: Date): number {
  const months = (at.getTime() - KNOWN_NEW_MOON) / 86_400_000 / MONTH;
  return months - Math.floor(months);
}

/** Which of the eight named phases it is, 0 (new) to 7 (waning crescent). */
export function phaseOf(age: number): number {
  return Math.round(age * 8) % 8;
}

/** Numbers as people read them in every language. */

export const MINUS = "\u2212"; // a hyphen is too short

/** With its sign: +3, −2, 0. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `${MINUS}${-value}` : "0";
}

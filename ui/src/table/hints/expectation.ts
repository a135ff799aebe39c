/** What a hint promises each player, in words: a chance of winning, or alone the points. */
import type { Hint, HintedMove } from "../../api/types";

export interface Expectation {
  seat: number;
  text: string;
}

export function listExpectations(
  { measure }: Pick<Hint, "measure">,
  { win, score }: Pick<HintedMove, "win" | "score">,
  locale: string,
): Expectation[] {
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  if (measure === "win") return win.map((chance, seat) => ({ seat, text: percent.format(chance) }));
  return score.map((value, seat) => ({ seat, text: points.format(value) }));
}

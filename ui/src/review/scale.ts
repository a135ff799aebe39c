/** How expected results are said: chances of winning in percent, alone in points. */
import type { Review } from "../api/types";
import { MINUS } from "../texts/numbers";

export interface Scale {
  /** An expected result: "65 %", "31". */
  value: (result: number) => string;
  /** A difference: "+9", "−14", "0". */
  change: (difference: number) => string;
  /** What a move gave away, as a difference; nothing where that is not known yet. */
  loss: (given: number | null) => string;
  /** An error: "±2". */
  error: (deviation: number) => string;
  /** In the numbers that people read, rounded as they are shown. */
  read: (result: number) => number;
}

export function makeScale({ measure }: Pick<Review, "measure">, locale: string): Scale {
  const isWin = measure === "win";
  const digits = isWin ? 0 : 1;
  const factor = isWin ? 100 : 1;
  const grain = 10 ** digits;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const read = (result: number) => Math.round(result * factor * grain) / grain + 0;
  const change = (difference: number) => {
    const points = read(difference);
    if (points === 0) return "0";
    return `${points > 0 ? "+" : MINUS}${number.format(Math.abs(points))}`;
  };
  return {
    value: (result) => (isWin ? percent.format(result) : number.format(result)),
    change,
    loss: (given) => (given === null ? "" : change(-given)),
    error: (deviation) => `±${number.format(Math.abs(read(deviation)))}`,
    read,
  };
}

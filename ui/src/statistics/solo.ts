/** The geometry of solo results over time. */
import { chooseTicks, type PlotArea } from "../table/end/chart";
import { meanOfLast } from "./summary";

const LINE = 16; // pixels of a line of words

export interface SoloChart {
  dots: { x: number; y: number }[];
  /** The line of the mean of the last few. */
  mean: string;
  ticks: { at: number; value: number }[];
  /** Where the aim lies, and the part of the picture that is better. */
  aim: number | null;
  /** Where the words about the aim stand: beside its line, clear of the dates below and of the best result. */
  aimWords: { x: number; y: number; anchor: "start" | "end" } | null;
  better: { top: number; bottom: number } | null;
}

/** Lay results out in their order, the same distance between each. */
export function drawSolo(
  scores: number[],
  aim: number | null,
  lowerIsBetter: boolean,
  area: PlotArea,
): SoloChart {
  const all = aim === null ? scores : [...scores, aim];
  const ticks = chooseTicks(Math.min(...all), Math.max(...all));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const [width, height] = [area.width - area.left - area.right, area.height - area.top - area.bottom];
  const placeX = (at: number) =>
    round(area.left + (scores.length > 1 ? at / (scores.length - 1) : 0.5) * width);
  const placeY = (value: number) => round(area.top + (1 - (value - low) / (high - low || 1)) * height);
  const means = meanOfLast(scores).map((value, at) => `${placeX(at)} ${placeY(value)}`);
  const [top, bottom] = [area.top, area.height - area.bottom];
  const dots = scores.map((score, at) => ({ x: placeX(at), y: placeY(score) }));
  const best = dots[scores.lastIndexOf(lowerIsBetter ? Math.min(...scores) : Math.max(...scores))];
  return {
    dots,
    mean: means.length > 1 ? `M${means.join("L")}` : "",
    ticks: ticks.map((value) => ({ at: placeY(value), value })),
    aim: aim === null ? null : placeY(aim),
    aimWords: aim === null ? null : placeAimWords(placeY(aim), best?.x ?? 0, lowerIsBetter, area),
    better: aim === null ? null : lowerIsBetter ? { top: placeY(aim), bottom } : { top, bottom: placeY(aim) },
  };
}

function placeAimWords(aim: number, best: number, lowerIsBetter: boolean, area: PlotArea) {
  const isBelow = lowerIsBetter && aim + LINE <= area.height - area.bottom;
  const y = isBelow ? aim + LINE : Math.max(aim - 7, LINE);
  const isRight = best < area.width / 2;
  return isRight
    ? { x: area.width - area.right - 8, y, anchor: "end" as const }
    : { x: area.left + 8, y, anchor: "start" as const };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

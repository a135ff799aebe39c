import { describe, expect, it } from "vitest";

import type { ModeInfo, ResultInfo, TallyInfo } from "../api/types";
import { drawSolo } from "./solo";
import {
  bestAndWorst,
  chooseResults,
  chooseTallies,
  compareSources,
  EVERYTHING,
  firstMonth,
  meanOfLast,
  rankModes,
  rankThemes,
  shareByOpponents,
  sumUp,
  wilson,
} from "./summary";

const NOW = new Date("2031-05-20T12:00:00Z");

function tally(more: Partial<TallyInfo> = {}): TallyInfo {
  return {
    game: "moon",
    mode: "2p",
    opponents: "level-3",
    month: "2031-05",
    players: 2,
    games: 4,
    won: 1,
    score: 40,
    lowest: 5,
    highest: 15,
    points: { tide: 20, loss: -8 },
    reviewed: 0,
    moves: { choices: 0, sound: 0, given: 0 },
    ...more,
  };
}

function mode(more: Partial<ModeInfo> = {}): ModeInfo {
  return {
    game: "moon",
    mode: "2p",
    players: 2,
    unit: "points",
    lower_is_better: false,
    aim: null,
    sources: ["tide", "loss", "never"],
    standard: null,
    ...more,
  };
}

describe("what is looked at", () => {
  it("begins with the first day of a month", () => {
    expect(firstMonth("month", NOW)).toBe("2031-05");
    expect(firstMonth("quarter", NOW)).toBe("2031-03");
    expect(firstMonth("year", NOW)).toBe("2030-06");
    expect(firstMonth("all", NOW)).toBe("");
  });

  it("is what fits every wish", () => {
    const all = [
      tally(),
      tally({ game: "sun" }),
      tally({ mode: "3p", players: 3 }),
      tally({ opponents: "people" }),
      tally({ month: "2031-02" }),
    ];
    const count = (wish: Partial<typeof EVERYTHING>) =>
      chooseTallies(all, { ...EVERYTHING, ...wish }, NOW).length;
    expect(count({})).toBe(5);
    expect(count({ game: "moon" })).toBe(4);
    expect(count({ players: 3 })).toBe(1);
    expect(count({ opponents: "people" })).toBe(1);
    expect(count({ time: "quarter" })).toBe(4);
    expect(count({ game: "moon", mode: "2p", opponents: "level-3", time: "month" })).toBe(1);
  });

  it("holds for single results, too", () => {
    const result = { game: "moon", mode: "2p", players: 2, opponents: "people" };
    const results = ["2031-02-28T23:00:00Z", "2031-03-01T00:00:00Z"].map(
      (finished_at) => ({ ...result, finished_at }) as ResultInfo,
    );
    expect(chooseResults(results, { ...EVERYTHING, time: "quarter" }, NOW)).toEqual([results[1]]);
  });
});

describe("sums", () => {
  it("add months up to means, best and worst", () => {
    const sum = sumUp([
      tally(),
      tally({ games: 1, won: 1, score: 30, lowest: 30, highest: 30, points: { tide: 5 } }),
    ]);
    expect(sum).toMatchObject({ games: 5, won: 2, mean: 14, lowest: 5, highest: 30 });
    expect(sum.points).toEqual({ tide: 5, loss: -1.6 });
    expect(bestAndWorst(sum, mode())).toEqual([30, 5]);
    expect(bestAndWorst(sum, mode({ lower_is_better: true }))).toEqual([5, 30]);
  });

  it("rank modes by how often they were played", () => {
    const modes = [mode(), mode({ mode: "3p" }), mode({ mode: "4p" })];
    const played = [tally(), tally({ mode: "3p", games: 9 })];
    expect(rankModes(modes, played).map((one) => one.mode)).toEqual(["3p", "2p"]);
  });
});

describe("what was won", () => {
  it("stands from the gentlest to people, without games alone", () => {
    const rows = shareByOpponents([
      tally({ opponents: "people" }),
      tally({ opponents: "alone", players: 1 }),
      tally({ opponents: "level-5", games: 2, won: 0 }),
      tally({ opponents: "level-1", games: 2, won: 2 }),
      tally({ opponents: "level-1", mode: "4p", players: 4, games: 6, won: 0 }),
    ]);
    expect(rows.map(({ opponents }) => opponents)).toEqual(["level-1", "level-5", "people"]);
    expect(rows[0]).toMatchObject({ games: 8, won: 2, share: 0.25 });
    expect(rows[0]!.even).toBeCloseTo((2 / 2 + 6 / 4) / 8);
  });

  it("is as sure as the number of games makes it", () => {
    const [few, many] = [wilson(1, 2), wilson(100, 200)];
    expect(few.low).toBeCloseTo(0.0945, 3);
    expect(few.high).toBeCloseTo(0.9055, 3);
    expect(many.high - many.low).toBeLessThan(0.15);
    expect(wilson(0, 3).low).toBe(0);
    expect(wilson(3, 3).high).toBe(1);
  });
});

describe("sources", () => {
  const standard = {
    player: "level-5",
    games: 40,
    score: 70,
    error: 1,
    points: { tide: 9, loss: 0, never: 0 },
  };

  it("stand beside those of strong players, but for what nobody ever got", () => {
    expect(compareSources(mode({ standard }), sumUp([tally()]))).toEqual([
      { source: "tide", you: 5, strong: 9 },
      { source: "loss", you: -2, strong: 0 },
    ]);
  });

  it("stand alone where nobody has measured", () => {
    expect(compareSources(mode(), sumUp([tally()])).map(({ strong }) => strong)).toEqual([null, null]);
  });
});

describe("solo results over time", () => {
  const area = { width: 220, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

  it("have the mean of the last five", () => {
    expect(meanOfLast([10, 20, 30, 40, 50, 60])).toEqual([10, 15, 20, 25, 30, 40]);
  });

  it("lie in their picture, the better part on the right side of the aim", () => {
    const lower = drawSolo([120, 95, 101], 100, true, area);
    expect(lower.dots.map(({ x }) => x)).toEqual([10, 110, 210]);
    expect(lower.dots[1]!.y).toBeGreaterThan(lower.aim!);
    expect(lower.better).toEqual({ top: lower.aim, bottom: 110 });
    const higher = drawSolo([5, -3], 0, false, area);
    expect(higher.better).toEqual({ top: 10, bottom: higher.aim });
    expect(higher.dots[0]!.y).toBeLessThan(higher.aim!);
  });

  it("have the words about the aim clear of the dates and of the best result", () => {
    const nearDates = drawSolo([120, 110], 100, true, area);
    expect(nearDates.aimWords!.y).toBeLessThan(nearDates.aim!);
    expect(nearDates.aimWords!.anchor).toBe("start");
    expect(drawSolo([95, 120], 100, true, area).aimWords!.anchor).toBe("end");
  });

  it("are a picture from the first game on", () => {
    const one = drawSolo([97], null, true, area);
    expect(one).toMatchObject({ mean: "", aim: null, better: null });
    expect(one.dots[0]!.x).toBe(110);
  });
});

describe("themes", () => {
  const theme = (name: string, solved: number, tried: number, game = "moon") => ({
    game,
    theme: name,
    solved,
    tried,
  });

  it("stand by how much of them was missed, often tried ones first", () => {
    const all = [
      theme("known", 3, 3),
      theme("half", 1, 2),
      theme("twice", 2, 4),
      theme("never", 0, 1, "sun"),
    ];
    expect(rankThemes(all, "", 9).map((one) => one.theme)).toEqual(["never", "twice", "half"]);
    expect(rankThemes(all, "moon", 1).map((one) => one.theme)).toEqual(["twice"]);
  });
});

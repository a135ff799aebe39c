/** What was dealt onto a real table, as the form holds it and as the server wants it. */
import { BOARDS, type BoardName } from "../boards";
import type { Choices, Laid } from "../../parts";
import { ISLES, type IsleName } from "../view";

export interface LunaLaid extends Laid {
  /** All boards; as many as there are sides lie in the temple, counted from its gate. */
  boards: BoardName[];
  /** For each side the board with its first tile. */
  starts: BoardName[];
  /** Clockwise. */
  isles: IsleName[];
  moon_priestess: IsleName;
  master_builder: IsleName;
  apostate: IsleName;
  start_player: number;
}

/** How many sides play: solo is a game for two. */
export const countSides = (players: number): number => Math.max(2, players);

/** Whether isles and figures are given. */
export const isPreselected = (players: number, choices: Choices): boolean =>
  players > 1 && choices.start === "preselected";

/** Solo level 3: Moon Priestess and Master Builder start on one isle. */
export const areTogether = (players: number, choices: Choices): boolean =>
  players === 1 && choices.level === 3;

/** The list with one value put into a place; the one that was there goes where that value was. */
export function swapIn<T>(list: readonly T[], place: number, value: T): T[] {
  const from = list.indexOf(value);
  return list.map((old, at) => (at === place ? value : at === from ? list[place]! : old));
}

/** For each side a board in play: those that fit stay, the others get what is left. */
function fitStarts(starts: readonly BoardName[], inPlay: readonly BoardName[]): BoardName[] {
  const kept = inPlay.map((_, side) => {
    const board = starts[side];
    return board && inPlay.includes(board) && starts.indexOf(board) === side ? board : null;
  });
  const left = inPlay.filter((board) => !kept.includes(board));
  return kept.map((board) => board ?? left.shift()!);
}

/** What the form holds for so many players: what it had before, as far as it fits, and defaults. */
export function fitLaid(before: Laid | null, players: number, choices: Choices): LunaLaid {
  const laid: LunaLaid = {
    boards: [...BOARDS],
    starts: [],
    isles: [...ISLES],
    moon_priestess: ISLES[0]!,
    master_builder: ISLES[2]!,
    apostate: ISLES[4]!,
    start_player: 0,
    ...(before as Partial<LunaLaid> | null),
  };
  return {
    ...laid,
    starts: fitStarts(laid.starts, laid.boards.slice(0, countSides(players))),
    master_builder: areTogether(players, choices) ? laid.moon_priestess : laid.master_builder,
    start_player: laid.start_player < players ? laid.start_player : 0,
  };
}

/** What the server wants to know: nothing that the rules give. */
export function requestLaid(laid: LunaLaid, players: number, choices: Choices): Record<string, unknown> {
  const { boards, starts, isles, start_player, ...figures } = laid;
  return {
    boards: boards.slice(0, countSides(players)),
    starts,
    ...(isPreselected(players, choices) ? {} : { isles, ...figures }),
    ...(players > 1 ? { start_player } : {}),
  };
}

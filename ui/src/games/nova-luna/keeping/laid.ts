/** The wheel and the tower on a real table, as the form holds them and as the server wants them. */
import type { Laid } from "../../parts";
import { SPACES } from "../geometry";

export interface NovaLunaLaid extends Laid {
  /** Clockwise from the moon figure; null: not named yet. */
  wheel: (number | null)[];
  /** Seats in the order in which they play. */
  order: number[];
}

/** What the form holds for so many players: what it had before, as far as it fits. */
export function fitLaid(before: Laid | null, players: number): NovaLunaLaid {
  const { wheel, order } = (before ?? {}) as Partial<NovaLunaLaid>;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    wheel: wheel?.length === SPACES - 1 ? wheel : Array.from({ length: SPACES - 1 }, () => null),
    order: order?.length === players && seats.every((seat) => order.includes(seat)) ? order : seats,
  };
}

/** The tower is built from the bottom: who starts lies on top. */
export function requestLaid({ wheel, order }: NovaLunaLaid, players: number): Record<string, unknown> {
  return players > 1 ? { wheel, tower: order.toReversed() } : { wheel };
}

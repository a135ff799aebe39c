/** Nova Luna beside a real table: the tiles on the wheel, and those that come up later. */
import type { Component } from "svelte";

import type { GameKeeping, Laid, NamingProps } from "../parts";
import { SPACES } from "./geometry";
import Laying from "./keeping/Laying.svelte";
import Naming from "./keeping/Naming.svelte";

export interface NovaLunaLaid extends Laid {
  /** Clockwise from the moon figure; null: not named yet. */
  wheel: (number | null)[];
  /** Seats in the order in which they play. */
  order: number[];
}

export const keeping: GameKeeping = {
  Laying,
  // The frame hands it the moves of this game.
  Naming: Naming as unknown as Component<NamingProps, object, "named">,
  fit(before, players): NovaLunaLaid {
    const { wheel, order } = (before ?? {}) as Partial<NovaLunaLaid>;
    const seats = Array.from({ length: players }, (_, seat) => seat);
    return {
      wheel: wheel?.length === SPACES - 1 ? wheel : Array.from({ length: SPACES - 1 }, () => null),
      order: order?.length === players && seats.every((seat) => order.includes(seat)) ? order : seats,
    };
  },
  request(laid, players) {
    const { wheel, order } = laid as NovaLunaLaid;
    // The tower is built from the bottom: who starts lies on top.
    return players > 1 ? { wheel, tower: order.toReversed() } : { wheel };
  },
  missing(laid, say) {
    const count = (laid as NovaLunaLaid).wheel.filter((tile) => tile === null).length;
    return count > 0 ? say("keep-nl-missing", { count }) : "";
  },
};

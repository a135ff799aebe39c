/** Nova Luna beside a real table: the tiles on the wheel, and those that come up later. */
import type { Component } from "svelte";

import type { GameKeeping, NamingProps } from "../parts";
import { fitLaid, requestLaid, type NovaLunaLaid } from "./keeping/laid";
import Laying from "./keeping/Laying.svelte";
import Naming from "./keeping/Naming.svelte";

export const keeping: GameKeeping = {
  Laying,
  // The frame hands it the moves of this game.
  Naming: Naming as unknown as Component<NamingProps, object, "named">,
  fit: fitLaid,
  request: (laid, players) => requestLaid(laid as NovaLunaLaid, players),
  missing(laid, say) {
    const count = (laid as NovaLunaLaid).wheel.filter((tile) => tile === null).length;
    return count > 0 ? say("keep-nl-missing", { count }) : "";
  },
};

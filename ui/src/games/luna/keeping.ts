/** Luna beside a real table: boards, isles and figures as they were dealt there; nothing lies face down. */
import type { GameKeeping } from "../parts";
import { fitLaid, requestLaid, type LunaLaid } from "./keeping/laid";
import Laying from "./keeping/Laying.svelte";

export const keeping: GameKeeping = {
  Laying,
  fit: fitLaid,
  request: (laid, players, choices) => requestLaid(laid as LunaLaid, players, choices),
  missing: () => "",
};

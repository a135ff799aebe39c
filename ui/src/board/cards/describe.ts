/** A card in words: what the viewer can do with the thing, why not, and all of it as one text to be read out. */
import type { Card, RefusedAction, Telling } from "../../api/types";
import { say } from "../../texts";
import { joinParts, tell, type Player } from "../../table/story/telling";
import { sayReason } from "../../table/words";
import type { BoardHost } from "../host.svelte";

type Teller = Pick<BoardHost, "seats" | "module" | "standstill" | "isStudied">;

export function sayTelling(telling: Telling, { seats }: { seats: readonly Player[] }): string {
  return joinParts(tell(telling, seats, say));
}

/** The kinds of a refusal by their names. */
export function nameKinds({ kinds }: RefusedAction, { module }: Pick<BoardHost, "module">): string {
  return kinds.map((kind) => module?.things?.nameKind(kind, say) ?? kind).join(", ");
}

/** The whole card as sentences. */
export function describeCard(card: Card, host: Teller): string {
  const told = [card.title, ...card.detail].map((telling) => sayTelling(telling, host)).join(", ");
  const rows = card.rows.map(
    ({ label, told }) =>
      `${say(`about-row-${label}`)}: ${told.map((telling) => sayTelling(telling, host)).join(" ")}`,
  );
  return [`${told}.`, ...rows, ...describeUse(card, host)].join(" ");
}

function describeUse(card: Card, host: Teller): string[] {
  if (host.isStudied) return [];
  if (host.standstill) return [host.standstill];
  const can = card.can.map(({ kind, told }) =>
    told ? sayTelling(told, host) : (host.module?.things?.nameKind(kind, say) ?? kind),
  );
  const cannot = card.cannot.flatMap((refused) =>
    refused.reasons.map((reason) =>
      [nameKinds(refused, host), sayReason(reason, say)].filter(Boolean).join(": "),
    ),
  );
  return [
    ...(can.length > 0 ? [`${say("about-can")}: ${can.join(", ")}.`] : []),
    ...(cannot.length > 0 ? [`${say("about-cannot")}: ${cannot.join(" ")}`] : []),
  ];
}

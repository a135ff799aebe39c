/** The interface between the page for positions and a game's own part of it. */
import type { Component } from "svelte";

import type { Draft, Fault, GameInfo, View } from "../api/types";

/** A game narrows the parameters to its own; the page hands the values through unread. */
export interface EditorProps<D = Draft, V = View> {
  info: GameInfo;
  /** What stands where, as far as it was entered. */
  draft: D;
  /** What the rules see in it; null while nothing fits together, or the answer is on its way. */
  view: V | null;
  /** What is wrong with it, each beside the places that it names. */
  faults: Fault[];
  /** Something was entered; `settled` answers may change more of it. */
  change: (draft: D) => void;
}

/** `<game>/editor/index.ts` exports it as `editor`. */
export interface GameEditor {
  Editor: Component<EditorProps>;
}

/** The faults that are about one of these places. */
export function faultsAt(faults: Fault[], ...places: string[]): Fault[] {
  return faults.filter((fault) => fault.places.some((place) => places.includes(place)));
}

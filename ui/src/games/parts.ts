/** What a game brings beside its board, each in a file of its own: a page loads only what it shows. */
import type { Component } from "svelte";

import type { GameInfo, Move, Snapshot, View } from "../api/types";
import type { Say } from "../texts";

export type Choice = string | number | boolean;
export type Choices = Record<string, Choice | undefined>;
/** What is wrong, by field; `form` is for what belongs to none. */
export type Errors = Record<string, string | undefined>;

export interface OptionFieldsProps {
  info: GameInfo;
  solo: boolean;
  choices: Choices;
  errors: Errors;
}

/** `<game>/options.ts`: the game's own part of the form for a new table. */
export interface GameOptions {
  Fields: Component<OptionFieldsProps, object, "choices">;
  /** Whether an option matters beside these choices. */
  applies: (name: string, choices: Choices, solo: boolean) => boolean;
  /** Problems of whole set-ups, and the field beside which they are told. */
  fields: Record<string, string>;
}

export interface PictureProps {
  /** What it shows, in words. */
  label: string;
  /** What stands behind its name: `tiles/59@0,0` has `59@0,0`. */
  detail: string;
}

/** `<game>/pictures.ts`: the pictures of its rulebook by name. */
export type GamePictures = Record<string, Component<PictureProps>>;

export interface SheetProps {
  /** The finished game whose results fill it. */
  table?: Snapshot | null;
}

/** `<game>/sheets.ts`: pages to print by name. */
export type GameSheets = Record<string, Component<SheetProps>>;

/** What lies on a real table before the first move, as the form holds it. */
export type Laid = Record<string, unknown>;

export interface LayingProps {
  info: GameInfo;
  /** Who plays; one name: a solo game. */
  names: string[];
  choices: Choices;
  laid: Laid;
  errors: Errors;
}

export interface NamingProps {
  /** The position before the move. */
  view: View;
  move: Move;
  /** Where things come up, in the order in which they are named. */
  places: number[];
  /** What was named so far; null: not yet. */
  named: (number | null)[];
}

/** `<game>/keeping.ts`: how a game is kept that is played with its box. */
export interface GameKeeping {
  /** Its options, and what lies on the table. */
  Laying: Component<LayingProps, object, "choices" | "laid">;
  /** What the form holds for so many players: what it had before, as far as it fits, and defaults. */
  fit: (before: Laid | null, players: number, choices: Choices) => Laid;
  /** What the server wants to know of it. */
  request: (laid: Laid, players: number, choices: Choices) => Record<string, unknown>;
  /** What is still missing, as a sentence. */
  missing: (laid: Laid, say: Say) => string;
  /** Which things came up; without it nothing lies face down. */
  Naming?: Component<NamingProps, object, "named">;
}

/** `<game>/art.ts`: the picture on the game's cards. */
export type GameArt = Component;

/** The values that the server offers for an option. */
export function choicesOf(info: GameInfo, name: string): Choice[] {
  return info.options.find((option) => option.name === name)?.choices ?? [];
}

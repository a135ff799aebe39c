/** What a game brings beside its board, each in a file of its own: a page loads only what it shows. */
import type { Component } from "svelte";

import type { GameInfo, Snapshot } from "../api/types";

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

/** `<game>/art.ts`: the picture on the game's cards. */
export type GameArt = Component;

/** The values that the server offers for an option. */
export function choicesOf(info: GameInfo, name: string): Choice[] {
  return info.options.find((option) => option.name === name)?.choices ?? [];
}

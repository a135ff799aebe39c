/** What a game brings beside its board, each in a file of its own: a page loads only what it shows. */
import type { Component } from "svelte";

import type { GameInfo } from "../api/types";

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

/** `<game>/lesson.ts`: how the game goes, and the options of a first game. */
export interface GameLesson {
  Lesson: Component;
  firstGame: Record<string, Choice>;
}

/** `<game>/art.ts`: the picture on the game's cards. */
export type GameArt = Component;

/** The values that the server offers for an option. */
export function choicesOf(info: GameInfo, name: string): Choice[] {
  return info.options.find((option) => option.name === name)?.choices ?? [];
}

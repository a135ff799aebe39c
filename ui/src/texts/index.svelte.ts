/** The one catalogue in the page: the same files and the same meaning as in the server. */
import type { FluentBundle } from "@fluent/bundle";
import modules from "texts:";

import { hearChange } from "../windows";
import { CHAPTERS, LANGUAGES, type Chapter, type Language } from "./catalogue";
import { addSources, makeBundle, speak, type Params } from "./speech";

export type { Params } from "./speech";
export type Say = (key: string, params?: Params) => string;

/** A language is named in itself, whatever is spoken now. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", pt: "Português" };

const KEPT = "lunarium-language";
const LOCALES: Record<Language, string> = { en: "en", de: "de", pt: "pt-BR" };

let bundle = $state.raw<FluentBundle | null>(null);
let bundles: Partial<Record<Language, FluentBundle>> = {}; // whoever goes back and forth waits once for each

/** Whether a catalogue has a text for this key. */
type Knows = (key: string) => boolean;
/** Texts that the page was built without: Fluent sources for a language, given what it knows already. */
export type Supplement = (code: Language, knows: Knows) => Promise<string[]>;
const supplements: Supplement[] = [];
const chapters: Partial<Record<Chapter, Promise<void>>> = {};

/** The language spoken now: its code, and its locale for numbers and dates. */
export const language = $state<{ code: Language; locale: string }>({ code: "en", locale: "en" });

/** The text of this key in the present language; read in a template it follows a change of language. */
export const say: Say = (key, params) => (bundle ? speak(bundle, key, params) : "");

/** Whether there is a text for this key in the present language. */
export const knows: Knows = (key) => bundle?.hasMessage(key) ?? false;

/** The first of these keys that has a text, else the plain word. */
export function sayFirst(keys: string[], word: string, params?: Params): string {
  const key = keys.find(knows);
  return key === undefined ? word : say(key, params);
}

/** Speak these texts too, now and after a change of language. */
export async function supplementTexts(source: Supplement): Promise<void> {
  supplements.push(source);
  bundles = {};
  await load(language.code);
}

/** Speak about this part of the page, too; after a failure the next call tries again. */
export function loadTexts(chapter: Chapter): Promise<void> {
  return (chapters[chapter] ??= supplementTexts((code) =>
    fetchSources(CHAPTERS[chapter].map((file) => `${code}-${file}`)),
  ).catch((problem: unknown) => {
    delete chapters[chapter];
    throw problem;
  }));
}

/** Speak another language from now on, and keep the choice. */
export async function setLanguage(code: Language): Promise<void> {
  try {
    localStorage.setItem(KEPT, code);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  await load(code);
}

/** Speak the language that was chosen before, or the first of the browser's that we know; all windows the same. */
export async function loadLanguage(): Promise<void> {
  hearChange(KEPT, () => void load(preferredLanguage()).catch(() => {})); // then this window stays as it is
  await load(preferredLanguage());
}

function preferredLanguage(): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // Without storage there is no earlier choice.
  }
  const wishes = [kept, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return LANGUAGES.find((code) => wishes.find(isLanguage) === code) ?? "en";
}

function isLanguage(code: string | null): code is Language {
  return LANGUAGES.includes(code as Language);
}

async function load(code: Language): Promise<void> {
  bundle = bundles[code] ?? (await fetchBundle(code));
  language.code = code;
  language.locale = LOCALES[code];
  document.documentElement.lang = LOCALES[code];
}

async function fetchBundle(code: Language): Promise<FluentBundle> {
  const own = makeBundle(LOCALES[code], await fetchSources([code]));
  for (const supplement of supplements) addSources(own, await supplement(code, (key) => own.hasMessage(key)));
  bundles[code] = own;
  return own;
}

async function fetchSources(names: string[]): Promise<string[]> {
  const found = await Promise.all(names.map((name) => modules[name]!()));
  return found.flatMap((module) => module.default);
}

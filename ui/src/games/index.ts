/** What each game brings: found by its folder, each file a chunk of its own that is loaded when it is shown. */
import type { GameModule } from "./module";
import type { GameEditor } from "./editor";
import type { GameArt, GameKeeping, GameOptions, GamePictures, GameSheets } from "./parts";

// A folder's types are its own game's: the server sends each board what that board was written for.
const boards = import.meta.glob<{ game: GameModule }>("./*/index.ts");
const covers = import.meta.glob<{ art: GameArt }>("./*/art.ts");
const forms = import.meta.glob<{ options: GameOptions }>("./*/options.ts");
const companions = import.meta.glob<{ keeping: GameKeeping }>("./*/keeping.ts");
const drawings = import.meta.glob<{ pictures: GamePictures }>("./*/pictures.ts");
const editors = import.meta.glob<{ editor: GameEditor }>("./*/editor/index.ts");
const papers = import.meta.glob<{ sheets: GameSheets }>("./*/sheets.ts");

/** The board of a game; null where it brings none. */
export async function loadBoard(key: string): Promise<GameModule | null> {
  return (await boards[`./${key}/index.ts`]?.())?.game ?? null;
}

/** The picture on a game's cards; null where it brings none. */
export async function loadArt(key: string): Promise<GameArt | null> {
  return (await covers[`./${key}/art.ts`]?.())?.art ?? null;
}

/** A game's own part of the form for a new table; null where it brings none. */
export async function loadOptions(key: string): Promise<GameOptions | null> {
  return (await forms[`./${key}/options.ts`]?.())?.options ?? null;
}

/** How a game is kept beside a real table; null where it brings nothing for that. */
export async function loadKeeping(key: string): Promise<GameKeeping | null> {
  return (await companions[`./${key}/keeping.ts`]?.())?.keeping ?? null;
}

/** Whether a game can be kept on this page. */
export function hasKeeping(key: string): boolean {
  return `./${key}/keeping.ts` in companions;
}

/** The pictures of a game's rulebook. */
export async function loadPictures(key: string): Promise<GamePictures> {
  return (await drawings[`./${key}/pictures.ts`]?.())?.pictures ?? {};
}

/** Where positions of a game are set up; null where it brings nothing for that. */
export async function loadEditor(key: string): Promise<GameEditor | null> {
  return (await editors[`./${key}/editor/index.ts`]?.())?.editor ?? null;
}

/** A game's pages to print. */
export async function loadSheets(key: string): Promise<GameSheets> {
  return (await papers[`./${key}/sheets.ts`]?.())?.sheets ?? {};
}

/** Whether a game has pages to print. */
export function hasSheets(key: string): boolean {
  return `./${key}/sheets.ts` in papers;
}

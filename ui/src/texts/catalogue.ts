/** What the catalogue beside the server's code has: languages, and files that only some parts of the page need. */
export const LANGUAGES = ["en", "de", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each of these parts of the page says, besides what every page can say. */
export const CHAPTERS = {
  coach: ["coach", "comparison"],
  keeping: ["keeping"],
  lessons: ["lesson"],
  positions: ["editor", "position", "comparison"],
  puzzles: ["puzzles", "themes", "comparison"],
  reviews: ["review", "comparison", "sections"],
  statistics: ["statistics", "themes"],
};
export type Chapter = keyof typeof CHAPTERS;

/** The files that are loaded with the first chapter that needs them. */
export const LATE = [...new Set(Object.values(CHAPTERS).flat())];

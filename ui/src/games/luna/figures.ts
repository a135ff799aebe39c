/** The figures that walk from isle to isle. */
export const FIGURES = ["moon_priestess", "master_builder", "apostate"] as const;
export type FigureName = (typeof FIGURES)[number];

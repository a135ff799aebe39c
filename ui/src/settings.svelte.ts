/** The viewer's choices, kept in this browser. */
import type { TableRequest } from "./api/types";
import { hearChange } from "./windows";

const KEPT = "lunarium-settings";

export type Theme = "night" | "day";
/** How what happens is shown: event by event, the same quicker, or all of it at once. */
export type Pace = "calm" | "brisk" | "once";
/** With whom: computers, alone, or people who get a link. */
export type Manner = "computer" | "solo" | "friends";
export type Wishes = Pick<TableRequest, "options" | "seats" | "visibility" | "starts">;

export interface Settings {
  theme: Theme | null; // null: the system's
  sound: boolean;
  pace: Pace;
  marks: boolean; // larger shapes beside every colour
  autoConfirm: boolean; // moves without an alternative need no confirmation
  coach: boolean | null; // somebody explains one's first games; null: nobody was asked to yet
  muted: boolean; // what the others at a table say is not shown
  finished: string[]; // the games of which one was played to its end here
  won: string[]; // the games of which one was won here
  welcomed: string[]; // the games of which the viewer was told how they are won
  named: boolean; // the viewer has chosen their name
  lastTables: Partial<Record<`${string} ${Manner}`, Wishes>>; // what was chosen last, to play again with one click
}

// The browser's own bar takes the colour of the sky.
const BAR_COLOURS: Record<Theme, string> = { night: "#0b1128", day: "#e6ecf6" };

const DEFAULTS: Settings = {
  theme: null,
  sound: false,
  pace: "calm",
  marks: false,
  autoConfirm: false,
  coach: null,
  muted: false,
  finished: [],
  won: [],
  welcomed: [],
  named: false,
  lastTables: {},
};

export const settings = $state<Settings>({ ...DEFAULTS, ...readKept() });

let kept = ""; // what is kept by now, here or by another window, as this one writes it

const lightSystem = matchMedia("(prefers-color-scheme: light)");
const calmSystem = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ light: lightSystem.matches, calm: calmSystem.matches });

/** The theme in force. */
export function currentTheme(): Theme {
  return settings.theme ?? (system.light ? "day" : "night");
}

/** The pace in force: a system that wants less motion gets everything at once. */
export function currentPace(): Pace {
  return system.calm ? "once" : settings.pace;
}

/** Whether things may move. */
export function motionAllowed(): boolean {
  return currentPace() !== "once";
}

/** Keep the choices, in all windows the same, and show theme and motion on the document, from now on. */
export function startSettings(): void {
  hearChange(KEPT, () => {
    Object.assign(settings, DEFAULTS, readKept());
    kept = JSON.stringify(settings);
  });
  lightSystem.addEventListener("change", () => (system.light = lightSystem.matches));
  calmSystem.addEventListener("change", () => (system.calm = calmSystem.matches));
  $effect.root(() => {
    $effect(() => keep(JSON.stringify(settings)));
    $effect.pre(() => {
      document.documentElement.dataset.theme = currentTheme();
      document
        .querySelector('meta[name="theme-color"]')
        ?.setAttribute("content", BAR_COLOURS[currentTheme()]);
      document.documentElement.dataset.motion = motionAllowed() ? "on" : "off";
    });
  });
}

function readKept(): Partial<Settings> {
  try {
    const chosen = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings> & { motion?: boolean };
    // Until there was a pace, motion was on or off.
    return chosen.motion === false ? { pace: "once", ...chosen } : chosen;
  } catch {
    return {};
  }
}

function keep(text: string): void {
  if (text === kept) return; // two versions of the page would otherwise answer each other for ever
  kept = text;
  try {
    localStorage.setItem(KEPT, text);
  } catch {
    // Without storage the choices last as long as the page.
  }
}

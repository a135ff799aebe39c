/** Luna in short; a first game starts from what the rules have ready. */
import type { GameLesson } from "../parts";
import Lesson from "./lesson/Lesson.svelte";

export const lesson: GameLesson = { Lesson, firstGame: { start: "preselected" } };

/** Nova Luna in short. */
import type { GameLesson } from "../parts";
import Lesson from "./lesson/Lesson.svelte";

export const lesson: GameLesson = { Lesson, firstGame: {} };

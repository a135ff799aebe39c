/** Positions of Luna, set up by hand. */
import type { GameEditor } from "../../editor";
import LunaEditor from "./LunaEditor.svelte";

export const editor = { Editor: LunaEditor } as unknown as GameEditor;

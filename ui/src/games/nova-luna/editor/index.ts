/** Positions of Nova Luna, set up by hand. */
import type { GameEditor } from "../../editor";
import NovaLunaEditor from "./NovaLunaEditor.svelte";

export const editor = { Editor: NovaLunaEditor } as unknown as GameEditor;

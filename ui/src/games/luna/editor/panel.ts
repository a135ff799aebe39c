/** What every panel of the editor is given. */
import type { Fault, LunaView } from "../../../api/types";
import type { LunaDraft } from "./draft";

export interface PanelProps {
  draft: LunaDraft;
  view: LunaView | null;
  faults: Fault[];
  change: (draft: LunaDraft) => void;
}

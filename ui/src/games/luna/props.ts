/** What Luna's board is given. */
import type { LunaInsight, LunaMove, LunaView } from "../../api/types";
import type { BoardProps } from "../module";

export type LunaProps = BoardProps<LunaView, LunaInsight, LunaMove>;

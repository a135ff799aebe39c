/** Small errands of the table's menu. */
import { address, fetchPosition } from "../api/client";
import { positionAddress } from "../position/address";
import { navigate } from "../router.svelte";
import { tellProblem } from "../shell/toasts.svelte";
import type { Frame } from "./frame.svelte";
import { shareLink } from "./seats/link";

/** Save the record of the game as a file. */
export function downloadRecord(frame: Frame): void {
  const link = document.createElement("a");
  link.href = address(`/tables/${encodeURIComponent(frame.id)}/record`);
  link.download = `lunarium-${frame.snapshot!.table.game}-${frame.id}.json`;
  link.click();
}

/** Take the position in sight to where it can be changed. */
export async function editPosition(frame: Frame): Promise<void> {
  try {
    const { text } = await fetchPosition(frame.id, frame.replay.at);
    navigate(positionAddress(frame.snapshot!.table.game, text));
  } catch (problem) {
    tellProblem(problem);
  }
}

/** The address of the moment in sight. */
export function addressOf(frame: Frame): string {
  return `/t/${frame.id}${frame.isPast ? `?ply=${frame.replay.at}` : ""}`;
}

/** The review of a finished game, at one of its moments. */
export function reviewAddress(id: string, ply: number | null = null): string {
  return `/t/${id}/review${ply === null ? "" : `?ply=${ply}`}`;
}

/** Give away the link to this table, at the moment in sight. */
export function shareMoment(frame: Frame): Promise<void> {
  return shareLink(`${location.origin}${addressOf(frame)}`, "Lunarium");
}

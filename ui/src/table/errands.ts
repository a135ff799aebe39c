/** Small errands of the table's menu. */
import { address, fetchPosition } from "../api/client";
import { positionAddress } from "../position/address";
import { navigate } from "../router.svelte";
import { tellProblem } from "../shell/toasts.svelte";
import type { TableHost } from "./host.svelte";
import { shareLink } from "./seats/link";

/** Save the record of the game as a file. */
export function downloadRecord(host: TableHost): void {
  const link = document.createElement("a");
  link.href = address(`/tables/${encodeURIComponent(host.id)}/record`);
  link.download = `lunarium-${host.snapshot!.table.game}-${host.id}.json`;
  link.click();
}

/** Take the position in sight to where it can be changed. */
export async function editPosition(host: TableHost): Promise<void> {
  try {
    const { text } = await fetchPosition(host.id, host.replay.at);
    navigate(positionAddress(host.snapshot!.table.game, text));
  } catch (problem) {
    tellProblem(problem);
  }
}

/** The address of the moment in sight. */
export function addressOf(host: TableHost): string {
  return `/t/${host.id}${host.isPast ? `?ply=${host.replay.at}` : ""}`;
}

/** The review of a finished game, at one of its moments. */
export function reviewAddress(id: string, ply: number | null = null): string {
  return `/t/${id}/review${ply === null ? "" : `?ply=${ply}`}`;
}

/** Give away the link to this table, at the moment in sight. */
export function shareMoment(host: TableHost): Promise<void> {
  return shareLink(`${location.origin}${addressOf(host)}`, "Lunarium");
}

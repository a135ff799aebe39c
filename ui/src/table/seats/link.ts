/** Giving a link away: by the device's own sharing, or by the clipboard. */
import { byHand } from "../../shell/byhand.svelte";
import { toast } from "../../shell/toasts.svelte";
import { say } from "../../texts";

/** Whether the device has a sheet for sharing. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Put a text on the clipboard; where the browser does not let us it is shown, ready to be copied by hand. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(say("table-copied"));
  } catch {
    byHand.text = text;
  }
}

/** Share a link, or copy it where there is nothing to share with. */
export async function shareLink(link: string, title: string, text?: string): Promise<void> {
  if (!canShare()) {
    await copy(link);
    return;
  }
  try {
    await navigator.share({ title, text, url: link });
  } catch {
    // Closing the sheet is no failure.
  }
}

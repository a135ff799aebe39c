/** Giving a link away: by the device's own sharing, or by the clipboard. */
import { toast } from "../../shell/toasts.svelte";
import { say } from "../../texts";

/** Whether the device has a sheet for sharing. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Put a link on the clipboard; false where the browser does not let us. */
export async function copyLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    toast(say("table-link-copied"));
    return true;
  } catch {
    toast(say("table-link-not-copied"), "bad");
    return false;
  }
}

/** Share a link, or copy it where there is nothing to share with. */
export async function shareLink(link: string, title: string, text?: string): Promise<void> {
  if (!canShare()) {
    await copyLink(link);
    return;
  }
  try {
    await navigator.share({ title, text, url: link });
  } catch {
    // Closing the sheet is no failure.
  }
}

/** Links to open seats that this browser has seen: the server tells each of them only once. */
import type { Invitation } from "../../api/types";

const KEPT = "lunarium-links-";

/** Remember links until the tab is closed. */
export function keepLinks(table: string, invitations: Invitation[]): void {
  const links = { ...readLinks(table) };
  for (const { seat, path } of invitations) links[seat] = path;
  try {
    sessionStorage.setItem(KEPT + table, JSON.stringify(links));
  } catch {
    // Without storage a new link can be made.
  }
}

/** The known links of a table, by seat. */
export function readLinks(table: string): Record<number, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT + table) ?? "{}") as Record<number, string>;
  } catch {
    return {};
  }
}

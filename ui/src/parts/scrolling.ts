/** What an element needs that can scroll: keys reach it, and it says what it is, whether it scrolls today or not. */
export function scrolls(label: string, role: "group" | "list" | "region" = "group") {
  return { role, tabindex: 0, "aria-label": label } as const;
}

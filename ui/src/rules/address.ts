/** Where a rule is explained: the one place that makes such addresses. */

const NUMBER = /^(?:[A-Z]+-\d+|\d+(?:\.\d+)*)$/;

/** The section that tells a game in one minute. */
export const MINUTE = "0";

/** The place of a rulebook that a rule names: its number, or its words with hyphens. */
export function anchorOf(rule: string): string {
  return NUMBER.test(rule) ? rule : rule.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** Whether a rulebook explains it; the notation of moves is explained to engineers. */
export function isExplained(rule: string): boolean {
  return rule !== "" && !rule.includes("/");
}

/** The page about a rule; `back` is where its reader comes from. */
export function ruleAddress(game: string, rule: string, back = ""): string {
  const query = back ? `?${new URLSearchParams({ back })}` : "";
  return `${rulesAddress(game)}${query}${rule ? `#${anchorOf(rule)}` : ""}`;
}

/** All rules of a game. */
export function rulesAddress(game: string): string {
  return `/rules/${game}`;
}

/** A page of a game to print; with the table whose results fill it. */
export function sheetAddress(game: string, sheet: string, table = ""): string {
  return `${rulesAddress(game)}/${sheet}${table ? `?${new URLSearchParams({ table })}` : ""}`;
}

/** The address to go back to: a table or a stage of this page and nothing else. */
export function readBack(search: string): string | null {
  const back = new URLSearchParams(search).get("back");
  return back && /^\/(t\/[A-Za-z0-9_-]+(\?ply=\d+)?|learn\/[a-z0-9-]+\/[a-z0-9-]+)$/.test(back) ? back : null;
}

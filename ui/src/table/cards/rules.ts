/** Where a rule is explained: the one place that knows. */
export function ruleAddress(game: string, rule: string): string {
  return `/learn/${game}#${rule.replace(/[^A-Za-z0-9]+/g, "-")}`;
}

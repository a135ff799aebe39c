/** Whoever can look up a rule while they play: at a table, or in a stage of a lesson. */
export interface Reader {
  /** The game whose rulebook can be read; null without one. */
  readonly rulebook: string | null;
  /** Where to come back to. */
  readonly here: string;
  /** The rule that is looked up; empty for none. */
  rule: string;
  lookUp: (rule: string) => void;
  closeRules: () => void;
}

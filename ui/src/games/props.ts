/** TEMPORARY, until module.ts hands moves as objects: what the boards are given then. */
import type { Reason } from "../api/types";
import type { BoardProps as TextProps } from "./module";

export interface Attempt {
  kind: string;
  parts: Record<string, unknown>;
}

type Replaced = "legal" | "chosen" | "choose" | "send" | "why" | "explain";

export interface BoardProps<V, I, M> extends Omit<TextProps<V, I>, Replaced> {
  legal: M[];
  chosen: M | null;
  choose: (move: M | null) => void;
  send: (move: M) => Promise<void>;
  why: (attempt: Attempt) => Promise<Reason[]>;
  explain: (reasons: Reason[], anchor: Element) => void;
}

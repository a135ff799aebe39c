/** What a board is told when a card offers several moves: it goes on asking which. */
export interface Use {
  kind: string;
  thing: string;
  moves: string[];
}

/** The event that carries it up from the thing; a board that takes it prevents the default, the first of the moves. */
export const USE = "use-thing";

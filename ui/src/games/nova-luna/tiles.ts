/** The 68 tiles, read from the rules' own table. */
import table from "../../../../src/lunarium/games/nova_luna/tiles.csv?raw";

export const COLOURS = ["red", "blue", "turquoise", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Tile {
  name: number;
  colour: Colour;
  /** What it costs in time. */
  number: number;
  /** The colours that each task asks for. */
  tasks: Colour[][];
}

const LETTERS: Record<string, Colour> = { R: "red", B: "blue", T: "turquoise", Y: "yellow" };

/** The colours that a task's letters stand for. */
export function readColours(letters: string): Colour[] {
  return [...letters].map((letter) => LETTERS[letter] ?? "red");
}

function readTiles(csv: string): Tile[] {
  const rows = csv.trim().split(/\r?\n/).slice(1);
  return rows.map((row, index) => {
    const [colour, number, ...tasks] = row.split(",");
    return {
      name: index + 1,
      colour: colour as Colour,
      number: Number(number),
      tasks: tasks.filter((task) => task.trim()).map((task) => readColours(task.trim())),
    };
  });
}

export const TILES = readTiles(table);

/** The tile of this name, which is its row in the table. */
export function tileNamed(name: number): Tile {
  const tile = TILES[name - 1];
  if (!tile) throw new RangeError(`There is no tile ${name}.`);
  return tile;
}

/** How often each colour occurs, in the order of COLOURS, colours that do not occur left out. */
export function countColours(colours: readonly Colour[]): [Colour, number][] {
  return COLOURS.map((colour): [Colour, number] => [
    colour,
    colours.filter((other) => other === colour).length,
  ]).filter(([, count]) => count > 0);
}

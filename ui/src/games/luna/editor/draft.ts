/** Putting pieces somewhere: pure changes of a draft, which the rules judge afterwards. */
import type { DraftedSide, Draft, LunaView } from "../../../api/types";
import type { FigureName, IsleName } from "../view";

export type LunaDraft = Extract<Draft, { game: "luna" }>;
export type Board = LunaDraft["boards"][number];
export type Side = LunaDraft["turn"];
export type Source = keyof DraftedSide["points"];

export const BOARDS: readonly Board[] = ["blue", "yellow", "green", "red"];
/** Where influence comes from while the game lasts; the end pays the rest by itself. */
export const SOURCES: readonly Source[] = [
  "start",
  "sanctification",
  "displacement",
  "book",
  "meditation",
  "priestess",
  "apostate",
  "temple",
  "forgiven",
];

/** What a tile of the boards is: free on the path, claimed there, in the temple under a novice, or closed. */
export type TileState = "free" | `claim-${number}` | `temple-${number}` | "closed";

export const isSolo = (draft: LunaDraft): boolean => draft.options.players === 1;

/** The name of a side in the catalogue. */
export const sideKey = (draft: LunaDraft, seat: number): string =>
  isSolo(draft) && seat === 1 ? "side-opponent" : `side-${seat}`;

export function changeSide(draft: LunaDraft, seat: number, change: Partial<DraftedSide>): LunaDraft {
  const sides = draft.sides.map((side, one) => (one === seat ? { ...side, ...change } : side));
  return { ...draft, sides };
}

export function putNovices(
  draft: LunaDraft,
  seat: number,
  row: "active" | "inactive",
  isle: IsleName,
  count: number,
): LunaDraft {
  return changeSide(draft, seat, { [row]: { ...draft.sides[seat]![row], [isle]: count } });
}

/** With or without something of which an isle has one: a shrine, or a favour in hand. */
export function toggle(
  draft: LunaDraft,
  seat: number,
  row: "shrines" | "favours",
  isle: IsleName,
  on: boolean,
): LunaDraft {
  const others = draft.sides[seat]![row].filter((one) => one !== isle);
  return changeSide(draft, seat, { [row]: on ? [...others, isle] : others });
}

export function putPoints(draft: LunaDraft, seat: number, source: Source, points: number): LunaDraft {
  const { points: before } = draft.sides[seat]!;
  return changeSide(draft, seat, { points: { ...before, [source]: points } });
}

export function putFigure(draft: LunaDraft, figure: FigureName, isle: IsleName): LunaDraft {
  return { ...draft, figures: { ...draft.figures, [figure]: isle } };
}

/** An isle and its neighbour change places, with all that stands on them. */
export function swapIsle(draft: LunaDraft, isle: IsleName, step: 1 | -1): LunaDraft {
  const isles = [...draft.isles];
  const at = isles.indexOf(isle);
  const other = (at + step + isles.length) % isles.length;
  [isles[at], isles[other]] = [isles[other]!, isles[at]!];
  return { ...draft, isles };
}

/** Another board in a place of the frame; one that lies elsewhere changes places with it. */
export function putBoard(draft: LunaDraft, place: number, board: Board): LunaDraft {
  const before = draft.boards[place]!;
  const boards = draft.boards.map((one, at) => (at === place ? board : one === board ? before : one));
  return { ...draft, boards };
}

export function stateOf(draft: LunaDraft, tile: number): TileState {
  const space = draft.temple.find((one) => one.tile === tile);
  if (space) return space.novice === null ? "closed" : `temple-${space.novice}`;
  const claim = draft.claims.find((one) => one.tile === tile);
  return claim ? `claim-${claim.seat}` : "free";
}

export function putTile(draft: LunaDraft, tile: number, state: TileState): LunaDraft {
  const book = draft.temple.find((one) => one.tile === tile)?.book ?? false;
  const temple = draft.temple.filter((one) => one.tile !== tile);
  const claims = draft.claims.filter((one) => one.tile !== tile);
  const [kind, number] = state.split("-");
  const seat = Number(number) as Side;
  if (kind === "claim") return { ...draft, temple, claims: [...claims, { tile, seat }] };
  if (kind === "temple") return { ...draft, temple: [...temple, { tile, novice: seat, book }], claims };
  if (kind === "closed")
    return { ...draft, temple: [...temple, { tile, novice: null, book: false }], claims };
  return { ...draft, temple, claims };
}

export function putBook(draft: LunaDraft, tile: number, book: boolean): LunaDraft {
  return { ...draft, temple: draft.temple.map((one) => (one.tile === tile ? { ...one, book } : one)) };
}

/** A disc on another seat of the council: there it lies on top, in front of the others. */
export function putDisc(draft: LunaDraft, seat: number, place: number): LunaDraft {
  const moved = draft.council.find((disc) => disc.seat === seat)!;
  const others = draft.council.filter((disc) => disc.seat !== seat);
  return { ...draft, council: [{ ...moved, place }, ...others] };
}

/** Which discs lie on the same seat as the one before them, so that their order is anybody's to say. */
export function canRise(draft: LunaDraft, at: number): boolean {
  return at > 0 && draft.council[at - 1]!.place === draft.council[at]!.place;
}

export function raiseDisc(draft: LunaDraft, at: number): LunaDraft {
  const council = [...draft.council];
  [council[at - 1], council[at]] = [council[at]!, council[at - 1]!];
  return { ...draft, council };
}

/** The tiles of the boards in play, with the isle whose symbol they bear. */
export function listTiles(view: LunaView | null): { tile: number; board: string }[] {
  return (view?.temple.spaces ?? []).map(({ tile, board }) => ({ tile, board }));
}

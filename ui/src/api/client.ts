/** The server's endpoints, each a function; failures are thrown as ApiProblem. */
import { language, type Language } from "../texts";
import { connection } from "./connection.svelte";
import { makeOfflineProblem, readProblem } from "./problem";
import type {
  AsText,
  AtTable,
  AttemptVerdict,
  Card,
  Coaching,
  Course,
  Daily,
  DailyResults,
  ForkRequest,
  GameInfo,
  Hint,
  History,
  Insight,
  Invitation,
  KeptRequest,
  LessonInfo,
  LessonProgress,
  LegalMoves,
  InPuzzle,
  Line,
  Me,
  Move,
  MoveRequest,
  NotificationInfo,
  NotificationRequest,
  Opened,
  PhraseRequest,
  PositionRequest,
  PositionSheet,
  PositionTable,
  PuzzleAnswer,
  PuzzleHint,
  PuzzleList,
  PuzzleNext,
  PuzzlePosition,
  PuzzleShelf,
  PuzzleSolution,
  Reasons,
  RecordUpload,
  Resignation,
  ReviewInfo,
  Rulebook,
  Privacy,
  PositionQuestion,
  Session,
  Snapshot,
  StagePosition,
  StageRequest,
  Statistics,
  TableList,
  TableRequest,
  TurningPointPuzzles,
  Weighed,
  WrittenPosition,
} from "./types";

export { ApiProblem } from "./problem";

/** The position that a question is about. */
export type Source = PositionQuestion["source"];

type Query = Record<string, string | number | null | undefined>;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
interface Options {
  query?: Query;
  body?: unknown;
  signal?: AbortSignal;
}

/** An address under /api with the viewer's language. */
export function address(path: string, query: Query = {}): string {
  const given = Object.entries({ ...query, lang: language.code }).filter(([, value]) => value != null);
  return `/api${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

async function request<T>(method: Method, path: string, options: Options = {}): Promise<T> {
  const answer = await send(method, path, options);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function send(method: Method, path: string, { query, body, signal }: Options): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address(path, query), {
      method,
      signal,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch (problem) {
    if (signal?.aborted) throw problem;
    connection.lost();
    throw makeOfflineProblem();
  }
  connection.found();
  if (!answer.ok) throw await readProblem(answer);
  return answer;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const seatOf = (id: string, seat: number) => `${table(id)}/seats/${seat}`;

export const fetchGames = () => request<GameInfo[]>("GET", "/games");
/** The texts of a game that the page was built without, as Fluent. */
export const fetchTexts = async (game: string, code: Language) =>
  (await send("GET", `/games/${encodeURIComponent(game)}/texts/${code}`, {})).text();

export const fetchRules = (game: string, code: Language) =>
  request<Rulebook>("GET", `/games/${encodeURIComponent(game)}/rules/${code}`);

/** With the code of a host who lets in only people with an invitation. */
export const introduce = (name: string, invitation = "") =>
  request<Me>("POST", "/people", { body: { name, invitation } });
/** Who this browser is to the server, if anybody, and whether newcomers need an invitation. */
export const fetchSession = () => request<Session>("GET", "/session");
export const fetchPrivacy = () => request<Privacy>("GET", "/privacy");
/** Be forgotten by this server. */
export const removeMe = () => request<void>("DELETE", "/me");
export const rename = (name: string) => request<Me>("PATCH", "/me", { body: { name } });

export const createTable = (wish: TableRequest) => request<Opened>("POST", "/tables", { body: wish });

/** A table for a game that is played with its box. */
export const keepTable = (wish: KeptRequest) => request<Opened>("POST", "/kept", { body: wish });

/** The table at which the people of this one play again. */
export const playAgain = (id: string) => request<Snapshot>("POST", `${table(id)}/again`);
export const sayPhrase = (id: string, phrase: PhraseRequest["phrase"]) =>
  request<void>("POST", `${table(id)}/phrases`, { body: { phrase } });
/** Take a table off one's lists, or put it back. */
export const unlistTable = (id: string) => request<void>("DELETE", `${table(id)}/listing`);
export const relistTable = (id: string) => request<void>("PUT", `${table(id)}/listing`);

export type ListName = "mine" | "public" | "finished";
export const fetchTables = (list: ListName, query: { game?: string; cursor?: string } = {}) =>
  request<TableList>("GET", "/tables", { query: { list, ...query } });

export interface SnapshotQuery {
  ply?: number;
  since?: number;
  wait?: number;
  after?: number;
  line?: number;
}
export const fetchTable = (id: string, query: SnapshotQuery = {}, signal?: AbortSignal) =>
  request<Snapshot>("GET", table(id), { query: { ...query }, signal });

export const sendMove = (id: string, move: MoveRequest) =>
  request<Snapshot>("POST", `${table(id)}/moves`, { body: move });

export const takeBack = (id: string, toPly: number | null = null) =>
  request<Snapshot>("POST", `${table(id)}/take-back`, { body: { to_ply: toPly } });
export const answerTakeBack = (id: string, accept: boolean) =>
  request<Snapshot>("POST", `${table(id)}/take-back/answer`, { body: { accept } });
export const withdrawTakeBack = (id: string) => request<Snapshot>("DELETE", `${table(id)}/take-back`);

export const endGame = (id: string) => request<Snapshot>("POST", `${table(id)}/end`);
export const answerEnd = (id: string, accept: boolean) =>
  request<Snapshot>("POST", `${table(id)}/end/answer`, { body: { accept } });
export const withdrawEnd = (id: string) => request<Snapshot>("DELETE", `${table(id)}/end`);

export const claimSeat = (
  id: string,
  seat: number,
  secret: string | null = null,
  name: string | null = null,
) => request<Snapshot>("POST", `${seatOf(id, seat)}/claim`, { body: { secret, name } });
export const inviteToSeat = (id: string, seat: number) =>
  request<Invitation>("POST", `${seatOf(id, seat)}/invitation`);
export const resignSeat = (id: string, seat: number, level?: Resignation["level"]) =>
  request<Snapshot>("POST", `${seatOf(id, seat)}/resign`, { body: level ? { level } : {} });

export const forkTable = (id: string, wish: ForkRequest) =>
  request<Opened>("POST", `${table(id)}/fork`, { body: wish });
export const uploadRecord = (upload: RecordUpload) => request<Opened>("POST", "/records", { body: upload });

export const fetchHistory = (id: string) => request<History>("GET", `${table(id)}/history`);
export const fetchCourse = (id: string) => request<Course>("GET", `${table(id)}/course`);
/** A question about a position at a table, in a stage or a puzzle, or written as text. */
const ask = <T>(question: string, source: Source, asked: object = {}) =>
  request<T>("POST", `/ask/${question}`, { body: { source, ...asked } });

/** What each move would bring. */
export const fetchInsight = (source: Source) => ask<Insight>("insight", source);
/** What the player to move may play there. */
export const fetchLegal = (source: Source) => ask<LegalMoves>("legal", source);
/** Why a move in notation, or by its parts, cannot be played. */
export const explainMove = (source: Source, move: string | Pick<Move, "kind" | "parts">) =>
  ask<Reasons>("why", source, {
    move: typeof move === "string" ? move : { kind: move.kind, parts: move.parts },
  });
/** The card of a thing: what it is, does next, can be used for, and why not. */
export const fetchCard = (source: Source, thing: string) => ask<Card>("about", source, { thing });
/** The positions after moves that are only tried. */
export const tryLine = (source: Source, moves: string[]) => ask<Line>("line", source, { moves });
/** What a strong player would do. */
export const fetchHint = (source: AtTable | AsText) => ask<Hint>("ideas", source);
/** What another move would have given away, or one in a position. */
export const judgeMove = (source: AtTable | AsText, move: string) =>
  ask<AttemptVerdict>("attempt", source, { move });

/** What the coach says about this position; it says nothing twice. */
export const askCoach = (id: string, { ply, line }: Pick<Snapshot, "ply" | "line">) =>
  request<Coaching>("POST", `${table(id)}/coach`, { body: { ply, line } });
/** Whether the coach has a question before this move. */
export const weighMove = (id: string, move: string, { ply, line }: Pick<Snapshot, "ply" | "line">) =>
  request<Weighed>("POST", `${table(id)}/coach/doubt`, { body: { move, ply, line } });

/** The review of a finished game, as far as it is. */
export const fetchReview = (id: string) => request<ReviewInfo>("GET", `${table(id)}/review`);
/** Ask for it, where nobody has. */
export const startReview = (id: string) => request<ReviewInfo>("POST", `${table(id)}/review`);

export const fetchNotification = (id: string, seat: number) =>
  request<NotificationInfo>("GET", `${seatOf(id, seat)}/notification`);
export const setNotification = (id: string, seat: number, wish: NotificationRequest) =>
  request<NotificationInfo>("PUT", `${seatOf(id, seat)}/notification`, { body: wish });
export const clearNotification = (id: string, seat: number) =>
  request<NotificationInfo>("DELETE", `${seatOf(id, seat)}/notification`);

export const fetchDaily = () => request<Daily>("GET", "/daily");
export const playDaily = (game: string) => request<Opened>("POST", `/daily/${game}`);
export const fetchDailyResults = (game: string, date: string) =>
  request<DailyResults>("GET", `/daily/${game}/${date}/results`);

/** What one's own games come to. */
export const fetchStatistics = () => request<Statistics>("GET", "/me/statistics");

const positions = (game: string) => `/positions/${encodeURIComponent(game)}`;

/** A draft or a text as a position: what is wrong with it, or all there is to know about it. */
export const checkPosition = (game: string, wanted: PositionRequest) =>
  request<PositionSheet>("POST", `${positions(game)}/check`, { body: wanted });
/** Something to begin with. */
export const startPosition = (game: string, kind: "blank" | "random" | "example", players: number) =>
  request<PositionSheet>("GET", `${positions(game)}/start`, { query: { kind, players } });
/** A table at which the game goes on from a position. */
export const playPosition = (game: string, wish: PositionTable) =>
  request<Opened>("POST", `${positions(game)}/tables`, { body: wish });
/** A table that keeps the score of a game on a real table from this position on. */
export const keepPosition = (game: string, players: number, text: string) =>
  request<Opened>("POST", "/kept", {
    body: { game, names: Array.from({ length: players }, () => null), laid: { position: text } },
  });
/** The text of a table's position. */
export const fetchPosition = (id: string, ply: number) =>
  request<WrittenPosition>("GET", `${table(id)}/position`, { query: { ply } });

const lesson = (game: string) => `/games/${encodeURIComponent(game)}/lessons`;
const stageOf = (game: string, stage: string) => `${lesson(game)}/${encodeURIComponent(stage)}`;

export const fetchProgress = () => request<LessonProgress[]>("GET", "/lessons");
export const fetchLesson = (game: string) => request<LessonInfo>("GET", lesson(game));
/** A stage after one's moves. */
export const playStage = (game: string, stage: string, played: StageRequest) =>
  request<StagePosition>("POST", stageOf(game, stage), { body: played });

/** Which puzzles: of a theme, a difficulty, for so many players. */
export interface PuzzleWish {
  theme?: string | null;
  difficulty?: number | null;
  players?: number | null;
}
/** A puzzle: of a game, or a turning point of the game that was played at a table. */
export type PuzzleName = Pick<InPuzzle, "of" | "puzzle">;
/** A puzzle after the moves that were found right. */
export type FoundPuzzle = Required<InPuzzle>;

const puzzlesOf = (of: string) => `/puzzles/${encodeURIComponent(of)}`;
const puzzleAt = ({ of, puzzle }: PuzzleName) => `${puzzlesOf(of)}/${encodeURIComponent(puzzle)}`;

export const fetchPuzzleShelves = () => request<PuzzleShelf[]>("GET", "/puzzles");
export const fetchPuzzles = (game: string, wish: PuzzleWish) =>
  request<PuzzleList>("GET", puzzlesOf(game), { query: { ...wish } });
/** One that fits the viewer, other than the one at hand. */
export const fetchNextPuzzle = (game: string, wish: PuzzleWish, after?: string) =>
  request<PuzzleNext>("GET", `${puzzlesOf(game)}/next`, { query: { ...wish, after } });
export const fetchTurningPoints = (id: string) =>
  request<TurningPointPuzzles>("GET", `${table(id)}/review/puzzles`);
export const fetchPuzzle = (name: PuzzleName) => request<PuzzlePosition>("GET", puzzleAt(name));
/** What the next move comes to. */
export const answerPuzzle = (at: FoundPuzzle, move: string) =>
  request<PuzzleAnswer>("POST", `${puzzleAt(at)}/answers`, {
    body: { played: at.played, seal: at.seal, move },
  });
export const hintAtPuzzle = (at: FoundPuzzle, step: 1 | 2) =>
  request<PuzzleHint>("POST", `${puzzleAt(at)}/hints`, { body: { played: at.played, seal: at.seal, step } });
export const fetchSolution = (name: PuzzleName) =>
  request<PuzzleSolution>("POST", `${puzzleAt(name)}/solution`);

/** The address of a table's live feed. */
export function liveAddress(id: string, ply: number, line: number): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${address(`${table(id)}/live`, { ply, line })}`;
}

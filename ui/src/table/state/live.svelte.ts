/** A table as it is now: kept up to date by the feed, changed by what the viewer does. */
import * as client from "../../api/client";
import { ApiProblem } from "../../api/client";
import { games } from "../../api/games.svelte";
import type { GameInfo, LogEntry, Move, Snapshot } from "../../api/types";
import { settings } from "../../settings.svelte";
import { tellProblem, toast } from "../../shell/toasts.svelte";
import { play } from "../../sound";
import { say } from "../../texts";
import { hinderHelp, isPlayer } from "../play/availability";
import { planHarder } from "../seats/plan";
import { Feed, type Connection, type FeedListener } from "./feed";
import { fillLog, receive, type Change, type Progress } from "./progress";

const UNCONFIRMED = 6_000; // a move without an answer after this: look how things stand

export class LiveTable {
  progress = $state.raw<Progress | null>(null);
  connection = $state<Connection>("connecting");
  /** Why the table cannot be opened. */
  problem = $state.raw<ApiProblem | null>(null);
  /** The move on its way. */
  sending = $state.raw<Move | null>(null);
  /** What is told to everybody who follows: new moves, and take-backs. */
  onchange: (change: Change) => void = () => {};
  /** Set phrases, as they are said. */
  onphrase: NonNullable<FeedListener["hear"]> = () => {};

  #feed: Feed | null = null;
  #filling = false;

  constructor(readonly id: string) {}

  get snapshot(): Snapshot | null {
    return this.progress?.snapshot ?? null;
  }

  get log(): LogEntry[] {
    return this.progress?.log ?? [];
  }

  /** What the server says about the game; null until its list of games is there. */
  get info(): GameInfo | null {
    return this.snapshot && games.find(this.snapshot.table.game);
  }

  get hasHints(): boolean {
    return this.info?.hints ?? false;
  }

  readonly isPlayer: boolean = $derived.by(() => this.snapshot !== null && isPlayer(this.snapshot));

  get isOver(): boolean {
    return this.snapshot?.to_move === null;
  }

  /** Its players ended it before the rules did. */
  get isEndedEarly(): boolean {
    return this.isOver && this.snapshot!.ranking === null;
  }

  /** A record of a game on a real table. */
  get isKept(): boolean {
    return this.snapshot?.table.kept ?? false;
  }

  /** Whether a game against other people is under way, with which nothing is tried meanwhile. */
  get isContest(): boolean {
    const people = this.snapshot?.table.seats.filter(({ holder }) => holder !== "computer") ?? [];
    return !this.isOver && !this.isKept && people.length > 1 && people.some(({ mine }) => !mine);
  }

  /** Whether it can be reviewed: it has a result, and there is who judges. */
  get isReviewable(): boolean {
    return this.isOver && !this.isEndedEarly && this.hasHints;
  }

  /** Whether others would miss the viewer: then leaving or ending is a matter between people. */
  get isLeavable(): boolean {
    if (!this.isPlayer || this.isOver || this.isKept || this.snapshot!.table.daily) return false;
    const { seats } = this.snapshot!.table;
    return seats.some(({ mine, holder }) => !mine && (holder === "person" || holder === "open"));
  }

  /** The next stronger computer, once this one is beaten. */
  get harder(): ReturnType<typeof planHarder> {
    return this.snapshot && this.info && planHarder(this.snapshot, this.info);
  }

  /** Whether somebody can be coached here: alone or against computers, and not for the day's results. */
  get isCoachable(): boolean {
    if (!this.snapshot || this.isKept) return false; // there is nobody in particular to be taught
    return this.isPlayer && (this.info?.coach ?? false) && hinderHelp(this.snapshot) === null;
  }

  /** Whether the viewer is to be told how this game is won: it is their first one, and they have not moved yet. */
  readonly isNewcomer: boolean = $derived.by(() => {
    if (!this.snapshot || !this.info?.rules || !this.isPlayer || this.isOver || this.isKept) return false;
    const { game, seats } = this.snapshot.table;
    const isKnown = [...settings.welcomed, ...settings.finished].includes(game);
    return !isKnown && !this.log.some(({ seat }) => seats[seat]?.mine ?? false);
  });

  /** Fetch the table, then follow it. */
  async open(): Promise<void> {
    this.problem = null;
    try {
      this.receive(await client.fetchTable(this.id, { since: 0 }));
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      this.problem = problem;
      return;
    }
    this.#follow();
  }

  close(): void {
    this.#feed?.stop();
    this.#feed = null;
  }

  /** Reconnect: after a claim the socket has to carry the new identity. */
  reconnect(): void {
    this.close();
    this.#follow();
  }

  /** Look how things stand, without waiting for the feed. */
  async refresh(): Promise<void> {
    this.#feed?.wake();
    try {
      this.receive(await client.fetchTable(this.id, { since: this.#nextPly() }));
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      // The feed shows that the connection is lost, and goes on trying.
    }
  }

  /** Take in a snapshot, wherever it comes from. */
  receive(snapshot: Snapshot): void {
    const change = receive(this.progress, snapshot);
    if (!change) return;
    this.progress = change.progress;
    this.onchange(change);
    if (!change.progress.complete) void this.#fill();
  }

  /** Play a move, with what it turned up on a real table; a refusal is shown as a toast, and rethrown. */
  async send(move: Move, named: number[] = []): Promise<void> {
    const snapshot = this.snapshot;
    if (!snapshot || this.sending) return;
    this.sending = move;
    const impatience = setTimeout(() => void this.refresh(), UNCONFIRMED);
    try {
      const { ply, line } = snapshot;
      this.receive(await client.sendMove(this.id, { move: move.text, ply, line, named }));
    } catch (problem) {
      play("error");
      this.#tellRefusal(problem);
      throw problem;
    } finally {
      clearTimeout(impatience);
      this.sending = null;
    }
  }

  /** Do something that answers with a snapshot; problems are told. True: it was done. */
  async act(action: () => Promise<Snapshot>): Promise<boolean> {
    try {
      this.receive(await action());
      return true;
    } catch (problem) {
      tellProblem(problem);
      void this.refresh();
      return false;
    }
  }

  #follow(): void {
    this.#feed = new Feed(this.id, {
      position: () => ({ ply: this.#nextPly(), line: this.snapshot?.line ?? 0 }),
      receive: (snapshot) => this.receive(snapshot),
      hear: (seat, phrase) => this.onphrase(seat, phrase),
      changeConnection: (connection) => (this.connection = connection),
    });
    this.#feed.start();
  }

  #nextPly(): number {
    return this.progress?.complete ? this.progress.log.length : 0;
  }

  /** Get the whole log, where a part of it is missing. */
  async #fill(): Promise<void> {
    if (this.#filling) return;
    this.#filling = true;
    try {
      const whole = await client.fetchTable(this.id, { since: 0 });
      if (this.progress) this.progress = fillLog(this.progress, whole);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
    } finally {
      this.#filling = false;
    }
  }

  #tellRefusal(problem: unknown): void {
    const overtaken = problem instanceof ApiProblem && ["stale-ply", "not-your-turn"].includes(problem.code);
    if (overtaken) toast(say("table-overtaken"));
    else tellProblem(problem);
    void this.refresh();
  }
}

/** A table as it is now: kept up to date by the feed, changed by what the viewer does. */
import * as client from "../../api/client";
import { ApiProblem } from "../../api/client";
import type { LogEntry, Move, Snapshot } from "../../api/types";
import { tellProblem, toast } from "../../shell/toasts.svelte";
import { say } from "../../texts";
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
  onphrase: FeedListener["hear"] = () => {};
  /** How far the review of the game is. */
  onreview: FeedListener["review"] = () => {};

  #feed: Feed | null = null;
  #filling = false;

  constructor(readonly id: string) {}

  get snapshot(): Snapshot | null {
    return this.progress?.snapshot ?? null;
  }

  get log(): LogEntry[] {
    return this.progress?.log ?? [];
  }

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
      review: (progress) => this.onreview(progress),
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

/** The stream of snapshots: a socket that comes back by itself, or long polling where sockets fail. */
import { ApiProblem, fetchTable, liveAddress } from "../../api/client";
import type { PhraseRequest, ReviewProgress, Snapshot } from "../../api/types";
import { delay, pause } from "./backoff";

export type Connection = "connecting" | "live" | "reconnecting" | "offline";

export interface Position {
  ply: number;
  line: number;
}

export interface FeedListener {
  /** What the page has, to go on from there. */
  position: () => Position;
  receive?: (snapshot: Snapshot) => void;
  /** Somebody at this seat says a set phrase. */
  hear?: (seat: number, phrase: PhraseRequest["phrase"]) => void;
  /** The review of the game has got on. */
  review?: (progress: ReviewProgress) => void;
  changeConnection?: (connection: Connection) => void;
}

type Message =
  | ({ type: "snapshot" } & Snapshot)
  | ({ type: "phrase"; seat: number } & PhraseRequest)
  | ({ type: "review" } & ReviewProgress)
  | { type: "pong" };

const DEAD_SOCKETS = 3; // so many in a row without a message: this network blocks WebSockets
const POLLS_BEFORE_SOCKET = 8; // then one more try
const POLL_SECONDS = 25;
const PING = 15_000;
const SILENCE = 10_000; // without an answer to a ping for so long the connection counts as lost
const HOPELESS = 4; // failures in a row until we say that we are offline

export class Feed {
  #end = new AbortController();
  #nap = new AbortController();
  #failures = 0;
  #deadSockets = 0;

  constructor(
    private readonly table: string,
    private readonly listener: FeedListener,
  ) {}

  start(): void {
    addEventListener("online", this.#handleOnline);
    void this.#run();
  }

  stop(): void {
    removeEventListener("online", this.#handleOnline);
    this.#end.abort();
    this.#nap.abort();
  }

  /** Do not wait for the next attempt. */
  wake(): void {
    this.#nap.abort();
  }

  #handleOnline = () => this.wake();

  async #run(): Promise<void> {
    while (!this.#end.signal.aborted) {
      const polls = this.#deadSockets >= DEAD_SOCKETS;
      if (polls) await this.#poll();
      else await this.#followSocket();
      if (this.#end.signal.aborted) return;
      // Where sockets fail but the server may well be there, polling begins at once.
      const changesOver = !polls && this.#deadSockets >= DEAD_SOCKETS;
      if (this.#failures === 0 || changesOver) continue;
      const hopeful = navigator.onLine && this.#failures < HOPELESS;
      this.listener.changeConnection?.(hopeful ? "reconnecting" : "offline");
      this.#nap = new AbortController();
      await pause(delay(this.#failures), this.#nap.signal);
    }
  }

  /** Follow a socket until it closes or times out; one without a single message counts as dead. */
  #followSocket(): Promise<void> {
    const { ply, line } = this.listener.position();
    const socket = new WebSocket(liveAddress(this.table, ply, line));
    let spoke = false;
    socket.addEventListener("message", (event) => {
      const message = JSON.parse(String(event.data)) as Message;
      if (message.type === "phrase") this.listener.hear?.(message.seat, message.phrase);
      if (message.type === "review") this.listener.review?.(message);
      if (message.type !== "snapshot") return;
      spoke = true;
      this.#failures = 0;
      this.#deadSockets = 0;
      this.listener.changeConnection?.("live");
      this.listener.receive?.(message);
    });
    return untilClosed(socket, this.#end.signal).then(() => {
      if (this.#end.signal.aborted) return;
      this.#failures += 1;
      if (!spoke && navigator.onLine) this.#deadSockets += 1;
    });
  }

  async #poll(): Promise<void> {
    for (let round = 0; round < POLLS_BEFORE_SOCKET; round += 1) {
      try {
        const { ply, line } = this.listener.position();
        // The first answer comes at once and shows that we are connected.
        const query = { wait: round === 0 ? 0 : POLL_SECONDS, after: ply, line, since: ply };
        const snapshot = await fetchTable(this.table, query, this.#end.signal);
        this.#failures = 0;
        this.listener.changeConnection?.("live");
        this.listener.receive?.(snapshot);
      } catch (problem) {
        if (this.#end.signal.aborted) return;
        this.#failures += 1;
        // A refusal will not change soon: ask slowly.
        const refused = problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500;
        if (refused) this.#failures += HOPELESS;
        break;
      }
    }
    // In either case the next attempt is a socket again.
    this.#deadSockets = DEAD_SOCKETS - 1;
  }
}

/** Wait for the end of a socket: closed by either side, a ping that timed out, or a device without a network. */
function untilClosed(socket: WebSocket, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let silence: ReturnType<typeof setTimeout> | undefined;
    const ping = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send('{"type":"ping"}');
      clearTimeout(silence);
      silence = setTimeout(finish, SILENCE);
    }, PING);
    function finish() {
      clearInterval(ping);
      clearTimeout(silence);
      signal.removeEventListener("abort", finish);
      removeEventListener("offline", finish);
      socket.close();
      resolve();
    }
    socket.addEventListener("message", () => clearTimeout(silence));
    socket.addEventListener("close", finish);
    signal.addEventListener("abort", finish);
    addEventListener("offline", finish);
  });
}

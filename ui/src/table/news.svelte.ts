/** What a table says, rings and opens when something has happened at it. */
import type { Snapshot } from "../api/types";
import { gameName } from "../pages/names";
import { settings } from "../settings.svelte";
import { toast } from "../shell/toasts.svelte";
import { play } from "../sound";
import { say } from "../texts";
import type { TableHost } from "./host.svelte";
import { notice } from "./notice.svelte";
import type { Change } from "./state/progress";
import { tellPlainly } from "./story/telling";
import { describeResult, describeTurn, endSentence } from "./words";

const MOST_TOLD = 4; // of many moves at once only the last are announced
const LAST_LOOK = 1_400; // the last move is seen before the result covers it

export class News {
  /** The viewer has just won, for the first time in this game. */
  isFirstWin = $state(false);

  #wasTurn: boolean | null = null;
  #wasOver: boolean | null = null;
  #hasResult = false;
  #successor: string | null | undefined;

  constructor(private readonly host: TableHost) {}

  /** `isElsewhere`: the game stands at another position than before. */
  tell({ news, tookBackTo, progress: { snapshot } }: Change, isElsewhere: boolean): void {
    if (tookBackTo !== null) {
      toast(say("table-went-back", { number: tookBackTo + 1 }));
      if (snapshot.shuffles.includes(tookBackTo)) toast(say("table-shuffled-again"));
    }
    this.#seeSuccessor(snapshot);
    const ends = snapshot.to_move === null && this.#wasOver === false;
    if (isElsewhere || ends) this.#announce(snapshot, news);
    if (ends) this.#end(snapshot);
    else this.#ring(snapshot, news.length > 0);
    // From now on it is no first game any more.
    if (snapshot.ranking && this.host.live.isPlayer && !settings.finished.includes(snapshot.table.game))
      settings.finished.push(snapshot.table.game);
    this.#wasTurn = snapshot.your_turn;
    this.#wasOver = snapshot.to_move === null;
  }

  /** The last move was shown: the result comes, where there is one. */
  showResult = (): void => {
    if (!this.#hasResult) return;
    this.#hasResult = false;
    setTimeout(() => !this.host.isPast && this.host.dialogs.open("result"), LAST_LOOK);
  };

  #announce(snapshot: Snapshot, news: Change["news"]): void {
    const { seats } = this.host;
    const told = news.slice(-MOST_TOLD).map((entry) => tellPlainly(entry, seats, say));
    const describe = snapshot.to_move === null ? describeResult : describeTurn;
    this.host.announcer.say(...told, endSentence(describe(snapshot, seats, say)));
  }

  /** The game was under way when it was last seen, and is over now. */
  #end(snapshot: Snapshot): void {
    play(snapshot.ranking ? "win" : "turn");
    this.#hasResult = true;
    if (!this.host.beats.isPlaying) this.showResult();
    const { table, ranking } = snapshot;
    const isWon = (ranking?.length ?? 0) > 1 && (this.host.seats[ranking![0]!]?.you ?? false);
    if (!isWon || table.kept || settings.won.includes(table.game)) return;
    this.isFirstWin = true;
    settings.won.push(table.game);
  }

  /** Sounds and notices at a turn and a move. */
  #ring(snapshot: Snapshot, moved: boolean): void {
    if (snapshot.your_turn && this.#wasTurn === false) {
      play("turn");
      notice.show(say("table-your-turn"), gameName(snapshot.table.game), this.host.id);
    } else if (moved) play("move");
  }

  /** Somebody at the table wants to play again: who still looks at the old one is told. */
  #seeSuccessor({ table }: Snapshot): void {
    if (table.successor && this.#successor === null && this.host.live.isPlayer) {
      this.host.company.note(say("table-again-ready"));
      notice.show(say("table-again-ready"), gameName(table.game), this.host.id);
    }
    this.#successor = table.successor;
  }
}

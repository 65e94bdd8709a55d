import { deepFreeze, frozenCopy } from './deep-freeze.ts';
import type { Actor, DraftOf, Game, GameTypes } from './game.ts';

/** Number of plies between two snapshots of the state, and maximum number of plies whose events are cached. */
const SNAPSHOT_INTERVAL = 64;

/** An event with all hidden information. */
export interface Happening<T extends GameTypes = GameTypes> {
  /** The 0-based index of its move. */
  readonly ply: number;
  readonly event: T['event'];
  readonly clause: string;
}

/**
 * The history of a match: every move, snapshots of the state, and the last events. Everything else is replayed from a
 * snapshot, because a move takes far less memory than a state.
 */
export class History<T extends GameTypes> {
  readonly #game: Game<T>;
  #moves: T['move'][] = [];
  /** The actor of each ply. */
  #actors: Actor[] = [];
  /** By the JSON of a move: the object that all equal moves share. */
  readonly #interned = new Map<string, T['move']>();
  /** Snapshots: every `SNAPSHOT_INTERVAL`-th state, starting with the state before the first ply. */
  #states: T['state'][];
  /** The events of the last plies, one list per ply. */
  #recent: Happening<T>[][] = [];
  #state: T['state'];

  constructor(game: Game<T>, state: T['state']) {
    this.#game = game;
    this.#states = [state];
    this.#state = state;
  }

  get state(): T['state'] {
    return this.#state;
  }

  get moves(): readonly T['move'][] {
    return this.#moves;
  }

  get actors(): readonly Actor[] {
    return this.#actors;
  }

  /** The state after the first `ply` moves. It is not frozen; do not change it. */
  stateAt(ply: number): T['state'] {
    return ply === this.#moves.length ? this.#state : this.#replayTo(ply, ply);
  }

  /**
   * Makes a legal move.
   * @returns a frozen copy of it.
   */
  make(move: T['move']): T['move'] {
    const own = this.#intern(move);
    const events: Happening<T>[] = [];
    const draft = this.#game.clone(this.#state);
    const ply = this.#moves.length;
    // An event may share parts with the draft, which may still change. So every event is copied.
    this.#game.advance(draft, own, (event, clause) => events.push({ ply, event: frozenCopy(event), clause }));
    this.#actors.push(this.#game.actor(this.#state));
    this.#state = draft;
    this.#moves.push(own);
    this.#recent.push(events);
    if (this.#recent.length > SNAPSHOT_INTERVAL) this.#recent.shift();
    if (this.#moves.length % SNAPSHOT_INTERVAL === 0) this.#states.push(this.#state);
    return own;
  }

  /** Removes all moves from that ply on. */
  takeBack(ply: number): void {
    this.#state = this.stateAt(ply);
    this.#recent.length = Math.max(0, this.#recent.length - (this.#moves.length - ply));
    this.#states.length = Math.floor(ply / SNAPSHOT_INTERVAL) + 1;
    this.#actors.length = ply;
    this.#moves.length = ply;
  }

  /** A new history of the moves before that ply. It shares stored states, moves and events with this one. */
  fork(ply: number): History<T> {
    const fork = new History(this.#game, this.#state);
    fork.#states = this.#states.slice();
    fork.#moves = this.#moves.slice();
    fork.#actors = this.#actors.slice();
    fork.#recent = this.#recent.slice();
    fork.takeBack(ply);
    return fork;
  }

  /** The events from that ply on, in order, frozen. */
  happened(from: number): readonly Happening<T>[] {
    const first = this.#moves.length - this.#recent.length;
    const before: Happening<T>[] = [];
    if (from < first) {
      this.#replayTo(from, first, (event, clause, ply) => {
        if (ply >= from) before.push({ ply, event: frozenCopy(event), clause });
      });
    }
    return deepFreeze([...before, ...this.#recent.slice(Math.max(0, from - first)).flat()]);
  }

  /**
   * Replays the moves before ply `to`, starting from the last snapshot at or before ply `from`.
   * @returns the state before ply `to`.
   */
  #replayTo(from: number, to: number, hear?: (event: T['event'], clause: string, ply: number) => void): DraftOf<T> {
    const kept = Math.floor(from / SNAPSHOT_INTERVAL);
    const state = this.#states[kept];
    if (state === undefined) throw new Error(`broken history: no state before ply ${from}`);
    const draft = this.#game.clone(state);
    for (let ply = kept * SNAPSHOT_INTERVAL; ply < to; ply++) {
      const move = this.#moves[ply];
      if (move === undefined) throw new Error(`broken history: no ply ${ply}`);
      this.#game.advance(draft, move, hear && ((event, clause) => hear(event, clause, ply)));
    }
    return draft;
  }

  #intern(move: T['move']): T['move'] {
    const json = JSON.stringify(move);
    const known = this.#interned.get(json);
    if (known !== undefined) return known;
    const own: T['move'] = deepFreeze(JSON.parse(json));
    this.#interned.set(json, own);
    return own;
  }
}

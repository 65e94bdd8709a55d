import type { Actor, DraftOf, Game, GameTypes } from './game.ts';
import { frozen, owned } from './plain.ts';

/** So many plies lie between two states that are kept, and for so many the events are. */
const STRETCH = 64;

/** The last move made: by whom, and whether it has turned up something hidden. */
export interface Last {
  readonly actor: Actor;
  readonly reveals: boolean;
}

/** An event with all that is hidden in it. */
export interface Happening<T extends GameTypes = GameTypes> {
  /** The 0-based index of the move that it belongs to. */
  readonly ply: number;
  readonly event: T['event'];
  /** The clause of the rules by which it happened. */
  readonly clause: string;
}

/**
 * What a match remembers: every move, a state now and then, the last events. All else comes by playing again from
 * there, so that a move costs some ten bytes and not a state of some thousand.
 */
export class History<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #moves: T['move'][] = [];
  /** One object for all moves that are equal, by its JSON. */
  readonly #known = new Map<string, T['move']>();
  /** The state after every so many plies, the first one after none. */
  readonly #states: T['state'][];
  /** What happened in each of the last plies. */
  readonly #recent: Happening<T>[][] = [];
  #state: T['state'];
  #last: Last | undefined;

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

  get last(): Last | undefined {
    return this.#last;
  }

  /**
   * Makes a move that has been judged.
   * @returns a frozen copy of it.
   */
  make(move: T['move']): T['move'] {
    const own = this.#own(move);
    const events: Happening<T>[] = [];
    const last = this.#asLast(this.#state, own);
    const draft = this.#game.clone(this.#state);
    const ply = this.#moves.length;
    this.#game.advance(draft, own, (event, clause) => events.push({ ply, event, clause }));
    this.#state = draft;
    this.#last = last;
    this.#moves.push(own);
    this.#recent.push(events);
    if (this.#recent.length > STRETCH) this.#recent.shift();
    if (this.#moves.length % STRETCH === 0) this.#states.push(this.#state);
    return own;
  }

  /** Takes back all moves from that ply on. */
  takeBack(ply: number): void {
    this.#recent.length = Math.max(0, this.#recent.length - (this.#moves.length - ply));
    this.#states.length = Math.floor(ply / STRETCH) + 1;
    this.#moves.length = ply;
    const move = this.#moves.at(-1);
    const draft = this.#again(Math.max(this.#moves.length - 1, 0), this.#moves.length - 1);
    this.#last = move && this.#asLast(draft, move);
    if (move !== undefined) this.#game.advance(draft, move);
    this.#state = draft;
  }

  /** Tells what happened from that ply on, in order, by frozen events, each with its clause. */
  tell(from: number, hear: (event: T['event'], clause: string, ply: number) => void): void {
    const first = this.#moves.length - this.#recent.length;
    if (from < first) {
      // The draft goes on changing; an event of `make` shares what it may share with states that do not.
      this.#again(from, first, (event, clause, ply) => {
        if (ply >= from) hear(owned(event), clause, ply);
      });
    }
    for (let ply = Math.max(from, first); ply < this.#moves.length; ply++) {
      for (const { event, clause } of this.#recent[ply - first] ?? []) hear(frozen(event), clause, ply);
    }
  }

  /**
   * Plays again up to ply `to`, beginning at the last state kept that is not behind ply `from`.
   * @returns the state before ply `to`.
   */
  #again(from: number, to: number, hear?: (event: T['event'], clause: string, ply: number) => void): DraftOf<T> {
    const kept = Math.floor(from / STRETCH);
    const state = this.#states[kept];
    if (state === undefined) throw new Error(`broken history: no state before ply ${from}`);
    const draft = this.#game.clone(state);
    for (let ply = kept * STRETCH; ply < to; ply++) {
      const move = this.#moves[ply];
      if (move === undefined) throw new Error(`broken history: no ply ${ply}`);
      this.#game.advance(draft, move, hear && ((event, clause) => hear(event, clause, ply)));
    }
    return draft;
  }

  #asLast(before: T['state'], move: T['move']): Last {
    return { actor: this.#game.actor(before), reveals: this.#game.reveals(before, move) };
  }

  #own(move: T['move']): T['move'] {
    const json = JSON.stringify(move);
    const known = this.#known.get(json);
    if (known !== undefined) return known;
    const own: T['move'] = frozen(JSON.parse(json));
    this.#known.set(json, own);
    return own;
  }
}

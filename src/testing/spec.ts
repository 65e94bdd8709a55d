import type * as fc from 'fast-check';
import type { GameTypes, Seat } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';

/** A game to test. Only `kit` is required, and `{ game }` is a kit. The rest adds properties or reaches more states. */
export interface Spec<T extends GameTypes = GameTypes> {
  /** The game. Its heuristic guides a part of the play. A table, board, schemas and memory are tested if present. */
  readonly kit: Kit<T>;
  /** Options that `setup` accepts. Default: any number of seats, and any values listed in `game.options`. */
  readonly options?: fc.Arbitrary<object>;
  /**
   * Checks invariants of the rules, such as the number of cards. Returns what is wrong with a state, one sentence each;
   * `[]` if nothing is wrong.
   */
  broken?(state: T['state']): readonly string[];
  /** Number of pieces by kind. `kit.board` must show these numbers to every viewer. */
  stock?(state: T['state']): Readonly<Record<string, number>>;
  /** A heuristic. Test games make some moves by it, so that they go further than random games. Default: the kit's. */
  guide?(state: T['state'], seat: Seat): number;
  /** Symmetries of the rules. */
  readonly symmetries?: readonly Symmetry<T>[];
  /** States that random play rarely reaches. The tests of words, clauses and refusals use them. */
  readonly positions?: readonly T['state'][];
  /** All clauses of the rules; phases, refusals and events may cite only these. */
  readonly clauses?: ReadonlySet<string>;
  /**
   * Whether random play and `positions` must reach every type of move and every refusal of the game itself. By default,
   * types and refusals that they do not reach are only reported. With an effort below 1, these are ignored.
   */
  readonly complete?: boolean;
  /**
   * Amount of testing, default 1: 0.1 plays a tenth of the games. The environment variable `FEYRULES_EFFORT` sets the
   * default.
   */
  readonly effort?: number;
  /** Seed, a 32-bit integer; another seed plays other games. Runs are deterministic. */
  readonly seed?: number;
}

/** A mapping of states and moves that commutes with `apply`, such as a mirror or renamed seats. */
export interface Symmetry<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** Whether the symmetry holds in this state. Rules that depend on the order of squares or seats may break it. */
  applies(state: T['state']): boolean;
  state(state: T['state']): T['state'];
  move(move: T['move']): T['move'];
}

/** A property of every game. */
export interface Property {
  /** A sentence that says what holds. Some names begin with a label, such as `P3`. */
  readonly name: string;
  /**
   * Resolves with the rules that were not tested because random play did not reach them, one sentence each.
   * @throws Error with the name, the reason, and usually the options and moves of a game that violates the property.
   */
  run(): Promise<readonly string[]>;
}

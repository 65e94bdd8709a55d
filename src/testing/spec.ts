import type * as fc from 'fast-check';
import type { GameTypes, Seat } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';

/**
 * A game to be held against the battery. The kit is enough, and `{ game }` is a kit; whatever else is known of the
 * game brings more properties with it, or reaches more of its states.
 */
export interface Spec<T extends GameTypes = GameTypes> {
  /** The game. With a heuristic a part of the play is guided by it, a table is tried for words, schemas and a memory for truth. */
  readonly kit: Kit<T>;
  /** Options that `setup` accepts. By default any number of seats, with any values that `game.options` lists. */
  readonly options?: fc.Arbitrary<object>;
  /** The invariants of the rules, such as the number of cards: what is broken in a state, in words; `[]` if nothing is. */
  broken?(state: T['state']): readonly string[];
  /** By kind of piece: how many there are, the same for every viewer. What `kit.board` shows must agree. */
  stock?(state: T['state']): Readonly<Record<string, number>>;
  /** Guides a part of the play in place of the kit's heuristic: uniform play does not reach every rule. */
  guide?(state: T['state'], seat: Seat): number;
  /** Ways of looking at the game that its rules do not notice. */
  readonly symmetries?: readonly Symmetry<T>[];
  /** States that random play hardly reaches, for the words and refusals that need them. */
  readonly positions?: readonly T['state'][];
  /** Every clause of the rules: what phases, refusals and events cite must be among them. */
  readonly clauses?: ReadonlySet<string>;
  /**
   * Whether random play, with `positions`, must reach every type of move and every refusal. By default what it does not
   * reach is only reported. An effort below 1 reports nothing of it, and asks for nothing.
   */
  readonly complete?: boolean;
  /**
   * How much is tried, 1 by default: 0.1 plays a tenth of the games. The environment variable `FEYRULES_EFFORT` says so
   * for a spec that does not.
   */
  readonly effort?: number;
  /** Another integer of 32 bits plays other games. Without it every run of the battery plays the same. */
  readonly seed?: number;
}

/** A mapping of states and moves that commutes with `apply`: a mirror, or other names for the seats. */
export interface Symmetry<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** Whether it holds in this state; where rules go by the order of squares or seats, it may not. */
  applies(state: T['state']): boolean;
  state(state: T['state']): T['state'];
  move(move: T['move']): T['move'];
}

/** Something that holds of every game. */
export interface Property {
  /** A sentence; those that are referred to begin with a number: `P3 what clone and apply share …`. */
  readonly name: string;
  /**
   * Fulfils with what random play did not reach, a sentence each: such rules were not tried.
   * @throws Error with the name, why it does not hold, and the record of a game that shows it.
   */
  run(): Promise<readonly string[]>;
}

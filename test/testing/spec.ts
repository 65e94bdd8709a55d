import type * as fc from 'fast-check';
import type { BaseState, Game, Seat, Tagged } from '../../src/core/game.ts';
import type { Schemas } from '../../src/core/kit.ts';
import type { Locale } from '../../src/core/wording.ts';
import type { Wordbook } from '../../src/core/words.ts';

/** The battery's specification of a game, beyond the game itself. */
export interface Spec {
  readonly game: Game;
  /** Options that the game accepts. */
  readonly options: fc.Arbitrary<object>;
  /** As the kit returns them. */
  readonly schemas: Schemas;
  /** The conservation laws and all other invariants: the violations of a state, in words. */
  broken(state: BaseState): string[];
  /** By kind of piece: their number. */
  stock?(state: BaseState): Readonly<Record<string, number>>;
  /** The table as text. */
  describeView(view: unknown, locale: Locale): string;
  /** Guides part of the play, since uniform play does not reach every rule. */
  guide(state: BaseState, seat: Seat): number;
  /** Symmetries: mappings under which the rules are invariant. */
  readonly symmetries: readonly Symmetry[];
  /** States that random play hardly reaches, for the words and refusals that need them. */
  readonly positions?: readonly BaseState[];
  /**
   * A line for each phase: its move types, each with the clause that defines the move and its actor. The refusal of a
   * malformed move cites that clause.
   */
  readonly moves: string;
  /** The words of the game. */
  readonly wordbook: Wordbook;
  /** The events and moves whose template no test vector uses. */
  readonly rare?: { readonly events?: readonly Tagged[]; readonly moves?: readonly Tagged[] };
  /** The paths of fields of views that no clause limits. */
  readonly unbounded?: readonly string[];
  /** The part of the mutants of the game's sources in the sample of `npm run mutate`. */
  readonly mutated: number;
}

/** A mapping of states and moves that commutes with `apply`. */
export interface Symmetry {
  readonly name: string;
  /** Whether it applies to this state; rules that depend on the order of squares or seats may break it. */
  applies(state: BaseState): boolean;
  state(state: BaseState): BaseState;
  move(move: Tagged): Tagged;
}

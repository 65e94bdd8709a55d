import type * as fc from 'fast-check';
import type { BaseState, Game, Seat, Tagged } from '../../src/core/game.ts';
import type { Schemas } from '../../src/core/kit.ts';
import type { Locale } from '../../src/core/wording.ts';
import type { Wordbook } from '../../src/core/words.ts';

/** What the battery must be told of a game, beyond the game itself. */
export interface Spec {
  readonly game: Game;
  /** Options that the game accepts. */
  readonly options: fc.Arbitrary<object>;
  /** As the kit hands them on. */
  readonly schemas: Schemas;
  /** The conservation laws and every other invariant: what is broken in a state, in words. */
  broken(state: BaseState): string[];
  /** By kind of piece: how many there are. */
  stock?(state: BaseState): Readonly<Record<string, number>>;
  /** The table as text. */
  describeView(view: unknown, locale: Locale): string;
  /** Guides a part of the play, since uniform play does not reach every rule. */
  guide(state: BaseState, seat: Seat): number;
  /** Ways of looking at a game that its rules do not notice. */
  readonly symmetries: readonly Symmetry[];
  /** States that random play hardly reaches, for the words and refusals that need them. */
  readonly positions?: readonly BaseState[];
  /**
   * A line for each phase: its types of moves, each with the clause that says what the move is and who makes it. The
   * refusal of a malformed move cites that clause.
   */
  readonly moves: string;
  /** How the game puts things into words. */
  readonly wordbook: Wordbook;
  /** The events and moves whose template no test vector uses. */
  readonly rare?: { readonly events?: readonly Tagged[]; readonly moves?: readonly Tagged[] };
  /** The fields of views that no clause bounds, with dots between their names. */
  readonly unbounded?: readonly string[];
  /** Which part of the mutants of the game's sources is in the sample of `npm run mutate`. */
  readonly mutated: number;
}

/** A mapping of states and moves that commutes with `apply`. */
export interface Symmetry {
  readonly name: string;
  /** Whether it holds in this state; where rules go by the order of squares or seats, it may not. */
  applies(state: BaseState): boolean;
  state(state: BaseState): BaseState;
  move(move: Tagged): Tagged;
}

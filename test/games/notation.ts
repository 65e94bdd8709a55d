import { describe, expect, it } from 'vitest';
import type { Emit, Game, GameTypes } from '../../src/core/game.ts';
import type { Kit, Schemas } from '../../src/core/kit.ts';
import { viewersOf } from '../../src/testing/play.ts';
import { schemasOf } from '../testing/kit-schemas.ts';

/** What the tests of a game's clauses do with moves in notation. */
export interface InNotation<T extends GameTypes> {
  /** Parses a notation. */
  move(notation: string): T['move'];
  /** The state after these moves. */
  play(state: T['state'], notations: string, emit?: Emit<T['event']>): T['state'];
  /** The events of these moves, optionally only those of the given types. */
  eventsOf(state: T['state'], notations: string, ...types: T['event']['type'][]): T['event'][];
  /** The refusal of a move as `code clause`, or `legal`. */
  refused(state: T['state'], notation: string): string;
  /** The legal moves, sorted, optionally only those with a prefix. */
  legal(state: T['state'], prefix?: string): string[];
  /** The outcomes of chance, each with its weight. */
  odds(state: T['state']): Record<string, number>;
}

/** Parses a notation into a move. */
export function moveOf<T extends GameTypes>(game: Game<T>, notation: string): T['move'] {
  const parsed = game.parse(notation);
  if (parsed === undefined) throw new Error(`no notation: ${notation}`);
  return parsed;
}

export async function inNotation<T extends GameTypes>(kit: Kit<T>): Promise<InNotation<T>> {
  const { game } = kit;
  const schemas = await schemasOf(kit);
  const move = (notation: string): T['move'] => moveOf(game, notation);
  const play: InNotation<T>['play'] = (state, notations, emit) => {
    const seen = wellFormed(game, schemas, state, emit);
    const moves = notations.split(/\s+/).filter((notation) => notation !== '');
    return moves.reduce((reached, notation) => game.apply(reached, move(notation), seen), state);
  };
  return {
    move,
    play,
    eventsOf(state, notations, ...types) {
      const events: T['event'][] = [];
      play(state, notations, (event) => events.push(event));
      return types.length === 0 ? events : events.filter(({ type }) => types.includes(type));
    },
    refused: (state, notation) => refusalOf(game, state, move(notation)),
    legal(state, prefix = '') {
      const notations = game.legalMoves(state).map((legal) => game.print(legal));
      return notations.filter((notation) => notation.startsWith(prefix)).sort();
    },
    odds: (state) =>
      Object.fromEntries(game.chances(state).map(({ move: drawn, weight }) => [game.print(drawn), weight])),
  };
}

/** The refusal of a move as `code clause`, or `legal`. Also checks that its sentences have all placeholders filled. */
function refusalOf<T extends GameTypes>(game: Game<T>, state: T['state'], move: T['move']): string {
  const violation = game.violation(state, move);
  if (violation === undefined) return 'legal';
  for (const locale of ['en', 'it']) {
    expect(game.describeViolation(violation, locale), violation.code).not.toMatch(/\b(undefined|NaN|null)\b/);
  }
  return `${violation.code.slice(`${game.id}/`.length)} ${violation.clause}`;
}

/**
 * Passes on the events of a position after validating them against the schema, unredacted and as each viewer sees
 * them. The tests of clauses reach events that hardly ever occur in random games.
 */
function wellFormed<T extends GameTypes>(
  game: Game<T>,
  schemas: Schemas<T>,
  state: T['state'],
  emit: Emit<T['event']> | undefined,
): Emit<T['event']> {
  const viewers = viewersOf(state);
  return (event, clause) => {
    for (const told of [event, ...viewers.map((viewer) => game.redact(event, viewer))]) {
      if (told === undefined || schemas.event.is(told)) continue;
      throw new Error(`the schema of ${game.id} refuses the event ${JSON.stringify(told)}`);
    }
    emit?.(event, clause);
  };
}

/** Tests the notation of a game: its forms, among them one of every type of move, and texts that are no moves. */
export function checkNotation<T extends GameTypes>(
  game: Game<T>,
  forms: readonly (readonly [notation: string, move: T['move']])[],
  others: readonly string[],
): void {
  describe('notation', () => {
    it.each(forms)('%s', (notation, move) => {
      expect(game.print(move)).toBe(notation);
      expect(game.parse(notation)).toEqual(move);
    });

    it('has an example of every move type', () => {
      expect([...new Set(forms.map(([, { type }]) => type))].sort()).toEqual(Object.keys(game.moves).sort());
    });

    it.each(others)('%j is not a move', (text) => {
      expect(game.parse(text)).toBeUndefined();
    });
  });
}

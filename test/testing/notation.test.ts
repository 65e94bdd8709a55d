import { describe, expect, it } from 'vitest';
import { defineGame, LONGEST_NOTATION } from '../../src/core/define.ts';
import type { Game, Tagged } from '../../src/core/game.ts';
import { games } from '../../src/index.ts';

/** One move of every type, with the longest notation: for each field the value that adds most. */
function longestMoves(game: Game): Tagged[] {
  return Object.entries(game.moves).map(([type, fields]) => {
    let longest: Tagged = {
      type,
      ...Object.fromEntries(Object.entries(fields).map(([name, { values }]) => [name, values[0]])),
    };
    for (const [name, { values }] of Object.entries(fields)) {
      for (const value of values) {
        const move = { ...longest, [name]: value };
        if (game.print(move).length > game.print(longest).length) longest = move;
      }
    }
    return longest;
  });
}

describe.each(Object.values(games))('the notation of $id', (game) => {
  const types = Object.keys(game.moves).map((type, index) => ({ type, move: longestMoves(game)[index] }));

  it.each(types)('allows the longest $type', ({ move }) => {
    expect(move).toBeDefined();
    if (move === undefined) return;
    const text = game.print(move);
    expect(text.length).toBeLessThanOrEqual(LONGEST_NOTATION);
    expect(game.parse(text)).toEqual(move);
  });
});

describe('a notation longer than any valid one', () => {
  const asked: string[] = [];
  const { parse } = defineGame({
    id: 'echo',
    name: 'Echo',
    rulesVersion: 1,
    seats: { min: 1, max: 1 },
    phases: { over: { actor: 'over', clause: 'EC-1.1' } },
    setup: () => ({ phase: 'over' as const, players: 1 }),
    clone: (state) => ({ ...state }),
    outcome: () => undefined,
    view: ({ phase, players }) => ({ phase, players }),
    redact: (event: Tagged) => event,
    determinizer: () => () => ({ phase: 'over', players: 1 }),
    print: ({ type }: Tagged) => type,
    parse(text) {
      asked.push(text);
      return { type: text };
    },
    options: { clause: 'EC-1.1', defaults: { players: 1 }, rules: { players: { clause: 'EC-1.1', values: [1] } } },
    words: {
      languages: {
        en: {
          types: {},
          moves: {},
          events: {},
          phases: {},
          prompts: {},
          refusals: {},
          options: { players: { label: 'Seats', expected: '1' } },
          labels: {},
          names: {},
        },
      },
      seats: [],
    },
  });

  it('is refused before the game parses it', () => {
    const longest = 'x'.repeat(LONGEST_NOTATION);
    expect(parse(longest)).toEqual({ type: longest });
    expect(parse(`${longest}x`)).toBeUndefined();
    expect(asked).toEqual([longest]);
  });
});

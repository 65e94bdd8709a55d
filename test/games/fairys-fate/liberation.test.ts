import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/fairys-fate/index.ts';
import { fairysFate } from '../../../src/games/fairys-fate/index.ts';
import type { Owned } from './position.ts';
import { eventsOf, legal, move, owns, play, position, refusal, rowFor, story } from './position.ts';

const collecting = (row: string, owned: Owned = {}): State => play(rowFor(row, owned), 'travel:cave');

describe('liberation undoes a petrification', () => {
  it('FF-9.6 worked example 16: before the next card of the row', () => {
    const begun = collecting('light-petrification light-liberation light-serpent');
    expect(begun.seats[0]?.petrified).toBe(1);
    expect(legal(begun)).toEqual(['take', 'use:liberation']);
    expect(eventsOf(begun, 'use:liberation')).toEqual([
      { type: 'fairy-used', seat: 0, fairy: 'liberation' },
      { type: 'undone', seat: 0, left: 0 },
      { type: 'kept', seat: 0, card: 'light-serpent' },
      { type: 'turn', seat: 0 },
    ]);
    const used = play(begun, 'use:liberation');
    expect(used).toMatchObject({ phase: 'turn', turn: 0, travel: null });
    expect(used.seats[0]?.petrified).toBe(0);
    expect(owns(used, 0)).toBe('serpent');
  });

  it('FF-9.6 worked example 16: also with the row empty, until the collection ends', () => {
    const taken = play(collecting('light-petrification light-liberation light-serpent'), 'take');
    expect(legal(taken)).toEqual(['end', 'use:liberation']);
    expect(play(taken, 'use:liberation')).toMatchObject({ phase: 'turn', turn: 0 });
    const ended = play(taken, 'end');
    expect(ended).toMatchObject({ phase: 'turn', turn: 1 });
    const own = play(ended, 'pass pass');
    expect(own.turn).toBe(0);
    expect(refusal(own, 'use:liberation')).toBe('no-bad-fairy FF-9.2');
  });

  it('FF-9.6 worked example 16: unless a bad fairy comes next, which it stops instead', () => {
    const begun = collecting('light-petrification light-poverty', { fairies: 'liberation' });
    expect(legal(begun)).toEqual(['take', 'use:liberation']);
    expect(story(begun, 'use:liberation')).toEqual([
      'fairy-used',
      'stopped light-petrification',
      'suffered light-poverty',
    ]);
    const once = play(begun, 'take');
    expect(legal(once)).toEqual(['take', 'use:liberation']);
    expect(story(once, 'use:liberation').slice(0, 3)).toEqual(['fairy-used', 'stopped light-poverty', 'turn-lost']);
    const twice = play(once, 'take discard:light-serpent');
    expect(legal(twice)).toEqual(['end', 'use:liberation']);
    expect(story(twice, 'use:liberation')).toEqual(['fairy-used', 'undone', 'turn']);
    expect(play(twice, 'use:liberation')).toMatchObject({ phase: 'turn', turn: 0 });
  });

  it('FF-9.6 once per liberation', () => {
    const two = collecting('light-petrification light-petrification light-liberation nature-liberation');
    expect(eventsOf(two, 'use:liberation')).toContainEqual({ type: 'undone', seat: 0, left: 1 });
    const one = play(collecting('light-petrification light-petrification light-liberation'), 'use:liberation');
    // The other turn has been lost.
    expect(one).toMatchObject({ phase: 'turn', turn: 1 });
    expect(one.seats[0]?.petrified).toBe(0);
    expect(play(two, 'use:liberation use:liberation')).toMatchObject({ phase: 'turn', turn: 0 });
  });

  it('FF-9.6 in a public event that cites the clause', () => {
    const begun = collecting('light-petrification light-liberation');
    const told: unknown[] = [];
    fairysFate.apply(begun, move('use:liberation'), (event, clause) => {
      for (const viewer of [0, 1, 'table'] as const) told.push([fairysFate.redact(event, viewer), clause]);
    });
    const undone = [{ type: 'undone', seat: 0, left: 0 }, 'FF-9.6'];
    expect(told.slice(3, 6)).toEqual([undone, undone, undone]);
  });

  it('FF-9.6 after a darkness of the row', () => {
    const begun = collecting('light-petrification light-darkness', { fairies: 'liberation liberation' });
    const once = play(begun, 'use:liberation');
    expect(once.seats[0]?.petrified).toBe(0);
    expect(legal(once)).toEqual(['take', 'use:liberation']);
    expect(legal(play(once, 'take'))).toEqual(['end', 'use:liberation']);
  });

  it("FF-9.6 but not another seat's petrification, a darkness on a place, or anything outside a collection", () => {
    const state = position({
      hands: ['', '', ''],
      places: {
        cave: 'light-serpent sprite-leaf',
        wood: 'sprite-no-walnut light-darkness',
        hill: 'light-mutation nature-mutation',
      },
      owned: [{ fairies: 'liberation truth' }, { petrified: 2 }, { petrified: 1 }],
    });
    for (const [moves, phase] of [
      ['', 'turn'],
      ['travel:cave', 'end'],
      ['travel:cave end', 'collect'],
      ['travel:cave end take take', 'collect'],
    ] as const) {
      const reached = play(state, moves);
      expect(reached.phase).toBe(phase);
      expect(refusal(reached, 'use:liberation')).toBe('no-bad-fairy FF-9.2');
    }
  });
});

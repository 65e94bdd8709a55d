import { describe, expect, it } from 'vitest';
import { describePiece, describePlace } from '../../src/front/index.ts';
import { kits } from '../../src/games/index.ts';
import { namesOf } from '../games/board.ts';
import { kitOf } from '../games/kit-of.ts';

const LOCALES = ['en', 'it'] as const;

/** Matches a place without a name: an id, a kind of two words, a placeholder. */
const UNNAMED = /[{}]|undefined|NaN|\w-\w+-|-\d|\d-/;

describe.each(kits)('$game.id', (kit) => {
  const { game, board } = kit;
  it('names the same places in both languages', () => {
    expect(Object.keys(board?.places?.['it'] ?? {})).toEqual(Object.keys(board?.places?.en ?? {}));
    expect(Object.keys(board?.places?.en ?? {}).length).toBeGreaterThan(5);
  });

  it('gives every place of its table a distinct name', () => {
    for (const locale of LOCALES) {
      for (let players = game.seats.min; players <= game.seats.max; players++) {
        const spots = board?.layout(players).spots ?? [];
        const names = spots.map((spot) => [describePlace(kit, spot, locale), `${spot.kind}:${spot.id}`] as const);
        for (const [name, place] of names) expect(name, place).not.toMatch(UNNAMED);
        expect(new Map(names).size, locale).toBe(names.length);
      }
    }
  });
});

describe('the name of a place', () => {
  it.each([
    [{ kind: 'reserve', id: '0' }, "Red's reserve", 'riserva di Rosso'],
    [{ kind: 'reserve', id: 'orcs' }, 'orcs off the board', 'orchi fuori mappa'],
    [{ kind: 'button', id: 'end' }, 'End the actions', 'Termina le azioni'],
  ])('%j', (place, en, it) => {
    expect(namesOf(kitOf('strage'), place)).toEqual([en, it]);
  });

  it('is built from the words for its kind in a game without names for places', () => {
    const { board: _, ...kit } = kitOf('strage');
    expect(describePlace(kit, { kind: 'sprite', id: '4' })).toBe('sprite 4');
    expect(describePlace(kit, { kind: 'cupboard', id: 'toString' }, 'it')).toBe('cupboard toString');
    expect(describePlace(kit, { kind: 'x', id: 'orc' }, 'de')).toBe('orc');
  });
});

it('a piece is named by its kind, face and owner', () => {
  const strage = kitOf('strage');
  expect(describePiece(strage, { kind: 'half-elf', face: null, owner: 1 })).toBe('half-elf, Green');
  expect(describePiece(strage, { kind: 'half-elf', face: null, owner: 1 }, 'it')).toBe('mezzelfo, Verde');
  expect(describePiece(kitOf('elfengold'), { kind: 'card', face: 'giant-pig', owner: null })).toBe('card giant pig');
  expect(describePiece(kitOf('elfenwizards'), { kind: 'grey-token', face: null, owner: null })).toBe('grey token');
});

import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/core/rng.ts';
import { describePiece, describePlace } from '../../src/front/index.ts';
import { placeKey } from '../../src/front/pieces.ts';
import { kits } from '../../src/games/index.ts';
import { anyOf } from '../core/at-random.ts';
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

it.each(kits)('$game.id gives the targets of the legal moves distinct names', (kit) => {
  const { game, board } = kit;
  const rng = seeded(1);
  for (let plays = 0; plays < 6; plays++) {
    let state = game.setup();
    for (let ply = 0; ply < 200 && game.actor(state) !== 'over'; ply++) {
      const moves = game.legalMoves(state);
      const targets = game.actor(state) === 'chance' ? [] : moves.flatMap((move) => board?.targets(move) ?? []);
      const places = new Map(targets.map((target) => [placeKey(target), target]));
      for (const locale of LOCALES) {
        const names = [...places.values()].map((target) => describePlace(kit, target, locale));
        expect(new Set(names).size, names.join(', ')).toBe(places.size);
      }
      state = game.apply(state, anyOf(moves, rng));
    }
  }
});

describe('the name of a place', () => {
  it.each([
    ['strage', 'reserve', '0', "Red's reserve", 'riserva di Rosso'],
    ['strage', 'reserve', 'orcs', 'orcs off the board', 'orchi fuori mappa'],
    ['strage', 'button', 'end', 'End the actions', 'Termina le azioni'],
    ['elfenwizards', 'button', 'take-back', 'Take dice back', 'Riprendi dadi'],
    ['elfengold', 'button', 'bid-5', 'Bid: 5', 'Offri: 5'],
    ['elfengold', 'button', 'end-gold', 'End the move: gold', 'Termina il movimento: oro'],
    ['elfengold', 'button', 'end-cards', 'End the move: cards', 'Termina il movimento: carte'],
  ])('of %s: %s:%s', (game, kind, id, en, it) => {
    expect(namesOf(kitOf(game), { kind, id })).toEqual([en, it]);
  });

  it('is built from the words for its kind in a game without names for places', () => {
    const { board: _, ...kit } = kitOf('strage');
    expect(describePlace(kit, { kind: 'sprite', id: '4' })).toBe('sprite 4');
    expect(describePlace(kit, { kind: 'cupboard', id: 'toString' }, 'it')).toBe('cupboard toString');
    expect(describePlace(kit, { kind: 'x', id: 'orc' }, 'de')).toBe('orc');
    const words = { en: { ...kit.game.words.en, types: { add: 'Add', 'add-more': 'Add more' } } };
    const more = { kind: 'button', id: 'add-more-5' };
    expect(describePlace({ game: { ...kit.game, words } }, more)).toBe('Add more: 5');
  });
});

it('a piece is named by its kind, face and owner', () => {
  const strage = kitOf('strage');
  expect(describePiece(strage, { kind: 'half-elf', face: null, owner: 1 })).toBe('half-elf, Green');
  expect(describePiece(strage, { kind: 'half-elf', face: null, owner: 1 }, 'it')).toBe('mezzelfo, Verde');
  expect(describePiece(kitOf('elfengold'), { kind: 'card', face: 'giant-pig', owner: null })).toBe('card giant pig');
  expect(describePiece(kitOf('elfenwizards'), { kind: 'grey-token', face: null, owner: null })).toBe('grey token');
});

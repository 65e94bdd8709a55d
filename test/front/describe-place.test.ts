import { describe, expect, it } from 'vitest';
import type { Kit } from '../../src/core/kit.ts';
import { describePiece, describePlace } from '../../src/front/index.ts';
import { kits } from '../../src/games/index.ts';

const LOCALES = ['en', 'it'] as const;

/** What shows that nobody has named a place: an id, a kind of two words, a placeholder. */
const UNNAMED = /[{}]|undefined|NaN|\w-\w+-|-\d|\d-/;

function kitOf(id: string): Kit {
  const kit = kits.find(({ game }) => game.id === id);
  if (kit === undefined) throw new Error(id);
  return kit;
}

describe.each(kits)('$game.id', (kit) => {
  const { game, board } = kit;
  it('has the same places in both languages', () => {
    expect(Object.keys(board?.places?.['it'] ?? {})).toEqual(Object.keys(board?.places?.en ?? {}));
    expect(Object.keys(board?.places?.en ?? {}).length).toBeGreaterThan(5);
  });

  it('calls every place of its table by a name of its own', () => {
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

describe('a place is called', () => {
  it.each([
    ['strage', { kind: 'reserve', id: '0' }, "Red's reserve", 'riserva di Rosso'],
    ['strage', { kind: 'reserve', id: 'orcs' }, 'orcs off the board', 'orchi fuori mappa'],
    ['strage', { kind: 'button', id: 'end' }, 'End the actions', 'Termina le azioni'],
    ['elfenwizards', { kind: 'box', id: 'wizard' }, 'Wizard box', 'casella Wizard'],
    ['elfenwizards', { kind: 'wizard', id: 'R3' }, 'wizard R3', 'mago R3'],
    ['the-challenge', { kind: 'sprite', id: '0-2' }, 'sprite 3 of Player 1', 'folletto 3 di Giocatore 1'],
    ['the-challenge', { kind: 'sprite', id: '2' }, 'sprite 3', 'folletto 3'],
    ['the-challenge', { kind: 'hand', id: 'blue' }, 'blue', 'blu'],
    ['the-challenge', { kind: 'victim', id: 'hand' }, 'hand', 'mano'],
    ['fairys-fate', { kind: 'slot', id: 'cave-1' }, 'cave, card 2', 'grotta, carta 2'],
    ['fairys-fate', { kind: 'pile', id: '3' }, 'pile 4', 'mazzo 4'],
    ['elfenland', { kind: 'open', id: '1' }, 'open counters of Green', 'tessere scoperte di Verde'],
    ['elfengold', { kind: 'open', id: '1' }, 'open tiles of Green', 'tessere scoperte di Verde'],
    ['elfengold', { kind: 'seat', id: '5' }, 'Black', 'Nero'],
    ['elfengold', { kind: 'lot', id: '7' }, 'lot 7', "tessera 7 dell'asta"],
  ])('in %s: %j', (game, place, en, it) => {
    expect(describePlace(kitOf(game), place)).toBe(en);
    expect(describePlace(kitOf(game), place, 'it')).toBe(it);
  });

  it('by what is known of it, in a game that names none', () => {
    const { board: _, ...kit } = kitOf('strage');
    expect(describePlace(kit, { kind: 'sprite', id: '4' })).toBe('sprite 4');
    expect(describePlace(kit, { kind: 'cupboard', id: 'toString' }, 'it')).toBe('cupboard toString');
    expect(describePlace(kit, { kind: 'x', id: 'orc' }, 'de')).toBe('orc');
  });
});

it('a piece is called by its kind, its face and its owner', () => {
  const strage = kitOf('strage');
  expect(describePiece(strage, { kind: 'half-elf', face: null, owner: 1 })).toBe('half-elf, Green');
  expect(describePiece(strage, { kind: 'half-elf', face: null, owner: 1 }, 'it')).toBe('mezzelfo, Verde');
  expect(describePiece(kitOf('elfengold'), { kind: 'card', face: 'giant-pig', owner: null })).toBe('card giant pig');
  expect(describePiece(kitOf('elfenwizards'), { kind: 'grey-token', face: null, owner: null })).toBe('grey token');
});

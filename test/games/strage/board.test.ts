import { describe, expect, it } from 'vitest';
import { describePlace } from '../../../src/front/index.ts';
import { placeKey } from '../../../src/front/pieces.ts';
import { board } from '../../../src/games/strage/board.ts';
import { strage } from '../../../src/games/strage/index.ts';
import { motionsOf } from '../board.ts';
import { position } from './position.ts';

const state = position(
  `
  ..r....x
  ........
  ...Y....
  .....s..
  b.......`,
  { players: 4, saved: [1, 0, 2, 3] },
);

/** The pieces at a place, with their owners. */
function lying(place: string): string[] {
  return board
    .pieces(strage.view(state, 'table'))
    .filter(({ at }) => placeKey(at) === place)
    .map(({ kind, owner }) => `${kind} ${owner ?? '-'}`);
}

describe('the pieces of a view', () => {
  it('show a half-elf, an orc, a sprite, or a half-elf with its sprite on a square', () => {
    expect(lying('square:c8')).toEqual(['half-elf 0']);
    expect(lying('square:h8')).toEqual(['orc -']);
    expect(lying('square:f5')).toEqual(['sprite -']);
    expect(lying('square:d6')).toEqual(['half-elf 3', 'sprite -']);
    expect(lying('square:d7')).toEqual([]);
  });

  it('show all others in their places off the board (ST-1.1)', () => {
    expect(lying('reserve:0')).toEqual(Array<string>(5).fill('half-elf 0'));
    expect(lying('reserve:1')).toEqual(Array<string>(6).fill('half-elf 1'));
    expect(lying('reserve:orcs')).toEqual(Array<string>(7).fill('orc -'));
    expect(lying('saved:3')).toEqual(Array<string>(3).fill('sprite -'));
    expect(lying('killed:sprites')).toEqual(Array<string>(8).fill('sprite -'));
  });
});

describe('the motions of a move', () => {
  it('move the escorted sprite with the half-elf', () => {
    const escorting = position('........ ........ ...R....');
    const move = strage.legalMoves(escorting).find((own) => own.type === 'move' && own.carry) ?? expect.fail('no move');
    const { motions } = motionsOf(strage, board, escorting, strage.print(move), 'table');
    expect(motions.map(({ piece, from }) => `${piece.kind} ${from === null ? '' : placeKey(from)}`)).toEqual([
      'half-elf square:d6',
      'sprite square:d6',
    ]);
  });
});

describe('places', () => {
  it('have names in English and Italian', () => {
    const called = (id: string, kind: string): string[] =>
      ['en', 'it'].map((locale) => describePlace({ game: strage, board }, { kind, id }, locale));
    expect(called('c8', 'square')).toEqual(['c8', 'c8']);
    expect(called('0', 'reserve')).toEqual(["Red's reserve", 'riserva di Rosso']);
    expect(called('orcs', 'reserve')).toEqual(['orcs off the board', 'orchi fuori mappa']);
    expect(called('2', 'saved')).toEqual(['sprites saved by Blue', 'folletti messi in salvo da Blu']);
    expect(called('sprites', 'killed')).toEqual(['killed sprites', 'folletti eliminati']);
    expect(called('4', 'die')).toEqual(['a 4', 'un 4']);
    expect(board.targets({ type: 'roll', die: 4 }).map(placeKey)).toEqual(['die:4']);
  });

  it('off the board are not touched', () => {
    const piece = { kind: 'orc', owner: null, face: null };
    expect(board.touch({ ...piece, at: { kind: 'square', id: 'c8' } }, 0)).toEqual({ kind: 'square', id: 'c8' });
    expect(board.touch({ ...piece, at: { kind: 'reserve', id: 'orcs' } }, 0)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { choose } from '../../../src/front/choose.ts';
import { placeKey } from '../../../src/front/pieces.ts';
import {
  board,
  candidatesFor,
  duelBoxFor,
  titlesAbove,
  wizardName,
  wizardNamed,
} from '../../../src/games/elfenwizards/board.ts';
import type { State } from '../../../src/games/elfenwizards/index.ts';
import { elfenwizards } from '../../../src/games/elfenwizards/index.ts';
import { kit } from '../../../src/games/elfenwizards/kit.ts';
import { clashes, motionsOf, namesOf } from '../board.ts';
import { move, play } from './position.ts';

const start = (): State => elfenwizards.setup({ players: 3, firstSeat: 0 });
const touched = (notation: string): string => board.targets(move(notation)).map(placeKey).join(' ');

/** The motions of each event: `kind face>new face from>to`. */
function seen(state: State, notation: string): string[] {
  return motionsOf(elfenwizards, board, state, notation, 'table').motions.map(({ piece, from, to, becomes }) => {
    const [left, reached] = [from, to].map((place) => (place === null ? 'nowhere' : placeKey(place)));
    const turned = becomes === undefined ? '' : `>${becomes.face ?? '?'}`;
    return `${piece.owner ?? '-'} ${piece.kind} ${piece.face ?? '?'}${turned} ${left}>${reached}`;
  });
}

describe('touching', () => {
  it('a die selects its face, then a box or a wizard', () => {
    expect(touched('5>sorcerer')).toBe('die:5 box:sorcerer');
    expect(touched('6@R1')).toBe('die:6 wizard:R1');
    expect(touched('minor@G3')).toBe('reserve:minor wizard:G3');
    expect(touched('R3=wizard-1')).toBe('wizard:R3 space:wizard-1');
  });

  it("a minor selects it in the viewer's reserve or minor box, and does nothing for others", () => {
    const minor = (place: string, id: string) => ({ kind: 'minor', owner: 0, face: null, at: { kind: place, id } });
    expect(board.touch(minor('reserve', '0'), 0)).toEqual({ kind: 'reserve', id: 'minor' });
    expect(board.touch(minor('box', 'minor'), 0)).toEqual({ kind: 'box', id: 'minor' });
    expect(board.touch(minor('box', 'minor'), 1)).toBeUndefined();
    expect(board.touch(minor('record', '3'), 0)).toBeUndefined();
  });

  it('selects the dice of a choice in any order, and a button ends it', () => {
    expect(touched('back:')).toBe('button:take-back');
    expect(board.targets(move('back:15'))).toEqual([
      { kind: 'die', id: '1', anyOrder: true },
      { kind: 'die', id: '5', anyOrder: true },
      { kind: 'button', id: 'take-back' },
    ]);
    const moves = ['back:', 'back:1', 'back:15', 'back:5'].map(move);
    const { lit, complete } = choose(moves, board, [
      { kind: 'die', id: '5' },
      { kind: 'die', id: '1' },
    ]);
    expect(lit.map(placeKey)).toEqual(['button:take-back']);
    expect(complete).toEqual([]);
  });

  it("anything beside or under a wizard selects the wizard, but a rival's die does not", () => {
    const at = { kind: 'wizard', id: 'R2' };
    expect(board.touch({ kind: 'grey-token', owner: null, face: null, at }, 1)).toEqual(at);
    const space = { kind: 'space', id: 'wizard-1' };
    expect(board.touch({ kind: 'wizard', owner: 0, face: '2', at: space }, 1)).toEqual(at);
    const die = { kind: 'major', owner: 0, face: '4', at: { kind: 'box', id: 'minor' } };
    expect(board.touch(die, 0)).toEqual({ kind: 'die', id: '4' });
    expect(board.touch(die, 1)).toBeUndefined();
  });
});

describe('the motions of a move', () => {
  it('roll dice out of the reserve, allocate them, and return them without a face (EW-6.3)', () => {
    expect(seen(start(), '1123566')).toEqual(
      ['1', '1', '2', '3', '5', '6', '6'].map((face) => `0 major ?>${face} reserve:0>rolled:0`),
    );
    const rolled = play(start(), '1123566');
    expect(seen(rolled, '5>sorcerer')).toEqual(['0 major 5 rolled:0>box:sorcerer']);
    expect(seen(play(rolled, '5>sorcerer 6>wizard 6>wizard 3>minor 2>grey'), 'end')).toEqual([
      '0 major 1>? rolled:0>reserve:0',
      '0 major 1>? rolled:0>reserve:0',
    ]);
  });

  it('show at the end of the duels the winners, the defeated, and all spells returning (EW-9.5)', () => {
    const allocated = play(start(), '1111116 6>wizard end 1111111 end 1111111 end 111111 end 1111111 end 1111111 end');
    const cast = play(allocated, '6@R1 minor@R1 pass pass');
    const told = seen(cast, 'pass');
    expect(told).toEqual(
      expect.arrayContaining([
        '0 wizard 1 space:wizard-1>space:high-wizard',
        '1 wizard 1 space:wizard-2>box:defeated-wizard',
        '0 major 6>? wizard:R1>reserve:0',
        '0 minor ? wizard:R1>box:minor',
      ]),
    );
  });

  it('move the dragon to the First Player', () => {
    expect(seen(elfenwizards.setup({ players: 3 }), 'dragon:B')).toEqual(['- dragon ? supply:dragon>seat:2']);
  });
});

describe('the pyramid', () => {
  it('gives the contested titles (EW-2.4) and the box from which dice are cast (EW-8.3)', () => {
    expect(titlesAbove('sorcerer-3')).toEqual(['wizard-2']);
    expect(titlesAbove('magic-user-2')).toEqual(['necromancer-3', 'necromancer-4']);
    expect(titlesAbove('high-wizard')).toEqual([]);
    expect(candidatesFor('high-wizard')).toEqual(['wizard-1', 'wizard-2']);
    expect(candidatesFor('necromancer-8')).toEqual(['magic-user-4']);
    expect(duelBoxFor('necromancer-5')).toBe('necromancer');
    expect(duelBoxFor('high-wizard')).toBeUndefined();
  });

  it('names wizards as the notation does', () => {
    expect(wizardName(18)).toBe('G3');
    expect(wizardNamed('G3')).toBe(18);
    expect(wizardNamed('G17')).toBeUndefined();
  });

  it.each([3, 4, 5, 6])('has no overlapping places with %i seats', (players) => {
    expect(clashes(board.layout(players))).toEqual([]);
  });
});

describe('the name of a place', () => {
  it.each([
    [{ kind: 'box', id: 'wizard' }, 'Wizard box', 'casella Wizard'],
    [{ kind: 'wizard', id: 'R3' }, 'wizard R3', 'mago R3'],
  ])('%j', (place, en, it) => {
    expect(namesOf(kit, place)).toEqual([en, it]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Target } from '../../../src/core/board.ts';
import type { Viewer } from '../../../src/core/game.ts';
import { choose } from '../../../src/front/choose.ts';
import { placeKey } from '../../../src/front/pieces.ts';
import { board, roomOn } from '../../../src/games/the-challenge/board.ts';
import type { State } from '../../../src/games/the-challenge/index.ts';
import { theChallenge } from '../../../src/games/the-challenge/index.ts';
import { kit } from '../../../src/games/the-challenge/kit.ts';
import { clashes, motionsOf, namesOf } from '../board.ts';
import { move, position } from './position.ts';

const touched = (notation: string): string => board.targets(move(notation)).map(placeKey).join(' ');

/** What the viewer sees move: `kind face>new face from>to`. */
function seen(state: State, notation: string, viewer: Viewer): string[] {
  const { motions } = motionsOf(theChallenge, board, state, notation, viewer);
  return motions.map(({ piece, from, to, becomes }) => {
    const [start, end] = [from, to].map((place) => (place === null ? 'nowhere' : placeKey(place)));
    return `${piece.face ?? '?'}${becomes === undefined ? '' : `>${becomes.face ?? '?'}`} ${start}>${end}`;
  });
}

const during = (state: State, ...notations: string[]): State =>
  notations.reduce((reached, notation) => theChallenge.apply(reached, move(notation)), state);

describe('what is touched', () => {
  it('says where a stone lies: in the hand, in the forest, on top of a sprite', () => {
    expect(touched('discard:green')).toBe('hand:green');
    expect(touched('send:s1:green')).toBe('forest:green sprite:1');
    expect(touched('offer:s1')).toBe('sprite:1');
    expect(touched('place:green:forest')).toBe('hand:green forest:centre');
    expect(touched('lay:green:s0')).toBe('pool:green sprite:0');
  });

  it('names an opponent before a sprite of his, unless he is known already', () => {
    expect(touched('play:leaky-bag:p1:s0')).toBe('kept:leaky-bag seat:1 victim:0');
    expect(touched('steal:s0:s2')).toBe('victim:0 sprite:2');
    expect(touched('steal-hand')).toBe('victim:hand');
  });

  it('an own bag is its sprite, an opponent’s the one of a victim, and hidden cards of others mean nothing', () => {
    const stone = { kind: 'stone', owner: null, face: 'red', at: { kind: 'bag', id: '1-0-2' } };
    expect(board.touch(stone, 1)).toEqual({ kind: 'sprite', id: '0' });
    expect(board.touch(stone, 0)).toEqual({ kind: 'victim', id: '0' });
    const kept = { kind: 'fairy', owner: null, face: null, at: { kind: 'kept', id: '1' } };
    expect(board.touch(kept, 0)).toBeUndefined();
  });

  it('leads from the fairy to whom it is played against', () => {
    const start = position({ kept: ['leaky-bag'], sprites: [[], ['red', 'blue']] });
    const chosen: Target[] = [{ kind: 'kept', id: 'leaky-bag' }];
    expect(choose(theChallenge.legalMoves(start), board, chosen).lit.map(placeKey)).toEqual(['seat:1']);
    chosen.push({ kind: 'seat', id: '1' });
    expect(choose(theChallenge.legalMoves(start), board, chosen).lit.map(placeKey)).toEqual(['victim:0', 'victim:1']);
  });
});

describe('what goes where', () => {
  it('a drawn stone comes to its owner with its face, to the others without', () => {
    const start = during(position(), 'gather');
    expect(seen(start, 'draw:red', 0)).toEqual(['?>red deck:stone>hand:0']);
    expect(seen(start, 'draw:red', 1)).toEqual(['? deck:stone>hand:0']);
    expect(seen(start, 'draw:red', 'table')).toEqual(['? deck:stone>hand:0']);
  });

  it('a stone placed lies upon the bag, or in the forest with its like (TC-6.3)', () => {
    const full = position({ hands: ['3 green'], sprites: [['black']] });
    const start = during(full, 'gather', 'draw:green', 'draw:green', 'discard:green');
    expect(seen(start, 'place:green:s0', 0)).toEqual(['green hand:0>bag:0-0-1']);
    expect(seen(start, 'place:green:forest', 1)).toEqual(['?>green hand:0>forest:green']);
  });

  it('a stone stolen from the hand turns down for whom it is taken from', () => {
    const start = during(position({ kept: ['steal'], hands: ['', 'red'] }), 'play:steal:p1', 'steal-hand');
    expect(seen(start, 'draw:red', 0)).toEqual(['?>red hand:1>hand:0']);
    expect(seen(start, 'draw:red', 1)).toEqual(['red>? hand:1>hand:0']);
    expect(seen(start, 'draw:red', 2)).toEqual(['? hand:1>hand:0']);
  });

  it('stones of a bag lie one on the other (TC-4.2), and the top ones leak first (TC-9.6)', () => {
    const start = position({ kept: ['leaky-bag'], sprites: [[], ['red', '2 black 2 green']] });
    expect(seen(start, 'play:leaky-bag:p1:s1', 2).sort()).toEqual([
      '?>leaky-bag kept:0>used:fairies',
      'black bag:1-1-1>eliminated:stones',
      'green bag:1-1-2>eliminated:stones',
      'green bag:1-1-3>eliminated:stones',
    ]);
  });

  it('an extra sprite is the fairy that makes it (TC-9.2)', () => {
    const start = position({ kept: ['extra-sprite'] });
    expect(seen(start, 'play:extra-sprite', 0)).toEqual(['extra-sprite kept:0>sprite:0-3']);
    const after = during(start, 'play:extra-sprite');
    const sprites = board
      .pieces(theChallenge.view(after, 'table'))
      .filter(({ at }) => at.kind === 'sprite' && at.id.startsWith('0-'));
    expect(sprites.map(({ kind, face, at }) => `${kind} ${face ?? '?'} ${at.id}`)).toEqual([
      'sprite ? 0-0',
      'sprite ? 0-1',
      'sprite ? 0-2',
      'fairy extra-sprite 0-3',
    ]);
  });

  it('a fairy taken goes face down for all but its owner', () => {
    const start = during(position({ hands: ['2 red'], forestFairies: 'steal' }), 'offer:red', 'offer:red');
    expect(seen(start, 'take:steal', 1)).toEqual(['steal>? forest:steal>kept:0']);
    expect(seen(start, 'take:steal', 0)).toEqual(['steal forest:steal>kept:0']);
  });

  it('a plan moves nothing; when it is kept, stones move as few as need be (TC-10.2)', () => {
    const start = position({ hands: ['green'], sprites: [['black green']] });
    const planned = during(start, 'rearrange', 'lay:black:s0');
    expect(seen(planned, 'lay:green:s1', 0)).toEqual([]);
    const laid = during(planned, 'lay:green:s1');
    expect(seen(laid, 'finish', 0)).toEqual(['green bag:0-0-1>bag:0-1-0']);
    expect(seen(planned, 'finish', 0)).toEqual(['green bag:0-0-1>hand:0']);
    expect(seen(planned, 'finish', 1)).toEqual(['green>? bag:0-0-1>hand:0']);
    const turned = during(position({ sprites: [['black green']] }), 'rearrange', 'lay:green:s0', 'lay:black:s0');
    expect(seen(turned, 'finish', 1).sort()).toEqual(['black bag:0-0-0>bag:0-0-1', 'green bag:0-0-1>bag:0-0-0']);
  });

  it('at the end everybody shows what he holds (TC-12.1)', () => {
    const start = during(position({ hands: ['', 'blue'], kept: ['', '', 'steal'], deck: 'red' }), 'gather', 'draw:red');
    expect(seen(start, 'keep-stones', 1)).toEqual(['?>red hand:0>hand:0', '?>steal kept:2>kept:2']);
  });
});

describe('the table', () => {
  it('answers how many stones fit on a sprite (TC-4.4)', () => {
    const sprite = { bag: ['red', 'green'] as const, bigger: false, immune: false };
    expect(roomOn(sprite, 'green', 'colour')).toBe(3);
    expect(roomOn(sprite, 'black', 'colour')).toBe(0);
    expect(roomOn({ ...sprite, bag: [] }, 'blue', 'stone')).toBe(1);
    expect(roomOn({ ...sprite, bigger: true }, 'green', 'colour')).toBe(8);
  });

  it.each([2, 3, 4, 5, 6])('has no two places one upon the other, with %i seats', (players) => {
    expect(clashes(board.layout(players))).toEqual([]);
  });
});

describe('a place is called', () => {
  it.each([
    [{ kind: 'sprite', id: '0-2' }, 'sprite 3 of Player 1', 'folletto 3 di Giocatore 1'],
    [{ kind: 'sprite', id: '2' }, 'sprite 3', 'folletto 3'],
    [{ kind: 'hand', id: 'blue' }, 'blue', 'blu'],
    [{ kind: 'victim', id: 'hand' }, 'hand', 'mano'],
  ])('%j', (place, en, it) => {
    expect(namesOf(kit, place)).toEqual([en, it]);
  });
});

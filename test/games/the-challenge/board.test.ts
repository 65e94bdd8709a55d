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
import { move, play, position } from './position.ts';

const touched = (notation: string): string => board.targets(move(notation)).map(placeKey).join(' ');

/** The motions that the viewer sees: `kind face>new face from>to`. */
function seen(state: State, notation: string, viewer: Viewer): string[] {
  const { motions } = motionsOf(theChallenge, board, state, notation, viewer);
  return motions.map(({ piece, from, to, becomes }) => {
    const [start, end] = [from, to].map((place) => (place === null ? 'nowhere' : placeKey(place)));
    return `${piece.face ?? '?'}${becomes === undefined ? '' : `>${becomes.face ?? '?'}`} ${start}>${end}`;
  });
}

describe('touching', () => {
  it('a stone selects its place: the hand, the forest, or the top of a sprite', () => {
    expect(touched('discard:green')).toBe('hand:green');
    expect(touched('send:s1:green')).toBe('forest:green sprite:1');
    expect(touched('offer:s1')).toBe('sprite:1');
    expect(touched('place:green:forest')).toBe('hand:green forest:centre');
    expect(touched('lay:green:s0')).toBe('pool:green sprite:0');
  });

  it('a sprite of an opponent selects the opponent first, unless it is already known', () => {
    expect(touched('play:leaky-bag:p1:s0')).toBe('kept:leaky-bag seat:1 victim:0');
    expect(touched('steal:s0:s2')).toBe('victim:0 sprite:2');
    expect(touched('steal-hand')).toBe('victim:hand');
  });

  it('a bag selects its sprite, an opponent’s bag the victim, and hidden cards of others do nothing', () => {
    const stone = { kind: 'stone', owner: null, face: 'red', at: { kind: 'bag', id: '1-0-2' } };
    expect(board.touch(stone, 1)).toEqual({ kind: 'sprite', id: '0' });
    expect(board.touch(stone, 0)).toEqual({ kind: 'victim', id: '0' });
    const kept = { kind: 'fairy', owner: null, face: null, at: { kind: 'kept', id: '1' } };
    expect(board.touch(kept, 0)).toBeUndefined();
  });

  it('a fairy leads to the opponent it is played against', () => {
    const start = position({ kept: ['leaky-bag'], sprites: [[], ['red', 'blue']] });
    const chosen: Target[] = [{ kind: 'kept', id: 'leaky-bag' }];
    expect(choose(theChallenge.legalMoves(start), board, chosen).lit.map(placeKey)).toEqual(['seat:1']);
    chosen.push({ kind: 'seat', id: '1' });
    expect(choose(theChallenge.legalMoves(start), board, chosen).lit.map(placeKey)).toEqual(['victim:0', 'victim:1']);
  });
});

describe('the motions of a move', () => {
  it('show the face of a drawn stone only to its owner', () => {
    const start = play(position(), 'gather');
    expect(seen(start, 'draw:red', 0)).toEqual(['?>red deck:stone>hand:0']);
    expect(seen(start, 'draw:red', 1)).toEqual(['? deck:stone>hand:0']);
    expect(seen(start, 'draw:red', 'table')).toEqual(['? deck:stone>hand:0']);
  });

  it('put a stone onto the bag, or into the forest with its colour (TC-6.3)', () => {
    const full = position({ hands: ['3 green'], sprites: [['black']] });
    const start = play(full, 'gather draw:green draw:green discard:green');
    expect(seen(start, 'place:green:s0', 0)).toEqual(['green hand:0>bag:0-0-1']);
    expect(seen(start, 'place:green:forest', 1)).toEqual(['?>green hand:0>forest:green']);
  });

  it('turn a stone stolen from the hand face down for viewers other than owner and thief', () => {
    const start = play(position({ kept: ['steal'], hands: ['', 'red'] }), 'play:steal:p1 steal-hand');
    expect(seen(start, 'draw:red', 0)).toEqual(['?>red hand:1>hand:0']);
    expect(seen(start, 'draw:red', 1)).toEqual(['red>? hand:1>hand:0']);
    expect(seen(start, 'draw:red', 2)).toEqual(['? hand:1>hand:0']);
  });

  it('stack the stones of a bag (TC-4.2), and leak the top ones first (TC-9.6)', () => {
    const start = position({ kept: ['leaky-bag'], sprites: [[], ['red', '2 black 2 green']] });
    expect(seen(start, 'play:leaky-bag:p1:s1', 2).sort()).toEqual([
      '?>leaky-bag kept:0>used:fairies',
      'black bag:1-1-1>eliminated:stones',
      'green bag:1-1-2>eliminated:stones',
      'green bag:1-1-3>eliminated:stones',
    ]);
  });

  it('turn a fairy into an extra sprite (TC-9.2)', () => {
    const start = position({ kept: ['extra-sprite'] });
    expect(seen(start, 'play:extra-sprite', 0)).toEqual(['extra-sprite kept:0>sprite:0-3']);
    const after = play(start, 'play:extra-sprite');
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

  it('turn a taken fairy face down for all but its owner', () => {
    const start = play(position({ hands: ['2 red'], forestFairies: 'steal' }), 'offer:red offer:red');
    expect(seen(start, 'take:steal', 1)).toEqual(['steal>? forest:steal>kept:0']);
    expect(seen(start, 'take:steal', 0)).toEqual(['steal forest:steal>kept:0']);
  });

  it('do not move stones for a plan; keeping it moves as few stones as possible (TC-10.2)', () => {
    const start = position({ hands: ['green'], sprites: [['black green']] });
    const planned = play(start, 'rearrange lay:black:s0');
    expect(seen(planned, 'lay:green:s1', 0)).toEqual([]);
    const laid = play(planned, 'lay:green:s1');
    expect(seen(laid, 'finish', 0)).toEqual(['green bag:0-0-1>bag:0-1-0']);
    expect(seen(planned, 'finish', 0)).toEqual(['green bag:0-0-1>hand:0']);
    expect(seen(planned, 'finish', 1)).toEqual(['green>? bag:0-0-1>hand:0']);
    const turned = play(position({ sprites: [['black green']] }), 'rearrange lay:green:s0 lay:black:s0');
    expect(seen(turned, 'finish', 1).sort()).toEqual(['black bag:0-0-0>bag:0-0-1', 'green bag:0-0-1>bag:0-0-0']);
  });

  it('reveal all hands and fairies at the end (TC-12.1)', () => {
    const start = play(position({ hands: ['', 'blue'], kept: ['', '', 'steal'], deck: 'red' }), 'gather draw:red');
    expect(seen(start, 'keep-stones', 1)).toEqual(['?>red hand:0>hand:0', '?>steal kept:2>kept:2']);
  });
});

describe('the table', () => {
  it('gives the number of stones that fit on a sprite (TC-4.4)', () => {
    const sprite = { bag: ['red', 'green'] as const, bigger: false, immune: false };
    expect(roomOn(sprite, 'green', 'colour')).toBe(3);
    expect(roomOn(sprite, 'black', 'colour')).toBe(0);
    expect(roomOn({ ...sprite, bag: [] }, 'blue', 'stone')).toBe(1);
    expect(roomOn({ ...sprite, bigger: true }, 'green', 'colour')).toBe(8);
  });

  it.each([2, 3, 4, 5, 6])('has no overlapping places with %i seats', (players) => {
    expect(clashes(board.layout(players))).toEqual([]);
  });

  it('has the pool in two rows, and little room below the last sprite', () => {
    const { spots, height } = board.layout(2);
    const pool = spots.filter(({ kind }) => kind === 'pool').map(({ y }) => y);
    expect(pool).toEqual([1.25, 1.25, 1.25, 3.25, 3.25, 3.25]);
    expect(height - Math.max(...spots.map(({ y }) => y))).toBeLessThan(2);
  });
});

describe('the name of a place', () => {
  it.each([
    [{ kind: 'sprite', id: '0-2' }, 'sprite 3 of Player 1', 'folletto 3 di Giocatore 1'],
    [{ kind: 'sprite', id: '2' }, 'sprite 3', 'folletto 3'],
    [{ kind: 'hand', id: 'blue' }, 'blue', 'blu'],
    [{ kind: 'victim', id: 'hand' }, "the victim's hand", 'mano della vittima'],
  ])('%j', (place, en, it) => {
    expect(namesOf(kit, place)).toEqual([en, it]);
  });
});

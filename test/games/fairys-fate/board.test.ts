import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../src/core/game.ts';
import { placeKey } from '../../../src/front/pieces.ts';
import { backsFor, bareFaceOf, board, placesToTravel } from '../../../src/games/fairys-fate/board.ts';
import type { State } from '../../../src/games/fairys-fate/index.ts';
import { fairysFate } from '../../../src/games/fairys-fate/index.ts';
import { kit } from '../../../src/games/fairys-fate/kit.ts';
import { clashes, motionsOf, namesOf } from '../board.ts';
import { move, play, position, withUnseen } from './position.ts';

const touched = (notation: string): string => board.targets(move(notation)).map(placeKey).join(' ');

/** The motions that the viewer sees: `face>new face from>to`. */
function seen(state: State, notation: string, viewer: Viewer): string[] {
  const { motions } = motionsOf(fairysFate, board, state, notation, viewer);
  return motions.map(({ piece, from, to, becomes }) => {
    const [start, end] = [from, to].map((place) => (place === null ? 'nowhere' : placeKey(place)));
    return `${piece.face ?? '?'}${becomes === undefined ? '' : `>${becomes.face ?? '?'}`} ${start}>${end}`;
  });
}

describe('touching', () => {
  it('a card selects its place: hand, kept cards or a place of the board', () => {
    expect(touched('play:sprite-leaf:wood')).toBe('hand:sprite-leaf place:wood');
    expect(touched('use:wisdom')).toBe('kept:wisdom');
    expect(touched('lose:leaf')).toBe('kept:leaf');
    expect(touched('pick:hill:3')).toBe('slot:hill-3');
    expect(touched('draw:2')).toBe('pile:2');
    expect(touched('answer:leaf')).toBe('button:leaf');
  });

  it('cards of a seat selects them only for their owner', () => {
    const card = { kind: 'card', owner: null, face: 'wisdom', at: { kind: 'kept', id: '0' } };
    expect(board.touch(card, 0)).toEqual({ kind: 'kept', id: 'wisdom' });
    expect(board.touch(card, 1)).toBeUndefined();
  });
});

describe('the motions of a move', () => {
  it('take a discarded card out of the hand (FF-8.7)', () => {
    const rest = { wood: 'nature-orange nature-walnut', hill: 'nature-mushroom nature-leaf' };
    const places = { cave: 'light-poverty sprite-leaf', ...rest };
    const owned = [{}, { petrified: 1 }, { petrified: 1 }];
    const struck = play(position({ hands: ['light-serpent', '', ''], places, owned }), 'travel:cave');
    expect(seen(struck, 'discard:light-serpent', 1)).toEqual([
      'light>serpent hand:0>eliminated:cards',
      'sprite-leaf>leaf row:0>kept:0',
    ]);
  });

  it('show the face of a drawn card to its owner and the back to others', () => {
    const drawing = play(position({ hands: ['light-serpent sprite-leaf'] }), 'play:sprite-leaf:wood draw:1');
    expect(seen(drawing, 'card:sprite-acorn', 0)).toEqual(['sprite>sprite-acorn pile:1>hand:0']);
    expect(seen(drawing, 'card:sprite-acorn', 1)).toEqual(['sprite pile:1>hand:0']);
    expect(seen(play(drawing, 'card:sprite-acorn'), 'top:light', 1)).toEqual(['?>light pile:1>pile:1']);
  });

  it('show the back of a card played covered, and the face of one played open (FF-5.1)', () => {
    const start = position({ hands: ['sprite-leaf'] });
    expect(seen(start, 'play:sprite-leaf:wood', 0)).toEqual(['sprite-leaf>sprite hand:0>slot:wood-0']);
    expect(seen(start, 'play:sprite-leaf:wood', 2)).toEqual(['sprite hand:0>slot:wood-0']);
    const second = position({ hands: ['sprite-leaf'], places: { wood: 'sprite-acorn' } });
    expect(seen(second, 'play:sprite-leaf:wood', 2)).toEqual(['sprite>sprite-leaf hand:0>slot:wood-1']);
  });

  it('close the gap that transport leaves (FF-9.2), with cards still covered or open (FF-5.4)', () => {
    const places = { cave: 'light-serpent light-truth light-wisdom', wood: 'sprite-leaf' };
    const start = play(position({ places, owned: [{ fairies: 'transport' }] }), 'use:transport pick:cave:0');
    expect(seen(start, 'drop:wood', 1)).toEqual([
      'light slot:cave-0>slot:wood-1',
      'light-truth slot:cave-1>slot:cave-0',
      'light slot:cave-2>slot:cave-1',
    ]);
  });

  it('turn up a place, whose cards leave the row one by one while the others move up (FF-8.1)', () => {
    const start = position({
      hands: ['', '', ''],
      places: { cave: 'light-truth light-poverty', wood: 'sprite-leaf sprite-leaf', hill: 'light-truth nature-truth' },
      owned: [{}, { petrified: 1 }, { petrified: 1 }],
    });
    expect(seen(start, 'travel:cave', 1).slice(0, 4)).toEqual([
      'light>light-truth slot:cave-0>row:0',
      'light-poverty slot:cave-1>row:1',
      'light-truth>truth row:0>kept:0',
      'light-poverty row:1>row:0',
    ]);
  });

  it('remove a darkness from anywhere in the row (FF-8.2), with the others or by a liberation (FF-9.5)', () => {
    const start = position({
      hands: ['', '', ''],
      places: { cave: 'light-truth light-darkness', wood: 'sprite-leaf sprite-leaf', hill: 'light-truth nature-truth' },
      owned: [{ fairies: 'liberation' }, { petrified: 1 }, { petrified: 1 }],
    });
    const open = play(start, 'travel:cave');
    expect(seen(open, 'take', 1)).toEqual([
      'light-truth>truth row:0>eliminated:cards',
      'light-darkness>darkness row:1>eliminated:cards',
    ]);
    expect(seen(open, 'use:liberation', 1)).toEqual([
      'liberation kept:0>eliminated:cards',
      'light-darkness>darkness row:1>eliminated:cards',
      'light-truth>truth row:0>kept:0',
    ]);
  });

  it('leave the cards of the last pile in place when the top one is drawn (FF-4.3)', () => {
    const start = withUnseen(position({ hands: ['sprite-leaf', '', ''] }), { 'sprite-acorn': 2 }, 2);
    const drawing = play(start, 'play:sprite-leaf:wood draw:2');
    // The other piles are empty.
    const piled = board.pieces(fairysFate.view(drawing, 1)).filter(({ at }) => at.kind === 'pile');
    expect(piled.map(({ face, at }) => `${face} ${placeKey(at)}`)).toEqual(['null pile:2', 'sprite pile:2']);
    expect(seen(drawing, 'card:sprite-acorn', 1)).toEqual(['sprite pile:2>hand:0']);
    expect(seen(play(drawing, 'card:sprite-acorn'), 'top:sprite', 1)).toEqual(['?>sprite pile:2>pile:2']);
  });

  it('reveal all recipes at the end (FF-11.1)', () => {
    const start = position({
      hands: ['', '', ''],
      piles: 'empty',
      places: { cave: 'sprite-leaf light-serpent', wood: 'sprite-leaf sprite-leaf', hill: 'light-truth nature-truth' },
      owned: [{ recipes: [0], objects: 'orange walnut mushroom' }, { petrified: 1 }, { petrified: 1 }],
    });
    const told = seen(start, 'travel:cave', 1);
    expect(told).toContain('light-serpent>serpent row:0>eliminated:cards');
    expect(told.slice(-2)).toEqual(['?>0 recipes:0>recipes:0', '?>2 recipes:2>recipes:2']);
    const two = position({
      hands: ['', '', ''],
      piles: 'empty',
      places: { cave: 'sprite-leaf light-serpent', wood: 'sprite-leaf sprite-leaf', hill: 'light-truth nature-truth' },
      owned: [{ recipes: [0], objects: 'orange walnut mushroom' }, { recipes: [1, 3], petrified: 1 }, { petrified: 1 }],
    });
    const own = seen(two, 'travel:cave', 1).filter((line) => line.includes('recipes'));
    expect(own).toEqual(['?>0 recipes:0>recipes:0', '?>2 recipes:2>recipes:2']);
    expect(seen(start, 'travel:cave', 2).slice(-2)).toEqual(['?>0 recipes:0>recipes:0', '?>1 recipes:1>recipes:1']);
  });

  it('deal the cards from one deck, which is split when the first pile shows its top (FF-3.4)', () => {
    const dealt = Array.from({ length: 8 }, () => 'card:light-serpent').join(' ');
    const start = play(fairysFate.setup({ players: 2, firstSeat: 0 }), `recipe:0 recipe:1 ${dealt}`);
    const told = seen(start, 'top:sprite', 'table');
    expect(told.filter((line) => line === '? deck:cards>pile:3')).toHaveLength(22);
    expect(told.filter((line) => line.endsWith('>pile:0'))).toEqual([
      '?>sprite deck:cards>pile:0',
      ...Array<string>(21).fill('? deck:cards>pile:0'),
    ]);
  });
});

describe('the places', () => {
  it('list the backs they accept (FF-5.2) and the possible destinations of a travel (FF-7.1)', () => {
    const view = fairysFate.view(position({ places: { river: 'light-truth', wood: 'sprite-leaf sprite-leaf' } }), 0);
    expect(backsFor(view, 'river')).toEqual(['sprite']);
    expect(backsFor(view, 'hill')).toEqual(['light', 'nature']);
    expect(backsFor(view, 'wood')).toEqual(['light', 'sprite', 'nature']);
    expect(placesToTravel(view)).toEqual(['wood']);
  });

  it('show a kept card without its back', () => {
    expect(bareFaceOf('sprite-no-leaf')).toBe('no-leaf');
    expect(bareFaceOf('light-serpent')).toBe('serpent');
  });

  it('have their four slots centred above their names', () => {
    const { spots } = board.layout(2);
    for (const { id: place, x } of spots.filter(({ kind }) => kind === 'place')) {
      const slots = spots.filter(({ kind, id }) => kind === 'slot' && id.startsWith(place));
      expect(slots).toHaveLength(4);
      expect(slots.reduce((sum, slot) => sum + slot.x, 0)).toBeCloseTo(4 * x);
    }
  });

  it.each([2, 3, 4, 5])('do not overlap with %i seats', (players) => {
    expect(clashes(board.layout(players))).toEqual([]);
  });
});

describe('the name of a place', () => {
  it.each([
    [{ kind: 'slot', id: 'cave-1' }, 'cave, card 2', 'grotta, carta 2'],
    [{ kind: 'pile', id: '3' }, 'pile 4', 'mazzo 4'],
  ])('%j', (place, en, it) => {
    expect(namesOf(kit, place)).toEqual([en, it]);
  });
});

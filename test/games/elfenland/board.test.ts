import { describe, expect, it } from 'vitest';
import type { Motion, Piece } from '../../../src/core/board.ts';
import type { Viewer } from '../../../src/core/game.ts';
import { choose } from '../../../src/front/index.ts';
import { board, caravanFare, cardsFor, faresOf, roadsBetween, roadsFrom } from '../../../src/games/elfenland/board.ts';
import type { State } from '../../../src/games/elfenland/index.ts';
import { elfenland } from '../../../src/games/elfenland/index.ts';
import { kit } from '../../../src/games/elfenland/kit.ts';
import { clashes, motionsOf, namesOf } from '../board.ts';
import { move, play, position } from './position.ts';

const FOREST = 'dagamura-kihromah-forest';

const movement = position({
  phase: 'movement',
  players: 2,
  boots: 'dagamura elvenhold',
  taken: ['dagamura', ''],
  hands: ['dragon*2 raft*2', 'unicorn*3'],
  open: ['', 'elfcycle'],
  faceDown: ['', 'giant-pig unicorn'],
  roads: `${FOREST}=magic-cloud! dagamura-feodor-desert=dragon`,
  townCards: 'beata yttar',
  discard: 'troll-wagon',
});

/** The motions of the move for the viewer; they must lead to the pieces of the next view. */
const told = (state: State, notation: string, viewer: Viewer) => motionsOf(elfenland, board, state, notation, viewer);

/** `dragon hand:0 > discard:cards`. */
function shown({ piece, from, to, becomes }: Motion): string {
  const turned = becomes === undefined ? '' : ` = ${becomes.face ?? 'back'}`;
  return `${piece.face ?? piece.kind} ${from?.kind}:${from?.id} > ${to?.kind}:${to?.id}${turned}`;
}

const touched = (notation: string): string[] => board.targets(move(notation)).map(({ kind, id }) => `${kind}:${id}`);

describe('the targets of a move', () => {
  it('name the place of a counter', () => {
    expect(touched(`unicorn@${FOREST}`)).toEqual(['open:unicorn', `road:${FOREST}`]);
    expect(touched(`(unicorn)@${FOREST}`)).toEqual(['face-down:unicorn', `road:${FOREST}`]);
    expect(touched('+unicorn')).toEqual(['display:unicorn']);
    expect(touched('+?')).toEqual(['pile:tiles']);
    expect(touched(`obstacle@${FOREST}`)).toEqual(['open:obstacle', `road:${FOREST}`]);
  });

  it('name the cards of a caravan in any order, then its road; the road alone is a step', () => {
    const moves = elfenland.legalMoves(movement);
    const hand = (id: string) => ({ kind: 'hand', id });
    const road = (id: string) => ({ kind: 'road', id });
    const by = choose(moves, board, [hand('raft'), hand('dragon'), hand('raft'), road('dagamura-feodor-desert')]);
    expect(by.complete.map(elfenland.print)).toEqual(['>>dagamura-feodor-desert:dragon+raft+raft']);
    const step = choose(moves, board, [road('dagamura-feodor-desert')]);
    expect(step.complete.map(elfenland.print)).toEqual(['>dagamura-feodor-desert']);
    expect(step.rest).toEqual([]);
  });
});

describe('touching a piece', () => {
  it("selects it in the viewer's hand, and does nothing in another hand", () => {
    const card: Piece = { kind: 'card', owner: null, face: 'raft', at: { kind: 'hand', id: '0' } };
    expect(board.touch(card, 0)).toEqual({ kind: 'hand', id: 'raft' });
    expect(board.touch(card, 1)).toBeUndefined();
    expect(board.touch({ ...card, kind: 'tile', face: 'dragon', at: { kind: 'road', id: FOREST } }, 1)).toEqual({
      kind: 'road',
      id: FOREST,
    });
  });
});

describe('the motions of a move', () => {
  it('turn over the paid cards for viewers who had not seen them', () => {
    const steps = (viewer: Viewer): string[] =>
      told(movement, '>dagamura-feodor-desert', viewer).motions.map(shown).sort();
    expect(steps(0)).toEqual([
      'boot town:dagamura > town:feodor',
      'dragon hand:0 > discard:cards',
      'town-piece town:feodor > taken:0',
    ]);
    expect(steps('table')).toContain('card hand:0 > discard:cards = dragon');
  });

  it('show a drawn card only to the seat that draws it', () => {
    const dealing = play(elfenland.setup({ firstSeat: 1 }), 'dragon dragon elfcycle unicorn unicorn');
    expect(told(dealing, 'raft', 1).motions.map(shown)).toEqual(['card deck:cards > hand:1 = raft']);
    expect(told(dealing, 'raft', 'table').motions.map(shown)).toEqual(['card deck:cards > hand:1']);
  });

  it('show a counter drawn face down only to its seat', () => {
    const five = 'dragon dragon dragon dragon dragon';
    const cards = 'dragon dragon dragon dragon dragon elfcycle elfcycle elfcycle elfcycle elfcycle elfcycle';
    const drawing = play(elfenland.setup({ players: 2, firstSeat: 1 }), `${five} ${five} ${cards}`);
    expect(told(drawing, 'unicorn', 1).motions.map(shown)).toEqual(['tile pile:tiles > face-down:1 = unicorn']);
    expect(told(drawing, 'unicorn', 0).motions.map(shown)).toEqual(['tile pile:tiles > face-down:1']);
  });

  it('clear the roads piece by piece when a round begins', () => {
    const keeping = play(movement, 'end end');
    expect(keeping.phase).toBe('keep');
    const { motions, pieces } = told(keeping, 'keep:(unicorn)', 0);
    expect(motions.map(shown).sort()).toEqual(
      [
        'tile face-down:1 > pile:tiles',
        'elfcycle open:1 > pile:tiles = back',
        `magic-cloud road:${FOREST} > pile:tiles = back`,
        'dragon road:dagamura-feodor-desert > pile:tiles = back',
        `obstacle road:${FOREST} > box:obstacles`,
        'troll-wagon discard:cards > deck:cards = back',
      ].sort(),
    );
    expect(pieces.filter(({ at }) => at.kind === 'road')).toEqual([]);
  });

  it('reveal the hidden town cards at the end', () => {
    const last = play({ ...movement, round: 4 }, 'end');
    expect(told(last, 'end', 0).motions.map(shown)).toEqual(['town-card town-card:1 > town-card:1 = yttar']);
  });
});

describe('the map', () => {
  it('answers the questions of a player', () => {
    expect(roadsFrom('kihromah')).toEqual([{ road: FOREST, to: 'dagamura', isLand: true, rafts: 0 }]);
    expect(roadsBetween('elvenhold', 'yttar')).toBe(5); // Worked example 13.
    expect(cardsFor('albaran-feodor-desert', 'giant-pig')).toBe(0); // 6
    expect(cardsFor(FOREST, 'magic-cloud')).toBe(2); // 4
    const view = elfenland.view(movement, 'table');
    const fares = roadsFrom('dagamura').flatMap((way) => (way.road === FOREST ? faresOf(view, way) : []));
    expect(fares).toEqual([{ card: 'magic-cloud', cards: 3 }]);
    expect(caravanFare(true)).toBe(4);
    expect(roadsFrom('dagamura').flatMap((way) => faresOf(view, way))).toHaveLength(2);
  });

  it('knows no other names for towns, roads and kinds', () => {
    expect(() => roadsFrom('atlantis' as never)).toThrow(
      expect.objectContaining({
        name: 'RangeError',
        code: 'core/no-such-name',
        message: 'There is no town "atlantis".',
      }),
    );
    expect(() => cardsFor('atlantis-elvenhold-river' as never, 'dragon')).toThrow(RangeError);
    expect(() => cardsFor(FOREST, 'broom' as never)).toThrow(
      expect.objectContaining({ name: 'RangeError', code: 'core/no-such-name', message: 'There is no kind "broom".' }),
    );
  });

  it('has a path for every road, from town to town', () => {
    const { spots } = board.layout(6);
    const spotOf = (id: string) => spots.find((spot) => spot.id === id);
    const { line = [] } = spotOf(FOREST) ?? {};
    const [from, to] = [spotOf('dagamura'), spotOf('kihromah')];
    expect([line[0], line.at(-1)]).toEqual([
      [from?.x, from?.y],
      [to?.x, to?.y],
    ]);
    expect(clashes(board.layout(6))).toEqual([]);
  });
});

it('a place has a name', () => {
  expect(namesOf(kit, { kind: 'open', id: '1' })).toEqual(['open counters of Green', 'tessere scoperte di Verde']);
});

import { describe, expect, it } from 'vitest';
import type { Motion } from '../../../src/core/board.ts';
import type { Viewer } from '../../../src/core/game.ts';
import { choose } from '../../../src/front/index.ts';
import { board, faresOf, raftFare, roadsFrom } from '../../../src/games/elfengold/board.ts';
import type { State } from '../../../src/games/elfengold/index.ts';
import { elfengold } from '../../../src/games/elfengold/index.ts';
import { kit } from '../../../src/games/elfengold/kit.ts';
import { tileOf } from '../../../src/games/elfengold/tiles.ts';
import { clashes, motionsOf, namesOf } from '../board.ts';
import { auctionOf, move, play, position, roadOf } from './position.ts';

const FOREST = 'ixara-lapphalya-forest';
const DESERT = 'albaran-feodor-desert';

/** The motions of the move for the viewer, sorted as text; they must lead to the pieces of the next view. */
function told(state: State, notation: string, viewer: Viewer): string[] {
  return motionsOf(elfengold, board, state, notation, viewer).motions.map(shown).sort();
}

/** `dragon hand:0 > discard:cards`; a piece that is turned over with its new face. */
function shown({ piece, from, to, becomes }: Motion): string {
  const turned = becomes === undefined ? '' : ` = ${becomes.face ?? 'back'}`;
  const [origin, end] = [from, to].map((place) => (place === null ? 'bank' : `${place.kind}:${place.id}`));
  return `${piece.face ?? piece.kind} ${origin} > ${end}${turned}`;
}

const touched = (notation: string): string[] => board.targets(move(notation)).map(({ kind, id }) => `${kind}:${id}`);

describe('the targets of a move', () => {
  it('name the place of a piece', () => {
    expect(touched('+dragon')).toEqual(['display:dragon']);
    expect(touched('+?')).toEqual(['deck:cards']);
    expect(touched('+gold')).toEqual(['gold-pile:cards']);
    expect(touched('reveal:log')).toEqual(['drawn:log']);
    expect(touched(`(log)@${FOREST}`)).toEqual(['face-down:log', `road:${FOREST}`]);
    expect(touched('bid:7')).toEqual(['button:bid-7']);
    expect(touched('^beata')).toEqual(['hand:wizard', 'town:beata']);
    const pile = { kind: 'gold-pile', id: 'cards' };
    expect(board.touch({ kind: 'card', owner: null, face: 'gold', at: pile }, 0)).toEqual(pile);
  });

  it('put the cards of a caravan and a wizard before the road, in any order', () => {
    const state = position({
      boots: 'ixara',
      hands: ['dragon*3 wizard raft'],
      roads: `${FOREST}=dragon!`,
      options: { wizards: true },
    });
    const moves = elfengold.legalMoves(state);
    const hand = (id: string) => ({ kind: 'hand', id });
    const road = { kind: 'road', id: FOREST };
    const print = (chosen: Parameters<typeof choose>[2]): string[] =>
      choose(moves, board, chosen).complete.map((own) => elfengold.print(own));
    expect(print([road])).toEqual([`>${FOREST}`]);
    expect(print([hand('wizard'), road])).toEqual([`>${FOREST}*`]);
    expect(print([hand('raft'), hand('wizard'), hand('dragon'), hand('dragon'), road])).toEqual([
      `>>${FOREST}:dragon+dragon+raft*`,
    ]);
  });

  it('leave the choice between two counters to the sentence', () => {
    const state = position({ boots: 'ixara', hands: ['dragon*3 elfcycle'], roads: `${FOREST}=dragon+elfcycle` });
    const { complete } = choose(elfengold.legalMoves(state), board, [{ kind: 'road', id: FOREST }]);
    expect(complete.map((own) => elfengold.describe(own)).sort()).toEqual([
      'travel along Ixara–Lapphalya (forest) by dragon',
      'travel along Ixara–Lapphalya (forest) by elfcycle',
    ]);
  });
});

describe('the motions of a move', () => {
  it('cover a card taken from the display for all others, even if the hand was empty', () => {
    const state = position({ phase: 'draw', display: 'dragon raft*2' });
    expect(told(state, '+dragon', 0)).toEqual(['dragon display:cards > hand:0']);
    for (const viewer of [1, 'table'] as const) {
      expect(told(state, '+dragon', viewer)).toEqual(['dragon display:cards > hand:0 = back']);
    }
  });

  it('move coins to and from the bank', () => {
    const state = position({ phase: 'draw', goldPile: 1 });
    expect(told(state, '+gold', 1)).toEqual([
      ...Array<string>(3).fill('coin bank > gold:0'),
      'gold gold-pile:cards > discard:cards',
    ]);
    const flying = position({ hands: ['wizard'], options: { wizards: true }, taken: ['beata'] });
    expect(told(flying, '^beata', 1)).toEqual([
      'boot town:elvenhold > town:beata',
      'card hand:0 > discard:cards = wizard',
      ...Array<string>(3).fill('coin gold:0 > bank'),
    ]);
  });

  it('show one drawn tile open and the other face down, as the viewer may see it (EG-6.1)', () => {
    const drawn = [tileOf('dragon'), tileOf('log')];
    const state = position({ phase: 'reveal', step: { kind: 'tiles', drawn } });
    expect(told(state, 'reveal:log', 0)).toEqual(['dragon drawn:0 > face-down:0', 'log drawn:0 > open:0']);
    expect(told(state, 'reveal:log', 1)).toEqual(['tile drawn:0 > face-down:0', 'tile drawn:0 > open:0 = log']);
  });

  it('take the first lot', () => {
    const state = position({ phase: 'auction', step: auctionOf('dragon log double', 2) });
    expect(told(play(state, 'bid:2'), 'pass', 'table')).toEqual([
      'coin gold:0 > bank',
      'coin gold:0 > bank',
      'dragon lot:2 > open:0',
    ]);
    expect(told(play(state, 'pass'), 'pass', 'table')).toEqual(['dragon lot:2 > pile:tiles = back']);
  });

  it('swap two counters, and return the exchange to the pile', () => {
    const state = position({
      phase: 'swap',
      step: { kind: 'spell', spell: tileOf('exchange'), road: roadOf(FOREST) },
      roads: `${FOREST}=unicorn ${DESERT}=dragon`,
    });
    expect(told(state, `<>${DESERT}`, 0)).toEqual([
      `dragon road:${DESERT} > road:${FOREST}`,
      `exchange road:${FOREST} > pile:tiles = back`,
      `unicorn road:${FOREST} > road:${DESERT}`,
    ]);
  });

  it('clear the roads piece by piece when a round begins', () => {
    const state = position({
      phase: 'keep',
      open: ['dragon log unicorn', ''],
      roads: `${FOREST}=dragon+elfcycle$ ${DESERT}=unicorn! elvenhold-virst-lake!`,
    });
    expect(told(state, 'keep:dragon+log', 1)).toEqual(
      [
        'unicorn open:0 > pile:tiles = back',
        `dragon road:${FOREST} > pile:tiles = back`,
        `elfcycle road:${FOREST} > pile:tiles = back`,
        `double road:${FOREST} > pile:tiles = back`,
        `gold road:${FOREST} > pile:tiles = back`,
        `unicorn road:${DESERT} > pile:tiles = back`,
        `log road:${DESERT} > pile:tiles = back`,
        'sea-monster road:elvenhold-virst-lake > pile:tiles = back',
      ].sort(),
    );
  });

  it('reveal the town cards at the end', () => {
    const last = position({ round: 6, turn: 1, moved: true, townCards: 'beata yttar' });
    expect(told(last, 'end:gold', 'table')).toEqual([
      'town-card town-card:0 > town-card:0 = beata',
      'town-card town-card:1 > town-card:1 = yttar',
    ]);
  });
});

describe('the map', () => {
  it('gives the price of a road', () => {
    const view = elfengold.view(position({ roads: `${FOREST}=dragon+elfcycle! virst-ixara-river!` }), 'table');
    const [way] = roadsFrom('ixara').filter(({ road }) => road === FOREST);
    const [river] = roadsFrom('ixara').filter(({ road }) => road === 'virst-ixara-river');
    if (way === undefined || river === undefined) throw new Error('no way');
    // Worked examples 2 and 1.
    expect(faresOf(view, way)).toEqual([
      { card: 'dragon', cards: 3 },
      { card: 'elfcycle', cards: 2 },
    ]);
    expect(faresOf(view, way, true).map(({ cards }) => cards)).toEqual([2, 1]);
    expect(faresOf(view, river)).toEqual([{ card: 'raft', cards: 3 }]);
    expect(raftFare(river, false)).toBe(2);
  });

  it('has room for everything', () => {
    expect(clashes(board.layout(6))).toEqual([]);
  });
});

describe('the name of a place', () => {
  it.each([
    [{ kind: 'open', id: '1' }, 'open tiles of Green', 'tessere scoperte di Verde'],
    [{ kind: 'seat', id: '5' }, 'Black', 'Nero'],
    [{ kind: 'lot', id: '7' }, 'lot 7', "tessera 7 dell'asta"],
  ])('%j', (place, en, it) => {
    expect(namesOf(kit, place)).toEqual([en, it]);
  });
});

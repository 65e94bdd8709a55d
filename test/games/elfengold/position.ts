import type { Elfengold, Options, State, Step } from '../../../src/games/elfengold/index.ts';
import { cardKinds, elfengold, tileKinds } from '../../../src/games/elfengold/index.ts';
import { kit } from '../../../src/games/elfengold/kit.ts';
import { roads } from '../../../src/realm/map.ts';
import { draw, listOf, named, type RealmPosition, roadOf, seated, townOf, wordsOf } from '../../realm/position.ts';
import { type InNotation, inNotation } from '../notation.ts';

export { named, roadOf, townOf };

export interface Position extends RealmPosition {
  /** `movement` by default. */
  readonly phase?: State['phase'];
  /** That of the phase by default. */
  readonly step?: Step;
  readonly options?: Partial<Options>;
  /** 2 by default. */
  readonly round?: number;
  /** By seat; 12 by default. */
  readonly gold?: readonly number[];
  /** `road=counter`, or `road=counter+counter`; `!` for an obstacle, `$` for a gold tile; `road!` for a sea monster. */
  readonly roads?: string;
  /** Three rafts by default. */
  readonly display?: string;
  /** The deck. By default all other cards; if it is given, the others have been discarded. */
  readonly deck?: string;
  readonly goldPile?: number;
  readonly moved?: boolean;
  readonly earned?: number;
}

/** A position of the game. Components not mentioned are in deck and pile. */
export function position(given: Position = {}): State {
  const { phase = 'movement', players = 2, round = 2, starter = 0, turn = starter, goldPile = 0 } = given;
  const start = elfengold.setup({
    players,
    firstSeat: starter,
    destination: given.townCards !== undefined,
    ...given.options,
  });
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const [deck, pile] = [[...start.deck], [...start.pile]];
  deck[cardKinds.indexOf('gold')] = 7 - goldPile;
  const cards = (list: string | undefined): number[] => draw(deck, cardKinds, list);
  const tiles = (list: string | undefined): number[] => draw(pile, tileKinds, list);
  const laid = new Map(wordsOf(given.roads).map((word) => [word.replace(/[=!$].*$/, ''), word]));
  for (const id of laid.keys()) roadOf(id);
  const lying = roads.map(({ id, isLand }) => {
    const word = laid.get(id) ?? '';
    const [, names = ''] = /=([\w+-]+)/.exec(word) ?? [];
    const counters = names
      .split('+')
      .filter((name) => name !== '')
      .map((name) => tiles(name).indexOf(1))
      .sort((a, b) => a - b);
    if (counters.length === 2) tiles('double');
    if (word.includes('!')) tiles(isLand ? 'log' : 'sea-monster');
    if (word.includes('$')) tiles('gold');
    return { counters, obstacle: word.includes('!'), gold: word.includes('$') };
  });
  const placed = {
    hands: seats.map((seat) => cards(given.hands?.[seat])),
    open: seats.map((seat) => tiles(given.open?.[seat])),
    faceDown: seats.map((seat) => tiles(given.faceDown?.[seat])),
    display: cards(given.display ?? 'raft*3'),
    discard: cards(given.discard),
  };
  const step = given.step ?? stepIn(phase, given);
  if (step.kind === 'spell') pile[step.spell] = (pile[step.spell] ?? 0) - 1;
  const row = step.kind === 'tiles' ? step.drawn : step.kind === 'auction' || step.kind === 'lots' ? step.lots : [];
  for (const tile of row) pile[tile] = (pile[tile] ?? 0) - 1;
  if (given.deck !== undefined) {
    const kept = draw(deck, cardKinds, given.deck);
    for (const [kind, left] of deck.entries()) {
      placed.discard[kind] = (placed.discard[kind] ?? 0) + left;
      deck[kind] = kept[kind] ?? 0;
    }
  }
  return {
    ...start,
    phase,
    round,
    starter,
    turn,
    ...seated(given),
    gold: seats.map((seat) => given.gold?.[seat] ?? 12),
    counters: lying.map(({ counters }) => counters[0] ?? null),
    seconds: lying.map(({ counters }) => counters[1] ?? null),
    obstacles: lying.map(({ obstacle }) => obstacle),
    goldTiles: lying.map(({ gold }) => gold),
    ...placed,
    goldPile,
    deck,
    pile,
    step,
  };
}

function stepIn(phase: State['phase'], { moved = false, earned = 0, players = 2 }: Position): Step {
  const none = Array.from({ length: players }, () => false);
  switch (phase) {
    case 'movement':
      return { kind: 'movement', moved: moved || earned > 0, earned };
    case 'discard':
      return { kind: 'discard', draws: 0 };
    case 'planning':
      return { kind: 'planning', passes: 0 };
    case 'draw':
      return { kind: 'draw', before: 'income', left: 3 };
    case 'lots':
      return { kind: 'lots', lots: [] };
    case 'tiles':
    case 'reveal':
      return { kind: 'tiles', drawn: [] };
    case 'auction':
      return { kind: 'auction', lots: [0], bid: 0, bidder: null, passed: none, defaulted: none };
    default:
      return { kind: 'none' };
  }
}

/** An auction of these tiles. */
export function auctionOf(
  tiles: string,
  players: number,
  more: Partial<Extract<Step, { kind: 'auction' }>> = {},
): Step {
  const none = Array.from({ length: players }, () => false);
  return {
    kind: 'auction',
    lots: wordsOf(tiles).map((tile) => tileKinds.map(String).indexOf(tile)),
    bid: 0,
    bidder: null,
    passed: none,
    defaulted: none,
    ...more,
  };
}

/** A pool as a list of names: `dragon*3 raft`. */
export function list(pool: readonly number[] = [], kinds: readonly string[] = cardKinds): string {
  return listOf(pool, kinds);
}

export const tilesOf = (pool: readonly number[] = []): string => list(pool, tileKinds);

/** The tiles on a road, in the syntax of {@link Position.roads}. */
export function on(state: State, id: string): string {
  const road = roadOf(id);
  const counters = [state.counters[road], state.seconds[road]].flatMap((tile) =>
    tile === null || tile === undefined ? [] : [tileKinds[tile]],
  );
  return `${counters.join('+')}${state.obstacles[road] ? '!' : ''}${state.goldTiles[road] ? '$' : ''}`;
}

const inGame = await inNotation(kit);

export const move: InNotation<Elfengold>['move'] = inGame.move;
export const play: InNotation<Elfengold>['play'] = inGame.play;
export const eventsOf: InNotation<Elfengold>['eventsOf'] = inGame.eventsOf;
export const refused: InNotation<Elfengold>['refused'] = inGame.refused;
export const legal: InNotation<Elfengold>['legal'] = inGame.legal;
export const odds: InNotation<Elfengold>['odds'] = inGame.odds;

import type { Elfenland, Pool, State } from '../../../src/games/elfenland/index.ts';
import { counterKinds, elfenland, travelCardKinds } from '../../../src/games/elfenland/index.ts';
import { kit } from '../../../src/games/elfenland/kit.ts';
import { roads } from '../../../src/realm/map.ts';
import { draw, listOf, named, type RealmPosition, roadOf, seated, townOf, wordsOf } from '../../realm/position.ts';
import { type InNotation, inNotation } from '../notation.ts';
import { spec as elfenlandSpec } from './spec.ts';

export { named, roadOf, townOf };

export interface Position extends RealmPosition {
  /** `movement` by default. */
  readonly phase?: 'counters' | 'planning' | 'movement' | 'discard' | 'keep';
  readonly rounds?: 3 | 4;
  readonly deal?: State['deal'];
  readonly finalHandLimit?: boolean;
  /** 1 by default. */
  readonly round?: number;
  /** `road=counter`, with `!` for an obstacle. */
  readonly roads?: string;
  /** One of each except the unicorn by default. */
  readonly display?: string;
  /** The seats that have played their obstacle. By default one seat, from 0 on, per obstacle on the roads. */
  readonly played?: readonly number[];
  readonly passes?: number;
  readonly lap?: number;
}

/** A position of the game. Components not mentioned are in deck and pile. */
export function position(given: Position = {}): State {
  const { phase = 'movement', players = 2, round = 1, rounds = 4, starter = 0, turn = starter } = given;
  const start = elfenland.setup({ firstSeat: 0 });
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const [deck, pile] = [[...start.deck], [...start.pile]];
  const cards = (list: string | undefined): number[] => draw(deck, travelCardKinds, list);
  const tiles = (list: string | undefined): number[] => draw(pile, counterKinds, list);
  const lying = new Map(wordsOf(given.roads).map((word) => pair(word.replace('!', ''))));
  const obstacles = roads.map(({ id }) =>
    wordsOf(given.roads).some((word) => word.startsWith(id) && word.endsWith('!')),
  );
  const played = given.played ?? seats.slice(0, obstacles.filter(Boolean).length);
  const state: State = {
    ...start,
    phase,
    players,
    rounds,
    deal: given.deal ?? 'to-eight',
    finalHandLimit: given.finalHandLimit ?? true,
    destination: given.townCards !== undefined,
    round,
    starter,
    turn,
    ...seated(given),
    counters: roads.map(({ id }) => {
      const counter = lying.get(id);
      return counter === undefined ? null : tiles(counter).indexOf(1);
    }),
    obstacles,
    obstacleInHand: seats.map((seat) => !played.includes(seat)),
    hands: seats.map((seat) => cards(given.hands?.[seat])),
    open: seats.map((seat) => tiles(given.open?.[seat])),
    faceDown: seats.map((seat) => tiles(given.faceDown?.[seat])),
    display: tiles(given.display ?? 'dragon elfcycle giant-pig magic-cloud troll-wagon'),
    discard: cards(given.discard),
    deck,
    pile,
    step:
      phase === 'planning'
        ? { kind: 'planning', passes: given.passes ?? 0 }
        : phase === 'counters'
          ? { kind: 'counters', lap: given.lap ?? 1 }
          : { kind: 'none' },
  };
  const flaws = elfenlandSpec.broken(state);
  if (flaws.length > 0) throw new Error(`no position of the game: ${flaws.join(', ')}`);
  return state;
}

/** A pool as a list of names: `dragon*3 raft`. */
export function list(pool: Pool = [], kinds: readonly string[] = travelCardKinds): string {
  return listOf(pool, kinds);
}

export const tilesOf = (pool: Pool = []): string => list(pool, counterKinds);

const inGame = await inNotation(kit);

export const move: InNotation<Elfenland>['move'] = inGame.move;
export const play: InNotation<Elfenland>['play'] = inGame.play;
export const eventsOf: InNotation<Elfenland>['eventsOf'] = inGame.eventsOf;
export const refused: InNotation<Elfenland>['refused'] = inGame.refused;
export const legal: InNotation<Elfenland>['legal'] = inGame.legal;
export const odds: InNotation<Elfenland>['odds'] = inGame.odds;

function pair(word: string): [string, string] {
  const [road = '', counter = ''] = word.split('=');
  return [road, counter];
}

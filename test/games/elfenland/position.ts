import type { Event, Move, Pool, State } from '../../../src/games/elfenland/index.ts';
import { counterKinds, elfenland, travelCardKinds } from '../../../src/games/elfenland/index.ts';
import { kit } from '../../../src/games/elfenland/kit.ts';
import { roads } from '../../../src/realm/map.ts';
import { draw, left, listOf, named, roadOf, townOf, wordsOf } from '../../realm/position.ts';
import { schemasOf } from '../../testing/kit-schemas.ts';
import { refusalOf } from '../refusal.ts';
import { wellFormed } from '../well-formed.ts';
import { spec as elfenlandSpec } from './spec.ts';

export { named, roadOf, townOf };

const schemas = await schemasOf(kit);

/** Kinds, towns and roads by name, in lists separated by spaces; `dragon*3` for three of them. */
export interface Position {
  /** `movement` by default. */
  readonly phase?: 'counters' | 'planning' | 'movement' | 'discard' | 'keep';
  /** 2 by default. */
  readonly players?: State['players'];
  readonly rounds?: 3 | 4;
  readonly deal?: State['deal'];
  readonly finalHandLimit?: boolean;
  /** 1 by default. */
  readonly round?: number;
  readonly starter?: number;
  readonly turn?: number;
  /** By seat; Elvenhold by default. */
  readonly boots?: string;
  /** By seat: the towns whose pieces it has taken, apart from the town of its boot; or `all`. */
  readonly taken?: readonly string[];
  /** By seat. */
  readonly hands?: readonly string[];
  readonly open?: readonly string[];
  readonly faceDown?: readonly string[];
  /** `road=counter`, with `!` for an obstacle. */
  readonly roads?: string;
  /** One of each except the unicorn by default. */
  readonly display?: string;
  readonly discard?: string;
  /** By seat, for the variant. */
  readonly townCards?: string;
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
  const boots = seats.map((seat) => townOf(wordsOf(given.boots)[seat] ?? 'elvenhold'));
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
    boots,
    pieces: seats.map((seat) => left(boots[seat] ?? 0, given.taken?.[seat])),
    townCards: seats.map((seat) => {
      const card = wordsOf(given.townCards)[seat];
      return card === undefined ? null : townOf(card);
    }),
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
export function list(pool: Pool, kinds: readonly string[] = travelCardKinds): string {
  return listOf(pool, kinds);
}

/** Parses a notation into a move. */
export function move(notation: string): Move {
  const parsed = elfenland.parse(notation);
  if (parsed === undefined) throw new Error(`no notation: ${notation}`);
  return parsed;
}

/** The state after these moves, given in notation. */
export function play(state: State, notations: string, emit?: (event: Event) => void): State {
  const seen = wellFormed(elfenland, schemas, state, emit);
  return notations.split(' ').reduce((reached, notation) => elfenland.apply(reached, move(notation), seen), state);
}

/** The events of these moves. */
export function eventsOf(state: State, notations: string): Event[] {
  const events: Event[] = [];
  play(state, notations, (event) => events.push(event));
  return events;
}

/** The refusal of a move as `code clause`, or `legal`. */
export function refused(state: State, notation: string): string {
  return refusalOf(elfenland, state, move(notation));
}

/** The legal moves in notation, sorted, optionally only those with a prefix. */
export function legal(state: State, prefix: string = ''): string[] {
  const notations = elfenland.legalMoves(state).map((listed) => elfenland.print(listed));
  return notations.filter((notation) => notation.startsWith(prefix)).sort();
}

/** The outcomes of chance in notation, each with its weight. */
export function odds(state: State): Record<string, number> {
  return Object.fromEntries(
    elfenland.chances(state).map(({ move: drawn, weight }) => [elfenland.print(drawn), weight]),
  );
}

function pair(word: string): [string, string] {
  const [road = '', counter = ''] = word.split('=');
  return [road, counter];
}

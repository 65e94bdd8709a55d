import * as fc from 'fast-check';
import { botOf } from '../../src/bots/catalogue.ts';
import type { BaseState, Game, Tagged } from '../../src/core/game.ts';
import type { Kit } from '../../src/core/kit.ts';
import type { Rng } from '../../src/core/rng.ts';
import { seeded } from '../../src/core/rng.ts';
import { neighboursOf, universeOf } from '../../src/testing/universe.ts';
import type { Meeting, Position, Values } from './meetings.ts';
import { meetingsIn, meetingsOfRefusal } from './meetings.ts';
import { momentsOf } from './moments.ts';
import { together } from './together.ts';
import type { Question } from './vector.ts';
import { written } from './vector.ts';
import { HELPED, wantedOf } from './wanted.ts';

/** A position from which a line may be made. */
export interface Candidate extends Omit<Question, 'tried'> {
  readonly phase: string;
  /** The keys of everything that it shows apart from refusals. */
  readonly shows: ReadonlySet<string>;
  /** For every kind of refusal found here, a few moves; the kind is given by the keys of what it shows. */
  readonly refusals: ReadonlyMap<string, readonly (string | object)[]>;
  /** Approximate length of the line. */
  readonly bytes: number;
}

const SEED = 20090220;
/**
 * The games to play. Of four, one is played by greedy bots, one by greedy and random ones, two at random with some
 * move types postponed until nothing else is legal: postponing leads to rare positions.
 */
const GAMES = 120;
/** Maximum number of games, played until every wanted refusal and situation has occurred. */
const MOST_GAMES = 600;
/** Ply limit of a game: the postponed move may be the one that ends it. */
const PLIES = 600;
/** Number of neighbours of legal moves to try in every position, */
const NEAR = 60;
/** and number of well-formed moves of every type, legal or not. */
const OF_A_TYPE = 8;
/** A position is kept if it shows something that fewer than this many before it have shown, */
const SELDOM = 4;
/** or for one in this many. */
const ONE_IN = 40;
/** Maximum number of moves kept for each kind of refusal. */
const OF_A_KIND = 5;

/** The key by which a meeting is counted. */
export function keyOf({ subject, name, by }: Meeting): string {
  return by === undefined ? `${subject} ${name}` : `${subject} ${name} (${by})`;
}

/** Positions of whole games, the same in every run: those that show something rare, and some others. */
export function harvest(kit: Kit, options: fc.Arbitrary<object>, values: Values): Candidate[] {
  const found: Candidate[] = [];
  const times = new Map<string, number>();
  const wanted = wantedOf(kit.game);
  const lacking = (): string[] => {
    const met = new Set([...times.keys()].flatMap((kind) => kind.split(' + ')));
    return wanted.filter((key) => !met.has(key));
  };
  for (const [number, chosen] of fc.sample(options, { numRuns: MOST_GAMES, seed: SEED }).entries()) {
    const lacks = number < GAMES ? [] : lacking();
    if (number >= GAMES && lacks.length === 0) break;
    const waits = lacks.length > 0 && lacks.every((key) => key.startsWith('moment '));
    const rng = seeded(SEED + number);
    const helped = waits ? HELPED[kit.game.id] : undefined;
    const set = helped ?? chosen;
    const visit = (position: Position, moves: readonly string[]): void => {
      // Trying moves takes most of the time, so it is skipped on the way to a moment.
      if (waits && !momentsOf(kit.game, position).some((moment) => lacks.includes(`moment ${moment}`))) return;
      const candidate = candidateOf(kit, values, set, position, moves, rng);
      const keys = [...candidate.shows, ...candidate.refusals.keys()];
      const isSeldom = keys.some((key) => (times.get(key) ?? 0) < SELDOM);
      if (isSeldom || rng.int(ONE_IN) === 0) found.push(candidate);
      for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
    };
    play(kit, set, number, rng, visit, helped && together(kit));
  }
  return found;
}

/** Plays a game to the end with the players of that number, or as `choose` decides. */
function play(
  kit: Kit,
  options: object,
  number: number,
  rng: Rng,
  visit: (position: Position, moves: readonly string[]) => void,
  choose?: ReturnType<typeof together>,
): void {
  const { game } = kit;
  const [random, greedy] = [botOf('random', kit), botOf('greedy', kit)];
  const types = Object.keys(game.moves);
  const putOff = types.filter(() => number % 2 === 1 && rng.int(4) === 0);
  const moves: string[] = [];
  let position: Position = { state: game.setup(options), legal: [], happened: [] };
  for (;;) {
    const { state } = position;
    const actor = game.actor(state);
    const legal = game.legalMoves(state);
    visit({ ...position, legal }, moves);
    if (actor === 'over' || moves.length === (choose === undefined ? PLIES : 10 * PLIES)) return;
    const others = legal.filter(({ type }) => !putOff.includes(type));
    const bot = number % 4 === 0 || (number % 4 === 2 && rng.int(2) === 0) ? greedy : random;
    const move =
      choose?.(state, rng) ??
      (actor === 'chance'
        ? game.sample(state, rng)
        : bot.decide(
            { viewer: actor, view: game.view(state, actor), actor, moves: others.length > 0 ? others : legal },
            { rng },
          ));
    const happened: { readonly event: Tagged; readonly clause: string }[] = [];
    const next = game.apply(state, move, (event, clause) => happened.push({ event, clause }));
    position = { state: next, legal: [], last: move, happened };
    moves.push(game.print(move));
  }
}

function candidateOf(
  kit: Kit,
  values: Values,
  options: object,
  position: Position,
  moves: readonly string[],
  rng: Rng,
): Candidate {
  const { game } = kit;
  const { state, legal } = position;
  return {
    options,
    moves: [...moves],
    phase: state.phase,
    shows: new Set(meetingsIn(game, values, options, position).map(keyOf)),
    refusals: refusalsIn(kit, state, legal, rng),
    bytes: 600 + [...moves, ...legal.map((move) => game.print(move))].reduce((sum, text) => sum + text.length + 3, 0),
  };
}

function refusalsIn({ game }: Kit, state: BaseState, legal: readonly Tagged[], rng: Rng): Candidate['refusals'] {
  const near = legal.length > NEAR ? some(NEAR, legal, rng) : legal;
  const drawn = Object.keys(game.moves).flatMap((type) => some(OF_A_TYPE, wellFormed(game, type), rng));
  const tries: Tagged[] = [
    { type: 'castle' },
    ...legal.slice(0, 1).map((move) => ({ ...move, surplus: 1 })),
    ...Object.keys(game.moves).map((type) => ({ type, surplus: 1 })),
    ...near.flatMap((move) => neighboursOf(game, move, rng).map((other) => other.move)),
    ...near.flatMap((move) => shortened(game, move)),
    ...drawn,
  ];
  const found = new Map<string, Set<string | object>>();
  for (const move of tries) {
    const refused = game.violation(state, move);
    if (refused === undefined) continue;
    const key = meetingsOfRefusal({ move, ...refused })
      .map(keyOf)
      .join(' + ');
    const moves = found.get(key) ?? new Set();
    found.set(key, moves);
    if (moves.size < OF_A_KIND) moves.add(written(game, move));
  }
  return new Map([...found].map(([key, moves]) => [key, [...moves]]));
}

/** The move without one of its optional fields. */
function shortened(game: Game, move: Tagged): Tagged[] {
  const optional = Object.entries(game.moves[move.type] ?? {}).filter(([key, field]) => field.optional && key in move);
  return optional.map(([key]) => ({
    type: move.type,
    ...Object.fromEntries(Object.entries(move).filter(([name]) => name !== key)),
  }));
}

const wellFormedOf = new WeakMap<Game, ReadonlyMap<string, readonly Tagged[]>>();

function wellFormed(game: Game, type: string): readonly Tagged[] {
  const known = wellFormedOf.get(game) ?? byType(universeOf(game).map(({ move }) => move));
  wellFormedOf.set(game, known);
  return known.get(type) ?? [];
}

function byType(moves: readonly Tagged[]): Map<string, Tagged[]> {
  const found = new Map<string, Tagged[]>();
  for (const move of moves) {
    const own = found.get(move.type);
    if (own === undefined) found.set(move.type, [move]);
    else own.push(move);
  }
  return found;
}

function some<Item>(count: number, items: readonly Item[], rng: Rng): Item[] {
  return Array.from({ length: count }, () => items[rng.int(items.length)]).filter((item) => item !== undefined);
}

import { anySeat, anySprite, anyStone, fairy } from './data.ts';
import type { Move, MoveOf } from './moves.ts';
import {
  biggerBags,
  COLLECTIVE_HARVEST,
  chooses,
  discards,
  draws,
  EXTRA_SPRITE,
  firstSeats,
  handOffers,
  immunities,
  lays,
  leakyBags,
  picks,
  places,
  sends,
  spriteOffers,
  steals,
  takes,
  thefts,
} from './universe.ts';

/**
 * The notation of a move: its type and values, separated by colons. `p1` is seat 1, `s0` is sprite 0: `gather` ·
 * `discard:blue` · `keep-stones` · `place:blue:s0` · `place:blue:forest` · `send:s1:green` · `offer:green` ·
 * `offer:s2` · `take:steal` · `draw-fairies` · `choose:steal` · `keep-fairy` · `play:immunity:s0` ·
 * `play:leaky-bag:p1:s0` · `pick-covered` · `pick:red:s1` · `stop` · `steal-hand` · `steal:s1:s0` · `rearrange` ·
 * `lay:red:s0` · `finish` · `restore` · `first-seat:p1` · `draw:green`
 */
export function print(move: Move): string {
  return notations.get(move) ?? spelled(move);
}

function spelled(move: Move): string {
  switch (move.type) {
    case 'first-seat':
      return `${move.type}:p${move.seat}`;
    case 'draw':
      return `${move.type}:${move.kind}`;
    case 'discard':
      return `${move.type}:${move.stone}`;
    case 'place':
      return `${move.type}:${move.stone}:${goalOf(move.to)}`;
    case 'send':
      return `${move.type}:s${move.sprite}:${move.stone}`;
    case 'pick':
    case 'lay':
      return `${move.type}:${move.stone}:s${move.sprite}`;
    case 'offer':
      return [move.type, ...given(move.stone), ...given(move.sprite, 's')].join(':');
    case 'take':
    case 'choose':
      return `${move.type}:${move.fairy}`;
    case 'play':
      return [move.type, move.fairy, ...given(move.seat, 'p'), ...given(move.sprite, 's')].join(':');
    case 'steal':
      return `${move.type}:s${move.sprite}:${goalOf(move.to)}`;
    case 'gather':
    case 'keep-stones':
    case 'draw-fairies':
    case 'keep-fairy':
    case 'pick-covered':
    case 'stop':
    case 'steal-hand':
    case 'rearrange':
    case 'finish':
    case 'restore':
      return move.type;
  }
}

function goalOf(to: number | 'forest'): string {
  return to === 'forest' ? to : `s${to}`;
}

function given(value: string | number | undefined, mark: string = ''): string[] {
  return value === undefined ? [] : [`${mark}${value}`];
}

/** Offers with any combination of keys; `violation` refuses those with both keys or none. */
const offers = [undefined, ...anyStone.values].flatMap((stone) =>
  [undefined, ...anySprite.values].map(
    (sprite): MoveOf<'offer'> =>
      Object.freeze({ type: 'offer', ...(stone && { stone }), ...(sprite !== undefined && { sprite }) }),
  ),
);
const plays = fairy.values.flatMap((own) =>
  [undefined, ...anySeat.values].flatMap((seat) =>
    [undefined, ...anySprite.values].map(
      (sprite): MoveOf<'play'> =>
        Object.freeze({
          type: 'play',
          fairy: own,
          ...(seat !== undefined && { seat }),
          ...(sprite !== undefined && { sprite }),
        }),
    ),
  ),
);

const FIELDLESS = [
  'gather',
  'keep-stones',
  'draw-fairies',
  'keep-fairy',
  'pick-covered',
  'stop',
  'steal-hand',
  'rearrange',
  'finish',
  'restore',
] as const;

/** The interned moves; rules propose most of them. Their notation is cached; {@link spelled} writes others anew. */
const proposed: readonly Move[] = [
  firstSeats,
  draws,
  FIELDLESS.map((type) => Object.freeze({ type })),
  [discards, takes, chooses, handOffers, spriteOffers].flat(),
  [[EXTRA_SPRITE, COLLECTIVE_HARVEST], biggerBags, immunities, leakyBags.flat(), thefts].flat(),
  [places, sends, picks, lays, steals].flat(2),
].flat();
const notations = new Map<Move, string>(proposed.map((move) => [move, spelled(move)]));

const byNotation = new Map<string, Move>([...offers, ...plays, ...proposed].map((move) => [print(move), move]));

/** The inverse of {@link print}; `undefined` for a text that is no notation. */
export function parse(text: string): Move | undefined {
  return byNotation.get(text);
}

import { z } from 'zod';
import type { Seed } from '../core/chance.ts';
import { isObject } from '../core/read-move.ts';
import { excerpt } from '../core/wording.ts';
import type { Plan } from './plan.ts';

const MOST_GAMES = 1_000_000;
const MOST_ENTRANTS = 200;
const MOST_SETTINGS = 1_000;

export const natural: z.ZodType<number> = z.int('a whole number is needed').min(0, 'a number below 0 is of no use');
export const name: z.ZodType<string> = z.string('a text is needed').max(500, 'a name has at most 500 characters');

const SEED = 'a seed is a whole number of 32 bits, or 32 hexadecimal digits';
export const seed: z.ZodType<Seed> = z.union(
  [
    z
      .int(SEED)
      .min(-(2 ** 31), SEED)
      .max(2 ** 32 - 1, SEED),
    z.string().regex(/^[\da-f]{32}$/, SEED),
  ],
  SEED,
);

const elo = z.number('a number is needed').min(-1_000, 'Elo is −1000 to 1000').max(1_000, 'Elo is −1000 to 1000');

// As it is, unlike a record of zod, which leaves out `__proto__`: the game refuses what it does not know.
const options = z.custom<Plan['settings'][number]['options']>(
  (value) => isObject(value) && !Array.isArray(value),
  'an object is needed',
);

const setting = z.object({ game: name, players: natural, options }, 'an object is needed');

/** The form of a plan; whether its games and entrants are to be had is another question. */
export const planSchema: z.ZodType<Plan> = z.strictObject(
  {
    settings: z
      .array(setting, 'a list is needed')
      .min(1, 'there is no game to play')
      .max(MOST_SETTINGS, `a plan lists at most ${MOST_SETTINGS} games`),
    format: z.enum(['table', 'round-robin', 'ladder'], 'unknown format; there are: table, round-robin, ladder'),
    entrants: z.array(name, 'a list is needed').max(MOST_ENTRANTS, `a plan has at most ${MOST_ENTRANTS} entrants`),
    games: z
      .int('there is no number of games to play')
      .min(1, 'there is no number of games to play')
      .max(MOST_GAMES, `a plan has at most ${MOST_GAMES} games`),
    seed,
    maxMoves: natural,
    clock: z
      .object({ milliseconds: natural, per: z.enum(['game', 'move'], 'there are: game, move') }, 'an object is needed')
      .optional(),
    sprt: z.object({ elo0: elo, elo1: elo }, 'an object is needed').optional(),
    onError: z.enum(['stop', 'forfeit'], 'there are: stop, forfeit').optional(),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `this version knows no ${excerpt(issue.keys.join(', '))}`
        : 'a plan is an object',
  },
);

/** The first thing that is wrong with the form: where, and what. */
export function flawIn({ issues: [first] }: z.ZodError): string {
  return first === undefined
    ? ''
    : [...(first.path.length > 0 ? [first.path.join('.')] : []), first.message].join(': ');
}

import { z } from 'zod';
import { MOST_CAUSES, type SentError } from '../bots/sent-error.ts';
import type { Seed } from '../core/chance.ts';
import { isPlainObject } from '../core/objects.ts';
import { excerpt } from '../core/wording.ts';
import { planFailure } from './failures.ts';
import type { Plan } from './plan.ts';

const MOST_GAMES = 1_000_000;
const MOST_ENTRANTS = 200;
const MOST_SETTINGS = 1_000;

export const natural: z.ZodType<number> = z.int('must be a whole number').min(0, 'must be 0 or more');
export const name: z.ZodType<string> = z.string('must be a string').max(500, 'a name has at most 500 characters');

const SEED = 'a seed is a 32-bit integer, or 32 hexadecimal digits';
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

const flatError = z.object({
  name: z.string(),
  message: z.string(),
  stack: z.string().optional(),
  code: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** An error that a worker sent. Deeper causes are cut off, because errors in a queue may nest to any depth. */
export const sentErrorSchema: z.ZodType<SentError> = Array.from({ length: MOST_CAUSES }).reduce<z.ZodType<SentError>>(
  (cause) => flatError.extend({ cause: cause.optional() }),
  flatError,
);

const elo = z.number('must be a number').min(-1_000, 'Elo is −1000 to 1000').max(1_000, 'Elo is −1000 to 1000');

// Not `z.record`, which would drop the key `__proto__` before the game can refuse it.
const options = z.custom<Plan['settings'][number]['options']>(isPlainObject, 'must be an object');

const setting = z.object({ game: name, players: natural, options }, 'must be an object');

/** Schema of a plan. Does not check whether its games and entrants exist. */
export const planSchema: z.ZodType<Plan> = z.strictObject(
  {
    settings: z
      .array(setting, 'must be a list')
      .min(1, 'a plan needs a game')
      .max(MOST_SETTINGS, `a plan lists at most ${MOST_SETTINGS} games`),
    format: z.enum(['table', 'round-robin', 'ladder'], 'unknown format; there are: table, round-robin, ladder'),
    entrants: z.array(name, 'must be a list').max(MOST_ENTRANTS, `a plan has at most ${MOST_ENTRANTS} entrants`),
    games: z
      .int('must be a whole number, 1 or more')
      .min(1, 'must be a whole number, 1 or more')
      .max(MOST_GAMES, `a plan has at most ${MOST_GAMES} games`),
    seed,
    maxMoves: natural,
    clock: z
      .object({ milliseconds: natural, per: z.enum(['game', 'move'], 'must be game or move') }, 'must be an object')
      .optional(),
    sprt: z.object({ elo0: elo, elo1: elo }, 'must be an object').optional(),
    onError: z.enum(['stop', 'forfeit'], 'must be stop or forfeit').optional(),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `this version does not know ${excerpt(issue.keys.join(', '))}`
        : 'a plan must be an object',
  },
);

/** The PlanError for a value that does not fit the schema. */
export function failureOf(error: z.ZodError): Error {
  const [first] = error.issues;
  if (first?.code === 'unrecognized_keys')
    return planFailure('arena/unknown-member', { members: excerpt(first.keys.join(', ')) });
  if (first === undefined || first.path.length === 0) return planFailure('arena/no-plan', {});
  return planFailure('arena/bad-plan', { at: first.path.join('.'), flaw: first.message });
}

/** The first issue: its path and message. */
export function flawIn({ issues: [first] }: z.ZodError): { readonly at: string; readonly flaw: string } {
  return { at: first?.path.join('.') || 'job', flaw: first?.message ?? '' };
}

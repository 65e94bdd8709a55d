import { z } from 'zod';
import { flawIn } from '../bots/flaw.ts';
import { MOST_CAUSES, type SentError } from '../bots/sent-error.ts';
import type { Seed } from '../core/chance.ts';
import type { Params } from '../core/game.ts';
import { isPlainObject } from '../core/objects.ts';
import type { Outcome } from '../core/outcome.ts';
import { excerpt } from '../core/wording.ts';
import { planFailure } from './failures.ts';
import type { Plan } from './plan.ts';

const MOST_GAMES = 1_000_000;
const MOST_ENTRANTS = 200;
const MOST_SETTINGS = 1_000;

const NATURAL = 'integer from 0';
export const natural: z.ZodType<number> = z.int(NATURAL).min(0, NATURAL);

const NAME = 'string of 0 to 500 characters';
export const name: z.ZodType<string> = z.string(NAME).max(500, NAME);

export function array<Item>(item: z.ZodType<Item>, least: number, most: number): z.ZodType<Item[]> {
  const expected = `array of ${least} to ${most} items`;
  return z.array(item, expected).min(least, expected).max(most, expected);
}

const SEED = `integer from ${-(2 ** 31)} to ${2 ** 32 - 1} or 32 lower-case hexadecimal digits`;
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

export const outcomeSchema: z.ZodType<Outcome> = z.object({
  scores: z.array(z.number()),
  tiebreaks: z.array(z.array(z.number())),
  ranking: z.array(natural),
  winners: z.array(natural),
});

/** The parameters of an error or a refusal. */
export const paramsSchema: z.ZodType<Params> = z.record(z.string(), z.union([z.string(), z.number()]));

const flatError = z.object({
  name: z.string(),
  message: z.string(),
  stack: z.string().optional(),
  code: z.string().optional(),
  params: paramsSchema.optional(),
});

/** An error that a worker sent. Deeper causes are cut off, because errors in a queue may nest to any depth. */
export const sentErrorSchema: z.ZodType<SentError> = Array.from({ length: MOST_CAUSES }).reduce<z.ZodType<SentError>>(
  (cause) => flatError.extend({ cause: cause.optional() }),
  flatError,
);

const ELO = 'number from -1000 to 1000';
const elo = z.number(ELO).min(-1_000, ELO).max(1_000, ELO);

// Not `z.record`, which would drop the key `__proto__` before the game can refuse it.
const options = z.custom<Plan['settings'][number]['options']>(isPlainObject, 'object');

const GAMES = `integer from 1 to ${MOST_GAMES}`;

/** Schema of a plan. Does not check whether its games and entrants exist. */
export const planSchema: z.ZodType<Plan> = z.strictObject({
  settings: array(z.object({ game: name, players: natural, options }), 1, MOST_SETTINGS),
  format: z.enum(['table', 'round-robin', 'ladder']),
  entrants: array(name, 0, MOST_ENTRANTS),
  games: z.int(GAMES).min(1, GAMES).max(MOST_GAMES, GAMES),
  seed,
  maxMoves: natural,
  clock: z.object({ milliseconds: natural, per: z.enum(['game', 'move']) }).optional(),
  sprt: z.object({ elo0: elo, elo1: elo }).optional(),
  onError: z.enum(['stop', 'forfeit']).optional(),
});

/** The PlanError for a value that does not fit the schema. */
export function failureOf(code: 'arena/bad-plan' | 'arena/bad-task', error: z.ZodError, data: unknown): Error {
  const [first] = error.issues;
  if (first?.code === 'unrecognized_keys')
    return planFailure('arena/unknown-member', { members: excerpt(first.keys.join(', ')) });
  if (code === 'arena/bad-plan' && first?.path.length === 0) return planFailure('arena/no-plan', {});
  return planFailure(code, flawIn(error, data, 'job'));
}

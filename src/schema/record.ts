import { z } from 'zod';
import type { Game, GameTypes } from '../core/game.ts';
import type { RecordOf } from '../core/kit.ts';
import { RECORD_FORMAT } from '../core/record.ts';

/** The names that the text form of a record keeps for its own fields. */
const TAG = /^(?!(?:Feyrules|Game|RulesVersion|Options)$)\w+$/;

/** `*` not over, `-` no winner, else the winners' seats. */
const RESULT = /^(?:\*|-|\d+(?:\+\d+)*)$/;

/** The schema of a record as `recordOf` makes it. That its moves are legal, `replay` says. */
export function recordSchemaOf<T extends GameTypes>(
  game: Game<T>,
  options: z.ZodType<Partial<T['options']>>,
  move: z.ZodType<T['move']>,
): z.ZodType<RecordOf<T>> {
  const notation = z
    .string()
    .regex(/^\S+$/)
    .refine((text) => game.parse(text) !== undefined, `Invalid input: no notation of ${game.id}`)
    .describe('The notation of a move.');
  return z.strictObject({
    feyrules: z.literal<number>(RECORD_FORMAT),
    game: z.literal(game.id),
    rulesVersion: z.literal(game.rulesVersion),
    tags: z.record(z.string().regex(TAG), z.string()),
    options,
    moves: z.array(z.union([move, notation])).readonly(),
    result: z.string().regex(RESULT).exactOptional(),
  });
}

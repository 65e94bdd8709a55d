import { z } from 'zod';
import { version } from '../../../package.json';
import { PlanError } from '../../arena/errors.ts';
import { OWN_GAMES } from '../../arena/modules.ts';
import { array, name, natural, outcomeSchema, paramsSchema, sentErrorSchema } from '../../arena/plan-schema.ts';
import { flawIn, naming } from '../../bots/flaw.ts';
import { receivedError } from '../../bots/sent-error.ts';
import { type RecordFault, recordFaults } from '../../core/refusals.ts';
import { cliFailure } from '../errors.ts';
import type { Piece } from './judges.ts';
import type { Judged, Judgement } from './verdict.ts';

/** Validation of untrusted data from the queue: pieces for workers, and their answers. */

/** Maximum size of a piece: enough for the largest record and the games that end in the same chunk of the file. */
const MOST_CHARACTERS = 32 * 2 ** 20;
const MOST_CUTS = 100_000;
const MOST_MODULES = 100;

const cut = z.object({ line: natural, text: z.string().optional() }).transform(({ line, text }) => ({ line, text }));

const pieceSchema: z.ZodType<Piece> = z
  .object({
    cuts: array(cut, 0, MOST_CUTS),
    modules: array(name, 0, MOST_MODULES),
    rules: z.record(z.string(), natural, 'object'),
  })
  .refine(({ cuts }) => cuts.reduce((sum, { text = '' }) => sum + text.length, 0) <= MOST_CHARACTERS, {
    path: ['cuts'],
    message: `at most ${MOST_CHARACTERS} characters`,
  });

/**
 * Reads the piece of a job.
 * @param modules whether games may be modules on this machine.
 * @throws PlanError if it is not a piece, or exceeds the worker's limits.
 */
export function readPiece(data: unknown, modules: boolean): Piece {
  const read = pieceSchema.safeParse(data, naming);
  if (!read.success) throw cliFailure('cli/bad-piece', flawIn(read.error, data, 'job'), { kind: PlanError });
  if (!modules && read.data.modules.length > 0) {
    throw cliFailure('cli/modules-refused', { own: OWN_GAMES }, { kind: PlanError });
  }
  return read.data;
}

const fault = z.object({
  code: z.custom<RecordFault>((code) => typeof code === 'string' && Object.hasOwn(recordFaults, code)),
  params: paramsSchema,
  index: natural.optional(),
  violation: z.object({ code: z.string(), clause: z.string(), params: paramsSchema }).optional(),
});

const judged: z.ZodType<Judged> = z.object({
  line: natural,
  game: z.string(),
  players: z.string(),
  verdict: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('legal'), game: z.string(), moves: natural, outcome: outcomeSchema.nullable() }),
    z.object({ kind: z.literal('illegal'), game: z.string(), fault }),
    z.object({ kind: z.literal('unreadable'), fault }),
    z.object({ kind: z.literal('unknown-game'), game: z.string() }),
  ]),
});

const answer = z.object({
  judged: z.array(judged),
  thrown: sentErrorSchema.optional(),
});

/**
 * Reads a worker's answer.
 * @throws PlanError unless it has one verdict per record, in order.
 */
export function readAnswer(value: unknown, { cuts, rules }: Piece): Judgement {
  const { data } = answer.safeParse(value);
  const { judged = [], thrown } = data ?? {};
  const isWhole =
    (thrown === undefined ? judged.length === cuts.length : judged.length < cuts.length) &&
    judged.every(({ line, verdict }, index) => {
      const isKnown = !('game' in verdict) || verdict.kind === 'unknown-game' || Object.hasOwn(rules, verdict.game);
      return line === cuts[index]?.line && isKnown;
    });
  if (data === undefined || !isWhole) {
    throw cliFailure('cli/bad-answer', { version, line: cuts[0]?.line ?? 1 }, { kind: PlanError });
  }
  return thrown === undefined ? { judged } : { judged, thrown: { error: receivedError(thrown) } };
}

import { inspect } from 'node:util';
import { PlanError, sentFault } from '../../arena/errors.ts';
import { checkRules } from '../../arena/task.ts';
import { type SentError, sentError } from '../../bots/sent-error.ts';
import { loadedGames } from '../games.ts';
import type { Answered, Piece } from './judges.ts';
import { judge } from './verdict.ts';

/** Entry of a judging thread, a separate file in the package. */
export default async function worker({ cuts, modules, rules }: Piece): Promise<Answered> {
  try {
    const games = await loadedGames(modules);
    checkRules(rules, games);
    const { judged, thrown } = judge(cuts, games);
    return thrown === undefined ? { judged } : { judged, thrown: traceOf(thrown.error) };
  } catch (error) {
    if (error instanceof PlanError) return { refused: sentFault(error) };
    throw error;
  }
}

function traceOf(error: unknown): SentError {
  return { ...sentError(error), ...(!(error instanceof Error) && { stack: inspect(error) }) };
}

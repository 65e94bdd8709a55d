import { inspect } from 'node:util';
import { PlanError, toldOf } from '../../arena/errors.ts';
import { checkRules } from '../../arena/task.ts';
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
    if (error instanceof PlanError) return { refused: toldOf(error) };
    throw error;
  }
}

function traceOf(error: unknown): { readonly message: string; readonly stack: string } {
  return error instanceof Error
    ? { message: error.message, stack: error.stack ?? error.message }
    : { message: String(error), stack: inspect(error) };
}

/**
 * The kit of La Strage degli Innocenti: the game and everything that belongs to it, in one object.
 *
 * Functions of `feyrules/bots`, `arena`, `referee`, `rl` and `front` take a kit: the game with its heuristic, board,
 * text table, JSON Schemas, cases and law (the text of the rules, as data). Schemas, cases and law load on demand, so
 * pages that do not use them do not download them. If you need only the rules, import `feyrules/strage`.
 *
 * @example
 * ```ts
 * import { botOf } from 'feyrules/bots';
 * import { Session } from 'feyrules/front';
 * import { kit } from 'feyrules/strage/kit';
 *
 * const seats = Array.from({ length: 2 }, () => botOf('random', kit));
 * const session = new Session(kit, { options: { players: 2 }, seed: 7, seats });
 * session.subscribe(() => session.plies > 20 && session.close());
 * console.log(kit.game.name, session.plies);
 * ```
 *
 * @module feyrules/strage/kit
 */

import { casesFrom } from '../../core/cases.ts';
import type { Kit } from '../../core/kit.ts';
import { lawFrom } from '../../core/law.ts';
import { schemasFrom } from '../../core/schemas.ts';
import { board } from './board.ts';
import type { Strage } from './game.ts';
import { evaluate, evaluateInTurns } from './heuristic.ts';
import { strage } from './index.ts';
import { describeView } from './table.ts';

/** La Strage degli Innocenti with its heuristic, board, text table, schemas, cases and law. */
export const kit: Kit<Strage> = {
  game: strage,
  evaluate,
  search: { evaluate: evaluateInTurns },
  levels: { easy: { bot: 'greedy', slips: 0.15 } },
  measured: { easy: [100, 91.2, 100], normal: [72.5, 57.2, 83.9], hard: [70, 54.6, 81.9] },
  drawTable: describeView,
  board,
  schemas: schemasFrom(strage, async () => JSON.parse((await import('../../generated/strage.json?raw')).default)),
  cases: casesFrom(() => import('../../../docs/cases/strage.json?raw')),
  law: lawFrom({
    en: () => import('../../../docs/rules/strage.md?raw'),
    it: () => import('../../../docs/rules/it/strage.md?raw'),
  }),
  rules: { ST: 'strage' },
};

export default kit;

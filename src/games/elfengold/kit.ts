/**
 * The kit of Elfengold: the game and everything that belongs to it, in one object.
 *
 * Functions of `feyrules/bots`, `arena`, `referee`, `rl` and `front` take a kit: the game with its heuristic, memory,
 * board, text table, JSON Schemas, cases and law (the text of the rules, as data). Schemas, cases and law load on
 * demand, so pages that do not use them do not download them. If you need only the rules, import `feyrules/elfengold`.
 *
 * @example
 * ```ts
 * import { botOf } from 'feyrules/bots';
 * import { Session } from 'feyrules/front';
 * import { kit } from 'feyrules/elfengold/kit';
 *
 * const seats = Array.from({ length: 2 }, () => botOf('random', kit));
 * const session = new Session(kit, { options: { players: 2 }, seed: 7, seats });
 * session.subscribe(() => session.plies > 20 && session.close());
 * console.log(kit.game.name, session.plies);
 * ```
 *
 * @module feyrules/elfengold/kit
 */

import { casesFrom } from '../../core/cases.ts';
import type { Kit } from '../../core/kit.ts';
import { lawFrom } from '../../core/law.ts';
import { schemasFrom } from '../../core/schemas.ts';
import { elfenlandPages } from '../../realm/law.ts';
import { board } from './board.ts';
import type { Elfengold } from './game.ts';
import { evaluate, shortlist } from './heuristic.ts';
import { elfengold } from './index.ts';
import { memory } from './memory.ts';
import { describeView } from './table.ts';

/** Elfengold with its heuristic, memory, board, text table, schemas, cases and law. */
export const kit: Kit<Elfengold> = {
  game: elfengold,
  evaluate,
  memory,
  search: { shortlist },
  levels: { easy: { bot: 'greedy', slips: 0.08 }, hard: { bot: 'ismcts:2000', milliseconds: 200 } },
  measured: { easy: [100, 91.2, 100], normal: [77.5, 62.5, 87.7], hard: [62.5, 47, 75.8] },
  drawTable: describeView,
  board,
  schemas: schemasFrom(elfengold, async () => JSON.parse((await import('../../generated/elfengold.json?raw')).default)),
  cases: casesFrom(() => import('../../../docs/cases/elfengold.json?raw')),
  law: lawFrom(
    {
      en: () => import('../../../docs/rules/elfengold.md?raw'),
      it: () => import('../../../docs/rules/it/elfengold.md?raw'),
    },
    elfenlandPages,
  ),
  rules: { EG: 'elfengold', EL: 'elfenland' },
};

export default kit;

/**
 * All that is written of Elfengold, as one object.
 *
 * A kit is what bots, arena, referee, learners and front ends take: the game with its heuristic, its board, its table as
 * text, its schemas and its law. Schemas and law are loaded when they are asked for, so a page that does not need them does
 * not download them. For the rules alone, import `feyrules/elfengold`.
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

/** Everything that is written of Elfengold. */
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

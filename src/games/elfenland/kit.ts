/**
 * The kit of Elfenland: the game and everything that belongs to it, in one object.
 *
 * Functions of `feyrules/bots`, `arena`, `referee`, `rl` and `front` take a kit: the game with its heuristic, board,
 * text table, JSON Schemas, cases and law (the text of the rules, as data). Schemas, cases and law load on demand, so
 * pages that do not use them do not download them. If you need only the rules, import `feyrules/elfenland`.
 *
 * @example
 * ```ts
 * import { botOf } from 'feyrules/bots';
 * import { Session } from 'feyrules/front';
 * import { kit } from 'feyrules/elfenland/kit';
 *
 * const seats = Array.from({ length: 2 }, () => botOf('random', kit));
 * const session = new Session(kit, { options: { players: 2 }, seed: 7, seats });
 * session.subscribe(() => session.plies > 20 && session.close());
 * console.log(kit.game.name, session.plies);
 * ```
 *
 * @module feyrules/elfenland/kit
 */

import { casesFrom } from '../../core/cases.ts';
import type { Kit } from '../../core/kit.ts';
import { lawFrom } from '../../core/law.ts';
import { schemasFrom } from '../../core/schemas.ts';
import { elfenlandPages } from '../../realm/law.ts';
import { board } from './board.ts';
import type { Elfenland } from './game.ts';
import { evaluate } from './heuristic.ts';
import { elfenland } from './index.ts';
import { describeView } from './table.ts';

/** Elfenland with its heuristic, board, text table, schemas, cases and law. */
export const kit: Kit<Elfenland> = {
  game: elfenland,
  evaluate,
  levels: { easy: { bot: 'greedy', slips: 0.08 }, hard: { bot: 'ismcts:2000', milliseconds: 200 } },
  measured: { easy: [100, 91.2, 100], normal: [68.8, 53.3, 80.9], hard: [53.8, 38.7, 68.2] },
  drawTable: describeView,
  board,
  schemas: schemasFrom(elfenland, async () => JSON.parse((await import('../../generated/elfenland.json?raw')).default)),
  cases: casesFrom(() => import('../../../docs/cases/elfenland.json?raw')),
  law: lawFrom(elfenlandPages),
  rules: { EL: 'elfenland' },
};

export default kit;

/**
 * The kit of Fairy's Fate: the game and everything that belongs to it, in one object.
 *
 * Functions of `feyrules/bots`, `arena`, `referee`, `rl` and `front` take a kit: the game with its heuristic, board,
 * text table, JSON Schemas, cases and law (the text of the rules, as data). Schemas, cases and law load on demand, so
 * pages that do not use them do not download them. If you need only the rules, import `feyrules/fairys-fate`.
 *
 * @example
 * ```ts
 * import { botOf } from 'feyrules/bots';
 * import { Session } from 'feyrules/front';
 * import { kit } from 'feyrules/fairys-fate/kit';
 *
 * const seats = Array.from({ length: 2 }, () => botOf('random', kit));
 * const session = new Session(kit, { options: { players: 2 }, seed: 7, seats });
 * session.subscribe(() => session.plies > 20 && session.close());
 * console.log(kit.game.name, session.plies);
 * ```
 *
 * @module feyrules/fairys-fate/kit
 */

import { casesFrom } from '../../core/cases.ts';
import type { Kit } from '../../core/kit.ts';
import { lawFrom } from '../../core/law.ts';
import { schemasFrom } from '../../core/schemas.ts';
import { board } from './board.ts';
import type { FairysFate } from './game.ts';
import { evaluate, playOutDepth } from './heuristic.ts';
import { fairysFate } from './index.ts';
import { describeView } from './table.ts';

/** Fairy's Fate with its heuristic, board, text table, schemas, cases and law. */
export const kit: Kit<FairysFate> = {
  game: fairysFate,
  evaluate,
  search: { depth: playOutDepth },
  levels: { easy: { bot: 'greedy', slips: 0.4 } },
  measured: { easy: [87.5, 73.9, 94.5], normal: [85, 70.9, 92.9], hard: [87.5, 73.9, 94.5] },
  drawTable: describeView,
  board,
  schemas: schemasFrom(fairysFate, async () =>
    JSON.parse((await import('../../generated/fairys-fate.json?raw')).default),
  ),
  cases: casesFrom(() => import('../../../docs/cases/fairys-fate.json?raw')),
  law: lawFrom({
    en: () => import('../../../docs/rules/fairys-fate.md?raw'),
    it: () => import('../../../docs/rules/it/fairys-fate.md?raw'),
  }),
  rules: { FF: 'fairys-fate' },
};

export default kit;

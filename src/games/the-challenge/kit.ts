/**
 * The kit of The Challenge: the game and everything that belongs to it, in one object.
 *
 * Functions of `feyrules/bots`, `arena`, `referee`, `rl` and `front` take a kit: the game with its heuristic, memory,
 * board, text table, JSON Schemas, cases and law (the text of the rules, as data). Schemas, cases and law load on
 * demand, so pages that do not use them do not download them. For the rules alone, import `feyrules/the-challenge`.
 *
 * @example
 * ```ts
 * import { botOf } from 'feyrules/bots';
 * import { Session } from 'feyrules/front';
 * import { kit } from 'feyrules/the-challenge/kit';
 *
 * const seats = Array.from({ length: 2 }, () => botOf('random', kit));
 * const session = new Session(kit, { options: { players: 2 }, seed: 7, seats });
 * session.subscribe(() => session.plies > 20 && session.close());
 * console.log(kit.game.name, session.plies);
 * ```
 *
 * @module feyrules/the-challenge/kit
 */

import { casesFrom } from '../../core/cases.ts';
import type { Kit } from '../../core/kit.ts';
import { lawFrom } from '../../core/law.ts';
import { schemasFrom } from '../../core/schemas.ts';
import { board } from './board.ts';
import type { TheChallenge } from './game.ts';
import { evaluate } from './heuristic.ts';
import { theChallenge } from './index.ts';
import { memory } from './memory.ts';
import { describeView } from './table.ts';

/** The Challenge with its heuristic, memory, board, text table, schemas, cases and law. */
export const kit: Kit<TheChallenge> = {
  game: theChallenge,
  evaluate,
  memory,
  levels: { easy: { bot: 'greedy', slips: 0.7 } },
  measured: { easy: [72.5, 57.2, 83.9], normal: [65, 49.5, 77.9], hard: [65, 49.5, 77.9] },
  drawTable: describeView,
  board,
  schemas: schemasFrom(theChallenge, async () =>
    JSON.parse((await import('../../generated/the-challenge.json?raw')).default),
  ),
  cases: casesFrom(() => import('../../../docs/cases/the-challenge.json?raw')),
  law: lawFrom({
    en: () => import('../../../docs/rules/the-challenge.md?raw'),
    it: () => import('../../../docs/rules/it/the-challenge.md?raw'),
  }),
  rules: { TC: 'the-challenge' },
};

export default kit;

/**
 * The kit of ElfenWizards: the game and everything that belongs to it, in one object.
 *
 * Functions of `feyrules/bots`, `arena`, `referee`, `rl` and `front` take a kit: the game with its heuristic, board,
 * text table, JSON Schemas, cases and law (the text of the rules, as data). Schemas, cases and law load on demand, so
 * pages that do not use them do not download them. If you need only the rules, import `feyrules/elfenwizards`.
 *
 * @example
 * ```ts
 * import { botOf } from 'feyrules/bots';
 * import { Session } from 'feyrules/front';
 * import { kit } from 'feyrules/elfenwizards/kit';
 *
 * const seats = Array.from({ length: 3 }, () => botOf('random', kit));
 * const session = new Session(kit, { options: { players: 3 }, seed: 7, seats });
 * session.subscribe(() => session.plies > 20 && session.close());
 * console.log(kit.game.name, session.plies);
 * ```
 *
 * @module feyrules/elfenwizards/kit
 */

import { casesFrom } from '../../core/cases.ts';
import type { Kit } from '../../core/kit.ts';
import { lawFrom } from '../../core/law.ts';
import { schemasFrom } from '../../core/schemas.ts';
import { board } from './board.ts';
import type { Elfenwizards } from './game.ts';
import { evaluate } from './heuristic.ts';
import { elfenwizards } from './index.ts';
import { describeView } from './table.ts';

/** ElfenWizards with its heuristic, board, text table, schemas, cases and law. */
export const kit: Kit<Elfenwizards> = {
  game: elfenwizards,
  evaluate,
  levels: { easy: { bot: 'greedy', slips: 0.2 } },
  measured: { easy: [97.5, 92.9, 99.1], normal: [67.1, 58.3, 74.8], hard: [70.4, 61.7, 77.8] },
  drawTable: describeView,
  board,
  schemas: schemasFrom(elfenwizards, async () =>
    JSON.parse((await import('../../generated/elfenwizards.json?raw')).default),
  ),
  cases: casesFrom(() => import('../../../docs/cases/elfenwizards.json?raw')),
  law: lawFrom({
    en: () => import('../../../docs/rules/elfenwizards.md?raw'),
    it: () => import('../../../docs/rules/it/elfenwizards.md?raw'),
  }),
  rules: { EW: 'elfenwizards' },
};

export default kit;

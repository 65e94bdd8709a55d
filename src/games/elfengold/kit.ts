import type { Kit } from '../../core/kit.ts';
import { board } from './board.ts';
import type { Elfengold } from './game.ts';
import { heuristic } from './heuristic.ts';
import { elfengold } from './index.ts';
import { describeView } from './table.ts';

/** Everything that is written of Elfengold. */
export const kit: Kit<Elfengold> = {
  game: elfengold,
  heuristic,
  drawTable: describeView,
  board,
  schemas: async () => (await import('./schema.ts')).schemas,
  law: async (locale) => (await import('./law.ts')).law(locale),
  rules: { EG: 'elfengold', EL: 'elfenland' },
};

export default kit;

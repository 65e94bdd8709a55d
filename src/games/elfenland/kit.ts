import type { Kit } from '../../core/kit.ts';
import { board } from './board.ts';
import type { Elfenland } from './game.ts';
import { heuristic } from './heuristic.ts';
import { elfenland } from './index.ts';
import { describeView } from './table.ts';

/** Everything that is written of Elfenland. */
export const kit: Kit<Elfenland> = {
  game: elfenland,
  heuristic,
  drawTable: describeView,
  board,
  schemas: async () => (await import('./schema.ts')).schemas,
  law: async (locale) => (await import('./law.ts')).law(locale),
  rules: { EL: 'elfenland' },
};

export default kit;

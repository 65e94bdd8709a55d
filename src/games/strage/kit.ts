import type { Kit } from '../../core/kit.ts';
import { board } from './board.ts';
import type { Strage } from './game.ts';
import { heuristic } from './heuristic.ts';
import { strage } from './index.ts';
import { describeView } from './table.ts';

/** Everything that is written of La Strage degli Innocenti. */
export const kit: Kit<Strage> = {
  game: strage,
  heuristic,
  drawTable: describeView,
  board,
  schemas: async () => (await import('./schema.ts')).schemas,
  law: async (locale) => (await import('./law.ts')).law(locale),
  rules: { ST: 'strage' },
};

export default kit;

import type { Kit } from '../../core/kit.ts';
import { board } from './board.ts';
import type { FairysFate } from './game.ts';
import { heuristic, playOutDepth } from './heuristic.ts';
import { fairysFate } from './index.ts';
import { describeView } from './table.ts';

/** Everything that is written of Fairy's Fate. */
export const kit: Kit<FairysFate> = {
  game: fairysFate,
  heuristic,
  search: { depth: playOutDepth },
  drawTable: describeView,
  board,
  schemas: async () => (await import('./schema.ts')).schemas,
  law: async (locale) => (await import('./law.ts')).law(locale),
  rules: { FF: 'fairys-fate' },
};

export default kit;

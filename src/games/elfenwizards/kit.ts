import type { Kit } from '../../core/kit.ts';
import { board } from './board.ts';
import type { Elfenwizards } from './game.ts';
import { heuristic } from './heuristic.ts';
import { elfenwizards } from './index.ts';
import { describeView } from './table.ts';

/** Everything that is written of ElfenWizards. */
export const kit: Kit<Elfenwizards> = {
  game: elfenwizards,
  heuristic,
  drawTable: describeView,
  board,
  schemas: async () => (await import('./schema.ts')).schemas,
  law: async (locale) => (await import('./law.ts')).law(locale),
  rules: { EW: 'elfenwizards' },
};

export default kit;

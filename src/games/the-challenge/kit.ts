import type { Kit } from '../../core/kit.ts';
import { board } from './board.ts';
import type { TheChallenge } from './game.ts';
import { heuristic } from './heuristic.ts';
import { theChallenge } from './index.ts';
import { describeView } from './table.ts';

/** Everything that is written of The Challenge. */
export const kit: Kit<TheChallenge> = {
  game: theChallenge,
  heuristic,
  drawTable: describeView,
  board,
  schemas: async () => (await import('./schema.ts')).schemas,
  law: async (locale) => (await import('./law.ts')).law(locale),
  rules: { TC: 'the-challenge' },
};

export default kit;

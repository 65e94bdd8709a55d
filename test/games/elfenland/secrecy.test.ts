import { it } from 'vitest';
import { expectNoLeak } from '../secrecy.ts';
import { randomGames } from './random-games.ts';

it('EL-10.3 views, legal moves, refusals and events are those of any resample', () => {
  // The end reveals the town cards (EL-10.1), and depends on them.
  expectNoLeak(randomGames, ({ type }) => type === 'town-card-shown' || type === 'ended');
});

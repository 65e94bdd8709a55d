import type { Kit } from '../../src/core/kit.ts';
import { kits } from '../../src/games/index.ts';

/** The kit of a game of the library. */
export function kitOf(id: string): Kit {
  const kit = kits.find(({ game }) => game.id === id);
  if (kit === undefined) throw new Error(`no game ${id}`);
  return kit;
}

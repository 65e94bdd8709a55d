import type { AnyGame } from './core/game.ts';
import { elfenwizards } from './games/elfenwizards/index.ts';
import { strage } from './games/strage/index.ts';

/** Every game of the library, by id. */
export const games: Readonly<Record<string, AnyGame>> = { strage, elfenwizards };

export * from './core/index.ts';
export { elfenwizards, strage };

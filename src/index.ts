import type { Game } from './core/game.ts';
import { elfengold } from './games/elfengold/index.ts';
import { elfenland } from './games/elfenland/index.ts';
import { elfenwizards } from './games/elfenwizards/index.ts';
import { fairysFate } from './games/fairys-fate/index.ts';
import { strage } from './games/strage/index.ts';
import { theChallenge } from './games/the-challenge/index.ts';

/** Every game of the library, by id. */
export const games: Readonly<Record<string, Game>> = {
  strage,
  elfenwizards,
  'the-challenge': theChallenge,
  'fairys-fate': fairysFate,
  elfenland,
  elfengold,
};

export * from './core/index.ts';
export { elfengold, elfenland, elfenwizards, fairysFate, strage, theChallenge };

/**
 * The rules of La Strage degli Innocenti.
 *
 * Clans of half-elves lead sprites out of a valley, past orcs that every player moves. The board has 64 squares. Dice
 * are rolled, and nothing is hidden. 2 to 4 players.
 *
 * `strage` is the game: an object whose functions keep no state; callers pass it. `Strage` collects its types.
 * `feyrules/strage/kit` adds the heuristic, board, text table, JSON Schemas, cases and law (the text of the rules, as
 * data). Refusals and events cite clauses of this text.
 *
 * @example
 * ```ts
 * import { Match } from 'feyrules/core';
 * import { strage } from 'feyrules/strage';
 *
 * const match = new Match(strage, { options: { players: 2 }, seed: 7 });
 * while (match.actor === 'chance') match.chance();
 * if (typeof match.actor === 'number') {
 *   for (const move of match.observe(match.actor).moves) console.log(strage.print(move), strage.describe(move));
 * }
 * ```
 *
 * @module feyrules/strage
 */

import { defineGame } from '../../core/define.ts';
import type { Game } from '../../core/game.ts';
import { cachedParser } from '../../core/notations.ts';
import { determinizer } from './determinizer.ts';
import type { Strage } from './game.ts';
import { parse, print } from './notation.ts';
import { options } from './options.ts';
import { actions } from './phases/actions.ts';
import { attackRoll } from './phases/attack.ts';
import { massacre } from './phases/massacre.ts';
import { orc } from './phases/orc.ts';
import { orcAttack, orcAttackRoll } from './phases/orc-attack.ts';
import { order } from './phases/order.ts';
import { roll } from './phases/roll.ts';
import { outcome } from './scoring.ts';
import { clone, setup } from './state.ts';
import { redact, view } from './view.ts';
import { words } from './words/index.ts';

/** The game of La Strage degli Innocenti. Its clauses are in `docs/rules/strage.md`. */
export const strage: Game<Strage> = defineGame<Strage>({
  id: 'strage',
  name: 'La Strage degli Innocenti',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options, // ST-1.4
  setup,
  clone,
  phases: {
    order, // ST-1.2
    roll, // ST-3.1
    actions, // ST-3.2 to ST-3.6
    attack: attackRoll, // ST-3.6
    orc, // ST-4
    'orc-attack': orcAttack, // ST-5
    'orc-attack-roll': orcAttackRoll, // ST-5
    massacre, // ST-6
    over: { actor: 'over', clause: 'ST-7.1' },
  },
  outcome, // ST-7.2
  view,
  redact,
  determinizer,
  print,
  parse: cachedParser(parse),
  words,
});

export * from './events.ts';
export type { Clan, Strage, StrageKeys } from './game.ts';
export type { Move } from './moves.ts';
export type { RefusalCode } from './refusals.ts';
export { clanAt, EMPTY, halfElf, hasSprite, ORC, piece, SPRITE } from './squares.ts';
export * from './types.ts';
export { clans, languages } from './words/index.ts';

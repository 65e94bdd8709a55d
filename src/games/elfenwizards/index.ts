/**
 * The rules of ElfenWizards.
 *
 * Wizards climb a pyramid of titles, and fight duels of dice and spells for each title. Dice are rolled, and nothing is
 * hidden. 3 to 6 players.
 *
 * `elfenwizards` is the game: an object whose functions keep no state; callers pass it. `Elfenwizards` collects its
 * types. `feyrules/elfenwizards/kit` adds the heuristic, board, text table, JSON Schemas, cases and law (the text of
 * the rules, as data). Refusals and events cite clauses of this text.
 *
 * @example
 * ```ts
 * import { Match } from 'feyrules/core';
 * import { elfenwizards } from 'feyrules/elfenwizards';
 *
 * const match = new Match(elfenwizards, { options: { players: 3 }, seed: 7 });
 * while (match.actor === 'chance') match.chance();
 * if (typeof match.actor === 'number') {
 *   for (const move of match.observe(match.actor).moves) console.log(elfenwizards.print(move), elfenwizards.describe(move));
 * }
 * ```
 *
 * @module feyrules/elfenwizards
 */

import { defineGame } from '../../core/define.ts';
import type { Game } from '../../core/game.ts';
import { cachedParser } from '../../core/notations.ts';
import { determinizer } from './determinizer.ts';
import type { Elfenwizards } from './game.ts';
import { parse, print } from './notation.ts';
import { options } from './options.ts';
import { allocate } from './phases/allocate.ts';
import { claim, demote } from './phases/defeated.ts';
import { cast } from './phases/duels.ts';
import { recover, recoverAgain, recoverGrey, removingGrey, takeBack, takeBackGrey } from './phases/recovery.ts';
import { record, retire } from './phases/retirement.ts';
import { roll } from './phases/roll.ts';
import { firstSeat } from './phases/set-up.ts';
import { outcome } from './scoring.ts';
import { clone, setup } from './state.ts';
import { redact, view } from './view.ts';
import { words } from './words/index.ts';

/** The game of ElfenWizards. Its clauses are in `docs/rules/elfenwizards.md`. */
export const elfenwizards: Game<Elfenwizards> = defineGame<Elfenwizards>({
  id: 'elfenwizards',
  name: 'ElfenWizards',
  rulesVersion: 1,
  seats: { min: 3, max: 6 },
  options, // EW-1.1
  setup,
  clone,
  phases: {
    'first-seat': firstSeat, // EW-3.2
    record, // EW-5.2
    retire, // EW-5.3
    roll, // EW-6.1, EW-6.4
    allocate, // EW-6.2 to EW-6.5
    recover, // EW-7, phase 4
    cast, // EW-8, EW-9
    'recover-again': recoverAgain, // EW-7, phase 6
    'take-back': takeBack, // EW-7.4
    claim, // EW-10
    demote, // EW-11
    'recover-grey': recoverGrey, // EW-12.1
    'remove-grey': removingGrey, // EW-12.2
    'take-back-grey': takeBackGrey, // EW-12.3
    over: { actor: 'over', clause: 'EW-14.1' },
  },
  outcome, // EW-14.3
  view,
  redact,
  determinizer,
  print,
  parse: cachedParser(parse),
  words,
});

export { TALK_BEFORE_A_ROLL_SECONDS, TALK_BEFORE_THE_DUELS_SECONDS } from './data.ts';
export * from './events.ts';
export type { Elfenwizards, ElfenwizardsKeys, Guild } from './game.ts';
export { reconstructedLayout } from './layouts.ts';
export type { Move } from './moves.ts';
export { seatOf, spaceIds, titleIds, whereIs, wizardOn } from './pyramid.ts';
export type { RefusalCode } from './refusals.ts';
export { pointsBeside } from './spells.ts';
export * from './types.ts';
export { guilds, languages } from './words/index.ts';

import { defineGame } from '../../core/define.ts';
import type { Game } from '../../core/game.ts';
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
import { resample } from './resample.ts';
import { outcome } from './scoring.ts';
import { clone, setup } from './state.ts';
import { redact, view } from './view.ts';
import { words } from './words/index.ts';

/** La Strage degli Innocenti. The clauses are in `docs/rules/strage.md`. */
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
  resample,
  print,
  parse,
  words,
});

export * from './events.ts';
export type { Clan, Strage, StrageKeys } from './game.ts';
export * from './moves.ts';
export { nameOf } from './notation.ts';
export type { RefusalCode } from './refusals.ts';
export { clanAt, EMPTY, halfElf, hasSprite, ORC, piece, SPRITE } from './squares.ts';
export * from './types.ts';
export { clans, languages } from './words/index.ts';

/**
 * Tools for writing a game.
 *
 * `defineGame` makes a game from its table of phases. A phase has rules of moves; a rule has the fields of its move,
 * its candidates and one guard per clause. Domains say which values a field may have. `completeOptions` checks options.
 * `places` and `leaders` turn scores into an outcome. `lawFrom` and `schemasFrom` load the law and JSON Schemas of a
 * kit, `wordsIn` gives `drawTable` its words, and `checkPlayers` checks the number of players of a board's layout.
 *
 * @example
 * ```ts
 * import { integers, leaders, oneOf, places } from 'feyrules/define';
 *
 * console.log(integers(1, 6).values, oneOf('red', 'blue').has('green'));
 * console.log(leaders(places([3, 5, 5], [[0], [1], [2]])));
 * ```
 *
 * @module feyrules/define
 */

export { at, stepOf } from '../core/checked-access.ts';
export type { ChanceRule, GameDefinition, MoveRule, Phase } from '../core/define.ts';
export { defineGame, propose } from '../core/define.ts';
export type { Domain, Fields, FieldsOf, OptionalDomain, RequiredDomain } from '../core/domain.ts';
export { integers, listing, multisets, oneOf, optional } from '../core/domain.ts';
export type { BaseOptions, BaseState, Draft, Frozen, Listener, Tagged } from '../core/game.ts';
export type { Pages } from '../core/law.ts';
export { lawFrom } from '../core/law.ts';
export { lawOf } from '../core/law-page.ts';
export type { Expectations, OptionFault, OptionRule, OptionSet } from '../core/options.ts';
export { completeOptions } from '../core/options.ts';
export { leaders, places } from '../core/outcome.ts';
export type { TypeSchemas } from '../core/schemas.ts';
export { schemasFrom } from '../core/schemas.ts';
export { checkPlayers } from '../core/seats.ts';
export type { OptionWords, Phrase, Wordbook, WordKeys, WordKeysOf } from '../core/words.ts';
export { wordsIn } from '../core/words.ts';

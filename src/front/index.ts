/**
 * Helpers for front ends of any game, without a DOM.
 *
 * `choose` says which targets to light after each touch, `whyNot` why a target is not lit, `motionsBetween` what to
 * animate. `Session` is a match as a store, with bots, remote seats, time travel, saving and loading. `serveBot` and
 * `askBot` run a bot in a Worker. `optionsForm` makes a form of a game's options. All work with any framework or none.
 *
 * @example
 * ```ts
 * import { choose, Session } from 'feyrules/front';
 * import { board } from 'feyrules/strage/board';
 * import { kit } from 'feyrules/strage/kit';
 *
 * const session = new Session(kit, { options: { players: 2, order: [0, 1] }, seed: 7 });
 * const { lit } = choose(session.observe(0).moves, board, []);
 * console.log(lit.map(({ kind, id }) => `${kind}:${id}`));
 * ```
 *
 * @module feyrules/front
 */

export { type LawPlace, lawUrl } from '../core/law.ts';
export * from './ask-bot.ts';
export { type Choice, choose, touchOf } from './choose.ts';
export { describePiece, describePlace } from './describe-place.ts';
export * from './options-form.ts';
export * from './pieces.ts';
export { refusalOf, type Seen } from './refusal.ts';
export * from './serve-bot.ts';
export * from './session.ts';
export * from './session-types.ts';
export * from './why-not.ts';
export type { Port, PortEvent } from './worker-messages.ts';

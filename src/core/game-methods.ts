import type { Game } from './game.ts';

export type GameMethod = {
  [Member in keyof Game]: Game[Member] extends (...given: never) => unknown ? Member : never;
}[keyof Game];

/** All methods of a game, for checks of games that no compiler has checked. */
export const gameMethods: readonly GameMethod[] = [
  ...(['setup', 'actor', 'clause', 'legalMoves', 'violation', 'closed', 'chances', 'sample', 'apply'] as const),
  ...(['outcome', 'view', 'redact', 'determinizer', 'resample', 'reveals', 'print', 'parse'] as const),
  ...(['describe', 'describeEvent', 'describeViolation', 'describeSeat', 'prompt', 'clone', 'advance'] as const),
];

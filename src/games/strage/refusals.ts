import type { Params, Violation } from '../../core/game.ts';

/** This game's refusal codes; their sentences are in `words/`. */
export type RefusalCode =
  | 'placement-limit'
  | 'clan-on-board'
  | 'outside-placement-area'
  | 'square-taken'
  | 'not-your-half-elf'
  | 'not-adjacent'
  | 'nothing-to-carry'
  | 'sprite-in-the-way'
  | 'retire-only-on-rescue'
  | 'already-attacked'
  | 'no-target'
  | 'target-out-of-reach'
  | 'no-orc-in-reserve'
  | 'inside-placement-area'
  | 'orc-in-reserve'
  | 'no-orc-there'
  | 'orc-must-move'
  | 'orc-too-far'
  | 'orc-blocked'
  | 'no-half-elf-there'
  | 'no-orc-adjacent';

/** A refusal that cites this clause. */
export function refuse(code: RefusalCode, clause: string, params: Params = {}): Violation {
  return { code: `strage/${code}`, clause, params };
}

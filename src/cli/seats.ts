import type { Sitter } from '../arena/sitters.ts';
import type { Kit } from '../core/kit.ts';
import type { Match } from '../core/match.ts';
import type { Rng } from '../core/rng.ts';
import type { Locale } from '../core/wording.ts';

/** Whoever sits on a seat. */
export type Player = Sitter | 'human';

/** A match that is played in the terminal, with those who play it. */
export interface Sitting {
  readonly kit: Kit;
  /** Another one, once moves have been taken back past dice and bots. */
  match: Match;
  readonly players: readonly Player[];
  /** Of the dice. */
  readonly rng: Rng;
  readonly locale: Locale;
  /** Where the record goes in the end, if it goes anywhere. */
  readonly record: string | undefined;
  /** The file of the game that is gone on with. */
  readonly resumed: string | undefined;
}

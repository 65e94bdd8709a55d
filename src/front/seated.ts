import type { GameTypes } from '../core/game.ts';
import { shown } from '../core/wording.ts';
import type { Sitter } from './sitters.ts';

/**
 * The sitter, a person for nobody in particular.
 * @throws TypeError for who cannot sit on a seat.
 */
export function seated<T extends GameTypes>(sitter: Sitter<T> | undefined = 'person'): Sitter<T> {
  if (sitter === 'person' || sitter === 'remote' || typeof sitter === 'function') return sitter;
  throw new TypeError(`On a seat there is "person", "remote" or a function, not ${shown(sitter)}.`);
}

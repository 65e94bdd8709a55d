import type { GameTypes } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Locale } from '../core/wording.ts';

/** The view as text: drawn by the kit, or else JSON. */
export function tableOf<T extends GameTypes>(kit: Kit<T>, view: T['view'], locale?: Locale, columns?: number): string {
  return kit.drawTable?.(view, locale, columns) ?? JSON.stringify(view, null, 2);
}

import type { GameTypes } from './game.ts';
import type { GameRecord } from './record.ts';
import { recordError } from './record.ts';
import { isTags } from './record-text.ts';
import type { Rng } from './rng.ts';
import { seeded, systemRandom } from './rng.ts';
import { shown } from './wording.ts';

/** What a match begins with. */
export interface MatchSetup<T extends GameTypes = GameTypes> {
  readonly options?: Partial<T['options']>;
  /**
   * Where chance comes from: `'drawn'`, the default, by `rng`, by `seed`, or else from the random numbers of the
   * system; `'dictated'` move by move, as read off real dice and decks. What is drawn by default may be dictated, too.
   */
  readonly chance?: 'drawn' | 'dictated';
  /**
   * Draws what chance does, so that it can be repeated. An integer; its lowest 32 bits count. Whoever knows the seed
   * knows all that is hidden, and a computer finds it from what a seat is dealt: for tests and bots, not for secrets.
   */
  readonly seed?: number;
  /** Draws what chance does. */
  readonly rng?: Rng;
  /** A game to go on with, in place of `options`. */
  readonly record?: GameRecord;
  /** Noted in the record, over those of the record that is gone on with. Names consist of letters, digits and `_`. */
  readonly tags?: GameRecord['tags'];
}

/**
 * What chance is drawn by, `undefined` where it is dictated.
 * @throws TypeError for what contradicts itself, for a seed that is no number, for a source without `int`.
 * @throws RangeError for a seed that is no integer, or an unknown `chance`.
 */
export function sourceOf({
  chance = 'drawn',
  seed,
  rng,
}: Pick<MatchSetup, 'chance' | 'seed' | 'rng'>): Rng | undefined {
  if (chance !== 'drawn' && chance !== 'dictated') {
    throw new RangeError(`The chance of a match is "drawn" or "dictated", not ${shown(chance)}.`);
  }
  if ([seed !== undefined, rng !== undefined, chance === 'dictated'].filter(Boolean).length > 1) {
    throw new TypeError('A match has a seed, or an rng, or its chance is dictated; only one of them.');
  }
  if (rng !== undefined && typeof rng?.int !== 'function') throw new TypeError('An rng has a method `int`.');
  if (seed !== undefined) return seeded(seed);
  return chance === 'dictated' ? undefined : (rng ?? systemRandom());
}

/** @throws RecordError for what are no tags. */
export function tagsOf({ record, tags = {} }: Pick<MatchSetup, 'record' | 'tags'>): GameRecord['tags'] {
  const noted = record?.tags ?? {};
  if (!isTags(noted) || !isTags(tags)) throw recordError('record/not-a-record', { where: 'tags' });
  return { ...noted, ...tags };
}

import type { Dice, Seed } from './chance.ts';
import { sourcesOf } from './chance.ts';
import { coreFailure } from './failures.ts';
import type { GameTypes } from './game.ts';
import type { GameRecord } from './record.ts';
import { recordError } from './record.ts';
import { isTags } from './record-text.ts';
import type { Rng } from './rng.ts';
import { shown } from './wording.ts';

/** What a match begins with. */
export interface MatchSetup<T extends GameTypes = GameTypes> {
  readonly options?: Partial<T['options']>;
  /**
   * Where chance comes from: `'drawn'`, the default, by `rng`, by `seed`, or else by a secret of 128 random bits;
   * `'dictated'` move by move, as read off real dice and decks. What is drawn by default may be dictated, too.
   */
  readonly chance?: 'drawn' | 'dictated';
  /**
   * Draws what chance does, so that it can be repeated. The seed tells all that is hidden, and a computer
   * finds an integer from what a seat is dealt: an integer is for tests, a text of 128 random bits also for secrets.
   */
  readonly seed?: Seed;
  /** Draws what chance does: one source for all plies, or a source for each. */
  readonly rng?: Rng | Dice;
  /** A game to go on with, in place of `options`. */
  readonly record?: GameRecord;
  /** Noted in the record, over those of the record that is gone on with. Names consist of letters, digits and `_`. */
  readonly tags?: GameRecord['tags'];
}

/**
 * What chance is drawn by, `undefined` where it is dictated.
 * @throws TypeError for what contradicts itself, for a seed of another type, for a source without `int`.
 * @throws RangeError for a number that is no integer, an empty text, or an unknown `chance`.
 */
export function sourceOf({
  chance = 'drawn',
  seed,
  rng,
}: Pick<MatchSetup, 'chance' | 'seed' | 'rng'>): Dice | undefined {
  if (chance !== 'drawn' && chance !== 'dictated') {
    throw coreFailure('core/bad-chance', { chance: shown(chance) }, { kind: RangeError });
  }
  if ([seed !== undefined, rng !== undefined, chance === 'dictated'].filter(Boolean).length > 1) {
    throw coreFailure('core/two-chances', {}, { kind: TypeError });
  }
  if (chance === 'dictated') return undefined;
  if (rng === undefined) return sourcesOf(seed).dice;
  if (typeof rng === 'function') return rng;
  if (typeof rng?.int !== 'function') throw coreFailure('core/bad-rng', {}, { kind: TypeError });
  return () => rng;
}

/** @throws RecordError for what are no tags. */
export function tagsOf({ record, tags = {} }: Pick<MatchSetup, 'record' | 'tags'>): GameRecord['tags'] {
  const noted = record?.tags ?? {};
  if (!isTags(noted) || !isTags(tags)) throw recordError('record/not-a-record', { where: 'tags' });
  return { ...noted, ...tags };
}

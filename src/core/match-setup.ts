import type { Dice, Seed } from './chance.ts';
import { sourcesOf } from './chance.ts';
import { coreFailure } from './failures.ts';
import type { GameTypes } from './game.ts';
import type { GameRecord } from './record.ts';
import { badField, isTags } from './record.ts';
import type { Rng } from './rng.ts';
import { excerpt, shown } from './wording.ts';

/** The set-up of a match. */
export interface MatchSetup<T extends GameTypes = GameTypes> {
  readonly options?: Partial<T['options']>;
  /**
   * `'drawn'`, the default: the match draws the chance moves that the caller does not pass. `'dictated'`: the caller
   * must pass all of them, as with real dice and decks. A draw uses `rng`, `seed` or else a secret of 128 random bits.
   */
  readonly chance?: 'drawn' | 'dictated';
  /**
   * Makes the draws reproducible. The seed reveals everything hidden. A computer can find an integer seed: it tries all
   * integers against the cards of one seat. Use an integer for tests, and a text of 128 random bits to keep secrets.
   */
  readonly seed?: Seed;
  /** The random source for chance: one source for all plies, or a function that returns the source of a ply. */
  readonly rng?: Rng | Dice;
  /** A game to continue, instead of `options`. */
  readonly record?: GameRecord;
  /** Tags for the record, which override those of a continued record. See `GameRecord.tags` for their names. */
  readonly tags?: GameRecord['tags'];
}

/** The members of a {@link MatchSetup}. */
export const MATCH_MEMBERS: readonly (keyof MatchSetup)[] = ['options', 'chance', 'seed', 'rng', 'record', 'tags'];

/** @throws TypeError for a member that nothing reads. */
export function checkMembers<T extends object>(what: string, given: T, known: readonly (keyof T & string)[]): void {
  const member = Object.keys(given).find((name) => !known.some((each) => each === name));
  if (member === undefined) return;
  const params = { what, member: excerpt(member), known: known.join(', ') };
  throw coreFailure('core/unknown-member', params, { kind: TypeError });
}

/**
 * The source of chance, `undefined` if it is dictated.
 * @throws TypeError for contradictory input, a seed that is neither number nor text, or an `rng` without `int`.
 * @throws RangeError for a seed that is empty or not an integer, or an unknown `chance`.
 */
export function matchDice({
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
  if (typeof rng === 'function') return (ply) => checkedRng(rng(ply));
  checkedRng(rng);
  return () => rng;
}

/** Returns the source. @throws TypeError if it has no `int`. */
function checkedRng(rng: Rng): Rng {
  if (typeof rng?.int !== 'function') throw coreFailure('core/bad-rng', {}, { kind: TypeError });
  return rng;
}

/** @throws RecordError if they are not tags. */
export function tagsOf({ record, tags = {} }: Pick<MatchSetup, 'record' | 'tags'>): GameRecord['tags'] {
  const noted = record?.tags ?? {};
  if (!isTags(noted) || !isTags(tags)) throw badField('tags', tags);
  return { ...noted, ...tags };
}

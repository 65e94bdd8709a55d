import type { GameData } from '../../src/adapters/boardgamers/index.ts';
import type { Rng } from '../../src/core/rng.ts';

/** What the platform's storage gives back: JSON, without objects that are empty. */
export function stored(data: GameData): GameData {
  return JSON.parse(JSON.stringify(data), (_, value) => (isEmpty(value) ? undefined : value));
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}

export function drawn<Item>(items: readonly Item[], rng: Rng): Item {
  const item = items[rng.int(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

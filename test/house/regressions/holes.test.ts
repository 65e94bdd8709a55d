import { expect, it } from 'vitest';
import { multisets } from '../../../src/core/domain.ts';
import { keptField } from '../../../src/games/elfenland/data.ts';
import { diceField, rollField } from '../../../src/games/elfenwizards/data.ts';
import { caravanField } from '../../../src/realm/data.ts';

/** Methods of arrays skip holes: a multiset with one was accepted, and `take-back` looped forever. */
it.each([
  ['elfenland: a caravan', caravanField],
  ['elfenland: what is kept', keptField],
  ['elfenwizards: dice', diceField],
  ['elfenwizards: a roll', rollField],
  ['any', multisets(['a', 'b'], 1, 3)],
])('%s has no holes', (_, field) => {
  for (const value of field.values) {
    expect(field.has(value)).toBe(true);
    for (const hole of value.keys()) {
      const pierced: unknown[] = [...value];
      delete pierced[hole];
      expect(field.has(pierced)).toBe(false);
    }
    const longer: unknown[] = [...value];
    longer.length += 1;
    expect(field.has(longer)).toBe(false);
  }
});

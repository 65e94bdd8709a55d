import type { GameTypes } from '../../src/core/game.ts';
import { type Property, properties, type Spec } from '../../src/testing/index.ts';

/** The battery's result for a spec, at full effort by default: the first sentence, or that all holds. */
export async function saidBy<T extends GameTypes>(
  spec: Spec<T>,
  isAsked: (property: Property) => boolean,
): Promise<string> {
  const asked = properties({ effort: 1, ...spec }).filter(isAsked);
  if (asked.length === 0) throw new Error('no such property');
  for (const { run } of asked) {
    try {
      await run();
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return 'everything holds';
}

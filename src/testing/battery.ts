import * as fc from 'fast-check';
import type { GameTypes } from '../core/game.ts';
import { boards } from './board.ts';
import { chance } from './chance.ts';
import { detailsOf, reasonOf, testFailure } from './faults.ts';
import { memories } from './memory.ts';
import { moves } from './moves.ts';
import { odds } from './odds.ts';
import { schemas } from './schemas.ts';
import { secrecy } from './secrecy.ts';
import { misshapen } from './shape.ts';
import type { Property, Spec } from './spec.ts';
import type { Checks } from './states.ts';
import { making, states } from './states.ts';
import { type Subject, subjectOf } from './subject.ts';
import { words } from './words.ts';

/**
 * The properties to test: those of every game, and those that the spec adds. `run` throws if its property fails.
 * Run them in any order, each as a test: `for (const { name, run } of properties({ kit })) test(name, run);`
 *
 * P8, P20 and P21 are statistical. Together they fail a correct game in fewer than one in a million runs with different
 * seeds. P21 assumes that, on average, a frequent hidden value occurs at least once in fifty draws.
 */
export function properties<T extends GameTypes>(spec: Spec<T>): readonly Property[] {
  const asked: Checks = {
    'P0 kit and spec have the parts that they are made of': () => {},
    ...states,
    ...moves,
    ...chance,
    ...making,
    ...secrecy,
    ...odds,
    ...words,
    ...(spec.kit?.memory === undefined ? {} : memories),
    ...(spec.kit?.board === undefined ? {} : boards),
    ...(spec.kit?.schemas === undefined ? {} : schemas),
  };
  const parts = new Map<string, unknown>([
    ['P14', spec.broken],
    ['P15', spec.symmetries],
    ['P17', spec.kit?.board?.motions],
  ]);
  const isAsked = (label: string): boolean => !parts.has(label) || parts.get(label) !== undefined;
  let subject: Subject | undefined;
  return Object.entries(asked)
    .filter(([name]) => isAsked(name.replace(/ .*/, '')))
    .map(([name, holds]) => ({
      name,
      async run() {
        if (!/^[34]\./.test(fc.__version)) throw testFailure('testing/untried-package', { version: fc.__version });
        const wrong = misshapen(spec);
        if (wrong !== undefined)
          throw testFailure('testing/broken-property', { property: 'P0 the parts of a game', reason: wrong });
        try {
          // One cache for all properties, so that they share games.
          subject ??= subjectOf(spec);
          const unreached = await holds(subject);
          return typeof unreached === 'string' ? [unreached] : [];
        } catch (error) {
          const { property = name, cause } = detailsOf(error);
          throw testFailure('testing/broken-property', { property, reason: reasonOf(error) }, { cause });
        }
      },
    }));
}

/**
 * Checks every property of a game in order.
 * @returns what random play did not reach, one sentence each; `[]` if it reached everything, or the effort is below 1.
 * @throws Error for the first property that fails. The message has its name, the reason and usually the options and
 *   moves of a minimized game, and the seed.
 */
export async function hold<T extends GameTypes>(spec: Spec<T>): Promise<readonly string[]> {
  const unreached: string[] = [];
  for (const property of properties(spec)) unreached.push(...(await property.run()));
  return unreached;
}

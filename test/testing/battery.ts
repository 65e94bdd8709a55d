import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import type { BaseState, Game } from '../../src/core/game.ts';
import { kits } from '../../src/games/index.ts';
import type { Property, Spec as Published } from '../../src/testing/index.ts';
import { properties } from '../../src/testing/index.ts';
import type { Subject } from '../../src/testing/subject.ts';
import { subjectOf } from '../../src/testing/subject.ts';
import { explanations } from './explanations.ts';
import { schemas } from './schemas.ts';
import type { Spec } from './spec.ts';

/** What `feyrules/testing` is told of a game of this repository. */
function published(spec: Spec, effort?: number): Published {
  const { game, options, symmetries, positions } = spec;
  return {
    // The game may be broken on purpose; all else is that of the whole one.
    kit: { ...kits.find((kit) => kit.game.id === game.id), game },
    options,
    guide: (state, seat) => spec.guide(state, seat),
    broken: (state: BaseState) => spec.broken(state),
    symmetries,
    ...(spec.stock !== undefined && { stock: (state: BaseState) => spec.stock?.(state) ?? {} }),
    ...(positions !== undefined && { positions }),
    clauses: clausesOf(game),
    complete: true,
    ...(effort !== undefined && { effort }),
  };
}

/** What random play needs of a game of this repository. */
export function subject(spec: Spec): Subject {
  return subjectOf(published(spec));
}

/**
 * Every property of the published battery, and those of the parts that only this repository has.
 * @param effort that of `FEYRULES_EFFORT` by default.
 */
export function propertiesOf(spec: Spec, effort?: number): readonly Property[] {
  const house = { ...schemas, ...explanations };
  let own: Subject | undefined;
  return [
    ...properties(published(spec, effort)),
    ...Object.entries(house).map(([name, holds]) => ({
      name,
      async run() {
        own ??= subject(spec);
        holds(spec, own);
        return [];
      },
    })),
  ];
}

/** Holds a game against every property. */
export function conformance(spec: Spec): void {
  describe(`${spec.game.id} conforms`, () => {
    for (const { name, run } of propertiesOf(spec)) it(name, run);
  });
}

/** The clauses of the rules of record; Elfengold is played by those of Elfenland, with additions. */
function clausesOf({ id }: Game): Set<string> {
  const pages = [id, ...(id === 'elfengold' ? ['elfenland'] : [])].map((page) =>
    readFileSync(new URL(`../../docs/rules/${page}.md`, import.meta.url), 'utf8'),
  );
  return new Set(
    pages.flatMap((page) => [...page.matchAll(/^- ([A-Z]{2}-\d+\.\d+) /gm)].map(([, clause = '']) => clause)),
  );
}

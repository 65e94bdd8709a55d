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

/** The specification for `feyrules/testing` of a game of this repository. */
function published(spec: Spec, effort?: number): Published {
  const { game, options, symmetries, positions } = spec;
  return {
    // The game may be broken on purpose; everything else belongs to the original.
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

/**
 * Every property of the published battery, and those that only this repository has. @param effort defaults to
 * `FEYRULES_EFFORT`.
 */
export function propertiesOf(spec: Spec, effort?: number): readonly Property[] {
  const house = { ...schemas, ...explanations };
  let own: Subject | undefined;
  return [
    ...properties(published(spec, effort)),
    ...Object.entries(house).map(([name, holds]) => ({
      name,
      async run() {
        own ??= subjectOf(published(spec));
        holds(spec, own);
        return [];
      },
    })),
  ];
}

/** Checks every property of a game. */
export function conformance(spec: Spec): void {
  describe(`${spec.game.id} conforms`, () => {
    for (const { name, run } of propertiesOf(spec)) it(name, run);
  });
}

/** The clauses of the rules of record. Elfengold follows those of Elfenland, with additions. */
function clausesOf({ id }: Game): Set<string> {
  const pages = [id, ...(id === 'elfengold' ? ['elfenland'] : [])].map((page) =>
    readFileSync(new URL(`../../docs/rules/${page}.md`, import.meta.url), 'utf8'),
  );
  return new Set(
    pages.flatMap((page) => [...page.matchAll(/^- ([A-Z]{2}-\d+\.\d+) /gm)].map(([, clause = '']) => clause)),
  );
}

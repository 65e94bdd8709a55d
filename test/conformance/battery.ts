import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { explanations } from './explanations.ts';
import { rules } from './rules.ts';
import { schemas } from './schemas.ts';
import { secrecy } from './secrecy.ts';
import type { Spec } from './spec.ts';
import { words } from './words.ts';

// The reason stands in the report, beside the shrunk game.
fc.configureGlobal({ includeErrorInReport: true });

/** Every property of the battery by its name; each throws where it does not hold. */
export const properties: Readonly<Record<string, (spec: Spec) => void>> = {
  ...rules,
  ...secrecy,
  ...words,
  ...schemas,
  ...explanations,
};

/** Holds a game against every property. */
export function conformance(spec: Spec): void {
  describe(`${spec.game.id} conforms`, () => {
    for (const [name, holds] of Object.entries(properties)) it(name, () => holds(spec));
  });
}

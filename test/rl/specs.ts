import * as fc from 'fast-check';
import { elfengoldSpec } from '../conformance/elfengold.ts';
import { elfenlandSpec } from '../conformance/elfenland.ts';
import { elfenwizardsSpec } from '../conformance/elfenwizards.ts';
import { fairysFateSpec } from '../conformance/fairys-fate.ts';
import type { Spec } from '../conformance/spec.ts';
import { strageSpec } from '../conformance/strage.ts';
import { theChallengeSpec } from '../conformance/the-challenge.ts';

/** All games, in the order in which the library names them. */
export const specs: readonly Spec[] = [
  strageSpec,
  elfenwizardsSpec,
  theChallengeSpec,
  fairysFateSpec,
  elfenlandSpec,
  elfengoldSpec,
];

/** So many random games of every kind of table; FEYRULES_FUZZ sets it. */
export const RUNS: number = Number(process.env['FEYRULES_FUZZ'] ?? 2);

/** How many play at the tables of a game. */
export function playersOf({ game: { seats } }: Spec): number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index);
}

/** A game with any options, and with each number of players. */
export function tablesOf(spec: Spec): { readonly name: string; readonly table: Spec }[] {
  return [
    { name: 'with any options', table: spec },
    ...playersOf(spec).map((players) => ({
      name: `with ${players} players`,
      table: { ...spec, options: fc.constant({ players }) },
    })),
  ];
}

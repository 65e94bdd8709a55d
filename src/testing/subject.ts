import * as fc from 'fast-check';
import type { BaseState, Game, Seat } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { type Locale, shown } from '../core/wording.ts';
import { testFailure, thrownBy } from './faults.ts';
import type { Spec, Symmetry } from './spec.ts';

/** A spec with its defaults. */
export interface Subject {
  readonly game: Game;
  readonly kit: Kit;
  readonly options: fc.Arbitrary<object>;
  readonly clauses: ReadonlySet<string> | undefined;
  readonly locales: readonly Locale[];
  readonly positions: readonly BaseState[];
  readonly symmetries: readonly Symmetry[];
  readonly complete: boolean;
  readonly effort: number;
  readonly seed: number | undefined;
  broken(state: BaseState): readonly string[];
  stock?(state: BaseState): Readonly<Record<string, number>>;
  guide?(state: BaseState, seat: Seat): number;
}

export function subjectOf(spec: Spec): Subject {
  const { kit } = spec;
  const { game } = kit;
  const guided = spec.guide !== undefined || kit.evaluate !== undefined;
  return {
    game,
    kit,
    options: spec.options ?? anyOptions(game),
    clauses: spec.clauses,
    locales: Object.keys(game.words),
    positions: spec.positions ?? [],
    symmetries: spec.symmetries ?? [],
    complete: spec.complete ?? false,
    effort: effortOf(spec),
    seed: spec.seed,
    broken: (state) => spec.broken?.(state) ?? [],
    ...(spec.stock !== undefined && { stock: (state: BaseState) => spec.stock?.(state) ?? {} }),
    ...(guided && {
      guide: (state: BaseState, seat: Seat): number => spec.guide?.(state, seat) ?? kit.evaluate?.(state, seat) ?? 0,
    }),
  };
}

function effortOf(spec: Spec): number {
  const effort = spec.effort ?? Number(process.env['FEYRULES_EFFORT'] ?? 1);
  if (!(Number.isFinite(effort) && effort > 0)) {
    const given = typeof effort === 'number' ? effort : shown(effort);
    throw testFailure('testing/bad-effort', { effort: given }, { kind: RangeError });
  }
  return effort;
}

/** Any number of seats; each option with a list of values has one of them or is absent. */
function anyOptions(game: Game): fc.Arbitrary<object> {
  const listed = (game.options ?? []).flatMap(({ key, values }) =>
    key === 'players' || values === undefined ? [] : [[key, fc.constantFrom(...values)] as const],
  );
  const players = fc.integer({ min: game.seats.min, max: game.seats.max });
  return fc
    .record({ players, ...Object.fromEntries(listed) }, { requiredKeys: ['players'] })
    .map((options) => (isAccepted(game, options) ? options : { players: options.players }));
}

/** Options that are valid one by one may conflict; only `setup` knows. */
export function isAccepted(game: Game, options: object): boolean {
  return thrownBy(() => game.setup(options)) === undefined;
}

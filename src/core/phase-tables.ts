import type { ChanceRule, GameDefinition, MoveRule, Phase } from './define.ts';
import type { Fields } from './domain.ts';
import { coreFailure } from './failures.ts';
import type { GameTypes } from './game.ts';
import { isObject } from './objects.ts';

/** A rule of any type of move. */
type AnyRule<T extends GameTypes> = Omit<MoveRule<T>, 'fields'> & { readonly fields: Fields };

/**
 * A rule with every key, in the same order for all rules; what the rule does not define is `undefined`. So all rules
 * have the same object shape, which makes listing the legal moves faster.
 */
export interface RuleEntry<T extends GameTypes> {
  readonly rule: AnyRule<T>;
  readonly type: string;
  readonly trusted: boolean;
  readonly closed: MoveRule<T>['closed'] | undefined;
  readonly candidates: MoveRule<T>['candidates'];
  readonly violation: MoveRule<T>['violation'];
  readonly perform: MoveRule<T>['perform'];
}

/** A phase. Like rules, all phases have every key in the same order. */
export interface PhaseTable<T extends GameTypes> {
  readonly actor: Phase<T>['actor'];
  readonly clause: string;
  readonly rules: readonly RuleEntry<T>[];
  readonly chance: Pick<ChanceRule<T>, 'weight' | 'sample'> | undefined;
}

export function phaseTableOf<T extends GameTypes>(phase: Phase<T>): PhaseTable<T> {
  const chance = phase.actor === 'chance' ? phase.rule : undefined;
  const rules: readonly AnyRule<T>[] =
    phase.actor === 'over' ? [] : phase.actor === 'chance' ? [phase.rule] : phase.rules;
  return { actor: phase.actor, clause: phase.clause, rules: rules.map(entryOf), chance };
}

function entryOf<T extends GameTypes>(rule: AnyRule<T>): RuleEntry<T> {
  const { type, trusted = false, closed, candidates, violation, perform } = rule;
  return { rule, type, trusted, closed, candidates, violation, perform };
}

/** Removes illegal candidates, from index `first` on. */
export function keepLegal<T extends GameTypes>(
  state: T['state'],
  { rule, violation }: RuleEntry<T>,
  out: T['move'][],
  first: number,
): void {
  let kept = first;
  for (let i = first; i < out.length; i++) {
    const move = out[i];
    if (move !== undefined && violation.call(rule, state, move) === undefined) out[kept++] = move;
  }
  // Pops items, because setting the length is slower.
  while (out.length > kept) out.pop();
}

const FUNCTIONS = ['setup', 'clone', 'outcome', 'view', 'redact', 'determinizer', 'print', 'parse'] as const;

/** Returns the definition. @throws TypeError if it lacks a function or part of a phase, as plain JavaScript allows. */
export function complete<T extends GameTypes>(definition: GameDefinition<T>): GameDefinition<T> {
  const part = FUNCTIONS.find((name) => typeof definition[name] !== 'function') ?? missingOfPhases(definition.phases);
  if (part === undefined) return definition;
  throw coreFailure('core/incomplete-game', { game: definition.id, part }, { kind: TypeError });
}

function missingOfPhases(phases: unknown): string | undefined {
  if (!isObject(phases)) return 'phases';
  for (const [name, phase] of Object.entries(phases)) {
    const { actor, clause, rule, rules }: Readonly<Record<string, unknown>> = isObject(phase) ? phase : {};
    const isSeat = typeof actor === 'function';
    if (typeof clause !== 'string') return `phases.${name}.clause`;
    if (!isSeat && actor !== 'chance' && actor !== 'over') return `phases.${name}.actor`;
    if (actor === 'chance' && !isObject(rule)) return `phases.${name}.rule`;
    if (isSeat && !Array.isArray(rules)) return `phases.${name}.rules`;
  }
  return undefined;
}

import { deepFreeze } from './deep-freeze.ts';
import type { Fields, FieldsOf } from './domain.ts';
import { IllegalMoveError } from './errors.ts';
import { coreFailure } from './failures.ts';
import type { Actor, Draft, DraftOf, Emit, Game, GameTypes, Seat, Viewer, Violation } from './game.ts';
import { isObject } from './objects.ts';
import type { OptionSet } from './options.ts';
import { optionList } from './options.ts';
import type { Outcome } from './outcome.ts';
import { complete, keepLegal, type PhaseTable, phaseTableOf, type RuleEntry } from './phase-tables.ts';
import { readMove, readType } from './read-move.ts';
import { moveRefusals } from './refusals.ts';
import type { Rng } from './rng.ts';
import { checkSeat } from './seats.ts';
import { speechOf } from './speech.ts';
import { shown } from './wording.ts';
import type { Wordbook } from './words.ts';

/**
 * Maximum length of a notation. `parse` rejects a longer text without reading it, so that megabytes take no time. The
 * longest notation of the six games has 81 characters.
 */
export const LONGEST_NOTATION = 200;

/** One type of move in one phase: its fields, when it is legal, and what it does. */
export interface MoveRule<T extends GameTypes, Move extends T['move'] = T['move']> {
  readonly type: Move['type'];
  /** The clause that describes this move. */
  readonly clause: string;
  /** Must be the same in every phase that has this type of move. */
  readonly fields: FieldsOf<Move>;
  /** `legalMoves` does not judge the `candidates`; all must be legal. Set it only if that makes a game 10 % faster. */
  readonly trusted?: true;
  /** The move reveals hidden information that is not part of the move itself. */
  readonly reveals?: true;
  /**
   * Checks the conditions that do not depend on the move's fields, in the order of the rulebook, and returns the first
   * violation. `violation` is called only if `closed` returns `undefined`.
   */
  closed?(state: T['state']): Violation | undefined;
  /** Appends the legal moves, each once, and perhaps some illegal ones. Not called while the rule is closed. */
  candidates(state: T['state'], out: Move[]): void;
  /** Judges the move if the rule is not closed: one guard per clause, in the order of the rulebook. */
  violation(state: T['state'], move: Move): Violation | undefined;
  /** Makes a legal move. */
  perform(draft: Draft<T['state']>, move: Move, emit: Emit<T['event']> | undefined): void;
}

/** The candidates of a rule that proposes the same moves in every state. */
export function propose<Move>(moves: readonly Move[]): (state: unknown, out: Move[]) => void {
  return (_state, out) => {
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      if (move !== undefined) out.push(move);
    }
  };
}

/** A rule for moves of chance. */
export interface ChanceRule<T extends GameTypes, Move extends T['move'] = T['move']> extends MoveRule<T, Move> {
  /** The weight of a legal outcome: a positive integer. */
  weight(state: T['state'], move: Move): number;
  /** A legal outcome, drawn by weight. */
  sample(state: T['state'], rng: Rng): Move;
}

/**
 * One phase: who decides, and the rules of the moves. Each rule is typed by its own type of move. `clause` is the
 * clause of the game's rules that describes the phase.
 */
export type Phase<T extends GameTypes> =
  | { readonly actor: 'over'; readonly clause: string }
  | {
      readonly actor: 'chance';
      readonly clause: string;
      readonly rule: {
        [Type in T['move']['type']]: ChanceRule<T, Extract<T['move'], { readonly type: Type }>>;
      }[T['move']['type']];
    }
  | {
      readonly actor: (state: T['state']) => Seat;
      readonly clause: string;
      readonly rules: readonly {
        [Type in T['move']['type']]: MoveRule<T, Extract<T['move'], { readonly type: Type }>>;
      }[T['move']['type']][];
    };

/** What a game provides; `defineGame` derives the rest. */
export interface GameDefinition<T extends GameTypes> {
  readonly id: string;
  readonly name: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly phases: { readonly [Name in T['state']['phase']]: Phase<T> };
  setup(options?: Partial<T['options']>): T['state'];
  clone(state: T['state']): Draft<T['state']>;
  outcome(state: T['state']): Outcome | undefined;
  /** `actor` is the actor of the state, for views that include it. */
  view(state: T['state'], viewer: Viewer | 'referee', actor: Actor): T['view'];
  redact(event: T['event'], viewer: Viewer): T['event'] | undefined;
  /**
   * Reads the view once, and returns a function that draws a new state from the view's information set at each call.
   * @see {@link Game.determinizer}
   */
  determinizer(view: T['view'], known?: T['known']): (rng: Rng) => T['state'];
  /** The notation of the move, at most 200 characters. */
  print(move: T['move']): string;
  /** The move of a notation. `text` has at most 200 characters. */
  parse(text: string): T['move'] | undefined;
  /** The options of the game, for forms and help texts; `setup` fills in and checks them. */
  readonly options?: OptionSet<T['options']>;
  readonly words: Wordbook<T>;
}

/**
 * Makes a game from its table of phases, the only source of actors, legal moves, refusals, odds, `apply` and `advance`.
 * Freezes the game, and with it the words, fields and defaults of the definition.
 * @throws TypeError if English words, a function or a part of a phase is missing, or phases differ in a type's fields.
 */
export function defineGame<T extends GameTypes>(definition: GameDefinition<T>): Game<T> {
  type State = T['state'];
  type Move = T['move'];
  const { id, phases } = complete(definition);
  // The compiler cannot see that a `Draft` of a type parameter is also a state.
  const clone = definition.clone as Game<T>['clone'];
  const tables = new Map<string, PhaseTable<T>>();
  const moves = new Map<string, { readonly fields: Fields; readonly clause: string }>();
  for (const [name, phase] of Object.entries<Phase<T>>(phases)) {
    const table = phaseTableOf(phase);
    tables.set(name, table);
    for (const { type, rule } of table.rules) {
      const first = moves.get(type) ?? rule;
      // Records, schemas and action numbers find fields by the type of move alone, so all phases must agree on them.
      if (first.fields !== rule.fields && JSON.stringify(first.fields) !== JSON.stringify(rule.fields)) {
        throw coreFailure('core/differing-fields', { game: id, type }, { kind: TypeError });
      }
      moves.set(type, first);
    }
  }
  if (!definition.words?.languages?.en) throw coreFailure('core/no-english', { game: id }, { kind: TypeError });
  /** The move that was read from each frozen object without lists. Other objects may change, so each use reads them. */
  const readings = new WeakMap<object, Move>();
  const refusals = [...Object.keys(moveRefusals), ...Object.keys(definition.words.languages.en.refusals)];

  function phaseOf({ phase }: State): PhaseTable<T> {
    const table = tables.get(phase);
    if (table === undefined) throw new Error(`broken state: ${id} has no phase ${shown(phase)}`);
    return table;
  }

  function actorOf(state: State): Actor {
    const { actor } = phaseOf(state);
    if (typeof actor === 'string') return actor;
    const seat = actor(state);
    if (!Number.isInteger(seat))
      throw new Error(`broken state: phase ${state.phase} of ${id} has the actor ${shown(seat)}`);
    return seat;
  }

  function ruleFor(state: State, type: string): RuleEntry<T> | undefined {
    const { rules } = phaseOf(state);
    for (let i = 0; i < rules.length; i++) if (rules[i]?.type === type) return rules[i];
    return undefined;
  }

  function legalMoves(state: State): Move[] {
    const out: Move[] = [];
    const { rules } = phaseOf(state);
    for (let i = 0; i < rules.length; i++) {
      const entry = rules[i];
      if (entry === undefined || closedBy(entry, state) !== undefined) continue;
      const first = out.length;
      entry.candidates.call(entry.rule, state, out);
      if (!entry.trusted) keepLegal(state, entry, out, first);
    }
    return out;
  }

  function refuse(code: string, clause: string, params: Violation['params']): Violation {
    return { code: `${id}/${code}`, clause, params };
  }

  /** The refusal of a value that is not a move of this phase. */
  function notNow(state: State, type?: string): Violation {
    const { clause, rules } = phaseOf(state);
    const now = rules.map((rule) => rule.type).join(', ') || '-';
    return type === undefined ? refuse('unknown-move', clause, { now }) : refuse('not-now', clause, { type, now });
  }

  /** The move as a plain copy, or why it is refused. Reads the value once. */
  function judge(state: State, given: unknown): Judgement<Move> {
    let move = isObject(given) ? readings.get(given) : undefined;
    const type = move?.type ?? readType(given);
    const rule = ruleFor(state, type);
    if (move === undefined) {
      const shape = moves.get(type);
      const read = shape && readMove<Move>(given, type, shape.fields);
      if (shape === undefined || read === undefined) return { refused: notNow(state) };
      if ('flaw' in read) {
        return { refused: refuse('malformed-move', (rule?.rule ?? shape).clause, { type, field: read.flaw }) };
      }
      move = read.move;
      if (isObject(given) && Object.isFrozen(move)) readings.set(given, move);
    }
    if (rule === undefined) return { refused: notNow(state, type) };
    const refused = closedBy(rule, state) ?? rule.violation.call(rule.rule, state, move);
    return refused === undefined ? { move, refused } : { refused };
  }

  function closed(state: State, type: string): Violation | undefined {
    const rule = ruleFor(state, type);
    return rule === undefined ? notNow(state, moves.has(type) ? type : undefined) : closedBy(rule, state);
  }

  function advance(draft: DraftOf<T>, move: Move, emit?: Emit<T['event']>): void {
    const entry = ruleFor(draft, move.type);
    // TypeScript accepts any result where a function type says `void`, so a rule may return a state or a promise.
    const returned: unknown = entry?.perform.call(entry.rule, draft, move, emit);
    if (isObject(returned))
      throw coreFailure('core/returned-state', { game: id, type: move.type }, { kind: TypeError });
  }

  const fieldsByType = Object.fromEntries([...moves].map(([type, { fields }]) => [type, fields]));
  const speech = speechOf(id, definition.words, fieldsByType);

  return deepFreeze({
    id,
    name: definition.name,
    rulesVersion: definition.rulesVersion,
    seats: definition.seats,
    moves: fieldsByType,
    refusals: refusals.map((code) => `${id}/${code}`),

    words: definition.words.languages,
    options:
      definition.options === undefined
        ? []
        : optionList<T['options']>(definition.options, definition.words.languages.en.options),

    setup: definition.setup,
    actor: actorOf,
    clause: (state) => phaseOf(state).clause,
    legalMoves,
    violation: (state, move) => judge(state, move).refused,
    closed,
    chances(state) {
      const { chance } = phaseOf(state);
      return chance === undefined
        ? []
        : legalMoves(state).map((move) => ({ move, weight: chance.weight(state, move) }));
    },
    sample(state, rng) {
      const { chance } = phaseOf(state);
      if (chance === undefined) throw coreFailure('core/not-chance', {});
      return chance.sample(state, rng);
    },
    apply(state, given, emit) {
      const { refused, move } = judge(state, given);
      if (refused !== undefined) throw new IllegalMoveError(refused, speech.describeViolation(refused));
      const draft = clone(state);
      advance(draft, move, emit);
      return draft;
    },
    outcome: definition.outcome,

    view: (state, viewer) => definition.view(state, viewer, actorOf(state)),
    redact: definition.redact,
    determinizer: definition.determinizer,
    resample: (view, rng, known) => definition.determinizer(view, known)(rng),
    reveals: (state, move) => ruleFor(state, move.type)?.rule.reveals === true,

    print: definition.print,
    parse: (text) => (text.length > LONGEST_NOTATION ? undefined : definition.parse(text)),
    ...speech,
    describeSeat(seat, locale) {
      checkSeat(seat, definition.seats.max);
      return speech.describeSeat(seat, locale);
    },

    clone,
    advance,
  });
}

function closedBy<T extends GameTypes>({ rule, closed }: RuleEntry<T>, state: T['state']): Violation | undefined {
  return closed?.call(rule, state);
}

type Judgement<Move> =
  | { readonly refused: Violation; readonly move?: never }
  | { readonly refused: undefined; readonly move: Move };

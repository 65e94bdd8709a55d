import { deepFreeze } from './deep-freeze.ts';
import type { Fields, FieldsOf } from './domain.ts';
import { IllegalMoveError } from './errors.ts';
import { coreFailure } from './failures.ts';
import type { Actor, Draft, DraftOf, Emit, Game, GameTypes, Seat, Viewer, Violation } from './game.ts';
import type { OptionSet } from './options.ts';
import { optionList } from './options.ts';
import type { Outcome } from './outcome.ts';
import { type Entry, type PhaseTable, tableOf } from './phase-tables.ts';
import { isObject, readMove, readType } from './read-move.ts';
import { moveRefusals } from './refusals.ts';
import type { Rng } from './rng.ts';
import { checkSeat } from './seats.ts';
import { speechOf } from './speech.ts';
import { shown } from './wording.ts';
import type { Wordbook } from './words.ts';

/**
 * Characters of a notation. `parse` refuses a longer text without reading it, so megabytes are answered at once.
 * The longest notation of the six games has 81.
 */
export const LONGEST_NOTATION = 200;

/** One type of move in one phase: what it looks like, when it is legal, what it does. */
export interface MoveRule<T extends GameTypes, Move extends T['move'] = T['move']> {
  readonly type: Move['type'];
  /** The clause that describes this move. */
  readonly clause: string;
  /** The same in every phase that has a move of this type. */
  readonly fields: FieldsOf<Move>;
  /** What `candidates` proposes is not judged again by `legalMoves`. Only where that makes a game a tenth faster. */
  readonly trusted?: true;
  /** Performing it turns up something hidden that is no part of the move itself. */
  readonly reveals?: true;
  /**
   * Why no move of this type can be made now, as far as the state alone says so: the guards that stand first, in the
   * order of the rulebook. `violation` is asked only where this has no answer.
   */
  closed?(state: T['state']): Violation | undefined;
  /** Appends the legal moves, or a cheap superset of them, without repeats. Not asked while the rule is closed. */
  candidates(state: T['state'], out: Move[]): void;
  /** The legality of the move while the rule is not closed: one guard a clause, in the order of the rulebook. */
  violation(state: T['state'], move: Move): Violation | undefined;
  /** Makes the move, which is legal. */
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

/** A rule that chance plays by. */
export interface ChanceRule<T extends GameTypes, Move extends T['move'] = T['move']> extends MoveRule<T, Move> {
  /** The weight of a legal outcome, a positive integer. */
  weight(state: T['state'], move: Move): number;
  /** A legal outcome, drawn by weight. */
  sample(state: T['state'], rng: Rng): Move;
}

/** Whose decision it is and which moves there are. `clause` says so in the rulebook. */
export type Phase<T extends GameTypes> =
  | { readonly actor: 'over'; readonly clause: string }
  | { readonly actor: 'chance'; readonly clause: string; readonly rule: ChanceRule<T> }
  | {
      readonly actor: (state: T['state']) => Seat;
      readonly clause: string;
      readonly rules: readonly MoveRule<T>[];
    };

/** What a game says of itself; `defineGame` derives the rest. */
export interface GameDefinition<T extends GameTypes> {
  readonly id: string;
  readonly name: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly phases: { readonly [Name in T['state']['phase']]: Phase<T> };
  setup(options?: Partial<T['options']>): T['state'];
  clone(state: T['state']): Draft<T['state']>;
  outcome(state: T['state']): Outcome | undefined;
  /** `actor` is that of the state, for views that say it. */
  view(state: T['state'], viewer: Viewer | 'referee', actor: Actor): T['view'];
  redact(event: T['event'], viewer: Viewer): T['event'] | undefined;
  /**
   * Reads the view once; the function it returns draws a state from the view's information set, each time anew.
   * @see {@link Game.determinizer}
   */
  determinizer(view: T['view'], known?: T['known']): (rng: Rng) => T['state'];
  /** At most 200 characters. */
  print(move: T['move']): string;
  /** Gets no text that is longer than that. */
  parse(text: string): T['move'] | undefined;
  /** What may be chosen before the game begins, for forms and help texts; `setup` completes and checks it. */
  readonly options?: OptionSet<T['options']>;
  readonly words: Wordbook<T>;
}

/**
 * A game from its table of phases. Actor, legal moves, refusals, odds and both ways of making a move all
 * come from that one table, so they cannot disagree.
 * @throws TypeError without English words, and for a type of move that has other fields in another phase.
 */
export function defineGame<T extends GameTypes>(definition: GameDefinition<T>): Game<T> {
  type State = T['state'];
  type Move = T['move'];
  const { id, phases } = definition;
  // A draft is a state, and one again that nobody else has; the compiler cannot see through `Draft` of a generic.
  const clone = definition.clone as Game<T>['clone'];
  const tables = new Map<string, PhaseTable<T>>();
  const moves = new Map<string, { readonly fields: Fields; readonly clause: string }>();
  for (const [name, phase] of Object.entries<Phase<T>>(phases)) {
    const table = tableOf(phase);
    tables.set(name, table);
    for (const { type, rule } of table.rules) {
      const first = moves.get(type) ?? rule;
      // Records, schemas and the numbers of actions know a move by its type alone.
      if (first.fields !== rule.fields && JSON.stringify(first.fields) !== JSON.stringify(rule.fields)) {
        throw coreFailure('core/differing-fields', { game: id, type }, { kind: TypeError });
      }
      moves.set(type, first);
    }
  }
  if (!definition.words?.languages?.en) throw coreFailure('core/no-english', { game: id }, { kind: TypeError });
  /** What was read of frozen moves, by the object given: it says the same for ever, and is not read again. */
  const lasting = new WeakMap<object, Move>();
  const refusals = [...Object.keys(moveRefusals), ...Object.keys(definition.words.languages.en.refusals)];

  function phaseOf({ phase }: State): PhaseTable<T> {
    const table = tables.get(phase);
    if (table === undefined) throw new Error(`broken state: ${id} has no phase ${shown(phase)}`);
    return table;
  }

  function actorOf(state: State): Actor {
    const { actor } = phaseOf(state);
    return typeof actor === 'string' ? actor : actor(state);
  }

  function ruleFor(state: State, type: string): Entry<T> | undefined {
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

  /** What is no move of this phase: one of another, or none at all. */
  function notNow(state: State, type?: string): Violation {
    const { clause, rules } = phaseOf(state);
    const now = rules.map((rule) => rule.type).join(', ') || '-';
    return type === undefined ? refuse('unknown-move', clause, { now }) : refuse('not-now', clause, { type, now });
  }

  /** The move as a plain copy, or why it is refused. The given value is read once. */
  function judge(state: State, given: unknown): Judgement<Move> {
    let move = isObject(given) ? lasting.get(given) : undefined;
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
      if (isObject(given) && Object.isFrozen(move)) lasting.set(given, move);
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
    entry?.perform.call(entry.rule, draft, move, emit);
  }

  const speech = speechOf(id, definition.words);

  return deepFreeze({
    id,
    name: definition.name,
    rulesVersion: definition.rulesVersion,
    seats: definition.seats,
    moves: Object.fromEntries([...moves].map(([type, { fields }]) => [type, fields])),
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

/** Drops, from `first` on, the candidates that are not legal. */
function keepLegal<T extends GameTypes>(
  state: T['state'],
  { rule, violation }: Entry<T>,
  out: T['move'][],
  first: number,
): void {
  let kept = first;
  for (let i = first; i < out.length; i++) {
    const move = out[i];
    if (move !== undefined && violation.call(rule, state, move) === undefined) out[kept++] = move;
  }
  // Setting a length takes as long as twenty of these.
  while (out.length > kept) out.pop();
}

function closedBy<T extends GameTypes>({ rule, closed }: Entry<T>, state: T['state']): Violation | undefined {
  return closed?.call(rule, state);
}

type Judgement<Move> =
  | { readonly refused: Violation; readonly move?: never }
  | { readonly refused: undefined; readonly move: Move };

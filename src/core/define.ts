import type { Fields, FieldsOf } from './domain.ts';
import { IllegalMoveError } from './errors.ts';
import type { BaseOptions, BaseState, Draft, Emit, Game, Seat, Tagged, Viewer, Violation } from './game.ts';
import type { Outcome } from './outcome.ts';
import { moveRefusals, otherRefusals } from './refusals.ts';
import type { Rng } from './rng.ts';
import type { Locale, Wording } from './wording.ts';
import { fill } from './wording.ts';

/**
 * Characters of a notation. What is longer is none, and `parse` says so without a look at it: whoever sends megabytes
 * is answered at once, whatever the reader of a game would make of them. The longest of the games here has 81.
 */
export const LONGEST_NOTATION = 200;

/** One type of move in one phase: what it looks like, when it is legal, what it does. */
export interface MoveRule<State, Move extends Tagged, Event> {
  readonly type: Move['type'];
  /** The clause that describes this move. */
  readonly clause: string;
  readonly fields: FieldsOf<Move>;
  /** `candidates` gives exactly the legal moves. Trusted by `legalMoves`, and tested against `violation`. */
  readonly exact?: true;
  /** Performing it turns up something hidden that is no part of the move itself. */
  readonly reveals?: true;
  /** Appends the legal moves, or a cheap superset of them, without repeats. */
  candidates(state: State, out: Move[]): void;
  /** The legality of the move: one guard a clause, in the order of the rulebook. */
  violation(state: State, move: Move): Violation | undefined;
  /** Makes the move, which is legal. */
  perform(draft: Draft<State>, move: Move, emit: Emit<Event> | undefined): void;
}

/** A rule that chance plays by. */
export interface ChanceRule<State, Move extends Tagged, Event> extends MoveRule<State, Move, Event> {
  /** The weight of a legal outcome, a positive integer. */
  weight(state: State, move: Move): number;
  /** A legal outcome, drawn by weight. */
  sample(state: State, rng: Rng): Move;
}

/** Whose decision it is and which moves there are. `clause` says so in the rulebook. */
export type Phase<State, Move extends Tagged, Event> =
  | { readonly actor: 'over'; readonly clause: string }
  | { readonly actor: 'chance'; readonly clause: string; readonly rule: ChanceRule<State, Move, Event> }
  | {
      readonly actor: (state: State) => Seat;
      readonly clause: string;
      readonly rules: readonly MoveRule<State, Move, Event>[];
    };

/** What a game says of itself; `defineGame` derives the rest. */
export interface GameDefinition<
  Options extends BaseOptions,
  State extends BaseState,
  Move extends Tagged,
  View,
  Event extends Tagged,
> {
  readonly id: string;
  readonly name: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly phases: { readonly [Name in State['phase']]: Phase<State, Move, Event> };
  setup(options?: Partial<Options>): State;
  clone(state: State): Draft<State>;
  outcome(state: State): Outcome | undefined;
  view(state: State, viewer: Viewer): View;
  redact(event: Event, viewer: Viewer): Event | undefined;
  resample(view: View, rng: Rng): State;
  /** At most {@link LONGEST_NOTATION} characters. */
  print(move: Move): string;
  /** Gets no text that is longer than that. */
  parse(text: string): Move | undefined;
  describe(move: Move): Wording;
  describeEvent(event: Event): Wording;
  /** The sentence of every refusal of this game's own rules, by code without the game's prefix. */
  readonly refusals: Readonly<Record<string, Wording>>;
  describeSeat(seat: Seat): Wording;
}

/**
 * A game from its table of phases. Actor, legal moves, refusals, odds and both ways of making a move all
 * come from that one table, so they cannot disagree.
 */
export function defineGame<
  Options extends BaseOptions,
  State extends BaseState,
  Move extends Tagged,
  View,
  Event extends Tagged,
>(definition: GameDefinition<Options, State, Move, View, Event>): Game<Options, State, Move, View, Event> {
  const { id, phases, clone } = definition;
  const rulesOf = new Map<string, readonly MoveRule<State, Move, Event>[]>();
  const moves = new Map<string, { readonly fields: Fields; readonly clause: string }>();
  for (const [name, phase] of Object.entries<Phase<State, Move, Event>>(phases)) {
    const rules = phase.actor === 'over' ? [] : phase.actor === 'chance' ? [phase.rule] : phase.rules;
    rulesOf.set(name, rules);
    for (const { type, fields, clause } of rules) if (!moves.has(type)) moves.set(type, { fields, clause });
  }
  const refusals = { ...moveRefusals, ...definition.refusals };
  const wordings: Readonly<Record<string, Wording>> = { ...otherRefusals, ...refusals };

  function phaseOf(state: State): Phase<State, Move, Event> {
    const name: State['phase'] = state.phase;
    return phases[name];
  }

  function ruleFor(state: State, type: string): MoveRule<State, Move, Event> | undefined {
    const rules = rulesOf.get(state.phase) ?? [];
    for (let i = 0; i < rules.length; i++) if (rules[i]?.type === type) return rules[i];
    return undefined;
  }

  function typesNow(state: State): string {
    return (rulesOf.get(state.phase) ?? []).map((rule) => rule.type).join(', ') || '-';
  }

  function legalMoves(state: State): Move[] {
    const out: Move[] = [];
    const rules = rulesOf.get(state.phase) ?? [];
    for (let i = 0; i < rules.length; i++) {
      const rule = rules[i];
      if (rule === undefined) continue;
      const first = out.length;
      rule.candidates(state, out);
      if (rule.exact !== true) keepLegal(state, rule, out, first);
    }
    return out;
  }

  function refuse(code: string, clause: string, params: Violation['params']): Violation {
    return { code: `${id}/${code}`, clause, params };
  }

  function violation(state: State, move: unknown): Violation | undefined {
    if (!isTagged(move)) return refuse('unknown-move', phaseOf(state).clause, { now: typesNow(state) });
    const { type } = move;
    const rule = ruleFor(state, type);
    const shape = rule ?? moves.get(type);
    if (shape === undefined) return refuse('unknown-move', phaseOf(state).clause, { now: typesNow(state) });
    if (!isWellFormed<Move>(move, shape.fields)) {
      return refuse('malformed-move', shape.clause, { type, field: flawOf(move, shape.fields) ?? '' });
    }
    if (rule === undefined) return refuse('not-now', phaseOf(state).clause, { type, now: typesNow(state) });
    return rule.violation(state, move);
  }

  function describeViolation(refused: Violation, locale: Locale = 'en'): string {
    const code = refused.code.slice(id.length + 1);
    const wording = Object.hasOwn(wordings, code) ? wordings[code] : undefined;
    return wording === undefined ? refused.code : fill(wording, refused.params, locale);
  }

  function advance(draft: Draft<State>, move: Move, emit?: Emit<Event>): void {
    ruleFor(settled<State>(draft), move.type)?.perform(draft, move, emit);
  }

  return {
    id,
    name: definition.name,
    rulesVersion: definition.rulesVersion,
    seats: definition.seats,
    moves: Object.fromEntries([...moves].map(([type, { fields }]) => [type, fields])),
    refusals: Object.keys(refusals).map((code) => `${id}/${code}`),

    setup: definition.setup,
    actor(state) {
      const { actor } = phaseOf(state);
      return typeof actor === 'string' ? actor : actor(state);
    },
    clause: (state) => phaseOf(state).clause,
    legalMoves,
    violation,
    chances(state) {
      const phase = phaseOf(state);
      if (phase.actor !== 'chance') return [];
      return legalMoves(state).map((move) => ({ move, weight: phase.rule.weight(state, move) }));
    },
    sample(state, rng) {
      const phase = phaseOf(state);
      if (phase.actor !== 'chance') throw new Error(`${id}: nothing is left to chance now (${phase.clause})`);
      return phase.rule.sample(state, rng);
    },
    apply(state, move, emit) {
      const refused = violation(state, move);
      if (refused !== undefined) throw new IllegalMoveError(refused, describeViolation(refused));
      const draft = clone(state);
      advance(draft, move, emit);
      return settled(draft);
    },
    outcome: definition.outcome,

    view: definition.view,
    redact: definition.redact,
    resample: definition.resample,
    reveals: (state, move) => ruleFor(state, move.type)?.reveals === true,

    print: definition.print,
    parse: (text) => (text.length > LONGEST_NOTATION ? undefined : definition.parse(text)),
    describe: (move, locale = 'en') => definition.describe(move)[locale],
    describeEvent: (event, locale = 'en') => definition.describeEvent(event)[locale],
    describeViolation,
    describeSeat: (seat, locale = 'en') => definition.describeSeat(seat)[locale],

    clone,
    advance,
  };
}

/** The part of a step union that a phase owns. A step of another kind there is a broken state, not a user's mistake. */
export function stepOf<Step extends { readonly kind: string }, Kind extends Step['kind']>(
  step: Step,
  kind: Kind,
): Extract<Step, { readonly kind: Kind }> {
  if (!isKind(step, kind)) throw new Error(`broken state: step "${step.kind}" where "${kind}" belongs`);
  return step;
}

function isKind<Step extends { readonly kind: string }, Kind extends Step['kind']>(
  step: Step,
  kind: Kind,
): step is Extract<Step, { readonly kind: Kind }> {
  return step.kind === kind;
}

/** Drops, from `first` on, the candidates that are not legal. */
function keepLegal<State, Move extends Tagged, Event>(
  state: State,
  rule: MoveRule<State, Move, Event>,
  out: Move[],
  first: number,
): void {
  let kept = first;
  for (let i = first; i < out.length; i++) {
    const move = out[i];
    if (move !== undefined && rule.violation(state, move) === undefined) out[kept++] = move;
  }
  out.length = kept;
}

type Untrusted = Tagged & Readonly<Record<string, unknown>>;

function isTagged(move: unknown): move is Untrusted {
  return typeof move === 'object' && move !== null && 'type' in move && typeof move.type === 'string';
}

function isWellFormed<Move extends Tagged>(move: Untrusted, fields: Fields): move is Untrusted & Move {
  return flawOf(move, fields) === undefined;
}

/** The first key that is surplus, absent or outside its domain. */
function flawOf(move: Untrusted, fields: Fields): string | undefined {
  for (const key in move) {
    if (key !== 'type' && !(Object.hasOwn(fields, key) && fields[key]?.has(move[key]))) return key;
  }
  for (const key in fields) if (fields[key]?.optional === false && !Object.hasOwn(move, key)) return key;
  return undefined;
}

/** A draft that nobody will advance any more is a state; the compiler cannot see through `Draft` of a generic. */
function settled<State>(draft: Draft<State>): State {
  return draft as State;
}

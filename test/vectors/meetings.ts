import type { BaseState, Game, Tagged } from '../../src/core/game.ts';
import type { Kit } from '../../src/core/kit.ts';
import { replay } from '../../src/core/record.ts';
import { momentsOf } from './moments.ts';
import type { Vector } from './vector.ts';
import { recordOf } from './vector.ts';

/** Everything that the vectors of a game may show. */
export type Subject = 'clause' | 'refusal' | 'phase' | 'move' | 'event' | 'option' | 'moment';

/** Something that a line shows. */
export interface Meeting {
  readonly subject: Subject;
  /** A clause, a code with its clause, a phase, a type of move or event, an option with a kind of value, … */
  readonly name: string;
  /** For a clause: what cites it. */
  readonly by?: 'refusal' | 'phase' | 'event' | 'move' | 'option';
}

/** The events of the last move, with their clauses. */
interface Happening {
  readonly event: Tagged;
  readonly clause: string;
}

/** A position on the way of a record, with the effects of its last move. */
export interface Position {
  readonly state: BaseState;
  readonly legal: readonly Tagged[];
  /** The move that led here. */
  readonly last?: Tagged | undefined;
  readonly happened: readonly Happening[];
}

/** Everything that a line shows. */
export function meetingsOf(kit: Kit, values: Values, vector: Vector): Meeting[] {
  const { game } = kit;
  const { options, moves, refused } = vector;
  const all: Happening[] = [];
  const record = recordOf(game, { options, moves });
  const { state } = replay(game, record, moves.length, (event, clause) => all.push({ event, clause }));
  let before = 0;
  replay(game, record, Math.max(moves.length - 1, 0), () => {
    before += 1;
  });
  const last = moves.at(-1);
  const position = {
    state,
    legal: game.legalMoves(state),
    last: last === undefined ? undefined : game.parse(last),
    happened: moves.length === 0 ? [] : all.slice(before),
  };
  return [...meetingsIn(game, values, options, position), ...refused.flatMap(meetingsOfRefusal)];
}

/** Everything that a position shows, apart from its refusals. */
export function meetingsIn(game: Game, values: Values, options: object, position: Position): Meeting[] {
  const { state, legal, last, happened } = position;
  const types = new Map(legal.map((move) => [move.type, move]));
  const isBeginning = last === undefined;
  const isEnd = game.actor(state) === 'over';
  return [
    ...(isBeginning ? [{ subject: 'moment', name: 'beginning' } as const] : []),
    ...(isEnd ? [{ subject: 'moment', name: `end of a game of ${state.players}` } as const] : []),
    ...momentsOf(game, position).map((name): Meeting => ({ subject: 'moment', name })),
    { subject: 'phase', name: state.phase },
    { subject: 'clause', name: game.clause(state), by: 'phase' },
    ...happened.flatMap(({ event, clause }): Meeting[] => [
      { subject: 'event', name: event.type },
      { subject: 'clause', name: clause, by: 'event' },
    ]),
    ...(isBeginning ? [] : [{ subject: 'move', name: last.type } as const]),
    ...[...types.values()].flatMap((move) => clauseOf(game, state, move)),
    ...valuesIn(game, values, options),
  ];
}

export function meetingsOfRefusal({ code, clause }: Vector['refused'][number]): Meeting[] {
  return [
    { subject: 'refusal', name: `${code} ${clause}` },
    { subject: 'clause', name: clause, by: 'refusal' },
  ];
}

/** The clause that defines a move: the one that refuses the same move with an extra field. */
function clauseOf(game: Game, state: BaseState, move: Tagged): Meeting[] {
  const refused = game.violation(state, { ...move, surplus: 1 });
  return refused === undefined ? [] : [{ subject: 'clause', name: refused.clause, by: 'move' }];
}

/** By option: the kinds of values it may have, and a function that classifies a value. */
export type Values = ReadonlyMap<string, readonly Kind[]>;

interface Kind {
  /** A value as JSON, or a JSON type. */
  readonly name: string;
  has(value: unknown): boolean;
}

/** The kinds of values of each option, by the JSON Schema of the options: every listed value, every type. */
export async function valuesOf({ game, schemas }: Kit): Promise<Values> {
  const properties = membersOf(membersOf((await schemas?.())?.options.json).get('properties'));
  return new Map(
    game.options.map((option) => {
      const schema = membersOf(properties.get(option.key));
      const kinds = partsOf(schema).flatMap(kindsOf);
      const standard = JSON.stringify(option.default);
      const isOther = (value: unknown): boolean => JSON.stringify(value) !== standard;
      // If no kind differs from the default, some other value must still occur.
      return [option.key, [...kinds, ...(kinds.length > 1 ? [] : [{ name: 'not the default', has: isOther }])]];
    }),
  );
}

function partsOf(schema: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown>[] {
  const parts = schema.get('anyOf') ?? schema.get('oneOf');
  return Array.isArray(parts) ? parts.map(membersOf).flatMap(partsOf) : [schema];
}

function kindsOf(schema: ReadonlyMap<string, unknown>): Kind[] {
  const type = String(schema.get('type'));
  const listed = schema.has('const') ? [schema.get('const')] : type === 'boolean' ? [false, true] : schema.get('enum');
  if (Array.isArray(listed)) {
    return listed.map((value) => ({ name: JSON.stringify(value), has: (other) => Object.is(other, value) }));
  }
  return [{ name: type, has: (value) => typeOf(value) === type || (type === 'integer' && Number.isInteger(value)) }];
}

function valuesIn(game: Game, values: Values, options: object): Meeting[] {
  const given = membersOf(options);
  return game.options.flatMap(({ key, clause, default: standard }) => {
    const value = given.has(key) ? given.get(key) : standard;
    const kinds = (values.get(key) ?? []).filter((kind) => kind.has(value));
    const meetings = kinds.map(({ name }): Meeting => ({ subject: 'option', name: `${key} ${name}` }));
    if (JSON.stringify(value) === JSON.stringify(standard)) return meetings;
    return [...meetings, { subject: 'clause', name: clause, by: 'option' }];
  });
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function membersOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

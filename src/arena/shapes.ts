import type { Game } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { planFailure } from './failures.ts';

interface Shape {
  readonly what: string;
  is(value: unknown): boolean;
}

const method: Shape = { what: 'a function', is: (value) => typeof value === 'function' };
const text: Shape = { what: 'a string', is: (value) => typeof value === 'string' && value !== '' };
const list: Shape = { what: 'a list', is: Array.isArray };
const object: Shape = { what: 'an object', is: isObject };
const version: Shape = { what: 'a whole number, 1 or more', is: isCount };
const range: Shape = {
  what: '{ min, max }, the minimum and maximum number of seats',
  is: (value) =>
    isObject(value) &&
    'min' in value &&
    'max' in value &&
    isCount(value.min) &&
    isCount(value.max) &&
    value.min <= value.max,
};

/** The shape of a member that may be missing. */
function optional({ what, is }: Shape): Shape {
  return { what, is: (value) => value === undefined || is(value) };
}

/** Every member of a game. */
const GAME: { readonly [Member in keyof Required<Game>]: Shape } = {
  id: text,
  name: text,
  rulesVersion: version,
  seats: range,
  moves: object,
  refusals: list,
  options: optional(list),
  words: optional(object),
  setup: method,
  actor: method,
  clause: method,
  legalMoves: method,
  violation: method,
  closed: method,
  chances: method,
  sample: method,
  apply: method,
  outcome: method,
  view: method,
  redact: method,
  determinizer: method,
  resample: method,
  reveals: method,
  print: method,
  parse: method,
  describe: method,
  describeEvent: method,
  describeViolation: method,
  describeSeat: method,
  prompt: method,
  clone: method,
  advance: method,
};

/** Every member of a kit except its game. */
const KIT: { readonly [Member in keyof Omit<Required<Kit>, 'game'>]: Shape } = {
  evaluate: optional(method),
  memory: optional(object),
  search: optional(object),
  levels: optional(object),
  measured: optional(object),
  drawTable: optional(method),
  board: optional(object),
  schemas: optional(method),
  law: optional(method),
  cases: optional(method),
  rules: optional(object),
  migrations: optional(list),
};

/**
 * Reads the default export of a module: a list of kits, a kit, or a bare game.
 * @param module the name of the module, for the error.
 * @throws PlanError with the first flaw.
 */
export function readKits(value: unknown, module: string): readonly Kit[] {
  return Array.isArray(value) ? value.map((item) => readKit(item, module)) : [readKit(value, module)];
}

function readKit(value: unknown, module: string): Kit {
  if (isKit(value)) return value;
  if (isGame(value)) return { game: value };
  throw failureOf(value, module) ?? planFailure('arena/no-game', { module });
}

function isGame(value: unknown): value is Game {
  return isObject(value) && wrongIn(value, GAME) === undefined;
}

function isKit(value: unknown): value is Kit {
  return isObject(value) && 'game' in value && isGame(value.game) && wrongIn(value, KIT) === undefined;
}

/** The first flaw of a value that resembles a kit or a game; `undefined` if it resembles neither. */
function failureOf(value: unknown, module: string): Error | undefined {
  if (!isObject(value)) return undefined;
  if (!('game' in value)) {
    return Object.keys(GAME).some((member) => member in value)
      ? failureIn(value, wrongIn(value, GAME), { what: 'game', module })
      : undefined;
  }
  if (!isObject(value.game)) return planFailure('arena/kit-without-game', { module });
  return (
    failureIn(value.game, wrongIn(value.game, GAME), { what: 'game', module }) ??
    failureIn(value, wrongIn(value, KIT), { what: 'kit', module })
  );
}

type Wrong = readonly [member: string, shape: Shape];

function wrongIn(value: object, shapes: Readonly<Record<string, Shape>>): Wrong | undefined {
  return Object.entries(shapes).find(([member, { is }]) => !is(Reflect.get(value, member)));
}

function failureIn(
  value: object,
  wrong: Wrong | undefined,
  owner: { readonly what: 'game' | 'kit'; readonly module: string },
): Error | undefined {
  if (wrong === undefined) return undefined;
  const [member, { what: expected }] = wrong;
  return planFailure(member in value ? 'arena/bad-member' : 'arena/missing-member', { ...owner, member, expected });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1;
}

import type { Game } from '../core/game.ts';
import { type GameMethod, gameMethods } from '../core/game-methods.ts';
import type { Kit } from '../core/kit.ts';
import { isObject } from '../core/objects.ts';
import { planFailure } from './failures.ts';

interface ExportShape {
  readonly what: string;
  is(value: unknown): boolean;
}

const method: ExportShape = { what: 'a function', is: (value) => typeof value === 'function' };
const text: ExportShape = { what: 'a string', is: (value) => typeof value === 'string' && value !== '' };
const list: ExportShape = { what: 'a list', is: Array.isArray };
const object: ExportShape = { what: 'an object', is: isObject };
const version: ExportShape = { what: 'a whole number, 1 or more', is: isCount };
const range: ExportShape = {
  what: '{ min, max }, the minimum and maximum number of seats',
  is: (value) => isObject(value) && isCount(value['min']) && isCount(value['max']) && value['min'] <= value['max'],
};

/** The shape of a member that may be missing. */
function optional({ what, is }: ExportShape): ExportShape {
  return { what, is: (value) => value === undefined || is(value) };
}

/** The members of a game that are no methods. */
const PARTS: { readonly [Member in Exclude<keyof Game, GameMethod>]: ExportShape } = {
  id: text,
  name: text,
  rulesVersion: version,
  seats: range,
  moves: object,
  refusals: list,
  options: optional(list),
  words: optional(object),
};

/** Every member of a game. */
const GAME: Shapes = { ...PARTS, ...Object.fromEntries(gameMethods.map((name) => [name, method])) };

/** Every member of a kit except its game. */
const KIT: { readonly [Member in keyof Omit<Required<Kit>, 'game'>]: ExportShape } = {
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
  return isObject(value) && isGame(value['game']) && wrongIn(value, KIT) === undefined;
}

/** The first flaw of a value that resembles a kit or a game; `undefined` if it resembles neither. */
function failureOf(value: unknown, module: string): Error | undefined {
  if (!isObject(value)) return undefined;
  if ('game' in value) {
    const { game } = value;
    if (!isObject(game)) return planFailure('arena/kit-without-game', { module });
    return failureIn(game, GAME, { what: 'game', module }) ?? failureIn(value, KIT, { what: 'kit', module });
  }
  const isLikeGame = Object.keys(GAME).some((member) => member in value);
  return isLikeGame ? failureIn(value, GAME, { what: 'game', module }) : undefined;
}

type Shapes = Readonly<Record<string, ExportShape>>;

function wrongIn(value: object, shapes: Shapes): readonly [member: string, shape: ExportShape] | undefined {
  return Object.entries(shapes).find(([member, { is }]) => !is(Reflect.get(value, member)));
}

function failureIn(
  value: object,
  shapes: Shapes,
  owner: { readonly what: 'game' | 'kit'; readonly module: string },
): Error | undefined {
  const wrong = wrongIn(value, shapes);
  if (wrong === undefined) return undefined;
  const [member, { what: expected }] = wrong;
  return planFailure(member in value ? 'arena/bad-member' : 'arena/missing-member', { ...owner, member, expected });
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1;
}

import { gameMethods } from '../core/game-methods.ts';
import { isObject } from '../core/objects.ts';
import { shown } from '../core/wording.ts';
import type { Spec } from './spec.ts';

/**
 * Finds a part of the spec with a wrong type, since no compiler checks plain JavaScript. Returns the flaw in words;
 * `undefined` if it finds none.
 */
export function misshapen(spec: Spec): string | undefined {
  const kit = partOf(spec, 'kit');
  if (!isObject(kit)) return `spec.kit is ${kindOf(kit)}; a spec is { kit }, and a kit is { game }`;
  const game = partOf(kit, 'game');
  if (!isObject(game)) return `kit.game is ${kindOf(game)}; a kit is { game }, with a game that defineGame has made`;
  for (const name of ['id', 'name']) {
    const value = partOf(game, name);
    if (typeof value !== 'string') return `game.${name} is ${kindOf(value)}, not a text`;
    if (value === '') return `game.${name} is empty`;
  }
  const version = partOf(game, 'rulesVersion');
  if (!isCount(version)) return `game.rulesVersion is ${kindOf(version)}, not an integer from 1`;
  const missing = gameMethods.find((name) => typeof partOf(game, name) !== 'function');
  if (missing !== undefined) return `game.${missing} is ${kindOf(partOf(game, missing))}, not a function`;
  return wrongNumbers(game) ?? wrongWords(game) ?? wrongExtras(spec, kit) ?? wrongBeginning(spec);
}

function wrongNumbers(game: object): string | undefined {
  const seats = partOf(game, 'seats');
  const [min, max] = [partOf(seats, 'min'), partOf(seats, 'max')];
  if (!(isCount(min) && isCount(max) && min <= max)) {
    return `game.seats is ${JSON.stringify(seats)}; expected { min, max }, integers from 1`;
  }
  const moves = partOf(game, 'moves');
  if (!isObject(moves) || Object.keys(moves).length === 0) return 'game.moves has no type of move';
  return Array.isArray(partOf(game, 'refusals')) ? undefined : 'game.refusals is no list';
}

function wrongWords(game: object): string | undefined {
  const words = partOf(game, 'words');
  if (!isObject(words)) {
    return `game.words is ${kindOf(words)}; a game has words, in English at least: defineGame({ words: { languages: { en } } })`;
  }
  if (!isObject(partOf(words, 'en')))
    return `game.words.en is ${kindOf(partOf(words, 'en'))}; every game has English words`;
  return undefined;
}

function wrongExtras(spec: object, kit: object): string | undefined {
  for (const [of, object, names] of [
    ['kit', kit, ['evaluate', 'drawTable', 'schemas']],
    ['kit.board', partOf(kit, 'board'), ['motions', 'parts']],
    ['spec', spec, ['broken', 'stock', 'guide']],
  ] as const) {
    const wrong = names.find((name) => !['function', 'undefined'].includes(typeof partOf(object, name)));
    if (wrong !== undefined) return `${of}.${wrong} is ${kindOf(partOf(object, wrong))}, not a function`;
  }
  const lacking = lackingIn(kit, 'board', ['targets', 'touch', 'pieces', 'layout']);
  return lacking ?? lackingIn(kit, 'memory', ['remember', 'holds']);
}

/** The flaw of a part of the kit that lacks one of these functions; `undefined` if the kit has no such part. */
function lackingIn(kit: object, name: string, functions: readonly string[]): string | undefined {
  const part = partOf(kit, name);
  if (part === undefined) return undefined;
  const lacking = functions.find((each) => typeof partOf(part, each) !== 'function');
  return lacking === undefined
    ? undefined
    : `kit.${name}.${lacking} is ${kindOf(partOf(part, lacking))}, not a function`;
}

/** Checks that `setup` gives a state when called without options. */
function wrongBeginning({ kit: { game } }: Spec): string | undefined {
  try {
    const state: unknown = game.setup();
    if (!isObject(state)) return `game.setup() gives ${kindOf(state)}, not a state`;
    if (typeof partOf(state, 'phase') !== 'string') return 'game.setup() gives a state without a phase';
    if (!isCount(partOf(state, 'players'))) return 'game.setup() gives a state without a number of players';
    return undefined;
  } catch (error) {
    return `game.setup() throws ${error instanceof Error ? error : shown(error)}; without options a game has its defaults`;
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}

function partOf(whole: unknown, name: string): unknown {
  return isObject(whole) ? whole[name] : undefined;
}

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  return typeof value === 'object' ? 'an object' : `the ${typeof value} ${String(value)}`;
}

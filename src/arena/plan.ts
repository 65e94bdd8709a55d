import type { Seed } from '../core/chance.ts';
import { OptionsError } from '../core/errors.ts';
import type { Game } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { excerpt } from '../core/wording.ts';
import type { Clock } from './clock.ts';
import { labelOf } from './entrant.ts';
import { type Bots, checkEntrant } from './entrant-bots.ts';
import { planFailure } from './failures.ts';
import { flawIn, planSchema } from './plan-schema.ts';
import type { Hypotheses } from './sprt.ts';
import { countTables } from './tables.ts';

/** A game, with its options, that is played in an arena. */
export interface Setting {
  /** Its id: of a game that is loaded when the plan is played. */
  readonly game: string;
  /** The seats at a table. */
  readonly players: number;
  /** All other options, those left out by their defaults. */
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * Who meets whom. `table`: all entrants sit at one table, one name as often as it is listed. `round-robin`: every
 * choice of as many entrants as there are seats. `ladder`: each entrant meets the one listed before it, one of the two
 * on one seat and the other on the rest, in turn.
 */
export type Format = 'table' | 'round-robin' | 'ladder';

/** Everything that the results follow from, as plain JSON. */
export interface Plan {
  readonly settings: readonly Setting[];
  readonly format: Format;
  /**
   * Names as in the catalogue of bots or of bots that are given to `run`, or paths of modules, each with its budget: `ismcts:500`, `./mine.mjs:200ms`. A
   * module may have parameters, and any a short name for reports: `deep=./mine.mjs:100{"depth":3}`. 200 at most.
   */
  readonly entrants: readonly string[];
  /** Games in all, from 1 to a million. */
  readonly games: number;
  /** An integer of 32 bits, or 32 hexadecimal digits. It tells all that was hidden, and an integer can be guessed. */
  readonly seed: Seed;
  /** Moves after which a game is stopped, without an outcome: no rule of some games bounds their length. */
  readonly maxMoves: number;
  /**
   * What becomes of a bot that throws, makes an illegal move or is late: `stop` ends the run with a `BotError`, as is
   * usual; `forfeit` has it lose that game.
   */
  readonly onError?: 'stop' | 'forfeit' | undefined;
  /** Whoever takes longer forfeits the game. A bot that answers at once is not cut short, but late all the same. */
  readonly clock?: Clock | undefined;
  /** Ends the run as soon as it is decided which of the two is true; `games` is then the most that are played. */
  readonly sprt?: Hypotheses | undefined;
}

/** Every choice of two out of as many entrants as a plan may have, and little more. */
const MOST_TABLES = 20_000;

/**
 * All that can be said of a plan without its games and bots: loads nothing.
 * @throws PlanError saying what is wrong with it.
 */
export function checkForm(plan: Plan): void {
  const read = planSchema.safeParse(plan);
  if (!read.success) throw planFailure('arena/bad-plan', { flaw: flawIn(read.error) });
  const { settings, entrants, format, sprt } = plan;
  if (new Set(settings.map((setting) => JSON.stringify(setting))).size < settings.length) {
    throw planFailure('arena/duplicate-setting', {});
  }
  if (format !== 'table' && new Set(entrants).size < entrants.length) {
    throw planFailure('arena/duplicate-entrant', { format });
  }
  const labels = new Map<string, string>();
  for (const name of entrants) {
    const label = labelOf(name);
    const other = labels.get(label) ?? name;
    if (other !== name) throw planFailure('arena/duplicate-label', { label: excerpt(label), one: other, other: name });
    labels.set(label, name);
  }
  if (sprt !== undefined) {
    if (labels.size !== 2) throw planFailure('arena/sprt-entrants', { entrants: labels.size });
    if (sprt.elo0 >= sprt.elo1) throw planFailure('arena/sprt-bounds', {});
  }
  if (format === 'ladder' && entrants.length < 2) throw planFailure('arena/ladder-entrants', {});
  for (const { players } of settings) {
    if (format === 'table' && entrants.length !== players) {
      throw planFailure('arena/table-entrants', { entrants: entrants.length, players });
    }
    if (format === 'round-robin' && entrants.length < players) {
      throw planFailure('arena/too-few-entrants', { entrants: entrants.length, players });
    }
  }
  const tables = countTables(plan);
  if (tables > MOST_TABLES) {
    throw planFailure('arena/too-many-tables', { entrants: entrants.length, tables, most: MOST_TABLES });
  }
}

/**
 * Everything that can be wrong with a plan. Loads entrants that are modules.
 * @param kits of the games that are loaded, by id.
 * @throws PlanError saying what is wrong with it.
 */
export async function checkPlan(plan: Plan, kits: ReadonlyMap<string, Kit>, bots: Bots = {}): Promise<void> {
  checkForm(plan);
  for (const setting of plan.settings) {
    const kit = kitOf(kits, setting.game);
    checkSetting(setting, kit.game);
    for (const name of new Set(plan.entrants)) await checkEntrant(name, kit, bots);
  }
}

function checkSetting({ players, options }: Setting, game: Game): void {
  const { min, max } = game.seats;
  if (players < min || players > max) {
    throw planFailure('arena/players', { players, game: game.name, min, max });
  }
  if (Object.hasOwn(options, 'players')) throw planFailure('arena/players-option', {});
  try {
    game.setup({ ...options, players });
  } catch (error) {
    if (error instanceof OptionsError)
      throw planFailure('arena/bad-options', { reason: error.message }, { cause: error });
    throw error;
  }
}

/** @throws PlanError when no such game is loaded. */
export function kitOf(kits: ReadonlyMap<string, Kit>, id: string): Kit {
  const kit = kits.get(id);
  if (kit === undefined)
    throw planFailure('arena/unknown-game', { game: excerpt(id), known: [...kits.keys()].join(', ') });
  return kit;
}

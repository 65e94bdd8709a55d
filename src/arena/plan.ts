import { naming } from '../bots/flaw.ts';
import type { Seed } from '../core/chance.ts';
import { OptionsError } from '../core/errors.ts';
import type { Game } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { excerpt } from '../core/wording.ts';
import type { Clock } from './clock.ts';
import { labelOf } from './entrant.ts';
import { type BotSources, checkEntrant } from './entrant-bots.ts';
import { planFailure } from './failures.ts';
import { failureOf, planSchema } from './plan-schema.ts';
import type { Hypotheses } from './sprt.ts';
import { countTables } from './tables.ts';

/** A game with its options and number of seats. */
export interface Setting {
  /** The id of the game. It must be loaded when the plan is played. */
  readonly game: string;
  /** Number of seats at a table. */
  readonly players: number;
  /** The other options; missing ones have their defaults. */
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * Who meets whom. `table`: all entrants sit at one table; a name listed twice has two seats. `round-robin`: every
 * combination of entrants that fills the table. `ladder`: each entrant meets the one listed before it; with more than
 * two seats, one entrant of the pair takes one seat and the other takes the rest, then the reverse.
 */
export type Format = 'table' | 'round-robin' | 'ladder';

/** What to play, as plain JSON. The same plan gives the same results, unless bots depend on the clock. */
export interface Plan {
  readonly settings: readonly Setting[];
  readonly format: Format;
  /**
   * Names as in `botNames` (`hard`, `ismcts:500`), or bots passed to `run` or paths of modules, both with an optional
   * budget: `./mine.mjs:200ms`. Modules may take parameters. Each entrant may have a label for reports:
   * `deep=./mine.mjs:100{"depth":3}`. A plan has at most 200 entrants.
   */
  readonly entrants: readonly string[];
  /** Total number of games, 1 to 1 000 000. */
  readonly games: number;
  /** A 32-bit integer or 32 lower-case hexadecimal digits. It reveals all secrets, and an integer can be guessed. */
  readonly seed: Seed;
  /** Maximum number of moves of a game. Longer games are stopped without an outcome; some rules allow endless games. */
  readonly maxMoves: number;
  /**
   * What happens if a bot throws, ends its thread or moves illegally: `stop` (the default) ends the run with a
   * `BotError`; `forfeit` makes the bot lose that game, unless it is over. A late bot always forfeits.
   */
  readonly onError?: 'stop' | 'forfeit' | undefined;
  /** Time limit. A late bot forfeits the game. If it blocks the calling thread, it forfeits when it returns. */
  readonly clock?: Clock | undefined;
  /** Ends the run as soon as the test accepts one hypothesis; `games` is then the maximum. */
  readonly sprt?: Hypotheses | undefined;
}

/** Just above the number of pairs of 200 entrants. */
const MOST_TABLES = 20_000;

/**
 * Checks the form of a plan, for which it needs neither games nor bots. Loads nothing.
 * @throws PlanError with the first flaw.
 */
export function checkForm(plan: Plan): void {
  const read = planSchema.safeParse(plan, naming);
  if (!read.success) throw failureOf('arena/bad-plan', read.error, plan);
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
 * Checks a plan and loads entrants that are modules. The bots that a module makes are checked when they are seated.
 * @param kits the kits of the loaded games, by id.
 * @throws PlanError with the first flaw.
 */
export async function checkPlan(plan: Plan, kits: ReadonlyMap<string, Kit>, bots: BotSources = {}): Promise<void> {
  checkForm(plan);
  for (const setting of plan.settings) {
    const kit = kitOf(kits, setting.game);
    checkSetting(setting, kit.game);
    for (const name of new Set(plan.entrants)) await checkEntrant(name, kit, bots);
  }
}

function checkSetting({ players, options }: Setting, game: Game): void {
  const { min, max } = game.seats;
  if (players < min || players > max) throw planFailure('arena/players', { players, game: game.name, min, max });
  if (Object.hasOwn(options, 'players')) throw planFailure('arena/players-option', {});
  try {
    game.setup({ ...options, players });
  } catch (error) {
    if (error instanceof OptionsError)
      throw planFailure('arena/bad-options', { reason: error.message }, { cause: error });
    throw error;
  }
}

/** @throws PlanError if no game with that id is loaded. */
export function kitOf(kits: ReadonlyMap<string, Kit>, id: string): Kit {
  const kit = kits.get(id);
  if (kit === undefined)
    throw planFailure('arena/unknown-game', { game: excerpt(id), known: [...kits.keys()].join(', ') });
  return kit;
}

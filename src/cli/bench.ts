import { cliFailure } from './errors.ts';
import { chosenGames, loadedGames } from './games.ts';
import { endUnread, say, sayJson, short } from './output.ts';
import { cases, measure } from './speed.ts';

const ROUNDS = 3;
const ROUND_MS = 500;

export interface BenchOptions {
  /** Names of the cases to measure. Default: all. */
  readonly cases?: readonly string[];
  readonly json: boolean;
}

/** Measures the speed of the games in one thread. Only figures of the same run are comparable. */
export async function bench(name: string | undefined, options: BenchOptions): Promise<void> {
  const chosen = options.cases ?? Object.keys(cases);
  const kits = name === undefined ? (await loadedGames([])).values() : (await chosenGames([name])).kits;
  endUnread();
  for (const kit of kits) {
    const { game } = kit;
    for (const name of chosen) {
      const found = Object.hasOwn(cases, name) ? cases[name] : undefined;
      if (found === undefined) {
        throw cliFailure('cli/unknown-case', { name: short(name), known: Object.keys(cases).join('; ') });
      }
      const { operations, games: played } = measure(found.begin(kit), ROUNDS, ROUND_MS);
      if (options.json) {
        sayJson({ game: game.id, case: name, unit: found.unit, perSecond: operations });
        continue;
      }
      const rate = `${Math.round(operations).toLocaleString('en')} ${found.unit}/s`;
      const whole = played > 0 ? `${Math.round(played).toLocaleString('en')} games/s` : '';
      say(`${game.id.padEnd(14)}${name.padEnd(20)}${rate.padStart(24)}${whole.padStart(18)}`.trimEnd());
    }
  }
}

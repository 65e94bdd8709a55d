import { describeLevel } from '../bots/described.ts';
import type { Kit } from '../core/kit.ts';
import { loadedGames } from './games.ts';

/** Example command lines. */
export const examples: string = `
Examples:
  feyrules  # asks what to play
  feyrules play strage  # you against a fast bot
  feyrules play elfenland --seats human,ismcts:500,greedy --record game.json  # against two bots, recorded
  feyrules check game.json  # was all of it legal?`;

/** One line per built-in game, for the end of a help text. */
async function byGame(title: string, textOf: (kit: Kit) => string): Promise<string> {
  const kits = [...(await loadedGames([])).values()];
  const width = Math.max(...kits.map(({ game }) => game.id.length));
  const lines = kits.map((kit) => `  ${kit.game.id.padEnd(width)}  ${textOf(kit)}`);
  return ['', title, ...lines].join('\n');
}

export function gameLines(): Promise<string> {
  return byGame('Games and number of players:', ({ game: { name, seats } }) => `${name} (${seats.min}–${seats.max})`);
}

/** The options of each game, and the measured strength of the level `hard`. */
export async function choiceLines(): Promise<string> {
  const title = 'Options of the games (details: feyrules options <game>):';
  const named = byGame(title, ({ game }) => game.options.map(({ key }) => key).join(', '));
  return `${await named}\n${await byGame('Measured strength of the level hard:', (kit) => describeLevel('hard', kit))}`;
}

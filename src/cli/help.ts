import { describeLevel } from '../bots/described.ts';
import type { Wording } from '../core/wording.ts';
import { inLanguage } from '../core/wording.ts';
import { loadedGames } from './games.ts';
import type { Language } from './language.ts';

const games: Wording = { en: 'Games, and for how many they are:', it: 'Giochi, e per quanti sono:' };
const hard: Wording = { en: 'What is measured of the level hard:', it: 'Che cosa si è misurato del livello hard:' };
const examples: Wording = { en: 'Examples:', it: 'Esempi:' };
const commands: readonly { readonly typed: string; readonly meaning: Wording }[] = [
  { typed: 'feyrules', meaning: { en: 'asks what to play', it: 'chiede a che cosa giocare' } },
  { typed: 'feyrules play strage', meaning: { en: 'you against a quick bot', it: 'tu contro un bot svelto' } },
  {
    typed: 'feyrules play elfenland --seats human,ismcts:500,greedy --record game.json',
    meaning: { en: 'against two bots, recorded', it: 'contro due bot, con il verbale' },
  },
  { typed: 'feyrules check game.json', meaning: { en: 'was all of it legal?', it: 'era tutto regolare?' } },
];

/** The library's own games, for the end of a help text. */
export async function gameLines(locale: Language): Promise<string> {
  const kits = [...(await loadedGames([])).values()];
  const width = Math.max(...kits.map(({ game }) => game.id.length));
  const lines = kits.map(
    ({ game: { id, name, seats } }) => `  ${id.padEnd(width)}  ${name} (${seats.min}–${seats.max})`,
  );
  return ['', inLanguage(games, locale), ...lines].join('\n');
}

/** What is known of the strength of `hard`, by games: people take it for stronger than `normal`. */
export async function levelLines(locale: Language): Promise<string> {
  const kits = [...(await loadedGames([])).values()];
  const width = Math.max(...kits.map(({ game }) => game.id.length));
  const lines = kits.map((kit) => `  ${kit.game.id.padEnd(width)}  ${describeLevel('hard', kit, locale)}`);
  return ['', inLanguage(hard, locale), ...lines].join('\n');
}

/** Command lines to begin with. */
export function exampleLines(locale: Language): string {
  const lines = commands.map(({ typed, meaning }) => `  ${typed}  # ${inLanguage(meaning, locale)}`);
  return ['', inLanguage(examples, locale), ...lines].join('\n');
}

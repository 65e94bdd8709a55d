import { describeLevel } from '../bots/described.ts';
import type { Kit } from '../core/kit.ts';
import type { Wording } from '../core/wording.ts';
import { inLanguage } from '../core/wording.ts';
import { loadedGames } from './games.ts';
import type { Language } from './language.ts';

const games: Wording = { en: 'Games, and for how many they are:', it: 'Giochi, e per quanti sono:' };
const hard: Wording = { en: 'What is measured of the level hard:', it: 'Che cosa si è misurato del livello hard:' };
const options: Wording = {
  en: 'Options of the games, of which feyrules options <game> says more:',
  it: 'Opzioni dei giochi, di cui feyrules options <game> dice di più:',
};
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

/** What there is to say of each of the library's own games, for the end of a help text. */
async function byGame(title: Wording, locale: Language, textOf: (kit: Kit) => string): Promise<string> {
  const kits = [...(await loadedGames([])).values()];
  const width = Math.max(...kits.map(({ game }) => game.id.length));
  const lines = kits.map((kit) => `  ${kit.game.id.padEnd(width)}  ${textOf(kit)}`);
  return ['', inLanguage(title, locale), ...lines].join('\n');
}

export function gameLines(locale: Language): Promise<string> {
  return byGame(games, locale, ({ game: { name, seats } }) => `${name} (${seats.min}–${seats.max})`);
}

/** The options of the games by their names, and what is known of the strength of `hard`. */
export async function choiceLines(locale: Language): Promise<string> {
  const named = byGame(options, locale, ({ game }) => game.options.map(({ key }) => key).join(', '));
  return `${await named}\n${await byGame(hard, locale, (kit) => describeLevel('hard', kit, locale))}`;
}

/** Command lines to begin with. */
export function exampleLines(locale: Language): string {
  const lines = commands.map(({ typed, meaning }) => `  ${typed}  # ${inLanguage(meaning, locale)}`);
  return ['', inLanguage(examples, locale), ...lines].join('\n');
}

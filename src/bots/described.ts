import type { Kit, Level } from '../core/kit.ts';
import type { Locale } from '../core/wording.ts';
import { fill, languageIn, own, type Wording } from '../core/wording.ts';
import { limitsOf } from './bot.ts';
import { thinkerOf, throwUnknownBot } from './catalogue.ts';
import { playOf } from './levels.ts';

const ways: Readonly<Record<string, Wording>> = {
  random: { en: 'plays at random', it: 'gioca a caso' },
  greedy: { en: 'looks one move ahead', it: 'guarda avanti di una mossa' },
};
const words = {
  search: { en: 'searches', it: 'cerca più avanti' },
  slips: { en: ', {part} % of its moves at random', it: ', gioca a caso il {part} % delle mosse' },
  limit: { en: ', up to {seconds} s a move', it: ', fino a {seconds} s per mossa' },
  scored: {
    en: '; {score} % against the level below (95 %: {low} … {high})',
    it: '; {score} % contro il livello inferiore (95 %: {low} … {high})',
  },
  unproven: { en: ', not proven stronger', it: ', non si è dimostrato più forte' },
  unmeasured: { en: '; not measured', it: '; non misurato' },
} as const;

/**
 * Describes a level for a menu: how it plays, its measured score against the level below (`kit.measured`), and whether
 * that score proves it stronger.
 * @throws what `botOf` throws for a level that is invalid in the kit.
 */
export function describeLevel(level: Level, kit: Kit, locale: Locale = 'en'): string {
  const { bot, slips = 0 } = playOf(level, kit);
  const { milliseconds } = limitsOf(thinkerOf(level, kit)?.budget ?? throwUnknownBot(level));
  const [score = 0, low = 0, high = 0] = kit.measured?.[level] ?? [];
  const said = [
    own(ways, bot) ?? words.search,
    ...(slips > 0 ? [words.slips] : []),
    ...(Number.isFinite(milliseconds) ? [words.limit] : []),
    ...(high === 0 ? [words.unmeasured] : low > 50 ? [words.scored] : [words.scored, words.unproven]),
  ];
  const params = { part: Math.round(1000 * slips) / 10, seconds: milliseconds / 1000, score, low, high };
  const text = said.map((part) => fill(part, params, locale)).join('');
  return languageIn(words.search, locale) === 'it' ? text.replace(/(\d)\.(\d)/g, '$1,$2') : text;
}

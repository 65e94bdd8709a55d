import { isModule } from '../arena/entrant.ts';
import { shownTo } from '../bots/bot.ts';
import { botNames, explainBot, thinkerOf } from '../bots/catalogue.ts';
import type { WeighedMove } from '../bots/reasons.ts';
import { type Seed, sourcesOf } from '../core/chance.ts';
import type { Seat } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Match } from '../core/match.ts';
import { inLanguage, type Locale, type Wording } from '../core/wording.ts';
import { meant } from './closest.ts';
import { cliFailure } from './errors.ts';
import { short } from './output.ts';
import { botKinds, withBudget } from './seats.ts';
import { words } from './text.ts';

/** Gap between columns. */
const GAP = '  ';

/** A bot's evaluation of a position. */
interface Weighed {
  /** The bot with its budget. */
  readonly bot: string;
  /** The moves for JSON. The first is the move that the bot plays. */
  listed(locale: Locale): readonly (WeighedMove & { readonly notation: string; readonly text: string })[];
  /** The moves as a table, with a column for each measure that the bot provides. */
  lines(locale: Locale): readonly string[];
}

/** A column of the table; `of` returns `undefined` if the bot has no such value, or has not visited the move. */
interface Measure {
  readonly heading: Wording;
  of(weighed: WeighedMove, seat: Seat): string | undefined;
}

const measures: readonly Measure[] = [
  { heading: words.measures.visits, of: ({ visits }) => (visits > 0 ? String(visits) : undefined) },
  { heading: words.measures.value, of: ({ values }, seat) => values?.[seat]?.toFixed(2) },
  { heading: words.measures.prior, of: ({ prior }) => (prior === null ? undefined : `${Math.round(100 * prior)} %`) },
  { heading: words.measures.expected, of: ({ expected }) => expected?.toFixed(1) },
];

/**
 * Lets a built-in bot evaluate the position as the deciding seat sees it.
 * @throws UsageError if the bot is unknown, if it is from a module, or if no seat decides.
 */
export function weighedBy(kit: Kit, match: Match, name: string, seed: Seed): Weighed {
  const { game } = kit;
  const bot = withBudget(name);
  if (isModule(bot)) throw cliFailure('cli/silent-bot', { name: short(name) });
  const named = thinkerOf(bot, kit);
  if (named === undefined)
    throw cliFailure('cli/unknown-bot', {
      name: short(name),
      meant: meant(name.replace(/:.*/s, ''), botKinds),
      known: botNames.join(', '),
    });
  const seat = match.actor;
  if (typeof seat !== 'number') throw cliFailure('cli/nobody-asked', {});
  const { weighed } = explainBot(bot, kit, shownTo(named.thinker, match, seat), sourcesOf(seed).ofBot(seat));
  const text = ({ move }: WeighedMove, locale: Locale): { readonly notation: string; readonly text: string } => ({
    notation: game.print(move),
    text: game.describe(move, locale),
  });
  return {
    bot,
    listed: (locale) => weighed.map((each) => ({ ...text(each, locale), ...each })),
    lines(locale) {
      const known = measures.filter(({ of }) => weighed.some((each) => of(each, seat) !== undefined));
      const columns = [
        ...known.map(({ heading, of }) => {
          const cells = [inLanguage(heading, locale), ...weighed.map((each) => of(each, seat) ?? '–')];
          const width = Math.max(...cells.map(({ length }) => length));
          return cells.map((cell) => cell.padStart(width));
        }),
        leftColumn(['', ...weighed.map((each) => text(each, locale).notation)]),
        ['', ...weighed.map((each) => text(each, locale).text)],
      ];
      const rows = [undefined, ...weighed].map((_, row) => GAP + columns.map((column) => column[row]).join(GAP));
      const title = inLanguage(words.weighs(game.describeSeat(seat, locale), bot), locale);
      return [title, ...(known.length > 0 ? rows : rows.slice(1)).map((row) => row.trimEnd())];
    },
  };
}

function leftColumn(cells: readonly string[]): string[] {
  const width = Math.max(...cells.map(({ length }) => length));
  return cells.map((cell) => cell.padEnd(width));
}

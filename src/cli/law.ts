import { casesOf } from '../core/cases.ts';
import type { Kit } from '../core/kit.ts';
import type { Clause, Section } from '../core/law.ts';
import { inLanguage, type Locale } from '../core/wording.ts';
import { nearClauses, type Passage, passagesOf } from '../referee/law.ts';
import { closest } from './closest.ts';
import { cliFailure } from './errors.ts';
import { loadedGames, modulesOf, withIds } from './games.ts';
import { sayJson, sayLines, short } from './output.ts';
import { words } from './text.ts';

export interface LawOptions {
  /** Modules of games. */
  readonly game: readonly string[];
  readonly json: boolean;
  readonly locale: Locale;
}

/**
 * Prints clauses (`EW-8.4`), whole sections (`EW-8`), the rules of whole games (`elfenwizards`, `./mine.mjs`), or the
 * clauses with a word (`bid`).
 */
export async function law(asked: readonly string[], { game: modules, json, locale }: LawOptions): Promise<void> {
  const loaded = modulesOf(asked, modules);
  const kits = [...(await loadedGames(loaded)).values()];
  const passages: Passage[] = [];
  for (const id of await withIds(asked)) passages.push(...(await passagesFor(kits, id, locale)));
  const blocks: string[] = [];
  for (const { kit, locale: language, parts } of passages) {
    for (const part of parts) {
      if (json) sayJson({ game: kit.game.id, locale: language, ...part });
      else {
        const cases = await casesLine(kits, loaded, part.id, locale);
        blocks.push([blockOf(part, kit, parts, locale), ...cases].join('\n'));
      }
    }
  }
  if (blocks.length > 0) sayLines(blocks.join('\n\n'));
}

/**
 * The line that refers to the cases of a clause; `[]` if there are none.
 * @param modules the modules that were loaded: the command in the line needs them too.
 */
export async function casesLine(
  kits: Iterable<Kit>,
  modules: readonly string[],
  clause: string,
  locale: Locale,
): Promise<string[]> {
  if ((await casesOf(kits, clause)) === undefined) return [];
  return [inLanguage(words.casesOf([clause, ...modules.map((module) => `--game ${module}`)].join(' ')), locale)];
}

/** The text of a clause for a terminal: its Markdown, with plain `[R]` for rulings. */
export function plainText(text: string): string {
  return text.replaceAll('**[R]**', '[R]');
}

async function passagesFor(kits: readonly Kit[], asked: string, locale: Locale): Promise<readonly Passage[]> {
  const found = await passagesOf(kits, asked, locale);
  if (found.length > 0) return found;
  const ids = kits.map(({ game }) => game.id);
  if (ids.includes(asked)) throw cliFailure('cli/no-law', { game: short(asked) });
  const near = closest(asked, ids) ?? (await nearClauses(kits, asked.toUpperCase())).join(', ');
  throw cliFailure('cli/unknown-clause', { asked: short(asked), near, games: ids.join(', ') });
}

function blockOf(part: Section | Clause, { game }: Kit, parts: Passage['parts'], locale: Locale): string {
  if (!('section' in part)) {
    return [`${part.id} ${game.name} · ${part.title}`, plainText(part.text)].filter((text) => text !== '').join('\n');
  }
  const { id, section, text, core, follows, cites } = part;
  const marks = [
    ...(core ? [inLanguage(words.core, locale)] : []),
    ...(follows ? [inLanguage(words.follows, locale)] : []),
  ];
  const isUnderItsSection = parts.includes(section);
  const heading = [...(isUnderItsSection ? [id] : [`${id} ${game.name}`, section.title]), ...marks].join(' · ');
  const named = cites.length === 0 ? [] : [inLanguage(words.cites(cites.join(', ')), locale)];
  return [heading, plainText(text), ...named].join('\n');
}

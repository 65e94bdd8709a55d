import { casesOf } from '../core/cases.ts';
import type { Kit } from '../core/kit.ts';
import type { Clause, Law, Section } from '../core/law.ts';
import type { Locale } from '../core/wording.ts';
import { inLanguage } from '../core/wording.ts';
import { findClause, lawsWith, nearClauses } from '../referee/law.ts';
import { cliFailure } from './errors.ts';
import { loadedGames, modulesOf, withIds } from './games.ts';
import { say, sayJson, sayLines, short } from './output.ts';
import { words } from './text.ts';

export interface LawOptions {
  /** Modules of games. */
  readonly game: readonly string[];
  readonly json: boolean;
  readonly locale: Locale;
}

/** The output for one id: a clause, or one or more sections. Each section is followed by its clauses. */
interface Passage {
  readonly kit: Kit;
  readonly law: Law;
  readonly parts: readonly (Section | Clause)[];
}

/** Prints clauses (`EW-8.4`), whole sections (`EW-8`) or the rules of whole games (`elfenwizards`, `./mine.mjs`). */
export async function law(asked: readonly string[], { game: modules, json, locale }: LawOptions): Promise<void> {
  const kits = [...(await loadedGames(modulesOf(asked, modules))).values()];
  const passages: Passage[] = [];
  for (const id of await withIds(asked)) passages.push(await passageOf(kits, id, locale));
  const lines: (object | string)[] = [];
  for (const { kit, law, parts } of passages) {
    for (const part of parts) {
      if (json) lines.push({ game: kit.game.id, locale: law.locale, ...part });
      else lines.push([blockOf(part, kit, parts, locale), ...(await casesLine(kits, part.id, locale))].join('\n'));
    }
  }
  for (const [index, line] of lines.entries()) {
    if (typeof line !== 'string') sayJson(line);
    else {
      if (index > 0) say('');
      sayLines(line);
    }
  }
}

/** The line that refers to the cases of a clause; `[]` if there are none. */
export async function casesLine(kits: Iterable<Kit>, clause: string, locale: Locale): Promise<string[]> {
  return (await casesOf(kits, clause)) === undefined ? [] : [inLanguage(words.casesOf(clause), locale)];
}

/** The text of a clause for a terminal: its Markdown, with plain `[R]` for rulings. */
export function plainText(text: string): string {
  return text.replaceAll('**[R]**', '[R]');
}

async function passageOf(kits: readonly Kit[], asked: string, locale: Locale): Promise<Passage> {
  const id = asked.toUpperCase();
  const found = await findClause(kits, id, locale);
  const kit = found?.kit ?? kits.find(({ game }) => game.id === asked) ?? (await kitWithSection(kits, id, locale));
  const law = await kit?.law?.(locale);
  if (kit !== undefined && law !== undefined) {
    if (found !== undefined) return { kit, law, parts: [found.clause] };
    const sections = law.sections.filter((section) => kit.game.id === asked || section.id === id);
    const parts = sections.flatMap((section) => [
      section,
      ...law.clauses.filter((clause) => clause.section === section),
    ]);
    if (parts.length > 0) return { kit, law, parts };
  }
  if (kit !== undefined && law === undefined) throw cliFailure('cli/no-law', { game: short(asked) });
  const near = (await nearClauses(kits, id)).join(', ');
  const games = kits.map(({ game }) => game.id).join(', ');
  throw cliFailure('cli/unknown-clause', { asked: short(asked), near, games });
}

async function kitWithSection(kits: readonly Kit[], id: string, locale: Locale): Promise<Kit | undefined> {
  const laws = await lawsWith(kits, id, locale);
  return laws.find(({ law }) => law.sections.some((section) => section.id === id))?.kit;
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

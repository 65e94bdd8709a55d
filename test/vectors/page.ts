import type { Kit } from '../../src/core/kit.ts';
import type { Clause } from '../../src/core/law.ts';
import { keyOf } from './harvest.ts';
import type { Meeting, Subject } from './meetings.ts';
import { meetingsOf, valuesOf } from './meetings.ts';
import { orderOf } from './order.ts';
import { uncited } from './uncited.ts';
import type { Vector } from './vector.ts';

/** The maximum number of lines named for one thing. */
const NAMED = 3;

/** What the vectors of a game show: by meeting, the numbers of the lines. */
export interface Shown {
  readonly meeting: Meeting;
  readonly lines: readonly number[];
}

/** Everything that the vectors of a game show, by key. */
export async function shownBy(kit: Kit, vectors: readonly Vector[]): Promise<ReadonlyMap<string, Shown>> {
  const values = await valuesOf(kit);
  const shown = new Map<string, { readonly meeting: Meeting; readonly lines: number[] }>();
  for (const [index, vector] of vectors.entries()) {
    for (const meeting of meetingsOf(kit, values, vector)) {
      const key = keyOf(meeting);
      const entry = shown.get(key) ?? { meeting, lines: [] };
      if (entry.lines.at(-1) !== index + 1) entry.lines.push(index + 1);
      shown.set(key, entry);
    }
  }
  return shown;
}

/** The page that lists the lines that show each thing. */
export async function pageOf(kit: Kit, vectors: readonly Vector[]): Promise<string> {
  const { id, name } = kit.game;
  const shown = await shownBy(kit, vectors);
  const clauses = (await kit.law?.())?.clauses ?? [];
  const own = clauses.map((clause): [string, string] => [clause.id, placesOf(clause, shown)]);
  const others = [...shown.values()].map(({ meeting }) => meeting).filter(({ subject }) => subject === 'clause');
  const foreign = new Set(others.map((meeting) => meeting.name).filter((clause) => !own.some(([id]) => id === clause)));
  const ofOthers = [...foreign].sort(inOrder).map((clause): [string, string] => [clause, citedOf(clause, shown) ?? '']);
  const listed = (subject: Subject): [string, string][] =>
    [...shown.values()]
      .filter(({ meeting }) => meeting.subject === subject)
      .map(({ meeting, lines }): [string, string] => [`\`${meeting.name}\``, named(lines)])
      .sort(([a], [b]) => inOrder(a, b));
  const sections: [string, [string, string][]][] = [
    ['Clauses', own],
    ...(ofOthers.length > 0 ? [['Clauses of other games that it uses', ofOthers] satisfies Section] : []),
    ['Refusals, with the clauses they cite', listed('refusal')],
    ['Phases', listed('phase')],
    ['Last moves', listed('move')],
    ['Events of last moves', listed('event')],
    ['Options, with their values or the JSON types of values', listed('option')],
    ['Moments', listed('moment')],
  ];
  const tables = [...sections.map(([title, rows]) => table(title, rows)), orderTable(id)];
  return `# What the vectors of ${name} show

\`npm run vectors\` writes this page. The numbers are lines of [${id}.jsonl](${id}.jsonl), from 1; if more than ${NAMED} lines show the same, only the first ${NAMED} are named. See [how to use the vectors](README.md) and [the rules](../../rules/${id}.md).

${tables.join('\n')}`;
}

type Section = [string, [string, string][]];

/** The order in which a move is refused, by its type; identical phases share a row, and so do values of a move. */
function orderTable(game: string): string {
  const rows = new Map<string, { readonly phases: Set<string>; readonly of: Set<string>; readonly cells: string }>();
  for (const { phase, types } of orderOf(game)) {
    for (const { type, clause, paths } of types) {
      for (const { of, refusals } of paths) {
        const codes = refusals.map((refusal) => refusal.replace(/^\S+/, '`$&`')).join(', ');
        const row = rows.get(`${type} ${clause} ${codes}`) ?? {
          phases: new Set(),
          of: new Set(),
          cells: `\`${type}\` | ${clause} | ${codes || '–'}`,
        };
        row.phases.add(`\`${phase}\``);
        if (of !== '') row.of.add(of);
        rows.set(`${type} ${clause} ${codes}`, row);
      }
    }
  }
  const lines = [...rows.values()].map(({ phases, of, cells }) => {
    const values = of.size === 0 ? '' : ` (${[...of].join(', ')})`;
    return `| ${[...phases].join(', ')} | ${cells.replace(' |', `${values} |`)} |\n`;
  });
  return `## Order of refusals

Each row has the refusals of a type of move in a phase, in the order in which they are checked. [The refusals of every game](README.md#the-order-of-refusals) are checked before them.

| phase | move | clause of the move | refusals |
|---|---|---|---|
${lines.join('')}`;
}

function table(title: string, rows: readonly [string, string][]): string {
  const lines = rows.map(([name, places]) => `| ${name.replaceAll('|', '\\|')} | ${places} |\n`);
  return `## ${title}\n\n| | lines |\n|---|---|\n${lines.join('')}`;
}

/** The lines that show a clause, or the reason why none does; `-` if unknown. */
export function placesOf({ id, core, follows }: Clause, shown: ReadonlyMap<string, Shown>): string {
  const cited = citedOf(id, shown);
  if (cited !== undefined) return cited;
  const place = uncited[id];
  if (place !== undefined && 'everywhere' in place) return `every line, ${place.everywhere}`;
  if (place !== undefined && 'with' in place) {
    const lines = shown.get(place.with)?.lines;
    return lines === undefined ? '-' : `${named(lines)} (with the ${place.with})`;
  }
  if (place !== undefined) return `none: ${place.nowhere}`;
  if (core) return 'none: the library does this in every game';
  return follows ? 'none: it follows from other clauses' : '-';
}

/** The lines that cite a clause, and what cites it. */
export function citedOf(clause: string, shown: ReadonlyMap<string, Shown>): string | undefined {
  const places = (['phase', 'move', 'refusal', 'event', 'option'] as const).flatMap((by) => {
    const lines = shown.get(keyOf({ subject: 'clause', name: clause, by }))?.lines;
    return lines === undefined ? [] : [`${named(lines)} (${by})`];
  });
  return places.length === 0 ? undefined : places.join('; ');
}

function named(lines: readonly number[]): string {
  return `${lines.slice(0, NAMED).join(', ')}${lines.length > NAMED ? ' …' : ''}`;
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

import type { Tagged } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Locale } from '../core/wording.ts';
import { placeKey } from '../front/pieces.ts';
import type { Span } from './output.ts';
import { wrapped } from './wrapping.ts';

/** A move in the list. */
export interface ListedMove {
  /** Number to type. For a bid, its amount; for other moves, the next free number from 1. Folding keeps the numbers. */
  readonly number: number;
  readonly move: Tagged;
  readonly notation: string;
  readonly words: string;
}

/** Moves of one type: those with the same first target, or those that share their first target with no other move. */
export type Group = readonly ListedMove[];

/** Columns before the words of a move, and between moves. */
const MARGIN = 4;
const GAP = 2;

/** Groups moves by type and first target. All moves of a type that would be alone in their group form one group. */
export function groupsOf({ game, board }: Kit, moves: readonly Tagged[], locale: Locale): readonly Group[] {
  const touchOf = (move: Tagged): string => {
    const [first] = board?.targets(move) ?? [];
    return `${move.type} ${first === undefined ? '' : placeKey(first)}`;
  };
  const byTouch = groupedBy(moves, touchOf);
  const alone = new Set(byTouch.flatMap((group) => (group.length === 1 ? group : [])));
  const groups = groupedBy(byTouch.flat(), (move) => (alone.has(move) ? `${move.type} ` : touchOf(move)));
  const taken = new Set(moves.map(amountOf));
  let number = 0;
  const next = (): number => {
    do number += 1;
    while (taken.has(number));
    return number;
  };
  return groups.map((group) =>
    group.map((move) => ({
      number: amountOf(move) ?? next(),
      move,
      notation: game.print(move),
      words: game.describe(move, locale),
    })),
  );
}

/** The amount of a move such as a bid: typing 12 means the bid of 12. */
function amountOf(move: Tagged): number | undefined {
  return 'amount' in move && typeof move.amount === 'number' ? move.amount : undefined;
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** Keeps the moves whose words or notation contain every word of the text. */
export function found(groups: readonly Group[], text: string): readonly Group[] {
  const parts = plain(text).split(/\s+/);
  return groups
    .map((group) =>
      group.filter(({ words, notation }) => {
        const searched = plain(`${words} ${notation}`);
        return parts.every((part) => searched.includes(part));
      }),
    )
    .filter(({ length }) => length > 0);
}

/** Lower case without accents, as people type. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Distinct completions of a text: a move's words from where the text occurs, and notations that begin with it. */
export function completions(groups: readonly Group[], text: string): string[] {
  const searched = text.toLowerCase();
  const ends = groups.flat().flatMap(({ words, notation }) => {
    const lower = words.toLowerCase();
    const start = lower.startsWith(searched) ? 0 : wordStart(lower, searched);
    const inside = start ?? lower.indexOf(searched);
    return [
      ...(inside < 0 ? [] : [words.slice(inside)]),
      ...(notation.toLowerCase().startsWith(searched) ? [notation] : []),
    ];
  });
  return [...new Set(ends)];
}

/** Index of the first word that begins with the text. The caller prefers it to a match inside a word. */
function wordStart(words: string, searched: string): number | undefined {
  const starts = [...words.matchAll(/(?<=[\s–(])/gu)].map(({ index }) => index);
  return starts.find((start) => words.startsWith(searched, start));
}

/**
 * Formats the groups as lines of at most `columns` characters. While there are more than `lines` lines, folds the next
 * largest group into one line, of any length, that ends with its number of moves.
 * @param lines number of lines to aim at, 0 or more. Default: no limit.
 */
export function linesOf(
  groups: readonly Group[],
  columns: number,
  lines: number = Infinity,
): readonly (readonly Span[])[] {
  const shown = groups.map((group) => ({ group, lines: groupLines(group, columns) }));
  let total = shown.reduce((sum, { lines: { length } }) => sum + length, 0);
  for (const item of [...shown].sort((one, other) => other.lines.length - one.lines.length)) {
    if (total <= lines || item.lines.length < 2) break;
    total -= item.lines.length - 1;
    item.lines = [foldedLine(item.group)];
  }
  return shown.flatMap(({ lines: own }) => own);
}

/** A heading with the shared words, and below it the rest of each move. */
function groupLines(group: Group, columns: number): readonly (readonly Span[])[] {
  const heading = sharedWords(group.map(({ words }) => words));
  const items = group.map(({ number, words }) => ({ number: String(number), rest: words.slice(heading.length) }));
  if (heading === '') return items.flatMap(({ number, rest }) => itemLines(number, rest, columns));
  const headings = wrapped(heading.trimEnd(), columns - MARGIN).map((text): Span[] => [
    { text: `${' '.repeat(MARGIN)}${text}`, style: 'bold' },
  ]);
  const digits = Math.max(...items.map(({ number }) => number.length));
  const width = digits + 1 + Math.max(...items.map(({ rest }) => rest.length)) + GAP;
  const across = Math.floor((columns - MARGIN) / width);
  if (across < 2) return [...headings, ...items.flatMap(({ number, rest }) => itemLines(number, rest, columns))];
  const lines: Span[][] = [];
  for (let first = 0; first < items.length; first += across) {
    const row = items.slice(first, first + across).flatMap(({ number, rest }, index): Span[] => {
      const isLast = index === across - 1 || first + index === items.length - 1;
      const text = isLast ? rest : rest.padEnd(width - digits - 1 - GAP);
      return [numeral(number, digits + (index === 0 ? MARGIN : GAP)), { text: ` ${text}` }];
    });
    lines.push(row);
  }
  return [...headings, ...lines];
}

function itemLines(number: string, words: string, columns: number): readonly (readonly Span[])[] {
  const [first = '', ...rest] = wrapped(words, columns - MARGIN - GAP);
  const indent = ' '.repeat(MARGIN + GAP);
  return [
    [numeral(number), { text: `${' '.repeat(GAP)}${first}` }],
    ...rest.map((text) => [{ text: `${indent}${text}` }]),
  ];
}

function foldedLine(group: Group): readonly Span[] {
  const [first, last] = [group[0]?.number ?? 0, group.at(-1)?.number ?? 0];
  return [
    numeral(`${first}–${last}`),
    { text: `  ${sharedWords(group.map(({ words }) => words)).trimEnd()}`, style: 'bold' },
    { text: ` … (${group.length})` },
  ];
}

function numeral(number: string, width: number = MARGIN): Span {
  return { text: number.padStart(width), style: 'cyan' };
}

/** The longest common prefix in whole words, but never the whole first text; '' if there is only one text. */
function sharedWords(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(/(?<=[\s–])/u));
  if (others.length === 0) return '';
  let shared = 0;
  while (shared < first.length - 1 && others.every((words) => words[shared] === first[shared])) shared++;
  return first.slice(0, shared).join('');
}

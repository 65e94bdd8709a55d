import type { Rng } from '../../src/core/rng.ts';
import { anyOf } from '../core/at-random.ts';

/** Tokens of the text form, whole and in halves. */
const SCRAPS: readonly string[] = [
  ...['[Feyrules "1"]\n', '[Feyrules "2"]\n', '[Game "strage"]\n', '[Game "elfenland"]\n', '[RulesVersion "1"]\n'],
  ...['[RulesVersion "9"]\n'],
  ...['[Options "{}"]\n', '[Options "{\\"players\\":3}"]\n', '[Options "[]"]', '[Red "x\\"]"]\n', '[Red "\\u00"]'],
  ...['["', '"]', '[', ']'],
  ...['{', '}', ';', '{"', '"}', '#', '#*\n', '#0+2', '"', '\\', '\n', '\r\n', ' ', '\t', '\0', '\ufeff', '\u2028'],
  ...['\ud800', '💎'],
  ...['{"feyrules":1,', '"moves":[', '{\n', '}\n', ']', ',', ':', 'null', '1', '-0', '1e999', 'true', '__proto__'],
  ...['constructor'],
  ...['1.', '12. ', '4', '@a1', 'a1-b2', 'end', 'pass', 'x', 'first:0', 'dragon', '>', '>>a:b+c', '(dragon)@a', '-'],
  ...['+?', '()'],
];

const SCALARS: readonly unknown[] = [
  ...[null, true, false, 0, 1, 2, 3, 7, -1, 64, 0.5, 1e21, -1e21, 2 ** 53, 4294967296],
  ...['', 'a', '4', 'end', 'random', 'strage', '__proto__', 'toString', 'players', '\0', '\ud800', 'x'.repeat(100)],
];
const KEYS: readonly string[] = [
  ...['feyrules', 'game', 'rulesVersion', 'tags', 'options', 'moves', 'result', 'type', 'players', 'to', 'seat'],
  ...['order'],
  ...['__proto__', 'constructor', 'toString', 'length', '', '0', 'firstSeat', 'layout', 'recipes', 'goldValues'],
];

export function junkText(rng: Rng, length: number): string {
  return Array.from({ length: rng.int(length) }, () => anyOf(SCRAPS, rng)).join('');
}

export function junkBytes(rng: Rng, length: number): Uint8Array {
  // Half of them are mostly ASCII, because random bytes are almost always invalid UTF-8.
  const top = rng.int(2) === 0 ? 256 : 128;
  return Uint8Array.from({ length: rng.int(length) }, () => rng.int(top));
}

/** Any JSON value, nested up to this many levels. */
export function junkJson(rng: Rng, depth: number): unknown {
  const kind = rng.int(depth > 0 ? 4 : 2);
  if (kind === 0) return anyOf(SCALARS, rng);
  if (kind === 1) return anyOf([rng.int(100), -rng.int(100), junkText(rng, 3)], rng);
  if (kind === 2) return Array.from({ length: rng.int(5) }, () => junkJson(rng, depth - 1));
  return Object.fromEntries(Array.from({ length: rng.int(5) }, () => [anyOf(KEYS, rng), junkJson(rng, depth - 1)]));
}

/** The JSON value with one of its parts replaced, duplicated or left out. */
export function mutatedJson(value: unknown, rng: Rng): unknown {
  if (rng.int(5) === 0 || typeof value !== 'object' || value === null) return junkJson(rng, 2);
  if (Array.isArray(value)) {
    const items: unknown[] = [...value];
    const at = rng.int(items.length + 1);
    const item = items[at];
    const other = items[rng.int(items.length + 1)];
    const changes: readonly (readonly unknown[])[] = [
      [],
      [item, item],
      [mutatedJson(item, rng)],
      [other],
      [other, item],
    ];
    items.splice(at, 1, ...anyOf(changes, rng));
    return items;
  }
  const entries: [string, unknown][] = Object.entries(value);
  const at = rng.int(entries.length + 1);
  const [key, own] = entries[at] ?? [anyOf(KEYS, rng), null];
  const changes: readonly (readonly [string, unknown][])[] = [
    [],
    [[key, mutatedJson(own, rng)]],
    [[key, mutatedJson(own, rng)]],
    [[anyOf(KEYS, rng), own]],
    [[key, entries[rng.int(entries.length + 1)]?.[1] ?? null]],
  ];
  entries.splice(at, 1, ...anyOf(changes, rng));
  return Object.fromEntries(entries);
}

/** The text with some of its parts flipped, cut, duplicated, moved or replaced. */
export function mutatedText(text: string, rng: Rng): string {
  let mutated = text;
  for (let times = 1 + rng.int(3); times > 0; times--) {
    const from = rng.int(mutated.length + 1);
    const to = Math.min(mutated.length, from + rng.int(anyOf([2, 8, 60], rng)));
    const [before, part, after] = [mutated.slice(0, from), mutated.slice(from, to), mutated.slice(to)];
    const flipped = String.fromCharCode(mutated.charCodeAt(from) ^ (1 << rng.int(8)));
    const elsewhere = mutated.slice(rng.int(mutated.length + 1)).slice(0, 12);
    mutated = anyOf(
      [
        `${before}${flipped}${mutated.slice(from + 1)}`,
        `${before}${after}`,
        `${before}${part}${part}${after}`,
        `${before}${elsewhere}${after}`,
        `${before}${anyOf(SCRAPS, rng)}${after}`,
        before,
      ],
      rng,
    );
  }
  return mutated;
}

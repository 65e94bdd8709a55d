import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../tools/entries.ts';
import { projectFiles } from '../tools/files.ts';

/** Words that nearly always hide a plainer one, each with a replacement. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bwhoever\b/i, 'name who: "the caller", "a player who …"'],
  [/\bwhatever\b/i, '"any" or "every"'],
  [/\bnought\b/i, '"0" or "nothing"'],
  [/\bfor so long\b/i, 'name the time: "for this many milliseconds"'],
  [/\bso (?:many|much|long)\b(?! (?:as|that)\b)/i, 'say what is counted: "maximum number of …"'],
  [/\bthere(?:of|upon|by)\b/i, 'a sentence of its own'],
  [/\bfor good\b/i, '"permanently"'],
];

/** The files that are already written plainly. */
const PLAIN = [
  /^(?:README|CHANGELOG)\.md$/,
  /^docs\/contributing\.md$/,
  /^docs\/(?:promises|anatomy)\.md$/,
  /^docs\/decisions\//,
  /^docs\/(?:guides\/|\.vitepress\/|(?:index|api)\.md$)/,
  /^docs\/reference\/(?:strength|speed|notation|learning|licences|perft)\.md$/,
  /^docs\/reference\/vectors\/.*\.(?:md|py)$/,
  /^docs\/rules\/[^/]+\.md$/,
  /^docs\/(?:cases|clients)\//,
  /^src\//,
  /^docs\/playground\//,
  /^test\/(?!house\/plain-words).*\.(?:ts|js|mjs)$/,
];

it.each(projectFiles().filter((file) => PLAIN.some((plain) => plain.test(file))))(
  '%s is written in plain words',
  (file) => {
    // The table of the style page quotes what it advises against.
    const text = readFileSync(join(ROOT, file), 'utf8').replace(/^\| not \| but \|\n(?:\|.*\n)*/m, (table) =>
      table.replace(/.+/g, ''),
    );
    const found = text.split('\n').flatMap((line, index) =>
      WORDS.flatMap(([word, plain]) => {
        const [hit] = word.exec(line) ?? [];
        return hit === undefined ? [] : [`${file}:${index + 1} "${hit}": ${plain}`];
      }),
    );
    expect(found).toEqual([]);
  },
);

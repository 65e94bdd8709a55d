import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from '../../src/cli/output.ts';
import { wrapped, wrappedSpans } from '../../src/cli/wrapping.ts';

const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

describe('a wrapped line', () => {
  it('keeps its words, and exceeds the width by at most one word', () => {
    const span = fc.record({
      text: fc.stringMatching(/^[a-z ·]{0,30}$/),
      style: fc.constantFrom<'red' | 'bold'>('red', 'bold'),
    });
    fc.assert(
      fc.property(fc.array(span, { maxLength: 6 }), fc.integer({ min: 1, max: 60 }), (spans, columns) => {
        const lines = wrappedSpans(spans, columns);
        expect(words(lines.map(textOf).join('\n'))).toEqual(words(textOf(spans)));
        for (const line of lines.map(textOf)) if (line.trimEnd().length > columns) expect(words(line)).toHaveLength(1);
        // Every character keeps its style.
        const styled = (all: readonly Span[]): string =>
          all.flatMap(({ text, style }) => [...text.replace(/\s/g, '')].map((letter) => letter + style)).join('');
        expect(styled(lines.flat())).toBe(styled(spans));
      }),
    );
  });

  it('also breaks after a word that is longer than a line', () => {
    expect(wrapped('a /very/long/path/of/a/file is there already', 12)).toEqual([
      'a',
      '    /very/long/path/of/a/file',
      '    is there',
      '    already',
    ]);
  });
});

import type { Span } from './output.ts';

const INDENT = '    ';

/** Wraps a line to `columns` characters, after a `·` or at a space. Continuation lines are indented. */
export function wrapped(line: string, columns: number): readonly string[] {
  return wrappedSpans([{ text: line }], columns).map((spans) => spans.map(({ text }) => text).join(''));
}

/** Wraps a line of styled spans. */
export function wrappedSpans(spans: readonly Span[], columns: number): readonly (readonly Span[])[] {
  const line = spans.map(({ text }) => text).join('');
  const parts: (readonly Span[])[] = [];
  let from = 0;
  while (line.length - from > room()) {
    const last = from + room();
    const between = line.lastIndexOf(' · ', last - 2);
    let end = between > from + columns / 2 ? between + 2 : line.lastIndexOf(' ', last);
    // A word that is longer than a line is not split here. The terminal wraps it.
    if (line.slice(from, Math.max(from, end)).trim() === '') end = line.indexOf(' ', last);
    const next = end < 0 ? '' : line.slice(end).trimStart();
    if (next === '') break;
    parts.push(part(end));
    from = line.length - next.length;
  }
  return [...parts, part(line.length)];

  function room(): number {
    return Math.max(1, parts.length === 0 ? columns : columns - INDENT.length);
  }

  function part(end: number): readonly Span[] {
    const own = cutOut(spans, from, from + line.slice(from, end).trimEnd().length);
    return parts.length === 0 ? own : [{ text: INDENT }, ...own];
  }
}

/** The part of a line between two indexes. */
function cutOut(spans: readonly Span[], from: number, to: number): readonly Span[] {
  let at = 0;
  return spans.flatMap(({ text, ...style }) => {
    const own = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += text.length;
    return own === '' ? [] : [{ text: own, ...style }];
  });
}

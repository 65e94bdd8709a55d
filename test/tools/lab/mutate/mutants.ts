/** The mutants of the sources, from the instrumenter of StrykerJS. */
import { createHash } from 'node:crypto';
import { Instrumenter } from '@stryker-mutator/instrumenter';

export interface Mutant {
  /** Stable as long as file, code and replacement are the same; the position in the file does not matter. */
  readonly id: string;
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  /** The whole source with the replacement. */
  readonly source: string;
}

/** A string is a key, which the compiler checks, or a text, which decides nothing. */
const LEFT_OUT = 'StringLiteral';

/** Parenthesizes the replacement of an expression, so that surrounding operators do not split it. */
const BARE = new Set(['BlockStatement', 'ArrayDeclaration', 'ObjectLiteral', 'Regex', 'UpdateOperator']);

/** A silent logger: the instrumenter logs every file. */
const SILENT = new Proxy(Object.create(null), {
  get: (_, key) => (String(key).startsWith('is') ? () => false : () => undefined),
});

/** The mutants of these files, sorted by their ids, which are hashes. */
export async function mutantsOf(sources: ReadonlyMap<string, string>): Promise<Mutant[]> {
  const { mutants } = await new Instrumenter(SILENT).instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [], noHeader: true },
  );
  const seen = new Map<string, number>();
  return mutants
    .filter(({ mutatorName }) => mutatorName !== LEFT_OUT)
    .map(({ fileName: file, location, mutatorName: mutator, replacement }): Mutant => {
      const whole = sources.get(file) ?? '';
      const start = offset(whole, location.start);
      const end = offset(whole, location.end);
      const original = whole.slice(start, end);
      const wanted = BARE.has(mutator) || /^(case|default)\b/.test(original) ? replacement : `(${replacement})`;
      const what = [file, mutator, original, replacement].join('\0');
      const nth = seen.get(what) ?? 0;
      seen.set(what, nth + 1);
      const id = createHash('sha1').update(`${what}\0${nth}`).digest('hex').slice(0, 10);
      const source = whole.slice(0, start) + wanted + whole.slice(end);
      return { id, file, line: location.start.line + 1, mutator, original, replacement, source };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The offset of a position whose line and column are 0-based. */
function offset(text: string, { line, column }: { line: number; column: number }): number {
  let at = 0;
  for (let passed = 0; passed < line; passed++) at = text.indexOf('\n', at) + 1;
  return at + column;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { ROOT } from '../entries.ts';
import { projectFiles } from '../files.ts';

/**
 * Checks every regular expression of the sources: matching must take time linear in the length of the text. Expressions
 * that are made at run time cannot be checked, so they must consist of checked ones. Prints faults, and exits with 1 if
 * there are any.
 */

/** Milliseconds for one expression; all of them together take seconds. */
const TIMEOUT = 60_000;
// The same results on every machine, with or without Java.
process.env['RECHECK_BACKEND'] = 'pure';

/** Where expressions are made at run time, and from what. */
const MADE: ReadonlyMap<string, string> = new Map([
  ['src/core/validator.ts', 'the patterns of the JSON Schemas, which are constants of src/core/schemas-of.ts'],
  ['src/cli/colours.ts', 'names of seats, quoted, and single characters'],
]);

interface Pattern {
  readonly where: string;
  readonly source: string;
  readonly flags: string;
}

interface Found {
  readonly where: string;
  readonly node: ts.RegularExpressionLiteral | ts.CallExpression | ts.NewExpression;
}

function foundIn(file: string): Found[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) || isMade(node)) {
      found.push({ where: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`, node });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `RegExp(…)` and `new RegExp(…)`. */
function isMade(node: ts.Node): node is ts.CallExpression | ts.NewExpression {
  return (
    (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
    (ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression).getText() === 'RegExp'
  );
}

/** The value of a literal; `undefined` for an expression made at run time. */
function patternOf({ where, node }: Found): Pattern | undefined {
  if (!ts.isRegularExpressionLiteral(node)) return undefined;
  const end = node.text.lastIndexOf('/');
  return { where, source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
}

/** The patterns anywhere in a JSON Schema. */
function patternsIn(where: string, schema: unknown): Pattern[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string' ? [{ where, source: value, flags: '' }] : patternsIn(where, value),
  );
}

/** The fault of an expression, `undefined` if it has none. */
async function flawOf({ source, flags }: Pattern): Promise<string | undefined> {
  const judged = await check(source, flags, { timeout: TIMEOUT });
  if (judged.status === 'safe') return undefined;
  if (judged.status === 'unknown') return `not to be judged (${judged.error.kind})`;
  return `${judged.complexity.summary}, as by ${judged.attack.pattern}`;
}

const files = projectFiles('src');
const expressions = files.filter((file) => file.endsWith('.ts')).flatMap(foundIn);
const written = expressions.map(patternOf).filter((pattern) => pattern !== undefined);
const given = files
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => patternsIn(file, JSON.parse(readFileSync(join(ROOT, file), 'utf8'))));
const patterns = [...written, ...given];
let flaws = 0;
for (const { where, node } of expressions) {
  if (ts.isRegularExpressionLiteral(node) || MADE.has(where.slice(0, where.lastIndexOf(':')))) continue;
  flaws++;
  console.error(`${where}: ${node.getText()}: made at run time, so that nobody can judge it`);
}
const known = new Map<string, string | undefined>();
for (const pattern of patterns) {
  const text = `/${pattern.source}/${pattern.flags}`;
  if (!known.has(text)) known.set(text, await flawOf(pattern));
  const flaw = known.get(text);
  if (flaw === undefined) continue;
  flaws++;
  console.error(`${pattern.where}: ${text}: ${flaw}`);
}
console.log(`${patterns.length} regular expressions judged, ${flaws} at fault`);
if (flaws > 0) process.exitCode = 1;

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';

/**
 * Judges every regular expression of the sources: matching one must take time in proportion to the text. One that is
 * made at run time cannot be judged, and so is not allowed. Prints what is wrong, and exits with 1 if anything is.
 */

const ROOT = resolve(import.meta.dirname, '../..');
/** Milliseconds for one expression; all of them together take seconds. */
const TIMEOUT = 60_000;
// The same answers on every machine, whether or not it has Java.
process.env['RECHECK_BACKEND'] = 'pure';

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

/** What is wrong with an expression, `undefined` if nothing is. */
async function flawOf({ node }: Found): Promise<string | undefined> {
  if (!ts.isRegularExpressionLiteral(node)) return 'made at run time, so that nobody can judge it';
  const end = node.text.lastIndexOf('/');
  const judged = await check(node.text.slice(1, end), node.text.slice(end + 1), { timeout: TIMEOUT });
  if (judged.status === 'safe') return undefined;
  if (judged.status === 'unknown') return `not to be judged (${judged.error.kind})`;
  return `${judged.complexity.summary}, as by ${judged.attack.pattern}`;
}

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const expressions = sources
  .split('\n')
  .filter((file) => file.endsWith('.ts'))
  .flatMap(foundIn);
let flaws = 0;
for (const expression of expressions) {
  const flaw = await flawOf(expression);
  if (flaw === undefined) continue;
  flaws++;
  console.error(`${expression.where}: ${expression.node.getText()}: ${flaw}`);
}
console.log(`${expressions.length} regular expressions judged, ${flaws} at fault`);
if (flaws > 0) process.exitCode = 1;

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { OptionsError } from '../../../src/core/errors.ts';
import type { Game, Violation } from '../../../src/core/game.ts';
import { replay } from '../../../src/core/record.ts';
import { moveRefusals, otherRefusals, recordFlaws } from '../../../src/core/refusals.ts';
import type { Wording } from '../../../src/core/wording.ts';
import { explain } from '../../../src/referee/explain.ts';
import type { Spec } from '../../testing/spec.ts';
import { vectorsOf } from '../../vectors/files.ts';
import { recordOf } from '../../vectors/vector.ts';
import { ROOT } from '../entries.ts';

/** What refuses, for a code that any game may return. */
const SHARED: Readonly<Record<string, string>> = {
  'unknown-move': 'the clause of the phase',
  'malformed-move': 'the clause of the move',
  'not-now': 'the clause of the phase',
  'not-your-turn': 'the clause of the phase',
};

/** A refused move or request. */
interface Example {
  /** Its notation, or its JSON if it has none. */
  readonly tried: string;
  readonly refused: Violation;
  /** The explanation in English. */
  readonly text: string;
}

/** One entry of a page. */
interface Entry {
  readonly code: string;
  readonly clauses: readonly string[];
  readonly wording: Wording;
  readonly example?: string;
}

/** The page of a game's refusals. */
export function pageOfGame(spec: Spec, refusals: Readonly<Record<string, Wording>>): string {
  const { game } = spec;
  const examples = [...examplesOf(spec), ...optionExamplesOf(spec)];
  const entries = Object.entries({ ...refusals, ...moveRefusals, ...otherRefusals }).map(([code, wording]): Entry => {
    const own = examples.filter(({ refused }) => refused.code === `${game.id}/${code}`);
    const cited = clausesOf(game.id, code);
    const observed = [...new Set(own.map(({ refused }) => refused.clause))].sort();
    const shared = SHARED[code];
    const [example] = own;
    return {
      code,
      clauses: shared !== undefined ? [shared] : cited.length > 0 ? cited : observed,
      wording,
      ...(example !== undefined && { example: `\`${example.tried}\`: ${example.text}${paramsOf(example)}` }),
    };
  });
  return page(
    `Refusals of ${game.name}`,
    `The codes begin with \`${game.id}/\`. The clauses are those of [the rules of record](../../rules/${game.id}.md).`,
    entries,
  );
}

/** The parameters of a refusal, for front ends with sentences of their own. */
function paramsOf({ refused: { params } }: Example): string {
  return Object.keys(params).length === 0 ? '' : `\n\nIts parameters: \`${JSON.stringify(params)}\`.`;
}

/** A code of the library, with the comment above its sentence. */
interface Failure {
  readonly code: string;
  /** In English. */
  readonly sentence: string;
  readonly cause: string;
  readonly remedy: string;
}

/** The page of all codes that are not refusals of a game. */
export function pageOfFailures(failures: readonly Failure[], games: readonly Game[]): string {
  const introduction = readFileSync(join(ROOT, 'test/tools/build/errors-introduction.md'), 'utf8');
  const areas = [...new Set(failures.map(({ code }) => areaOf(code)))].sort();
  const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
  const sections = areas.map((area) => {
    const rows = failures
      .filter(({ code }) => areaOf(code) === area)
      .map(({ code, sentence, cause, remedy }) => `| \`${code}\` | ${cell(sentence)} | ${cause} | ${remedy} |`);
    return `## ${area}\n\n| code | sentence | cause | remedy |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  const rows = games.map(({ id, name }) => `| [\`${id}/…\`](errors/${id}.md) | moves and options of ${name} |`);
  const flaws = Object.entries(recordFlaws).map(([flaw, { en }]) => `| \`${flaw}\` | ${en} |`);
  return `${introduction.replace('{games}', rows.join('\n')).replace('{flaws}', flaws.join('\n'))}\n${sections.join('\n')}`;
}

function areaOf(code: string): string {
  return code.slice(0, code.indexOf('/'));
}

/** Sources outside the games, parsed. */
export function sources(): readonly ts.SourceFile[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('generated'))
    .sort()
    .map((name) =>
      ts.createSourceFile(name, readFileSync(join(ROOT, 'src', name), 'utf8'), ts.ScriptTarget.Latest, true),
    );
}

/** Every node of the sources. */
export function* nodesOf(node: ts.Node): Generator<ts.Node, void> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

/** The catalogues: every sentence in an object by code, with the comment above it. */
export function failuresIn(file: ts.SourceFile): Failure[] {
  return [...nodesOf(file)].filter(ts.isPropertyAssignment).flatMap((entry) => {
    const code = codeOf(entry);
    const sentence = sentenceOf(entry.initializer);
    if (code === undefined || sentence === undefined) return [];
    const [comment] = ts.getLeadingCommentRanges(file.text, entry.pos) ?? [];
    const text = comment === undefined ? '' : file.text.slice(comment.pos, comment.end);
    const [cause = '', remedy = ''] = text.replace(/^\/\*\*|\*\/$|^ *\* /gm, '').split('Remedy:');
    const trimmed = remedy.trim();
    return [{ code, sentence, cause: cause.trim(), remedy: trimmed.charAt(0).toUpperCase() + trimmed.slice(1) }];
  });
}

/** Refusals of undo are in their catalogue without the prefix. */
function codeOf({ name, parent }: ts.PropertyAssignment): string | undefined {
  const key = name.getText().replaceAll("'", '');
  const table = ts.isVariableDeclaration(parent.parent) ? parent.parent.name.getText() : '';
  if (table === 'undoRefusals' || table === 'takeBackRefusals') return `undo/${key}`;
  return /^[a-z-]+\/[a-z-]+$/.test(key) ? key : undefined;
}

function sentenceOf(value: ts.Expression): string | undefined {
  if (ts.isStringLiteral(value)) return value.text;
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  const english = value.properties.find((part) => part.name?.getText() === 'en');
  return english !== undefined && ts.isPropertyAssignment(english) ? sentenceOf(english.initializer) : undefined;
}

function page(title: string, introduction: string, entries: readonly Entry[]): string {
  const sections = entries.map(({ code, clauses, wording, example }) => {
    const rests = clauses.length === 0 ? '' : `Rests on ${clauses.join(', ')}.\n\n`;
    const shown = example === undefined ? '' : `\nFor example, ${example}\n`;
    return `## ${code}\n\n${rests}- en: ${wording.en}\n- it: ${wording['it']}\n${shown}`;
  });
  return `# ${title}

Written by \`npx vitest run test/house/errors.test.ts -u\`. ${introduction}

${sections.join('\n')}`;
}

/** The clauses that the sources of a game cite with a code. */
function clausesOf(game: string, code: string): string[] {
  const folder = join(ROOT, 'src/games', game);
  const cited = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/\brefuse\(\s*'([\w-]+)',\s*'([A-Z]{2}-\d+\.\d+)'/g),
    ]);
  return [...new Set(cited.flatMap(([, other, clause = '']) => (other === code ? [clause] : [])))].sort();
}

/** One refused move per code: the first in the game's test vectors, which show every code. */
function examplesOf({ game }: Spec): Example[] {
  const found = new Map<string, Example>();
  for (const vector of vectorsOf(game.id)) {
    for (const { move, code } of vector.refused) {
      if (found.has(code)) continue;
      const { state } = replay(game, recordOf(game, vector));
      const tried = typeof move === 'string' ? (game.parse(move) ?? move) : move;
      const refused = game.violation(state, tried);
      if (refused === undefined) throw new Error(`${game.id}: ${JSON.stringify(move)} is legal`);
      const { text } = explain({ game }, state, tried);
      found.set(code, { tried: typeof move === 'string' ? move : JSON.stringify(move), refused, text });
    }
  }
  return [...found.values()];
}

/** The refusals of an unknown option, and of invalid values for existing ones. */
function optionExamplesOf({ game, schemas }: Spec): Example[] {
  const { properties } = schemas.options.json;
  const known = typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
  const odd = known.flatMap((name) => [99, [], {}].map((value) => ({ [name]: value })));
  return [{ colour: 'red' }, ...odd].flatMap((options) => {
    try {
      game.setup(options);
      return [];
    } catch (error) {
      if (!(error instanceof OptionsError)) throw error;
      return [{ tried: JSON.stringify(options), refused: error.violation, text: error.message }];
    }
  });
}

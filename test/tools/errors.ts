import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as fc from 'fast-check';
import { OptionsError } from '../../src/core/errors.ts';
import type { BaseState, Game, Tagged, Violation } from '../../src/core/game.ts';
import { matchFaults, moveRefusals, otherRefusals, recordFaults, undoRefusals } from '../../src/core/refusals.ts';
import { seeded } from '../../src/core/rng.ts';
import type { Wording } from '../../src/core/wording.ts';
import { explain } from '../../src/referee/explain.ts';
import { randomGames, walk } from '../../src/testing/play.ts';
import { neighboursOf, universeOf } from '../../src/testing/universe.ts';
import { subject } from '../testing/battery.ts';
import type { Spec } from '../testing/spec.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** What refuses, of a code that any game may answer with. */
const SHARED: Readonly<Record<string, string>> = {
  'unknown-move': 'the clause of the phase',
  'malformed-move': 'the clause of the move',
  'not-now': 'the clause of the phase',
  'not-your-turn': 'the clause of the phase',
};

/** Something that was refused. */
interface Example {
  /** A notation, or the JSON of what has none. */
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
      ...(example !== undefined && { example: `\`${example.tried}\`: ${example.text}` }),
    };
  });
  return page(
    `Refusals of ${game.name}`,
    `The codes begin with \`${game.id}/\`. The clauses are those of [the rules of record](../../rules/${game.id}.md).`,
    entries,
  );
}

/** The page of what can be wrong with a record. */
export function pageOfRecords(): string {
  const entries = Object.entries(recordFaults).map(([code, wording]) => ({
    code: code.slice('record/'.length),
    clauses: [],
    wording,
  }));
  return page(
    'Faults of records',
    'The codes begin with `record/`. An illegal move and options that are not allowed bring their violation along, whose code has an entry on the page of the game.',
    entries,
  );
}

/** The page of what a match refuses. */
export function pageOfMatch(): string {
  const entries = Object.entries(matchFaults).map(([code, wording]) => ({
    code: code.replace('match/', ''),
    clauses: [],
    wording,
  }));
  return page(
    'Refusals of a match',
    'The codes begin with `match/`, and nothing has changed. A `PositionError` has the first, and so have refusals of the protocol: what was asked, by `play`, `chance`, `undo` or `takeBack`, was meant for another position, by `seen`. A `PlyError` has the second: `stateAt`, `rewind` or `fork` of a match, or `at` of a session, was asked for a ply that does not exist.',
    entries,
  );
}

/** The page of why a match does not take a move back. */
export function pageOfUndo(): string {
  const entries = Object.entries(undoRefusals).map(([code, wording]) => ({ code, clauses: [], wording }));
  return page('Refusals of undo', 'What `Match.undoRefusal` answers, without a prefix.', entries);
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

/** One refused move a code, found in random play and in the positions that it hardly reaches; the same every time. */
function examplesOf(spec: Spec): Example[] {
  const { game } = spec;
  const rng = seeded(2009);
  const found = new Map<string, Example>();
  const look = (state: BaseState, listed: readonly Tagged[]): void => {
    const tries: object[] = [{ type: 'castle' }];
    for (const move of listed) {
      tries.push({ ...move, surplus: 1 });
      for (const near of neighboursOf(game, move, rng)) tries.push(near.move);
    }
    for (const { move } of universeOf(game)) tries.push(move);
    for (const tried of tries) {
      const refused = game.violation(state, tried);
      if (refused === undefined || found.has(refused.code)) continue;
      const { text } = explain({ game }, state, tried);
      found.set(refused.code, {
        tried: isMove(game, tried) ? game.print(tried) : JSON.stringify(tried),
        refused,
        text,
      });
    }
  };
  for (const state of spec.positions ?? []) look(state, game.legalMoves(state));
  for (const random of fc.sample(randomGames(subject(spec), 500), { numRuns: 100, seed: 3 })) {
    if (game.refusals.every((code) => found.has(code))) break;
    walk(subject(spec), random, ({ state, ply }) => {
      if (ply === 0 || rng.int(20) === 0) look(state, game.legalMoves(state));
    });
  }
  return [...found.values()];
}

function isMove(game: Game, tried: object): tried is Tagged {
  const { type, ...given } = { type: '', ...tried };
  const fields = game.moves[type];
  return fields !== undefined && Object.keys(given).every((key) => key in fields);
}

/** The refusals of an unknown option, and of odd values of those that there are. */
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

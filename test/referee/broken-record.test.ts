import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game, Tagged, Violation } from '../../src/core/game.ts';
import type { GameRecord } from '../../src/core/record.ts';
import { replay } from '../../src/core/record.ts';
import { seeded } from '../../src/core/rng.ts';
import { games } from '../../src/index.ts';
import { neighboursOf } from '../../src/testing/universe.ts';
import { command } from '../cli/command.ts';
import { errorOf } from '../core/error-of.ts';
import { corpusOf } from '../games/corpus.ts';

/** Maximum number of violations of the same clause in one record. */
const A_CLAUSE = 3;

/** A copy of a record with an inserted illegal move, and its index. */
interface Broken {
  readonly record: GameRecord;
  readonly index: number;
  readonly violation: Violation;
}

/** Copies of a legal record with other moves of the game, until each clause is violated often enough. */
function* breaks(game: Game, record: GameRecord, pool: readonly Tagged[], seed: number): Generator<Broken> {
  const rng = seeded(seed);
  const found = new Map<string, number>();
  let state = game.setup(record.options);
  for (const [index, move] of replay(game, record).moves.entries()) {
    const others = Array.from({ length: 12 }, () => pool[rng.int(pool.length)] ?? move);
    for (const tried of [...others, ...neighboursOf(game, move, rng).map((near) => near.move)]) {
      const violation = game.violation(state, tried);
      if (violation === undefined || rng.int(4) > 0) continue;
      const times = found.get(violation.clause) ?? 0;
      if (times === A_CLAUSE) continue;
      // Values of fields without a notation, such as a flag on a move type that has none, are left to the fuzz test.
      if (JSON.stringify(game.parse(game.print(tried))) !== JSON.stringify(tried)) continue;
      found.set(violation.clause, times + 1);
      const moves = Object.assign([...record.moves], { [index]: game.print(tried) });
      yield { record: { ...record, moves }, index, violation };
    }
    state = game.apply(state, move);
  }
}

async function brokenCopies(game: Game): Promise<Broken[]> {
  const corpus = await corpusOf(game.id);
  const moves = corpus.flatMap(({ record }) => replay(game, record).moves);
  const pool = [...new Map(moves.map((move) => [game.print(move), move])).values()];
  return corpus.flatMap(({ record }, seed) => [...breaks(game, record, pool, seed)]);
}

/** An illegal record as text; `printGame` writes only legal ones. */
function asText({ tags, options, moves, result, ...rest }: GameRecord): string {
  const fields = { Feyrules: `${rest.feyrules}`, Game: rest.game, RulesVersion: `${rest.rulesVersion}` };
  const all = Object.entries({ ...fields, Options: JSON.stringify(options), ...tags });
  const head = all.map(([name, value]) => `[${name} ${JSON.stringify(value)}]\n`).join('');
  return `${head}\n${moves.join(' ')}\n#${result}\n`;
}

describe.each(Object.values(games))('an illegal move in a record of $id', (game) => {
  let made: Promise<readonly Broken[]> | undefined;
  const copiesOf = (): Promise<readonly Broken[]> => (made ??= brokenCopies(game));

  it('is reported with its index and the violated clause', async () => {
    const copies = await copiesOf();
    for (const { record, index, violation } of copies) {
      const error = errorOf(() => replay(game, record));
      expect(error).toMatchObject({ code: 'record/illegal-move', index, violation });
      expect(error.message).toContain(`Move ${index + 1}, ${JSON.stringify(record.moves[index])}, is illegal.`);
      expect(error.message).toContain(`(${violation.clause})`);
    }
    const clauses = new Set(copies.map(({ violation }) => violation.clause));
    const rules = readFileSync(new URL(`../../docs/rules/${game.id}.md`, import.meta.url), 'utf8');
    // Elfengold follows the rules of Elfenland, with additions.
    const elfenland = readFileSync(new URL('../../docs/rules/elfenland.md', import.meta.url), 'utf8');
    for (const clause of clauses) expect(`${rules}${game.id === 'elfengold' ? elfenland : ''}`).toContain(clause);
    expect(clauses.size).toBeGreaterThanOrEqual(10);
    expect(new Set(copies.map(({ index }) => index)).size).toBeGreaterThan(20);
  });

  it('is reported by feyrules check in a file of many games', async () => {
    const copies = await copiesOf();
    const texts = copies.map(({ record }, turn) => (turn % 2 === 0 ? asText(record) : `${JSON.stringify(record)}\n`));
    const { out, err, code } = await command(['check', '-', '--json'], { input: texts.join('\n') });
    expect([err, code]).toEqual(['', 1]);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.pop()).toEqual({ games: copies.length, legal: 0, illegal: copies.length, unreadable: 0 });
    expect(answers.map(({ legal, index, violation }) => ({ legal, index, violation }))).toEqual(
      copies.map(({ index, violation }) => ({ legal: false, index, violation })),
    );
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { OptionsError, RecordError } from '../../src/core/errors.ts';
import type { BaseState, Game } from '../../src/core/game.ts';
import type { GameRecord } from '../../src/core/record.ts';
import { describeRecordError, replay, resultOf } from '../../src/core/record.ts';
import { printRecord, readRecord } from '../../src/core/record-text.ts';
import type { Rng } from '../../src/core/rng.ts';
import { seeded } from '../../src/core/rng.ts';
import { games } from '../../src/index.ts';
import { migrated, printGame, readGame, readGames } from '../../src/referee/index.ts';
import { anyOf } from '../core/at-random.ts';
import { corpusOf } from '../games/corpus.ts';
import { tries } from '../testing/effort.ts';
import { junkBytes, junkJson, junkText, mutatedJson, mutatedText } from './junk.ts';

/** Number of inputs; `FEYRULES_FUZZ=750000` takes some minutes. */
const INPUTS = Number(process.env['FEYRULES_FUZZ'] ?? tries(20_000, 5000));
const SEED = Number(process.env['FEYRULES_FUZZ_SEED'] ?? 20090220);

/** Number of moves of the games whose records are mutated, limited for speed. */
const PLIES = 40;

const all: readonly Game[] = Object.values(games);

/** What is mutated: the beginnings of games, and states of them to query for violations. */
const records: GameRecord[] = [];
const texts: string[] = [];
const states: { readonly game: Game; readonly state: BaseState }[] = [];

/** How often each possible answer was given. */
const met = new Map<string, number>();

beforeAll(async () => {
  for (const game of all) {
    for (const { record } of await corpusOf(game.id)) {
      const { state, moves } = replay(game, record, PLIES);
      const short = { ...record, moves, result: resultOf(game.outcome(state)) };
      records.push(short);
      texts.push(printRecord(game, short));
      for (const plies of [0, 1, PLIES / 2, PLIES]) states.push({ game, state: replay(game, record, plies).state });
    }
  }
});

function meet(answer: string): void {
  met.set(answer, (met.get(answer) ?? 0) + 1);
}

/** Rethrows every undocumented error. */
function expectDocumented(error: unknown, game?: Game): void {
  if (error instanceof OptionsError) return;
  if (!(error instanceof RecordError)) throw error;
  meet(error.code);
  for (const locale of ['en', 'it'] as const) {
    const sentence = describeRecordError(error, game, locale);
    if (sentence === '' || sentence.includes('undefined')) throw new Error(`no sentence: ${sentence}`);
  }
}

/** Does everything that can be done with a parsed record. A legal one is printed and read again. */
function adjudicate(record: GameRecord): void {
  const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
  if (game === undefined) {
    meet('unknown game');
    return;
  }
  try {
    const today = migrated({ game }, record);
    const { moves } = replay(game, today);
    meet('legal');
    const text = printGame(game, { record: today, comments: [{ ply: moves.length, text: record.game }] });
    if (printGame(game, readGame(text)) !== text) throw new Error('printed otherwise');
  } catch (error) {
    expectDocumented(error, game);
  }
}

async function readAll(input: string | Uint8Array): Promise<void> {
  for await (const entry of readGames([input])) {
    if (entry.kind === 'game') adjudicate(entry.game.record);
    else expectDocumented(entry.error);
  }
}

function readOne(input: string): void {
  try {
    adjudicate(readRecord(input));
  } catch (error) {
    expectDocumented(error);
  }
}

function ask({ game, state }: (typeof states)[number], move: unknown): void {
  const refused = game.violation(state, move);
  meet(refused === undefined ? 'legal move' : 'refused move');
  if (refused === undefined) return;
  if (game.describeViolation(refused, 'it') === '') throw new Error(`no sentence: ${refused.code}`);
}

function set(game: Game, options: object): void {
  try {
    game.setup(options);
    meet('options');
  } catch (error) {
    expectDocumented(error);
    meet('no options');
  }
}

/** One input of each kind with the function it is given to; the returned text is shown on failure. */
const kinds: Readonly<Record<string, (rng: Rng) => { readonly input: unknown; run(): void | Promise<void> }>> = {
  bytes: (rng) => {
    const input = junkBytes(rng, 300);
    return { input: [...input], run: () => readAll(input) };
  },
  text: (rng) => {
    const input = junkText(rng, 40);
    return {
      input,
      run: () => {
        readOne(input);
        return readAll(input);
      },
    };
  },
  json: (rng) => {
    const value = junkJson(rng, 4);
    const input = JSON.stringify(
      rng.int(2) === 0
        ? value
        : { feyrules: 1, game: anyOf(all, rng).id, rulesVersion: 1, moves: [], ...records[0], options: value },
    );
    return { input, run: () => readOne(input) };
  },
  'mutated text': (rng) => {
    const input = mutatedText(anyOf(texts, rng), rng);
    return { input, run: () => readOne(input) };
  },
  'mutated bytes': (rng) => {
    const input = new TextEncoder().encode(`${anyOf(texts, rng)}\n${anyOf(texts, rng)}`);
    for (let flips = rng.int(5); flips > 0; flips--) input[rng.int(input.length)] = rng.int(256);
    return { input: new TextDecoder().decode(input), run: () => readAll(input) };
  },
  'mutated JSON': (rng) => {
    const input = JSON.stringify(mutatedJson(anyOf(records, rng), rng)) ?? '';
    return { input, run: () => readOne(input) };
  },
  moves: (rng) => {
    const position = anyOf(states, rng);
    const { game, state } = position;
    const near = anyOf(game.legalMoves(state), rng);
    const input = anyOf([junkJson(rng, 3), mutatedJson(near, rng), near], rng);
    return { input, run: () => ask(position, input) };
  },
  notations: (rng) => {
    const { game, state } = anyOf(states, rng);
    const near = game.print(anyOf(game.legalMoves(state), rng));
    const input = anyOf([junkText(rng, 4), mutatedText(near, rng)], rng);
    return {
      input,
      run: () => {
        const move = game.parse(input);
        if (move === undefined) return;
        ask({ game, state }, move);
        // A parsed move must be the same after printing and parsing.
        if (JSON.stringify(game.parse(game.print(move))) !== JSON.stringify(move)) throw new Error('another move');
      },
    };
  },
  options: (rng) => {
    const game = anyOf(all, rng);
    const input = Object(mutatedJson(anyOf(records, rng).options, rng));
    return { input, run: () => set(game, input) };
  },
};

describe('any input', () => {
  it(`is answered with a documented error or none: ${INPUTS} inputs`, async () => {
    const rng = seeded(SEED);
    const makers = Object.entries(kinds);
    const begin = performance.now();
    let slowest = { milliseconds: 0, kind: '' };
    for (let number = 0; number < INPUTS; number++) {
      const [kind, make] = anyOf(makers, rng);
      const { input, run } = make(rng);
      const start = performance.now();
      try {
        await run();
      } catch (error) {
        throw new Error(`${kind}, number ${number}: ${JSON.stringify(input).slice(0, 4000)}`, { cause: error });
      }
      const milliseconds = performance.now() - start;
      if (milliseconds > slowest.milliseconds) slowest = { milliseconds, kind };
    }
    if (process.env['FEYRULES_FUZZ'] !== undefined) {
      const seconds = (performance.now() - begin) / 1000;
      console.log(
        `${INPUTS} inputs, ${(INPUTS / seconds).toFixed(0)} a second; the slowest ${slowest.milliseconds.toFixed(0)} ms (${slowest.kind})`,
      );
      console.log(Object.fromEntries(met));
    }
    const answers = ['legal', 'unknown game', 'legal move', 'refused move', 'options', 'no options'];
    const faults = [
      ...['not-json', 'not-a-record', 'newer-format', 'rules-version', 'options', 'notation', 'illegal-move'],
      ...['wrong-result'],
    ];
    for (const answer of [...answers, ...faults.map((fault) => `record/${fault}`)])
      expect([...met.keys()]).toContain(answer);
  }, 3_600_000);

  it('may be nested or repeated without limit', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    const head = (moves: string, options = '{}'): string =>
      `{"feyrules":1,"game":"strage","rulesVersion":1,"options":${options},"moves":${moves}}`;
    const many = 500_000;
    const inputs: readonly string[] = [
      deep,
      '['.repeat(many),
      '{"a":'.repeat(many),
      `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`,
      head(`[${deep}]`),
      head(`[{"type":"roll","die":${deep}}]`),
      head('[]', `{"order":${deep}}`),
      head('[]', deep),
      head(`["${'x'.repeat(many)}"]`),
      head(`[${'"4",'.repeat(many / 10)}"4"]`),
      `[Feyrules "1"]\n[Game "strage"]\n[RulesVersion "1"]\n[Options ${JSON.stringify(`{"order":${deep}}`)}]\n#*`,
      `[Feyrules "1"]\n[Game "strage"]\n[RulesVersion "1"]\n[Red "${'\\n'.repeat(4 * many)}"]\n#*`,
      `[Feyrules "1"]\n[Game "strage"]\n[RulesVersion "1"]\n[Red "${'\\\\'.repeat(4 * many)}]\n#*`,
      `[Feyrules "1"]${' '.repeat(many)}[`,
      '[A '.repeat(many),
      '[A "'.repeat(many),
      '{'.repeat(many),
      `4 ${'{} '.repeat(many)}`,
      ';'.repeat(many),
      '\n'.repeat(many),
      '[Feyrules "1"]\n'.repeat(20_000),
      '{"feyrules":1}\n'.repeat(20_000),
      '1. '.repeat(many),
      '9'.repeat(many),
      '#'.repeat(many),
    ];
    for (const input of inputs) {
      readOne(input);
      await readAll(input);
    }
    for (const game of all) {
      const state = game.setup();
      for (const input of [JSON.parse(deep), { type: 'roll', die: JSON.parse(deep) }, { type: 'x'.repeat(many) }])
        ask({ game, state }, input);
      expect(game.parse('x'.repeat(many))).toBeUndefined();
      expect(game.parse('+dragon'.repeat(many / 10))).toBeUndefined();
      for (const value of [JSON.parse(deep), 'x'.repeat(many)]) {
        for (const option of ['players', 'order', 'layout', 'recipes', 'goldValues', 'natureCards', 'fairyPoints'])
          set(game, { [option]: value });
      }
    }
  });
});

import { expect, it } from 'vitest';
import type { Rng } from '../../src/core/rng.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';
import { games, strage } from '../../src/index.ts';
import type { Answer, Opened } from '../../src/referee/index.ts';
import { RefereeServer, serveLines } from '../../src/referee/index.ts';
import { universeOf } from '../../src/testing/universe.ts';
import { anyOf } from '../core/at-random.ts';
import { tries } from '../testing/effort.ts';
import { spoiled } from './mutation.ts';

/** `FEYRULES_FUZZ=250000` sends more lines. */
const LINES = Number(process.env['FEYRULES_FUZZ'] ?? tries(20_000, 5000));

const VERBS = [
  ...'new load resign record games close undo'.split(' '),
  ...'observe moves moves check play play play play chance chance chance '.repeat(4).trim().split(' '),
];
/** Number of matches that the fuzzer keeps open before it closes the oldest. */
const TABLES = 12;

/** A match, as the fuzzer knows it. */
interface Known {
  readonly tokens: Opened['tokens'];
  moves: readonly unknown[];
}

/** Sends requests derived from earlier answers, most of them corrupted. */
class Fuzzer {
  #sent = 0;
  readonly #rng: Rng;
  readonly #tables: Known[] = [];
  /** The match of each request, by its id. */
  readonly #asked = new Map<number, Known>();
  #record: unknown = { feyrules: 1, game: 'strage', rulesVersion: 1, moves: ['4', '@a1'] };

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  /** The bytes of this many lines, in chunks cut at any place. */
  async *bytes(lines: number): AsyncGenerator<Uint8Array> {
    let left: Buffer = Buffer.alloc(0);
    while (this.#sent < lines) {
      const line = this.#line();
      this.#sent += 1;
      left = Buffer.concat([left, line, Buffer.from(this.#sent === lines && line.length > 0 ? '' : '\n')]);
      const cut = this.#rng.int(left.length + 1);
      yield left.subarray(0, cut);
      left = left.subarray(cut);
    }
    yield left;
  }

  /** Collects tokens, moves and records. */
  hear(answer: Answer): void {
    const table = this.#asked.get(Number(answer.id));
    this.#asked.delete(Number(answer.id));
    if (!('ok' in answer)) return;
    const { ok } = answer;
    if ('tokens' in ok) this.#tables.push({ tokens: ok.tokens, moves: ['@a1', { type: 'end' }] });
    if ('record' in ok) this.#record = ok.record;
    if ('moves' in ok && table !== undefined && ok.moves.length > 0) table.moves = ok.moves;
  }

  #line(): Buffer {
    const oldest = this.#tables.length > TABLES ? this.#tables.shift() : undefined;
    if (oldest !== undefined) {
      return Buffer.from(JSON.stringify({ id: this.#sent, do: 'close', token: oldest.tokens.referee }));
    }
    const text = JSON.stringify(this.#request());
    if (this.#rng.int(3) === 0) return Buffer.from(text);
    return spoiled(text, JSON.stringify(this.#request()), this.#rng);
  }

  #request(): object {
    const asked = { id: this.#sent, do: this.#any(VERBS) };
    const { int } = this.#rng;
    const chance = this.#any(['drawn', 'dictated']);
    const table = this.#tables[int(this.#tables.length || 1)];
    if (asked.do === 'games') return asked;
    if (asked.do === 'load') return { ...asked, record: this.#record, chance };
    if (asked.do === 'new' || table === undefined) {
      const bots = int(12) === 0 ? { 0: 'random', [int(7)]: this.#any(['greedy', 'flat:2']) } : {};
      const options = this.#any([{}, { players: 2 + int(5) }]);
      return { ...asked, do: 'new', game: this.#any(Object.keys(games)), options, bots, chance, seed: int(99) };
    }
    this.#asked.set(this.#sent, table);
    const { referee, table: spectator, seats } = table.tokens;
    const token = this.#any([referee, referee, ...seats, ...seats, spectator]);
    switch (asked.do) {
      case 'observe':
        return { ...asked, token, since: int(50) };
      case 'check':
      case 'play':
        return { ...asked, token, move: this.#move(table) };
      case 'chance':
        return int(2) === 0 ? { ...asked, token } : { ...asked, token, move: this.#move(table) };
      case 'close':
        return int(4) === 0 ? { ...asked, token } : { ...asked, do: 'moves', token, locale: 'it' };
      case 'resign':
        return int(4) === 0 ? { ...asked, token, bot: 'random' } : { ...asked, token, bot: 'ismcts' };
      default:
        return { ...asked, token };
    }
  }

  #move({ moves }: Known): unknown {
    if (this.#rng.int(6) === 0) return this.#any(universeOf(this.#any(Object.values(games)))).move;
    const move = this.#any(moves);
    // `moves` lists moves with their notation, `observe` without.
    return typeof move === 'object' && move !== null && 'notation' in move ? move.notation : move;
  }

  #any<T>(items: readonly T[]): T {
    return anyOf(items, this.#rng);
  }
}

const CODE = new RegExp(`^(protocol|undo|record|${Object.keys(games).join('|')})/[a-z-]+$`);

it(`${LINES} corrupted lines are answered one by one, and the server still works`, async () => {
  const broken: unknown[] = [];
  const server = new RefereeServer({
    kits,
    limits: { matches: 20, moves: 400 },
    report: (error) => broken.push(error),
  });
  const fuzzer = new Fuzzer(seeded(1959));
  const codes = new Map<string, number>();
  let answers = 0;
  await serveLines(server, fuzzer.bytes(LINES), async (line) => {
    answers += 1;
    const answer: Answer = JSON.parse(line);
    const code = 'error' in answer ? answer.error.code : 'ok';
    const keys = Object.keys(answer).join();
    if (line.includes('\n') || !(keys === 'id,ok' || (keys === 'id,error' && CODE.test(code)))) throw new Error(line);
    codes.set(code, (codes.get(code) ?? 0) + 1);
    fuzzer.hear(answer);
  });
  expect(answers).toBe(LINES);
  expect(broken).toEqual([]);
  // It got past the validation of requests, and was refused for many reasons.
  expect(codes.get('ok')).toBeGreaterThan(LINES / 10);
  expect(codes.size).toBeGreaterThan(30);

  server.close();
  const seats = { 0: 'random', 1: 'random' };
  const opened = await server.answer({ id: 1, do: 'new', game: strage.id, options: { players: 2 }, bots: seats });
  const token = 'ok' in opened && 'tokens' in opened.ok ? opened.ok.tokens.table : '';
  expect(await server.answer({ id: 2, do: 'observe', token })).toMatchObject({ id: 2, ok: { viewer: 'table' } });
}, 3_600_000);

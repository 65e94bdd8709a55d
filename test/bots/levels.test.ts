import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Budget } from '../../src/bots/bot.ts';
import { bestBy, iterating, throwNoMove } from '../../src/bots/bot.ts';
import { botNames, botOf, explainBot, thinkerOf } from '../../src/bots/catalogue.ts';
import { describeLevel } from '../../src/bots/described.ts';
import { flatMonteCarloBot } from '../../src/bots/flat-monte-carlo.ts';
import { greedyBot } from '../../src/bots/greedy.ts';
import { isMctsBot } from '../../src/bots/is-mcts.ts';
import { levels, withSlips } from '../../src/bots/levels.ts';
import { oneStep } from '../../src/bots/reasons.ts';
import type { Kit } from '../../src/core/kit.ts';
import { seeded } from '../../src/core/rng.ts';
import { shown } from '../../src/core/wording.ts';
import { kits } from '../../src/games/index.ts';
import { type Nim, nim, pile } from './toys.ts';

const kit = { game: nim };

/** How often a bot takes each number of three stones in 200 decisions. */
function taken(name: string, own: Pick<Kit, 'levels'> = {}): number[] {
  const bot = botOf(name, { ...kit, ...own });
  const state = pile(3);
  const counts = [0, 0, 0, 0];
  for (let seed = 0; seed < 200; seed++) {
    const seen = { viewer: 0, view: nim.view(state, 0), actor: 0, moves: nim.legalMoves(state) };
    const { stones } = bot.decide(seen, { rng: seeded(seed) });
    counts[stones] = (counts[stones] ?? 0) + 1;
  }
  return counts;
}

describe('a level', () => {
  it.each(levels)('%s is the name of a bot in every game', (level) => {
    expect(botNames).toContain(level);
    for (const each of kits) expect(botOf(level, each).name).toBe(level);
  });

  it('easy is greedy with slips in every game of the library', () => {
    for (const { levels: own } of kits) {
      expect(own?.easy?.bot).toBe('greedy');
      expect(own?.easy?.slips).toBeGreaterThan(0);
    }
  });

  it('with slips decides a share of its moves at random', () => {
    const sure = { bot: 'ismcts:30' };
    expect(taken('normal', { levels: { normal: sure } })).toEqual([0, 0, 0, 200]);
    const [, one = 0, two = 0, three = 0] = taken('easy', { levels: { easy: { ...sure, slips: 0.3 } } });
    // A third of the slips also takes all three.
    expect(three).toBeGreaterThan(140);
    expect(Math.min(one, two)).toBeGreaterThan(5);
    const [, ...random] = taken('easy', { levels: { easy: { ...sure, slips: 1 } } });
    expect(random.every((times) => times > 40)).toBe(true);
  });

  it('of a kit that names an unknown bot is refused', () => {
    const broken = { ...kit, levels: { hard: { bot: 'genius' } } };
    expect(() => botOf('hard', broken)).toThrow('The level "hard" of the kit of');
    expect(() => botOf('normal', broken)).not.toThrow();
  });

  it.each([-1, 1.5, Number.NaN])('of a kit with the share of slips %s is refused', (slips) => {
    const broken = { ...kit, levels: { easy: { bot: 'random', slips } } };
    expect(() => botOf('easy', broken)).toThrow(`must be from 0 to 1, not ${slips}.`);
    const own = JSON.parse('{"easy":{"bot":"random","slips":"2"}}');
    expect(() => botOf('easy', { ...kit, levels: own })).toThrow('must be from 0 to 1, not "2".');
  });

  it('has the budget of its bot, limited by time', () => {
    expect(thinkerOf('hard', kit)?.budget).toEqual({ iterations: 500, milliseconds: 200 });
    expect(thinkerOf('normal', { ...kit, evaluate: () => 0 })?.budget).toEqual({ iterations: 1 });
    expect(thinkerOf('hard', { ...kit, levels: { hard: { bot: 'flat:7' } } })?.budget).toEqual({ iterations: 7 });
    const hard = { bot: 'flat:50ms', milliseconds: 600 };
    expect(thinkerOf('hard', { ...kit, levels: { hard } })?.budget).toEqual({ milliseconds: 50 });
    expect(describeLevel('hard', { ...kit, levels: { hard } })).toBe('searches, up to 0.05 s a move; not measured');
  });
});

it('a bot chooses among the shortlist of its kit', () => {
  const state = pile(3);
  const seen = { viewer: 0, view: nim.view(state, 0), actor: 0, moves: nim.legalMoves(state) };
  const choiceOf = (stones: number): number => {
    const search = { shortlist: () => [{ type: 'take' as const, stones }] };
    return botOf('greedy', { ...kit, search, evaluate: () => 0 }).decide(seen, { rng: seeded(1) }).stones;
  };
  expect([choiceOf(1), choiceOf(2), choiceOf(3)]).toEqual([1, 2, 3]);
});

it('the best value is the first of the greatest, also below 0', () => {
  expect(bestBy([-3, -1, -2, -1])).toBe(1);
  expect(bestBy([-1, -1, -1], [-5, -4, -6])).toBe(1);
});

it('a slip is as likely as its share, of a thousand', () => {
  const think = vi.fn(oneStep<Nim>(({ moves }) => moves[0] ?? throwNoMove()).think);
  const decidedAt = (number: number): number => {
    think.mockClear();
    const rng = { int: (bound: number) => (bound === 1_000 ? number : 0) };
    const state = pile(3);
    const seen = { viewer: 0, view: nim.view(state, 0), actor: 0, moves: nim.legalMoves(state) };
    withSlips<Nim>({ wantsFeed: false, think }, 0.3).think(seen, { iterations: 1 }, rng);
    return think.mock.calls.length;
  };
  expect([0, 299, 300, 999].map(decidedAt)).toEqual([0, 0, 1, 1]);
});

it('a budget of iterations and time ends when either is used up', () => {
  const count = (iterations: number, milliseconds: number): number => {
    let spent = 0;
    const steps = iterating({ iterations, milliseconds }, () => {
      spent += 1;
    });
    while (steps.next().done !== true);
    return spent;
  };
  expect(count(5, 1e9)).toBe(5);
  expect(count(1e9, 1e-9)).toBe(1);
  expect(count(5, Number.POSITIVE_INFINITY)).toBe(5);
});

it.each([
  {},
  50,
  { iteration: 50 },
  { iterations: undefined },
  { iterations: null },
  { iterations: '5' },
  { iterations: 0 },
  { iterations: 5, milliseconds: -1 },
  { iterations: 5, milliseconds: Number.NaN },
  { milliseconds: Number.POSITIVE_INFINITY },
] as unknown[] as Budget[])('an empty, invalid or endless budget is refused: %j', (budget) => {
  const refusal = { name: 'TypeError', code: 'bots/bad-budget', params: { given: shown(budget) } };
  expect(() => iterating(budget, () => undefined).next()).toThrow(expect.objectContaining(refusal));
  expect(() => isMctsBot(nim, { budget })).toThrow(
    'A budget needs iterations, milliseconds, or both, above 0 and at least one of them finite; it cannot be ',
  );
});

it.each([
  [undefined, 'undefined'],
  ['5', '"5"'],
  [Number.NaN, 'NaN'],
])('every bot refuses a heuristic that returns %s', (value, told) => {
  const state = pile(3);
  const seen = { viewer: 0, view: nim.view(state, 0), actor: 0, moves: nim.legalMoves(state) };
  const [nothing] = [() => value] as unknown[] as [() => number];
  const budget = { iterations: 20 };
  const bots = [
    greedyBot(nim, nothing),
    isMctsBot(nim, { evaluate: nothing }),
    flatMonteCarloBot(nim, { evaluate: nothing, depth: 1 }),
    ...['greedy', 'ismcts:20'].map((name) => botOf(name, { ...kit, evaluate: nothing })),
  ];
  for (const bot of bots) {
    const message = `The heuristic rated a state with ${told}; expected a number.`;
    expect(() => bot.decide(seen, { budget, rng: seeded(1) })).toThrow(message);
  }
});

it("searches use the kit's search heuristic, greedy the kit's evaluation", () => {
  // One heuristic prefers to leave two stones, the other to leave none.
  const judging: Kit<Nim> = {
    game: nim,
    evaluate: ({ stones }) => (stones === 2 ? 1 : 0),
    // A method, like one of a class.
    search: {
      depth: 0,
      evaluate({ stones }) {
        return stones === this.depth ? 1 : 0;
      },
    },
  };
  const state = pile(3);
  const seen = { viewer: 0, view: nim.view(state, 0), actor: 0, moves: nim.legalMoves(state) };
  expect(botOf('greedy', judging).decide(seen, { rng: seeded(1) }).stones).toBe(1);
  const { weighed } = explainBot('ismcts:1', judging, seen, seeded(1));
  const priors = weighed.map(({ move, expected }) => [move.stones, expected]);
  expect(priors.sort()).toEqual([
    [1, 0],
    [2, 0],
    [3, 1],
  ]);
});

describe('the description of a level', () => {
  const page = readFileSync(new URL('../../docs/reference/strength.md', import.meta.url), 'utf8');
  const table = page.slice(page.indexOf('each level against the level below it'));

  it.each(kits)('$game.name: kit.measured equals docs/reference/strength.md', ({ game, measured = {} }) => {
    const [, ...cells] = new RegExp(`^\\| ${game.name} \\|(.*)\\|(.*)\\|(.*)\\|$`, 'm').exec(table) ?? [];
    const figures = cells.map((cell) => (cell.match(/\d+\.\d/g) ?? []).map(Number));
    expect([measured.easy, measured.normal, measured.hard]).toEqual(figures);
    expect(measured.best).toBeUndefined();
  });

  it.each(kits)('$game.name: no level is called proven if its interval contains 50', (each) => {
    for (const level of levels) {
      const [, low] = each.measured?.[level] ?? [];
      const text = describeLevel(level, each);
      expect(text.includes('not proven stronger')).toBe(low !== undefined && low <= 50);
      expect(text.includes('not measured')).toBe(low === undefined);
    }
  });

  it("gives the level's strength and its measurement in both languages", () => {
    const found = kits.find(({ game }) => game.id === 'elfenland') ?? kit;
    expect(levels.map((level) => describeLevel(level, found))).toEqual([
      'looks one move ahead, 8 % of its moves at random; 100 % against the level below (95 %: 91.2 … 100)',
      'looks one move ahead; 68.8 % against the level below (95 %: 53.3 … 80.9)',
      'searches, up to 0.2 s a move; 53.8 % against the level below (95 %: 38.7 … 68.2), not proven stronger',
      'searches, up to 4 s a move; not measured',
    ]);
    expect(describeLevel('hard', found, 'it')).toBe(
      'cerca più avanti, fino a 0,2 s per mossa; 53,8 % contro il livello inferiore (95 %: 38,7 … 68,2), non si è dimostrato più forte',
    );
    expect(describeLevel('hard', kit, 'no language')).toBe('searches, up to 0.2 s a move; not measured');
    expect(describeLevel('hard', kit, 'it-CH')).toBe(describeLevel('hard', kit, 'it'));
    const random = { ...kit, levels: { easy: { bot: 'random' } } };
    expect(describeLevel('easy', random)).toBe('plays at random; not measured');
  });
});

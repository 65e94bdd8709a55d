import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerG } from '../../src/adapters/boardgame-io/index.ts';
import { boardgameIo, feyBot } from '../../src/adapters/boardgame-io/index.ts';
import type { BaseState, Game, Seat } from '../../src/core/game.ts';
import type { Kit } from '../../src/core/kit.ts';
import { Match } from '../../src/core/match.ts';
import { recordOf } from '../../src/core/record.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';
import { anyOf } from '../core/at-random.ts';
import { HIDING, leakyRules } from '../testing/leaks.ts';

/** The bots: one gets only its moves, the others also the view. */
const BOTS = ['random', 'greedy', 'ismcts:3'];
const PLAYERS = 3;
const PLIES = 150;
/** Minimum number of tried pairs of tables that differ in hidden information. */
const PAIRS = 20;
/** A leak must have been found after this many. */
const LOOKED_AT = 60;

/** From here on the system's random numbers repeat. */
function repeatable(): void {
  const rng = seeded(7);
  vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((numbers) => {
    if (numbers instanceof Uint32Array) numbers[0] = rng.int(2 ** 32);
    return numbers;
  });
}

beforeEach(repeatable);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Records how a bot uses its input: the views it samples from, and its moves. */
async function heard(kit: Kit, name: string, state: BaseState, seat: Seat): Promise<string> {
  const views: unknown[] = [];
  const { game } = kit;
  const listening: Kit = {
    ...kit,
    game: {
      ...game,
      resample(view, rng) {
        views.push(view);
        return game.resample(view, rng);
      },
    },
  };
  const begun = boardgameIo({ game }).setup({ ctx: { numPlayers: PLAYERS } });
  const record = recordOf(game, { players: PLAYERS }, []);
  const G: ServerG = { ...begun, record, state, happened: [], told: [], undoable: false };
  repeatable();
  const Bot = feyBot(listening, name);
  const { action } = await new Bot().play({ G }, String(seat));
  return JSON.stringify([views, action]);
}

/** A seat's decisions, each with another state that the seat cannot distinguish from it. */
function* twinsOf(game: Game): Generator<{ readonly seat: Seat; readonly states: readonly [BaseState, BaseState] }> {
  const rng = seeded(23);
  for (let seed = 1; ; seed++) {
    const match = new Match(game, { options: { players: PLAYERS }, seed });
    for (let ply = 0; ply < PLIES && match.actor !== 'over'; ply++) {
      const { actor, state } = match;
      if (actor === 'chance') match.chance();
      if (typeof actor !== 'number') continue;
      const other = game.resample(game.view(state, actor), rng);
      if (JSON.stringify(other) !== JSON.stringify(state)) yield { seat: actor, states: [state, other] };
      match.play(actor, anyOf(game.legalMoves(state), rng));
    }
  }
}

/** Asks the bots at this many pairs of tables. @throws if one of them receives different input. */
async function ask(kit: Kit, leaky: Kit, pairs: number): Promise<number> {
  let asked = 0;
  for (const { seat, states } of twinsOf(kit.game)) {
    if (asked === pairs) break;
    asked += 1;
    for (const name of BOTS) {
      expect(await heard(leaky, name, states[1], seat)).toBe(await heard(leaky, name, states[0], seat));
    }
  }
  return asked;
}

const hiding = kits.filter(({ game }) => HIDING.includes(game.id)).map((kit) => ({ id: kit.game.id, kit }));

describe('feyBot', () => {
  it.each(hiding)('gives a bot of $id only what its seat may know', async ({ kit }) => {
    expect(await ask(kit, kit, PAIRS)).toBe(PAIRS);
  });
});

describe('the test finds a leak', () => {
  it.each(hiding.flatMap((one) => (['a view', 'the order of the moves'] as const).map((name) => ({ ...one, name }))))(
    'of $id through $name',
    async ({ kit, name }) => {
      await expect(ask(kit, { ...kit, game: leakyRules[name](kit.game) }, LOOKED_AT)).rejects.toThrow();
    },
  );
});

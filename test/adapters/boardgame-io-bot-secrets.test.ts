import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerG } from '../../src/adapters/boardgame-io/index.ts';
import { boardgameIo, feyBot } from '../../src/adapters/boardgame-io/index.ts';
import type { BaseState, Game, Seat } from '../../src/core/game.ts';
import type { Kit } from '../../src/core/kit.ts';
import { Match } from '../../src/core/match.ts';
import { recordOf } from '../../src/core/record.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';

/** The games that hide something. */
const HIDING: readonly string[] = ['the-challenge', 'fairys-fate', 'elfenland', 'elfengold'];
/** The bots: one gets only its moves, the others also the view. */
const BOTS = ['random', 'greedy', 'ismcts:3'];
const PLAYERS = 3;
const PLIES = 150;
/** Minimum number of tried pairs of tables that differ in hidden information. */
const PAIRS = 20;
/** A leak must have shown by then. */
const LOOKED_AT = 60;

/** The drawing of numbers of the system repeats itself from here on. */
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

/** What a bot is heard to make of what it is handed: the views that it draws states from, and what it plays. */
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

/** A seat's decisions, each with another state that the seat cannot tell from it. */
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
      const moves = game.legalMoves(state);
      match.play(actor, moves[rng.int(moves.length)] ?? { type: 'none' });
    }
  }
}

/** Asks the bots at this many pairs of tables. @throws when one of them hears a difference. */
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
  it.each(hiding)('hands a bot nothing of $id that its seat may not know', async ({ kit }) => {
    expect(await ask(kit, kit, PAIRS)).toBe(PAIRS);
  });
});

/** A number of the state, of all that is hidden too. */
function mark(state: BaseState): number {
  return [...JSON.stringify(state)].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7) >>> 0;
}

describe('a leak is found', () => {
  it.each(hiding)('of $id: through the view', async ({ kit }) => {
    const { game } = kit;
    const leaky: Game = {
      ...game,
      view: (state, viewer) => Object.assign(Object.create(null), game.view(state, viewer), { mark: mark(state) }),
    };
    await expect(ask(kit, { ...kit, game: leaky }, LOOKED_AT)).rejects.toThrow();
  });

  it.each(hiding)('of $id: through the order of the moves', async ({ kit }) => {
    const { game } = kit;
    const leaky: Game = {
      ...game,
      legalMoves(state) {
        const moves = game.legalMoves(state);
        return mark(state) % 7 < 4 ? moves : moves.reverse();
      },
    };
    await expect(ask(kit, { ...kit, game: leaky }, LOOKED_AT)).rejects.toThrow();
  });
});

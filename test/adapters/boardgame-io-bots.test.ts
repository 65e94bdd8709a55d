import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardgameIo, feyBot } from '../../src/adapters/boardgame-io/index.ts';
import type { Game, GameTypes } from '../../src/core/game.ts';
import type { Memory } from '../../src/core/kit.ts';
import { replay } from '../../src/core/record.ts';
import { kit } from '../../src/games/elfenland/kit.ts';
import { elfenland, elfenwizards, fairysFate } from '../../src/index.ts';
import type { Seen, Whole } from './boardgame-io.ts';
import { clientOf, Hosted, local, randomBot } from './boardgame-io.ts';

/** Milliseconds that boardgame.io lets a bot wait before it moves. */
const PAUSE = 100;

describe('a bot of boardgame.io', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const games: readonly Game[] = [elfenland, elfenwizards, fairysFate];
  it.each(games.map((game) => ({ id: game.id, game })))(
    'plays every seat of $id, from the first deal to the end',
    async ({ game }) => {
      const bots = Object.fromEntries(Array.from({ length: game.seats.min }, (_, seat) => [seat, randomBot]));
      const spectator = clientOf({
        game: boardgameIo({ game }, { seed: 'bots' }),
        numPlayers: game.seats.min,
        multiplayer: local({ bots }),
        debug: false,
      });
      for (let plies = 0; plies < 2_000 && spectator.getState()?.ctx.gameover === undefined; plies++) {
        await vi.advanceTimersByTimeAsync(PAUSE);
      }
      const { record, state } = spectator.transport.master.storageAPI.fetch('default', { state: true }).state.G;
      expect(game.actor(state)).toBe('over');
      expect(replay(game, record).state).toEqual(state);
      expect(spectator.getState()?.ctx.gameover).toEqual(game.outcome(state));
      spectator.stop();
    },
  );
});

describe('a bot of this library', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('plays at the table of boardgame.io from the first deal to the end', async () => {
    const bots = { 0: feyBot(kit, 'greedy'), 1: feyBot(kit, 'random') };
    const game = boardgameIo(kit, { options: { rounds: 3 }, seed: 'bots' });
    const spectator = clientOf({ game, numPlayers: 2, multiplayer: local({ bots }), debug: false });
    for (let plies = 0; plies < 2_000 && spectator.getState()?.ctx.gameover === undefined; plies++) {
      await vi.advanceTimersByTimeAsync(PAUSE);
    }
    expect(spectator.getState()?.ctx.gameover).toHaveProperty('winners');
    spectator.stop();
  });

  it('gets all that its seat was told if the game has a memory', async () => {
    const heard: unknown[] = [];
    const memory: Memory = { remember: (_, feed) => void heard.push(feed), holds: () => true };
    const hosted = new Hosted(boardgameIo(kit), 2);
    hosted.begin();
    const Bot = feyBot<GameTypes>({ ...kit, memory }, 'ismcts:1');
    const { currentPlayer } = hosted.state('table').ctx;
    await new Bot().play({ G: hosted.whole }, currentPlayer);
    expect(heard).toEqual([hosted.state(Number(currentPlayer)).G.events]);
    hosted.stop();
  });

  it('is refused if its name is unknown', () => {
    expect(() => feyBot(kit, 'ismcts')).toThrow('There is no bot "ismcts"');
  });
});

describe('ai.enumerate', () => {
  it("lists the same moves for the server's state and the player's view, and none for the other players", () => {
    const anyGame: Game = elfenland;
    const game = boardgameIo({ game: anyGame });
    const match = new Hosted(game, 3);
    const listed = (G: Whole | Seen, seat: number): unknown =>
      game.ai?.enumerate(G, match.state('table').ctx, String(seat));
    for (const seat of [0, 1, 2]) expect(listed(match.whole, seat)).toEqual(seat === 0 ? [{ move: 'begin' }] : []);
    expect(listed(match.state(0).G, 0)).toEqual([{ move: 'begin' }]);
    match.begin();
    for (let plies = 0; plies < 20; plies++) {
      const actor = Number(match.state('table').ctx.currentPlayer);
      for (const seat of [0, 1, 2]) {
        const { G } = match.state(seat);
        expect(listed(match.whole, seat)).toEqual(G.moves.map((move) => ({ move: 'play', args: [move] })));
        expect(G.moves.length > 0).toBe(seat === actor);
        expect(listed(G, seat)).toEqual(listed(match.whole, seat));
      }
      match.play(actor, match.state(actor).G.moves[0]);
    }
    match.stop();
  });
});

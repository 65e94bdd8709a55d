import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardgameIo, refusalOf } from '../../src/adapters/boardgame-io/index.ts';
import type { Game, Viewer } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { replay } from '../../src/core/record.ts';
import { printRecord, readRecord } from '../../src/core/record-text.ts';
import type { Rng } from '../../src/core/rng.ts';
import { seeded } from '../../src/core/rng.ts';
import { elfenland, kits, strage, theChallenge } from '../../src/index.ts';
import { universeOf } from '../../src/testing/universe.ts';
import { anyOf } from '../core/at-random.ts';
import { effort, isNightly } from '../testing/effort.ts';
import { clientOf, Followed, Hosted } from './boardgame-io.ts';

/** The fewest seats, at full effort also the most, and in nightly runs one count between. */
const tables = kits.flatMap(({ game }) => {
  const { min, max } = game.seats;
  const counts = [min, ...(effort() < 1 ? [] : [max]), ...(isNightly() ? [Math.ceil((min + max) / 2)] : [])];
  return counts.map((players) => ({ players, id: game.id, game }));
});

/** One move in this many is followed by an invalid attempt. */
const MISCHIEF = 25;
const UNDO = 6;

/** The state of every client, byte for byte. */
function everything(hosted: Hosted): string {
  return JSON.stringify(
    hosted.viewers.map((viewer) => hosted.state(viewer)).map(({ G, ctx, log }) => ({ G, ctx, log })),
  );
}

/** The view of an observer, without the token of our own match. */
function observed(match: Match, viewer: Viewer): object {
  const { seen: _, ...observation } = match.observe(viewer);
  return observation;
}

/** Every client has the view and last events of our own match, and only the seat to decide is active. */
function agree(hosted: Hosted, ours: Followed): void {
  const { match } = ours;
  for (const viewer of hosted.viewers) {
    const { G, ctx, isActive } = hosted.state(viewer);
    const { events, ...observation } = G;
    expect(JSON.stringify(observation)).toBe(JSON.stringify(observed(match, viewer)));
    expect(JSON.stringify(events)).toBe(JSON.stringify(ours.lastTold(viewer)));
    expect(isActive).toBe(viewer === (match.actor === 'chance' ? 0 : match.actor));
    expect(JSON.stringify(ctx.gameover)).toBe(JSON.stringify(match.outcome));
    if (typeof match.actor === 'number') expect(ctx.currentPlayer).toBe(String(match.actor));
  }
  expect(JSON.stringify(hosted.whole.state)).toBe(JSON.stringify(match.state));
}

/** Moves out of turn, illegal moves and other values change nothing, and a client can explain the refusal. */
function mischief(game: Game, hosted: Hosted, { match }: Followed, rng: Rng): void {
  const before = everything(hosted);
  const tried = [anyOf(universeOf(game), rng).move, null, 'no-notation', 7, { type: 'cheat' }, [], undefined];
  for (const viewer of hosted.viewers) {
    const { G } = hosted.state(viewer);
    for (const move of tried) {
      const refused = refusalOf(game, G, move);
      if (typeof viewer === 'number') expect(refused).toEqual(match.violation(viewer, move));
      else expect(refused?.code).toBe(`${game.id}/not-your-turn`);
      if (refused !== undefined) hosted.play(viewer, move);
    }
    hosted.clientOf(viewer).moves['begin']?.();
    if (viewer === match.actor) continue;
    hosted.play(viewer, anyOf(game.legalMoves(match.state), rng));
    hosted.clientOf(viewer).undo();
  }
  expect(everything(hosted)).toBe(before);
}

/** boardgame.io undoes a move if our match does, as long as the turn has not passed. */
function undo(hosted: Hosted, followed: Followed, seat: number): boolean {
  const { match } = followed;
  const refused = match.undoRefusal(seat);
  const plies = match.plies;
  hosted.clientOf(seat).undo();
  const may = refused === undefined && match.actor === seat;
  expect(hosted.whole.record.moves.length).toBe(may ? plies - 1 : plies);
  if (may) {
    match.undo(seat);
    followed.undone();
    const undone = JSON.stringify(hosted.whole);
    hosted.clientOf(seat).redo();
    expect(hosted.whole.record.moves.length).toBe(plies);
    hosted.clientOf(seat).undo();
    expect(JSON.stringify(hosted.whole)).toBe(undone);
  }
  agree(hosted, followed);
  return may;
}

beforeEach(() => {
  // boardgame.io reports every refusal there.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a whole game through clients of boardgame.io', () => {
  it.each(tables)('$id for $players', ({ game, players }) => {
    const hosted = new Hosted(boardgameIo({ game }), players);
    const ours = new Followed(game, { players });
    const rng = seeded(players);
    agree(hosted, ours);
    hosted.begin();
    ours.follow(hosted.whole);
    agree(hosted, ours);
    let undone = 0;
    while (ours.match.actor !== 'over') {
      const seat = ours.match.actor;
      if (typeof seat !== 'number') throw new Error('chance has been left something');
      if (rng.int(MISCHIEF) === 0) mischief(game, hosted, ours, rng);
      const move = anyOf(hosted.state(seat).G.moves, rng);
      hosted.play(seat, rng.int(2) === 0 ? move : game.print(move));
      ours.follow(hosted.whole);
      agree(hosted, ours);
      if (rng.int(UNDO) === 0 && undo(hosted, ours, seat)) undone += 1;
    }
    const { record, state } = hosted.whole;
    const outcome = game.outcome(state);
    expect(outcome).toBeDefined();
    expect(JSON.stringify(hosted.state('table').ctx.gameover)).toBe(JSON.stringify(outcome));
    expect(JSON.stringify(replay(game, readRecord(JSON.stringify(record))).state)).toBe(JSON.stringify(state));
    expect(replay(game, readRecord(printRecord(game, record))).moves).toHaveLength(ours.match.plies);
    expect(undone).toBeGreaterThan(0);
    hosted.stop();
  });
});

describe('boardgameIo', () => {
  it.each([[[2, 1, 0]], [[0, 1, 2]]])('lets player 0 start once, and no client choose chance: %j', (order) => {
    const hosted = new Hosted(boardgameIo({ game: strage }, { options: { order } }), 3);
    const before = everything(hosted);
    hosted.clientOf(1).moves['begin']?.();
    hosted.play(0, { type: 'roll', die: 6 });
    expect(everything(hosted)).toBe(before);
    expect(hosted.state(0).G.actor).toBe('chance');
    hosted.begin();
    expect(hosted.state('table').G.actor).not.toBe('chance');
    const begun = everything(hosted);
    for (const seat of hosted.seats) {
      seat.moves['begin']?.();
      seat.undo();
    }
    expect(everything(hosted)).toBe(begun);
    hosted.stop();
  });

  it('sends every client the same initial table, before any deal', () => {
    const hosted = new Hosted(boardgameIo({ game: elfenland }), 4);
    hosted.begin();
    expect(hosted.whole.record.moves.length).toBeGreaterThan(4);
    const late = hosted.join('2');
    const { G } = late.getInitialState();
    expect(G).toEqual({
      record: { feyrules: 1, game: 'elfenland', rulesVersion: 1, tags: {}, options: { players: 4 }, moves: [] },
      state: elfenland.setup({ players: 4 }),
      happened: [],
      told: [[], [], [], [], []],
      undoable: false,
      ...observed(new Match(elfenland, { options: { players: 4 } }), 'table'),
      events: [],
    });
    late.stop();
    hosted.stop();
  });

  it('draws chance from the system unless it is given a seed', () => {
    // boardgame.io derives its seeds from the time, and sends them to the clients.
    vi.spyOn(Date, 'now').mockReturnValue(1_234_567);
    const dealt = (seed?: string): string => {
      const hosted = new Hosted(boardgameIo({ game: elfenland }, seed === undefined ? {} : { seed }), 3);
      hosted.begin();
      hosted.stop();
      return JSON.stringify(hosted.whole.state);
    };
    expect(dealt()).not.toBe(dealt());
    expect(dealt('x')).toBe(dealt('x'));
    expect(dealt('x')).not.toBe(dealt('y'));
  });

  it('gives all faces of a die the same probability', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let match = 0; match < 400; match++) {
      const hosted = new Hosted(boardgameIo({ game: strage }), 2);
      hosted.begin();
      hosted.stop();
      const [first] = hosted.whole.record.moves;
      const move = strage.parse(String(first));
      if (move?.type === 'roll') counts[move.die - 1] = (counts[move.die - 1] ?? 0) + 1;
    }
    expect(counts.reduce((sum, count) => sum + count)).toBe(400);
    // Six standard deviations.
    for (const count of counts) expect(Math.abs(count - 400 / 6)).toBeLessThan(6 * Math.sqrt((400 * 5) / 36));
  });

  it('takes the options of a match from its setupData, and reports invalid ones', () => {
    const { validateSetupData } = boardgameIo({ game: strage });
    expect(validateSetupData?.({ order: [1, 0] }, 2)).toBeUndefined();
    expect(validateSetupData?.(undefined, 2)).toBeUndefined();
    expect(validateSetupData?.({ order: [1, 0] }, 3)).toMatch(/The option "order" cannot be \[1,0\]/);
    expect(validateSetupData?.({}, 5)).toMatch(/The option "players" cannot be 5/);
    expect(
      boardgameIo({ game: strage }, { options: { order: [1, 0] } }).validateSetupData?.({ order: [0, 1] }, 2),
    ).toBe(undefined);
    expect(boardgameIo({ game: strage }, { options: { order: [1, 0] } }).validateSetupData?.({}, 4)).toMatch(/"order"/);
    expect(validateSetupData({ players: 2 }, 2)).toBeUndefined();
    expect(validateSetupData({ players: 3 }, 2)).toMatch(/setupData.players is 3, but numPlayers is 2/);
    const { minPlayers, maxPlayers, name } = boardgameIo({ game: theChallenge });
    expect({ minPlayers, maxPlayers, name }).toEqual({ minPlayers: 2, maxPlayers: 6, name: 'the-challenge' });
  });

  it('lets no client end the game or the turn by events of boardgame.io', () => {
    const hosted = new Hosted(boardgameIo({ game: theChallenge }), 3);
    hosted.begin();
    const seat = Number(hosted.state('table').ctx.currentPlayer);
    const client = hosted.clientOf(seat);
    expect(client.events).toEqual({});
    const before = everything(hosted);
    const send = (type: string, ...args: unknown[]): void =>
      client.store.dispatch({ type: 'GAME_EVENT', payload: { type, args, playerID: String(seat) } });
    send('endGame', { winners: [seat] });
    send('endTurn', { next: String((seat + 1) % 3) });
    send('endTurn', { remove: true });
    send('pass', { remove: true });
    send('setActivePlayers', { all: null });
    expect(everything(hosted)).toBe(before);
    for (const type of ['endTurn', 'pass', 'endPhase', 'setPhase', 'setStage', 'endStage']) send(type, 'anything');
    expect(hosted.state('table').ctx.currentPlayer).toBe(String(seat));
    hosted.play(seat, hosted.state(seat).G.moves[0]);
    expect(hosted.whole.events.length).toBeGreaterThan(0);
    hosted.stop();
  });

  it('shows a single client, without a server, the view of the player in front of it', () => {
    const client = clientOf({ game: boardgameIo({ game: elfenland }), numPlayers: 2, playerID: '0', debug: false });
    const rng = seeded(4);
    client.moves['begin']?.();
    const players = new Set<string>();
    for (let plies = 0; plies < 20; plies++) {
      const playerID = client.getState()?.ctx.currentPlayer ?? '';
      client.updatePlayerID(playerID);
      const G = client.getState()?.G;
      expect(Object.keys(G ?? {})).toEqual(['viewer', 'view', 'actor', 'moves', 'events']);
      expect({ viewer: G?.viewer, actor: G?.actor }).toEqual({ viewer: Number(playerID), actor: Number(playerID) });
      client.moves['play']?.(anyOf(G?.moves ?? [], rng));
      players.add(playerID);
    }
    expect(players).toEqual(new Set(['0', '1']));
    client.stop();
  });

  it('stores only plain JSON', () => {
    const hosted = new Hosted(boardgameIo({ game: theChallenge }), 2);
    hosted.begin();
    for (let plies = 0; plies < 20; plies++) {
      const seat = Number(hosted.state('table').ctx.currentPlayer);
      hosted.play(seat, hosted.state(seat).G.moves[0]);
      expect(JSON.parse(JSON.stringify(hosted.whole))).toEqual(hosted.whole);
    }
    hosted.stop();
  });

  it('works with patches instead of whole states', () => {
    const hosted = new Hosted({ ...boardgameIo({ game: theChallenge }), deltaState: true }, 3);
    const ours = new Followed(theChallenge, { players: 3 });
    const rng = seeded(1);
    hosted.begin();
    for (let plies = 0; plies < 60 && ours.match.actor !== 'over'; plies++) {
      ours.follow(hosted.whole);
      for (const viewer of hosted.viewers) {
        const { events, ...observation } = hosted.state(viewer).G;
        expect(observation).toEqual(observed(ours.match, viewer));
        expect(events).toEqual(ours.lastTold(viewer));
      }
      const seat = Number(hosted.state('table').ctx.currentPlayer);
      hosted.play(seat, anyOf(hosted.state(seat).G.moves, rng));
    }
    hosted.stop();
  });

  it('accepts a whole plan as one action, and hides its length from others', () => {
    const rng = seeded(2);
    let planned = 0;
    for (let match = 0; match < 40 && planned < 5; match++) {
      const hosted = new Hosted(boardgameIo({ game: theChallenge }), 2);
      hosted.begin();
      for (let plies = 0; plies < 30; plies++) {
        const seat = Number(hosted.state('table').ctx.currentPlayer);
        const { state } = hosted.whole;
        const lay = theChallenge.legalMoves(state as never).find(({ type }) => type === 'lay');
        const before = JSON.stringify(hosted.state('table').G);
        if (lay === undefined) {
          hosted.play(seat, anyOf(hosted.state(seat).G.moves, rng));
          continue;
        }
        for (const plan of [[lay, lay, lay, lay, lay, 'no-notation'], [lay, 'restore', 'restore'], [lay]]) {
          hosted.clientOf(seat).moves['play']?.(...plan);
          expect(JSON.stringify(hosted.state('table').G)).toBe(before);
        }
        const played = () => hosted.state('table').log.filter(({ action }) => action.payload.type === 'play');
        expect(played().at(-1)?.metadata).toEqual([]);
        expect(hosted.state(1 - seat).G.events.length).toBeGreaterThan(0);
        hosted.clientOf(seat).undo();
        const [{ length }, { moves }] = [played(), hosted.whole.record];
        hosted.clientOf(seat).moves['play']?.(lay, 'restore');
        expect(hosted.whole.record.moves.slice(moves.length, moves.length + 2)).toEqual([
          theChallenge.print(lay),
          'restore',
        ]);
        expect(played()).toHaveLength(length + 1);
        expect(played().at(-1)?.metadata).toEqual(hosted.state('table').G.events);
        planned += 1;
        break;
      }
      hosted.stop();
    }
    expect(planned).toBe(5);
  });

  it('logs public information, and a move only for its own player', () => {
    const hosted = new Hosted(boardgameIo({ game: elfenland }), 2);
    const ours = new Followed(elfenland, { players: 2 });
    const rng = seeded(3);
    hosted.begin();
    ours.follow(hosted.whole);
    const expected: unknown[] = [ours.match.feed('table')];
    const players: string[] = ['0'];
    for (let plies = 0; plies < 30; plies++) {
      const seat = Number(hosted.state('table').ctx.currentPlayer);
      hosted.play(seat, anyOf(hosted.state(seat).G.moves, rng));
      const { length } = ours.match.feed('table');
      ours.follow(hosted.whole);
      expected.push(ours.match.feed('table', length));
      players.push(String(seat));
    }
    for (const viewer of hosted.viewers) {
      const entries = hosted.state(viewer).log.filter(({ action }) => action.payload.type !== 'endTurn');
      expect(entries.map(({ metadata }) => metadata)).toEqual(expected);
      expect(entries.map(({ action }) => action.payload.playerID)).toEqual(players);
      const played = entries.filter(({ action }) => action.payload.type === 'play');
      expect(played.map(({ action }) => action.payload.args !== null)).toEqual(
        played.map(({ action }) => action.payload.playerID === String(viewer)),
      );
    }
    hosted.stop();
  });
});

import { describe, expect, it } from 'vitest';
import { RecordError } from '../../src/core/errors.ts';
import type { BaseState, Game, Tagged, Viewer } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import type { GameRecord } from '../../src/core/record.ts';
import { recordOf } from '../../src/core/record.ts';
import { seeded } from '../../src/core/rng.ts';
import { strage } from '../../src/games/strage/index.ts';
import { games } from '../../src/index.ts';
import { explain } from '../../src/referee/index.ts';
import { playAny } from './at-random.ts';

interface Told {
  readonly event: Tagged;
  readonly clause: string;
}

/** A game with all its states and events, by the rules alone. */
interface Whole {
  readonly game: Game;
  readonly moves: Tagged[];
  /** One entry per state: one more than there are moves. */
  readonly states: BaseState[];
  readonly events: Told[][];
}

/** Prefers moves of one type, so that the game becomes long. */
const long: Readonly<Record<string, string>> = { 'the-challenge': 'rearrange', elfengold: 'bid' };

function played(game: Game, most = 600): Whole {
  const rng = seeded(11);
  const states = [game.setup()];
  const [moves, events]: [Tagged[], Told[][]] = [[], []];
  for (let state = states[0]; state !== undefined && moves.length < most; ) {
    const legal = game.actor(state) === 'chance' ? [game.sample(state, rng)] : game.legalMoves(state);
    const liked = legal.filter(({ type }) => type === long[game.id]);
    const among = liked.length > 0 ? liked : legal;
    const move = among[rng.int(Math.max(among.length, 1))];
    if (move === undefined) break;
    const told: Told[] = [];
    state = game.apply(state, move, (event, clause) => told.push({ event, clause }));
    states.push(state);
    moves.push(move);
    events.push(structuredClone(told));
  }
  return { game, moves, states, events };
}

function feedOf({ game, events }: Pick<Whole, 'game' | 'events'>, viewer: Viewer, from: number): object[] {
  const told = events.flat().flatMap(({ event, clause }) => {
    const seen = game.redact(event, viewer);
    return seen === undefined ? [] : [{ event: seen, clause }];
  });
  return told.map((entry, index) => ({ index, ...entry })).slice(from);
}

describe.each(Object.values(games))('a long match of $name', (game) => {
  const whole = played(game);
  const { moves, states } = whole;
  const record = recordOf(game, {}, moves);

  it('gives the same events from any entry and any ply', () => {
    const match = new Match(game, { record });
    for (const from of [0, 1, 63, 64, 65, 100, 128, 300, moves.length - 65, moves.length - 64, moves.length - 5]) {
      for (const viewer of [0, 1, 'table'] as const) {
        const begin = Math.max(from, 0);
        expect(match.feed(viewer, begin)).toEqual(feedOf(whole, viewer, begin));
        const happened = whole.events.flatMap((told, ply) => told.map((happening) => ({ ply, ...happening })));
        expect(match.happened(begin)).toEqual(happened.filter(({ ply }) => ply >= begin));
      }
    }
    expect(JSON.stringify(match.record())).toBe(JSON.stringify(record));
    expect(JSON.stringify(match.state)).toBe(JSON.stringify(states.at(-1)));
  });

  it('undoes the last moves as if they had never been made', () => {
    const match = new Match(game);
    const told = feedOf(whole, 0, 0);
    let sum = 0;
    const lengths = [0, ...whole.events.map((events) => (sum += feedOf({ game, events: [events] }, 0, 0).length))];
    let undone = 0;
    for (const [ply, move] of moves.entries()) {
      if (match.actor === 'chance') match.chance(move);
      else if (typeof match.actor === 'number') match.play(match.actor, move);
      for (let back = 1; back <= 3; back++) {
        const before = states[ply + 1 - back];
        const seat = before && game.actor(before);
        if (before === undefined || typeof seat !== 'number' || match.undoRefusal(seat) !== undefined) break;
        match.undo(seat);
        undone++;
        expect(match.plies).toBe(ply + 1 - back);
        expect(JSON.stringify(match.state)).toBe(JSON.stringify(before));
      }
      const length = lengths[match.plies] ?? 0;
      expect(match.feed(0, Math.max(length - 2, 0))).toEqual(told.slice(Math.max(length - 2, 0), length));
      for (const again of moves.slice(match.plies, ply + 1)) {
        if (typeof match.actor === 'number') match.play(match.actor, again);
      }
    }
    expect(undone).toBeGreaterThan(moves.length / 20);
    expect(JSON.stringify(match.record())).toBe(JSON.stringify(record));
    expect(match.feed('table')).toEqual(feedOf(whole, 'table', 0));
  });

  it('can be loaded move by move', () => {
    const loading = Match.loading(game, { record, tags: { Red: 'Anna' } });
    let step = loading.next();
    for (let plies = 1; step.done !== true; plies++, step = loading.next()) expect(step.value.plies).toBe(plies);
    expect(JSON.stringify(step.value.record())).toBe(
      JSON.stringify(new Match(game, { record, tags: { Red: 'Anna' } }).record()),
    );
    expect(JSON.stringify(step.value.state)).toBe(JSON.stringify(states.at(-1)));
  });
});

it('an event stays as it was emitted, even if the rules then change what it holds', () => {
  const whole: Game = strage;
  const game: Game = {
    ...whole,
    apply(state, move, emit) {
      game.advance(whole.clone(state), Object(move), emit);
      return state;
    },
    advance(_, __, emit) {
      const told = { type: 'told', list: [1] };
      emit?.(told, 'ST-1.1');
      told.list.push(9);
    },
  };
  const match = new Match(game);
  const event = { type: 'told', list: [1] };
  expect(explain({ game }, match.state, match.chance())).toMatchObject({ steps: [{ event }] });
  expect(match.happened()).toMatchObject([{ event }]);
});

describe('loading a record', () => {
  const { moves } = played(strage, 40);
  const record = recordOf(strage, {}, moves.slice(0, 40) as never[]);
  const faults: readonly [string, GameRecord, number | undefined][] = [
    ['record/another-game', { ...record, game: 'chess' }, undefined],
    ['record/rules-version', { ...record, rulesVersion: 99 }, undefined],
    ['record/options', { ...record, options: { players: 9 } }, undefined],
    ['record/notation', { ...record, moves: [...moves.slice(0, 30), 'Ke2'] }, 30],
    ['record/illegal-move', { ...record, moves: [...moves.slice(0, 30), { type: 'castle' }] }, 30],
    ['record/wrong-result', { ...record, result: '0' }, undefined],
  ];

  it.each(faults)('fails with %s, at once or move by move', (code, broken, index) => {
    const whole = () => new Match(strage, { record: broken });
    const slowly = () => [...Match.loading(strage, { record: broken })];
    for (const load of [whole, slowly]) {
      expect(load).toThrow(RecordError);
      expect(load).toThrow(expect.objectContaining({ code, index }));
    }
  });

  it('checks each move once', () => {
    let judged = 0;
    const counting = {
      ...strage,
      violation: (...args: Parameters<typeof strage.violation>) => {
        judged++;
        return strage.violation(...args);
      },
      apply: () => {
        throw new Error('judges again');
      },
    };
    const match = new Match(counting, { record });
    expect(judged).toBe(40);
    playAny(match, seeded(1));
    expect([match.plies, judged]).toEqual([41, 41]);
  });
});

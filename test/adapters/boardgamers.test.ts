import { describe, expect, it } from 'vitest';
import { engineOf, formOf, type GameData, type Seen } from '../../src/adapters/boardgamers/index.ts';
import { IllegalMoveError, OptionsError, RecordError } from '../../src/core/errors.ts';
import type { Game, Viewer } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { type GameRecord, replay } from '../../src/core/record.ts';
import { readRecord } from '../../src/core/record-text.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';
import { anyOf } from '../core/at-random.ts';
import { kitOf } from '../games/kit-of.ts';
import { tries } from '../testing/effort.ts';
import { logOf, stored } from './boardgamers.ts';

const tables = kits.flatMap((kit) =>
  [kit.game.seats.min, kit.game.seats.min + 1].slice(0, tries(2)).map((players) => ({ id: kit.game.id, players, kit })),
);

function viewersOf(players: number): readonly Viewer[] {
  return [...Array.from({ length: players }, (_, seat) => seat), 'table'];
}

function playerOf(viewer: Viewer): number | undefined {
  return viewer === 'table' ? undefined : viewer;
}

/** The match described by the data, by the core alone. */
function matchOf(game: Game, data: GameData, plies: number = data.moves.length): Match {
  return new Match(game, {
    chance: 'dictated',
    record: { ...readRecord(JSON.stringify(data)), moves: data.moves.slice(0, plies) },
  });
}

/** The expected view of that viewer, by the core alone, after this many moves visible to him. */
function expected(
  game: Game,
  data: GameData,
  viewer: Viewer,
  entries: number = Number.POSITIVE_INFINITY,
  whole: Match = matchOf(game, data),
): Seen {
  const told = logOf(whole, viewer);
  const next = told[entries]?.at;
  const match = next === undefined ? whole : matchOf(game, data, next);
  const { moves, seen: _, ...observation } = match.observe(viewer);
  return {
    ...observation,
    game: game.id,
    plies: Math.min(entries, told.length),
    availableMoves: next === undefined ? moves : [],
    outcome: match.outcome ?? null,
    names: data.names,
    dropped: data.dropped,
  };
}

describe.each(tables)('$id for $players on the platform', ({ kit, players }) => {
  const { game } = kit;
  const engine = engineOf(kit);

  it('is played to its end, and every viewer sees what the rules show him', async () => {
    // Seeds with short games of La Strage: every move replays all earlier ones.
    const rng = seeded(players + 5);
    let data = await engine.init(players, [], {}, 'a seed');
    for (let seat = 0; seat < players; seat++) data = engine.setPlayerMetaData(data, seat, { name: `Player ${seat}` });
    let looks = 0;
    for (;;) {
      const kept = stored(data);
      const player = engine.currentPlayer(kept);
      if (player === undefined) break;
      const seen = engine.stripSecret(kept, player);
      expect(seen.availableMoves.length).toBeGreaterThan(0);
      const length = engine.logLength(kept);
      const move = anyOf(seen.availableMoves, rng);
      data = engine.move(kept, rng.int(2) === 0 ? move : game.print(move), player);
      if (looks++ % 40 > 0) continue;
      const match = matchOf(game, data);
      const after = stored(data);
      for (const viewer of viewersOf(players)) {
        const shown = expected(game, data, viewer, undefined, match);
        expect(engine.stripSecret(after, playerOf(viewer))).toEqual(shown);
        const { log, ...rest } = engine.logSlice(after, { player: playerOf(viewer), start: length });
        expect(rest).toEqual(shown);
        const news = logOf(match, viewer).slice(length);
        expect(log).toEqual(
          news.map(({ ply, events }) => {
            const isSeen = length > 0 && ply < length + news.length - 1;
            return { ply, events, ...(isSeen && { view: expected(game, data, viewer, ply + 1).view }) };
          }),
        );
      }
    }
    const { outcome } = matchOf(game, data);
    expect(outcome).toBeDefined();
    expect([engine.ended(data), engine.scores(data), engine.rankings(data)]).toEqual([
      true,
      outcome?.scores,
      outcome?.ranking,
    ]);
    expect(replay(game, readRecord(JSON.stringify(data))).moves).toHaveLength(data.moves.length);
    expect(engine.replay(data)).toEqual({ ...data, messages: [] });
    const names = outcome?.winners.map((winner) => `Player ${winner}`).join(' and ');
    expect(engine.messages(data).messages.join()).toContain(names === '' ? 'Nobody has won: ' : `Won by ${names}: `);
    const { players: told, game: played } = engine.stats(data);
    expect(played).toEqual({ players, moves: engine.logLength(data), over: 1 });
    expect(told.map(({ rank }) => rank)).toEqual(outcome?.ranking);
    expect(told.filter(({ won }) => won === 1).map(({ player }) => player)).toEqual(outcome?.winners);
    expect(await engine.dropPlayer(data, 0)).toEqual(data);
  });

  it('is the same for the same seed, and bots continue it', async () => {
    const play = async (seed: string): Promise<GameData> => {
      let data = await engine.init(players, [], {}, seed);
      for (let moves = 0; moves < 40 && !engine.ended(data); moves++) {
        data = engine.moveAI(stored(data), engine.currentPlayer(data) ?? -1);
      }
      return data;
    };
    const data = await play('x');
    expect(await play('x')).toEqual(data);
    expect((await play('y')).moves).not.toEqual(data.moves);
  });

  it('returns the log of the past, with both ends included', async () => {
    let data = await engine.init(players, [], {}, 'the past');
    while (engine.logLength(data) < 30) data = engine.moveAI(data, engine.currentPlayer(data) ?? -1);
    for (const viewer of viewersOf(players)) {
      const player = playerOf(viewer);
      for (const [start, end] of [
        [0, 0],
        [3, 7],
        [0, 29],
        [12, 12],
        [5, 4],
        [0, -1],
      ] as const) {
        const { log, ...rest } = engine.logSlice(data, { player, start, end });
        const plies = Array.from({ length: end - start + 1 }, (_, at) => start + at);
        expect(log.map(({ ply }) => ply)).toEqual(plies);
        expect(log.map(({ view }) => view)).toEqual(
          plies.map((ply) => (start > 0 && ply < end ? expected(game, data, viewer, ply + 1).view : undefined)),
        );
        expect(rest).toEqual(expected(game, data, viewer, end + 1));
      }
      const { plies } = engine.stripSecret(data, player);
      expect(plies).toBeGreaterThanOrEqual(engine.logLength(data));
      expect(engine.logSlice(data, { player }).log).toHaveLength(plies);
      expect(engine.logSlice(data, { player, start: plies }).log).toEqual([]);
    }
  });

  it('continues without players who leave, and ends if all leave', async () => {
    let data = await engine.init(players, [], {}, 'they leave');
    const leaver = engine.currentPlayer(data) ?? -1;
    const before = engine.logLength(data);
    data = await engine.dropPlayer(stored(data), leaver);
    expect(engine.logLength(data)).toBeGreaterThan(before);
    expect(engine.messages(data).messages).toEqual([`A bot goes on for ${game.describeSeat(leaver)}.`]);
    for (let moves = 0; moves < 30 && !engine.ended(data); moves++) {
      expect(engine.currentPlayer(data)).not.toBe(leaver);
      data = engine.moveAI(stored(data), engine.currentPlayer(data) ?? -1);
    }
    expect(await engine.dropPlayer(data, leaver)).toEqual(data);
    for (let seat = 0; seat < players; seat++) data = await engine.dropPlayer(stored(data), seat);
    expect([engine.ended(data), engine.currentPlayer(data)]).toEqual([true, undefined]);
    expect([...data.dropped].sort()).toEqual([...viewersOf(players)].filter((viewer) => viewer !== 'table'));
    expect(engine.replay(data)).toEqual({ ...data, messages: [] });
  });
});

describe('the engine of a game', () => {
  const kit = kitOf('strage');
  const engine = engineOf(kit);

  it('reports every event once', async () => {
    const begun = await engine.init(2, [], {}, 'news');
    expect(engine.messages(begun)).toEqual({ messages: [], data: begun });
    expect(engine.stats(begun).game).toEqual({ players: 2, moves: engine.logLength(begun), over: 0 });
    const named = engine.setPlayerMetaData(begun, 1, { name: 'Ann' });
    const told = engine.messages(await engine.dropPlayer(named, 1));
    expect(told.messages).toEqual(['A bot goes on for Ann.']);
    expect(engine.messages(told.data).messages).toEqual([]);
  });

  it('parses options as a form sends them', async () => {
    const { init } = engineOf(kitOf('elfenland'));
    const data = await init(3, undefined, { rounds: '3', destination: 'true' }, 's');
    expect(data.options).toEqual({ players: 3, rounds: 3, destination: true });
    expect((await init(3, [], null, 's')).options).toEqual({ players: 3 });
    expect((await engine.init(2, [], { players: '2', order: '[1,0]' }, 's')).options).toEqual({
      players: 2,
      order: [1, 0],
    });
  });

  it.each([
    [1, [], {}, 's', OptionsError, /players.*ST-/],
    [5, [], {}, 's', OptionsError, /players.*ST-/],
    ['2', [], {}, 's', OptionsError, /players.*ST-/],
    [2, [], { castle: true }, 's', OptionsError, /castle.*ST-/],
    [2, [], { order: 'backwards' }, 's', OptionsError, /order.*ST-/],
    [2, [], { players: 3 }, 's', TypeError, /"players" is 3, but there are 2/],
    [2, ['orcs'], {}, 's', TypeError, /no expansions; requested: \["orcs"\]/],
    [2, [], 'none', 's', TypeError, /The options must be an object/],
    [2, [], [], 's', TypeError, /The options must be an object/],
    [2, [], {}, '', TypeError, /The seed must be a string/],
    [2, [], {}, undefined, TypeError, /The seed must be a string/],
    [2, [], {}, 7, TypeError, /The seed must be a string/],
  ])('does not start with %j, %j, %j, %j', async (players, expansions, options, seed, kind, message) => {
    const begun = Reflect.apply(engine.init, undefined, [players, expansions, options, seed]);
    await expect(begun).rejects.toThrow(kind);
    await expect(begun).rejects.toThrow(message);
  });

  it('refuses moves with the clause and leaves the game unchanged', async () => {
    const data = await engine.init(2, [], {}, 'refused');
    const player = engine.currentPlayer(data) ?? -1;
    const before = JSON.stringify(data);
    const other = 1 - player;
    for (const [move, by, message] of [
      ['@h8', player, /h8 is outside the placement area\. \(ST-3\.3\)/],
      [{ type: 'roll', die: 6 }, player, /\(ST-/],
      ['castle', player, /\(ST-/],
      [null, player, /\(ST-/],
      [undefined, player, /\(ST-/],
      ['@a1', other, /\(ST-/],
    ] as const) {
      expect(() => engine.move(data, move, by)).toThrow(IllegalMoveError);
      expect(() => engine.move(data, move, by)).toThrow(message);
    }
    expect(() => engine.moveAI(data, other)).toThrow(IllegalMoveError);
    for (const nobody of [2, -1, 0.5, Number.NaN]) {
      expect(() => engine.move(data, '@a1', nobody)).toThrow(/There is no seat/);
      expect(() => engine.moveAI(data, nobody)).toThrow(/There is no seat/);
      await expect(engine.dropPlayer(data, nobody)).rejects.toThrow(/There is no seat/);
      expect(() => engine.setPlayerMetaData(data, nobody, { name: 'x' })).toThrow(/There is no seat/);
    }
    for (const none of [[], [null], [5]]) {
      const named = (): unknown => Reflect.apply(engine.setPlayerMetaData, engine, [data, 0, ...none]);
      expect(named).toThrow(expect.objectContaining({ code: 'boardgamers/bad-name' }));
      for (const verb of [engine.logSlice, engine.replay])
        expect(() => Reflect.apply(verb, engine, [data, ...none])).not.toThrow();
    }
    expect(() => engine.stripSecret(data, 2)).toThrow(/There is no seat 2/);
    expect(() => engine.logSlice(data, { player: 7 })).toThrow(/There is no seat 7/);
    for (const [call, message] of [
      [() => engine.logSlice(data, { start: -1 }), /The start of a log slice must be an integer from 0/],
      [() => engine.logSlice(data, { end: 1.5 }), /from -1, not 1\.5/],
      [() => engine.replay(data, { to: -1 }), /not -1/],
    ] as const) {
      expect(call).toThrow(RangeError);
      expect(call).toThrow(message);
    }
    expect(engine.stripSecret(data, -1)).toEqual(engine.stripSecret(data));
    expect(JSON.stringify(data)).toBe(before);
    expect(engine.move(data, '@a1', player).moves).toEqual([...data.moves, '@a1']);
  });

  it('refuses invalid, foreign or modified data in every function', async () => {
    const data = await engine.init(2, [], {}, 'tampered');
    const other = await engineOf(kitOf('elfenland')).init(2, [], {}, 's');
    const spoilt: readonly (readonly [unknown, RegExp])[] = [
      [undefined, /./],
      [null, /./],
      ['data', /./],
      [{}, /./],
      [other, /elfenland/],
      [{ ...data, rulesVersion: 99 }, /version/],
      [{ ...data, options: { players: 9 } }, /players.*\(ST-/],
      [{ ...data, moves: ['7'] }, /Move 1, "7"/],
      [{ ...data, moves: [...data.moves, '@h8'] }, /placement area.*\(ST-3\.3\)/],
      [{ ...data, moves: 'none' }, /moves/],
      [{ ...data, seed: '' }, /"seed"/],
      [{ ...data, names: ['only one'] }, /"names"/],
      [{ ...data, names: [1, 2] }, /"names"/],
      [{ ...data, dropped: [2] }, /"dropped"/],
      [{ ...data, dropped: 0 }, /"dropped"/],
      [{ ...data, messages: undefined }, /"messages"/],
    ];
    for (const [given, message] of spoilt) {
      for (const [what, ...args] of [
        ['move', '@a1', 0],
        ['stripSecret', 0],
        ['logSlice', {}],
        ['currentPlayer'],
        ['ended'],
        ['scores'],
        ['stats'],
      ] as const) {
        const call = (): unknown => Reflect.apply(engine[what], undefined, [given, ...args]);
        expect(call, `${what} of ${JSON.stringify(given)}`).toThrow(RecordError);
        expect(call).toThrow(message);
      }
    }
  });

  it('keeps games apart when it alternates between them or returns to an earlier state', async () => {
    const one = await engine.init(2, [], {}, 'one');
    const two = await engine.init(2, [], {}, 'two');
    const [first, second] = [engine.currentPlayer(one) ?? -1, engine.currentPlayer(two) ?? -1];
    const seen = JSON.stringify(engine.stripSecret(one, 0));
    const after = engine.moveAI(one, first);
    engine.moveAI(two, second);
    expect(JSON.stringify(engine.stripSecret(one, 0))).toBe(seen);
    expect(engine.moveAI(one, first)).toEqual(after);
    expect(() => engine.move(one, '@h8', first)).toThrow();
    expect(engine.moveAI(one, first)).toEqual(after);
    expect(engine.stripSecret(after, 0)).toEqual(expected(kit.game, after, 0));
  });

  it('replays an edited game, up to a given move and by newer rules', async () => {
    let data = await engine.init(2, [], {}, 'replay');
    expect(engine.replay(data, { to: 0 })).toEqual(data);
    while (engine.logLength(data) < 25) data = engine.moveAI(data, engine.currentPlayer(data) ?? -1);
    const cut = engine.replay(data, { to: 12 });
    expect(cut.moves.slice(0, 12)).toEqual(data.moves.slice(0, 12));
    expect(typeof engine.currentPlayer(cut)).toBe('number');
    // The following chance moves are drawn as before.
    expect(cut.moves).toEqual(data.moves.slice(0, cut.moves.length));
    const edited = { ...data, moves: Object.assign([...data.moves], { 3: '@h8' }) };
    expect(() => engine.replay(edited)).toThrow(RecordError);
    expect(engine.replay(edited, { to: 3 }).moves.slice(0, 3)).toEqual(data.moves.slice(0, 3));

    const { game } = kit;
    const later = engineOf({ ...kit, game: { ...game, rulesVersion: game.rulesVersion + 1 } });
    expect(() => later.move(data, '@a1', 0)).toThrow(RecordError);
    expect(() => later.replay(data)).toThrow(/never published/);
    const migrations = Array.from({ length: game.rulesVersion }, () => (record: GameRecord) => record);
    const migrating = engineOf({ ...kit, game: { ...game, rulesVersion: game.rulesVersion + 1 }, migrations });
    expect(migrating.replay(data)).toEqual({ ...data, rulesVersion: game.rulesVersion + 1, messages: [] });
  });

  it('draws fair dice, from the whole seed', async () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let match = 0; match < 400; match++) {
      const { moves } = await engine.init(2, [], {}, `${'long '.repeat(20)}${match}`);
      const die = Number(moves[0]);
      counts[die - 1] = (counts[die - 1] ?? 0) + 1;
    }
    // Six standard deviations.
    for (const count of counts) expect(Math.abs(count - 400 / 6)).toBeLessThan(6 * Math.sqrt((400 * 5) / 36));
  });

  it('describes the form, and accepts everything that the form offers', async () => {
    for (const { game, ...rest } of kits) {
      const { label, players, options, preferences } = formOf(game);
      expect(preferences[0]?.items.map(({ name }) => name)).toEqual(['auto', 'en', 'it']);
      expect(label).toBe(game.name);
      expect([players[0], players.at(-1)]).toEqual([game.seats.min, game.seats.max]);
      for (const { name, items, default: standard } of options) {
        expect(items.map((item) => item.name)).toContain(standard);
        for (const item of items) {
          const most = game.seats.max;
          const data = await engineOf({ ...rest, game }).init(most, [], { [name]: item.name }, 's');
          expect(JSON.stringify(data.options)).toContain(`"${name}"`);
        }
      }
    }
    expect(formOf(kitOf('elfenland').game, 'it').options[0]?.label).not.toBe(
      formOf(kitOf('elfenland').game).options[0]?.label,
    );
  });

  it('gives the points before the end if a view shows them', async () => {
    const wizards = engineOf(kitOf('elfenwizards'));
    const rng = seeded(3);
    let data = await wizards.init(3, [], {}, 's');
    while (wizards.round(data) === 1) {
      const player = wizards.currentPlayer(data) ?? -1;
      data = wizards.move(data, anyOf(wizards.stripSecret(data, player).availableMoves, rng), player);
    }
    const view = matchOf(kitOf('elfenwizards').game, data).observe('table').view;
    expect(view).toMatchObject({ round: 2, seats: wizards.scores(data).map((score) => ({ score })) });
    expect(Math.max(...wizards.scores(data))).toBeGreaterThan(0);
    for (const seats of [undefined, [{ score: 3 }, {}], [null, 'x']]) {
      const own = engineOf({ ...kit, game: { ...kit.game, view: () => ({ seats }) } });
      expect(own.scores(await own.init(2, [], {}, 's'))).toEqual([0, 0]);
    }
  });

  it('names seats, and counts rounds if the game has them', async () => {
    const land = engineOf(kitOf('elfenland'));
    const data = await land.init(2, [], {}, 's');
    expect([land.round(data), engine.round(await engine.init(2, [], {}, 's'))]).toEqual([1, undefined]);
    for (const view of [{ round: 'first' }, { round: null }, null]) {
      const own = engineOf({ ...kit, game: { ...kit.game, view: () => view } });
      expect(own.round(await own.init(2, [], {}, 's'))).toBeUndefined();
    }
    expect(engine.factions(await engine.init(2, [], {}, 's'))).toEqual(
      [0, 1].map((seat) => kit.game.describeSeat(seat)),
    );
    expect(land.toSave(data)).toBe(data);
  });
});

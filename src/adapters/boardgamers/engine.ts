import { botOf } from '../../bots/catalogue.ts';
import { hmacRng } from '../../core/chance.ts';
import type { GameTypes, Seat } from '../../core/game.ts';
import type { Kit } from '../../core/kit.ts';
import { Match } from '../../core/match.ts';
import { isObject } from '../../core/objects.ts';
import { badField, fromNotation, legalMove } from '../../core/record.ts';
import { checkSeat } from '../../core/seats.ts';
import { shown } from '../../core/wording.ts';
import { migrated } from '../../referee/migrate.ts';
import { readData } from './data.ts';
import { engineFailure } from './failures.ts';
import { readOptions } from './form.ts';
import { pointsOf, resultOf, statsOf } from './results.ts';
import { logOf, seenBy, sliceOf, viewerOf } from './seen.ts';
import type { Engine, GameData } from './types.ts';

/** The stored data of a game, and the match replayed from it. */
interface Loaded<T extends GameTypes> {
  readonly data: GameData;
  readonly match: Match<T>;
}

/**
 * The game as an engine of Boardgamers. Its functions need no `this`, so that a module can export them one by one.
 *
 * The platform stores a record, and the functions replay it. The engine caches the match of the last call. The random
 * numbers of chance moves and bots are computed from the platform's seed and the number of the move.
 */
export function engineOf<T extends GameTypes>(kit: Kit<T>): Engine<T> {
  const { game } = kit;
  const bot = botOf('greedy', kit);
  let last: { readonly key: string; readonly match: Match<T> } | undefined;

  function loadGame(given: unknown): Loaded<T> {
    const data = readData(given);
    const key = keyOf(data);
    const match = last?.key === key ? last.match : new Match(game, { record: data, chance: 'dictated' });
    const { players } = match.state;
    if (data.names.length !== players) throw badField('names', data.names);
    if (data.dropped.some((seat) => seat < 0 || seat >= players)) throw badField('dropped', data.dropped);
    last = { key, match };
    return { data, match };
  }

  /** Makes the given move, if any, and the moves of chance and bots that follow. */
  function playOn({ data, match }: Loaded<T>, first?: { readonly seat: Seat; readonly tried: unknown }): GameData {
    const made: string[] = [];
    if (first !== undefined) {
      const { seat, tried } = first;
      const move = legalMove(game, fromNotation(game, tried), (own) => match.violation(seat, own));
      match.play(seat, move);
      made.push(game.print(move));
    }
    // The cached match no longer fits its key. If a move below throws, the next call must not use the match.
    last = undefined;
    for (;;) {
      const { actor } = match;
      if (actor === 'chance') made.push(game.print(match.chance(drawn(data, match))));
      else if (typeof actor === 'number' && data.dropped.includes(actor)) {
        const move = chosen(data, match, actor);
        match.play(actor, move);
        made.push(game.print(move));
      } else break;
    }
    const { outcome } = match;
    const news = made.length > 0 && outcome !== undefined ? [resultOf(game, outcome, data.names)] : [];
    const next: GameData = { ...data, moves: [...data.moves, ...made], messages: [...data.messages, ...news] };
    last = { key: keyOf(next), match };
    return next;
  }

  function drawn({ seed }: GameData, { state, plies }: Match<T>): T['move'] {
    return game.sample(state, hmacRng(seed, `chance ${plies}`));
  }

  function chosen({ seed }: GameData, match: Match<T>, seat: Seat): T['move'] {
    return bot.decide(match.observe(seat), { rng: hmacRng(seed, `bot ${match.plies}`) });
  }

  return {
    async init(players, expansions, options, seed) {
      if (expansions !== undefined && !(Array.isArray(expansions) && expansions.length === 0)) {
        throw engineFailure('boardgamers/expansions', { game: game.name, expansions: shown(expansions) });
      }
      if (typeof seed !== 'string' || seed === '') throw engineFailure('boardgamers/bad-seed', { seed: shown(seed) });
      if (options !== undefined && (typeof options !== 'object' || Array.isArray(options))) {
        throw engineFailure('boardgamers/bad-options', { options: shown(options) });
      }
      const given: { readonly players?: unknown } = readOptions(game, options ?? {});
      if (given.players !== undefined && given.players !== players) {
        const params = { given: shown(given.players), players: shown(players) };
        throw engineFailure('boardgamers/other-players', params);
      }
      const match = new Match(game, { options: { ...given, players }, chance: 'dictated' });
      const names = Array.from({ length: players }, () => '');
      return playOn({ data: { ...match.record(), seed, names, dropped: [], messages: [] }, match });
    },

    move: (given, tried, player) => playOn(loadGame(given), { seat: player, tried }),

    moveAI(given, player) {
      const { data, match } = loadGame(given);
      checkSeat(player, match.state.players);
      const tried = match.actor === player ? chosen(data, match, player) : undefined;
      return playOn({ data, match }, { seat: player, tried });
    },

    async dropPlayer(given, player) {
      const { data, match } = loadGame(given);
      checkSeat(player, match.state.players);
      if (data.dropped.includes(player) || match.actor === 'over') return data;
      const name = data.names[player] || game.describeSeat(player);
      const messages = [...data.messages, `A bot goes on for ${name}.`];
      return playOn({ data: { ...data, dropped: [...data.dropped, player], messages }, match });
    },

    replay(given, options) {
      const [data, { to }] = [readData(given), { ...options }];
      const { moves, ...begun } = { ...data, ...migrated(kit, data) };
      const plies = to ?? moves.length;
      if (!Number.isInteger(plies) || plies < 0) {
        throw engineFailure('boardgamers/bad-move', { to: shown(to) }, { kind: RangeError });
      }
      return { ...playOn(loadGame({ ...begun, moves: moves.slice(0, plies) })), messages: [] };
    },

    ended: (given) => loadGame(given).match.actor === 'over',
    currentPlayer(given) {
      const { actor } = loadGame(given).match;
      return typeof actor === 'number' ? actor : undefined;
    },
    scores: (given) => pointsOf(loadGame(given).match),
    rankings(given) {
      const { match } = loadGame(given);
      return match.outcome?.ranking ?? Array.from({ length: match.state.players }, () => 1);
    },
    round(given) {
      const { view } = loadGame(given).match.observe('table');
      const round = isObject(view) ? view['round'] : undefined;
      return typeof round === 'number' ? round : undefined;
    },
    factions: (given) => loadGame(given).data.names.map((_, seat) => game.describeSeat(seat)),
    stats(given) {
      const { data, match } = loadGame(given);
      return statsOf(match, data.dropped);
    },

    logLength: (given) => logOf(loadGame(given).match, 'table').length,
    logSlice(given, range) {
      const { data, match } = loadGame(given);
      return sliceOf(match, data, { ...range });
    },
    stripSecret(given, player) {
      const { data, match } = loadGame(given);
      return seenBy(match, data, viewerOf(player, match.state.players));
    },

    setPlayerMetaData(given, player, metaData) {
      const [{ data, match }, { name }] = [loadGame(given), { ...metaData }];
      checkSeat(player, match.state.players);
      if (typeof name !== 'string') throw engineFailure('boardgamers/bad-name', { name: shown(name) });
      return { ...data, names: data.names.map((known, seat) => (seat === player ? name : known)) };
    },
    toSave: (given) => given,
    messages(given) {
      const data = readData(given);
      return { messages: data.messages, data: { ...data, messages: [] } };
    },
  };
}

/** Cache key of the match: data with equal keys have equal matches. */
function keyOf({ feyrules, game, rulesVersion, options, moves }: GameData): string {
  return JSON.stringify([feyrules, game, rulesVersion, options, moves]);
}

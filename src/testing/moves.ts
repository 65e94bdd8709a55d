import { equal, fail, ok } from 'node:assert/strict';
import * as fc from 'fast-check';
import { LONGEST_NOTATION } from '../core/define.ts';
import { IllegalMoveError } from '../core/errors.ts';
import type { BaseState, Game, Violation } from '../core/game.ts';
import { fits } from '../core/outcome.ts';
import { citedOf, deciding, named, reasonOf, thrownBy } from './faults.ts';
import { canonical } from './graph.ts';
import { checkEveryState, checkSampledStates, GOES_ON, P6, randomGames, randomly, walk } from './play.ts';
import type { Checks } from './states.ts';
import { anyText, nearTexts } from './texts.ts';
import { aroundOf, candidateOf, neighboursOf, universeOf } from './universe.ts';

/** Allowed characters of a notation in a record: no white space, no marks of the record, no move number. */
const NOTATION = /^(?![#;{[])(?!\d+\.$)[^\s{};[\]#]+$/;

/** Of a group of notations that differ only in words and numbers, at most this many are misspelt. */
const ALIKE = 10;

/** Properties of moves: legality and notation. */
export const moves: Checks = {
  [P6](subject) {
    const { game } = subject;
    checkSampledStates(subject, 20, 300, 16, ({ state, move }, rng) => {
      const legal = game.legalMoves(state);
      const listed = new Set<string>();
      for (const { move: own, key } of legal.map(candidateOf)) {
        if (listed.has(key)) fail(`${named(game, own)} is listed twice`);
        listed.add(key);
        const refused = game.violation(state, own);
        if (refused !== undefined) fail(`${named(game, own)} is listed but refused: ${citedOf(refused)}`);
      }
      const shortlist = (typeof game.actor(state) === 'number' && subject.kit.search?.shortlist?.(state)) || legal;
      for (const { key } of shortlist.map(candidateOf))
        if (!listed.has(key)) fail(`${key} is on the shortlist, but illegal`);
      ok(shortlist.length > 0 || legal.length === 0, `the shortlist is empty in the phase "${state.phase}"`);
      const tried = [...universeOf(game), ...neighboursOf(game, move, rng), ...aroundOf(game, legal, rng)];
      // A misspelling must not parse to a legal move that is not listed, such as one whose list has another order.
      for (const text of nearTexts(named(game, move))) tried.push(candidateOf(game.parse(text) ?? move));
      for (const { move: other, key } of tried) {
        const isLegal = game.violation(state, other) === undefined;
        if (isLegal === listed.has(key)) continue;
        fail(`${key} is ${isLegal ? 'legal but not listed' : 'listed but illegal'} in the phase "${state.phase}"`);
      }
    });
  },

  [GOES_ON](subject) {
    const { game } = subject;
    const check = (state: BaseState): void => {
      const over = game.actor(state) === 'over';
      const outcome = game.outcome(state);
      if (!over) ok(outcome === undefined, `there is an outcome, but ${deciding(game, state)} has to decide`);
      else ok(outcome !== undefined, 'the game is over, but has no outcome');
      ok(
        outcome === undefined || fits(outcome, state.players),
        `the outcome ${JSON.stringify(outcome)} does not fit ${state.players} seats`,
      );
      const legal = game.legalMoves(state).length;
      if (over) equal(legal, 0, `the game is over, but has ${legal} legal moves`);
      else ok(legal > 0, `there is no legal move in the phase "${state.phase}" for ${deciding(game, state)}`);
      const first = game.legalMoves(game.setup())[0];
      if (over) ok(game.violation(state, first) !== undefined, 'the game is over, but a move is not refused');
    };
    checkEveryState(subject, 20, 300, ({ state }) => check(state));
    randomly(subject, { runs: 5, seed: 7 }, randomGames(subject, 5000), (random) => {
      check(walk(subject, random, () => {}));
    });
  },

  'a whole random game comes to its end, or to ten thousand moves'(subject) {
    randomly(subject, { runs: 2, seed: 4 }, randomGames(subject, 10_000), (random) => {
      walk(subject, random, () => {});
    });
  },

  'P12 notation and moves are two names of one thing'(subject) {
    const { game } = subject;
    const texts = new Map<string, string>();
    for (const { move, key } of universeOf(game)) {
      const text = game.print(move);
      ok(typeof text === 'string' && NOTATION.test(text), `${key} prints "${text}", which is no single token`);
      ok(text.length <= LONGEST_NOTATION, `${key} prints ${text.length} characters; at most ${LONGEST_NOTATION}`);
      const read = canonical(game.parse(text));
      if (read !== key) fail(`${key} prints ${text}, which is read as ${read ?? 'no move'}`);
      const other = texts.get(text) ?? key;
      if (other !== key) fail(`${text} is ${key} and ${other}`);
      texts.set(text, key);
    }
    const same = (text: string): void => {
      const move = game.parse(text);
      if (move === undefined) return;
      const printed = game.print(move);
      if (printed !== text) fail(`"${text}" is read as ${canonical(move)}, which prints "${printed}"`);
    };
    const alike = new Map<string, number>();
    for (const text of texts.keys()) {
      const shape = text.replace(/\p{L}+/gu, 'a').replace(/\d+/g, '0');
      const count = (alike.get(shape) ?? 0) + 1;
      alike.set(shape, count);
      if (count <= ALIKE) for (const near of nearTexts(text)) same(near);
    }
    const mutated = fc
      .tuple(fc.constantFrom(...texts.keys()), fc.nat(8), fc.nat(3), fc.string({ maxLength: 3 }))
      .map(([text, at, removed, inserted]) => text.slice(0, at) + inserted + text.slice(at + removed));
    randomly(subject, { runs: 3000, seed: 12 }, fc.oneof(mutated, anyText()), same);
  },

  'P13 every illegal value is refused, and only apply throws'(subject) {
    const { game } = subject;
    const types = Object.keys(game.moves);
    const names = [...new Set(Object.values(game.moves).flatMap((fields) => Object.keys(fields)))];
    const odd = fc.oneof(fc.jsonValue(), fc.constantFrom(-0, 1e99, Number.NaN, '__proto__', undefined), fc.nat(70));
    const key = fc.constantFrom(...names, '__proto__', 'constructor', 'toString', 'extra');
    const junk = fc.oneof(
      odd,
      fc
        .record({ type: fc.constantFrom(...types), fields: fc.array(fc.tuple(key, odd), { maxLength: 4 }) })
        .map(({ type, fields }) => Object.fromEntries([['type', type], ...fields])),
    );
    const games = fc.tuple(randomGames(subject, 60), fc.array(junk, { maxLength: 30 }));
    randomly(subject, { runs: 60, seed: 13 }, games, ([random, tries]) => {
      const state = walk(subject, random, () => {});
      const legal = game.legalMoves(state);
      const near = legal.slice(0, 10).map((move) => ({ ...move, extra: 1 }));
      for (const tried of [...tries, ...legal, ...near, [], null]) judged(game, state, tried);
      for (const move of near) {
        const code = game.violation(state, move)?.code;
        equal(code, `${game.id}/malformed-move`, `${canonical(move)} is refused as ${code}, not as malformed-move`);
      }
    });
  },
};

/** Checks that `apply` throws if and only if `violation` refuses, and that the refusal has a code of the game. */
function judged(game: Game, state: BaseState, tried: unknown): void {
  const shown = canonical(tried);
  const thrown = thrownBy(() => Reflect.apply(game.apply, game, [state, tried]));
  let refused: Violation | undefined;
  try {
    refused = game.violation(state, tried);
  } catch (error) {
    fail(`violation of ${shown} does not answer: ${reasonOf(error)}`);
  }
  if (refused === undefined) {
    if (thrown !== undefined) fail(`${shown} is legal, but in apply ${reasonOf(thrown)}`);
    return;
  }
  ok(
    refused.code.startsWith(`${game.id}/`) && game.refusals.includes(refused.code),
    `${shown} is refused as ${refused.code}, which is not among the refusals of the game`,
  );
  if (thrown === undefined) fail(`${shown} is refused as ${refused.code}, but apply makes it`);
  ok(
    thrown instanceof IllegalMoveError,
    `${shown} is refused as ${refused.code}, but in apply ${reasonOf(thrown)} in place of an IllegalMoveError`,
  );
}

import { equal, fail } from 'node:assert/strict';
import { frozenCopy } from '../core/deep-freeze.ts';
import type { BaseState, Tagged } from '../core/game.ts';
import { recordOf, replay } from '../core/record.ts';
import { printRecord, readRecord } from '../core/record-text.ts';
import { named } from './faults.ts';
import { canonical, difference, mustBePlain, placed, shapeOf, sharedObject, unlike } from './graph.ts';
import { checkEveryState, checkSampledStates, randomGames, randomly, viewersOf, walk } from './play.ts';
import type { Subject } from './subject.ts';

/** Properties by name; each throws if it fails, and returns a sentence if something was not reached. */
export type Checks = Readonly<Record<string, (subject: Subject) => unknown>>;

/** Properties of states. The other properties rely on them. */
export const states: Checks = {
  'P3 what clone and apply share with their input is frozen'(subject) {
    const { game } = subject;
    const look = (state: BaseState, move: Tagged): void => {
      const cloned = sharedObject(state, game.clone(state));
      if (cloned !== undefined) {
        fail(`${placed(cloned)} of the clone is the same object as in the original and is not frozen`);
      }
      const applied = sharedObject(state, game.apply(state, move));
      if (applied !== undefined) {
        fail(`${placed(applied)} of the state after ${named(game, move)} is the very object of the state before`);
      }
    };
    checkEveryState(subject, 8, 200, ({ state, move }) => {
      look(state, move);
      // A parsed state is not frozen.
      look(JSON.parse(JSON.stringify(state)), move);
    });
  },

  'P4 states are plain JSON of one shape'(subject) {
    const { game } = subject;
    const shapes = new Map<string, string>();
    const look = (state: BaseState, first: BaseState): void => {
      mustBePlain('the state is', state);
      const clone = game.clone(state);
      if (JSON.stringify(clone) !== JSON.stringify(state)) {
        fail(`a clone is not what it was cloned from: ${difference(state, clone) ?? 'its keys have another order'}`);
      }
      const [keys, known] = [Object.keys(state).join(', '), Object.keys(first).join(', ')];
      if (keys !== known) fail(`the state has the keys ${keys}; after setup it had ${known}`);
      for (const [path, now] of shapeOf(state)) {
        const before = shapes.get(path) ?? now;
        shapes.set(path, before);
        if (now !== before) fail(unlike(path, now, before));
      }
    };
    checkEveryState(subject, 20, 300, ({ state, move, options, ply }) => {
      const first = game.setup(options);
      if (ply === 0) look(first, first);
      look(game.apply(state, move), first);
    });
  },

  'P4 moves, views, events and outcomes are plain JSON'(subject) {
    const { game } = subject;
    const look = (what: string, value: unknown): void => mustBePlain(`${what} is`, value);
    checkSampledStates(subject, 10, 250, 8, ({ state, move }) => {
      for (const legal of game.legalMoves(state)) look(`the move ${canonical(legal)}`, legal);
      for (const viewer of viewersOf(state)) look(`the view of ${viewer}`, game.view(state, viewer));
      const after = game.apply(state, move, (event) => {
        look(`the event ${event.type}`, event);
        for (const viewer of viewersOf(state)) {
          const told = game.redact(event, viewer);
          if (told !== undefined) look(`the event ${event.type} as told to ${viewer}`, told);
        }
      });
      const outcome = game.outcome(after);
      if (outcome !== undefined) look('the outcome', outcome);
    });
  },
};

/** Properties of `apply` and its in-place counterpart. */
export const making: Checks = {
  'P1 apply leaves its input as it was'(subject) {
    const { game } = subject;
    checkSampledStates(subject, 12, 200, 8, ({ state }) => {
      const before = JSON.stringify(state);
      for (const move of game.legalMoves(state)) {
        game.apply(state, move);
        if (JSON.stringify(state) === before) continue;
        const changed = difference(JSON.parse(before), state) ?? 'the order of its keys';
        fail(`${named(game, move)} changed the state that it was applied to: ${changed}`);
      }
    });
  },

  'P2 everything works on a deep-frozen state'(subject) {
    const { game } = subject;
    checkSampledStates(subject, 12, 200, 8, ({ state }) => {
      const frozen = frozenCopy(state);
      for (const move of game.legalMoves(frozen)) game.apply(frozen, move, () => {});
      game.outcome(frozen);
      game.view(frozen, 'table');
      game.chances(frozen);
    });
  },

  'P5 advancing, applying and replaying the record lead to the same state'(subject) {
    const { game } = subject;
    randomly(subject, { runs: 12, seed: 5 }, randomGames(subject, 400), (random) => {
      const draft = game.clone(game.setup(random.options));
      const moves: Tagged[] = [];
      const end = walk(subject, random, ({ move }) => {
        game.advance(draft, move);
        moves.push(move);
      });
      const same = (how: string, state: BaseState): void => {
        if (JSON.stringify(state) === JSON.stringify(end)) return;
        const where = difference(state, end) ?? 'the order of keys';
        const shown = moves.map((move) => named(game, move)).join(' ');
        fail(`${how} leads elsewhere than apply: ${where}\noptions ${JSON.stringify(random.options)}\nmoves ${shown}`);
      };
      same('advance', draft);
      const record = recordOf(game, random.options, moves);
      same('the record as JSON', replay(game, readRecord(JSON.stringify(record))).state);
      same('the record as text', replay(game, readRecord(printRecord(game, record))).state);
    });
  },

  'P14 the invariants hold after every move'(subject) {
    const { game } = subject;
    checkEveryState(subject, 40, 400, ({ state, move }) => {
      const flaws = subject.broken(game.apply(state, move));
      if (flaws.length > 0) fail(`broken by ${named(game, move)}: ${flaws.join('; ')}`);
    });
  },

  'P15 symmetries commute with the rules'(subject) {
    const { game } = subject;
    checkSampledStates(subject, 20, 300, 6, ({ state }) => {
      for (const symmetry of subject.symmetries) {
        if (!symmetry.applies(state)) continue;
        const image = symmetry.state(state);
        const legal = game.legalMoves(state);
        const there = new Set(game.legalMoves(image).map(canonical));
        const here = new Set(legal.map((move) => canonical(symmetry.move(move))));
        for (const move of legal) {
          const mapped = symmetry.move(move);
          if (there.has(canonical(mapped))) continue;
          fail(`${symmetry.name}: ${named(game, move)} is legal, but its image ${named(game, mapped)} is not`);
        }
        equal(there.size, here.size, `${symmetry.name}: the image of the state has ${there.size} legal moves`);
        for (const move of legal) {
          const found = difference(game.apply(image, symmetry.move(move)), symmetry.state(game.apply(state, move)));
          if (found !== undefined) fail(`${symmetry.name}: ${named(game, move)} does not commute: ${found}`);
        }
      }
    });
  },
};

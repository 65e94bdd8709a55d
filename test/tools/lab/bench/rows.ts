import type { BaseState } from '../../../../src/core/game.ts';
import { type GameRecord, RECORD_FORMAT } from '../../../../src/core/record.ts';
import { anyMove } from '../../../core/at-random.ts';
import { requests } from './requests.ts';
import type { Side } from './side.ts';

/** Does the next unit of work, in a fixed sequence, and returns its number of operations. */
export type Work = () => number | Promise<number>;

/** A row of the table, which users choose by. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  /** Units of work per group: builds are compared by groups. */
  readonly pass: number;
  begin(side: Side): Work | Promise<Work>;
}

/** Maximum number of moves: the rules of some games set no limit. */
export const MAX_MOVES = 2_000;
const POSITIONS = 100;
const RECORDS = 5;
const LEARNERS = 20;
/** Number of decisions that a bot makes, spread over whole games. */
const GREEDY = 40;
const SEARCHED = 4;

export const rows: readonly Row[] = [
  {
    name: 'play-outs, advance',
    unit: 'move',
    pass: 1,
    begin: (side) => playOut(side, side.options),
  },
  {
    name: 'play-outs, apply',
    unit: 'move',
    pass: 1,
    begin({ game, options, seeded }) {
      const rng = seeded(7);
      return () => {
        let state = game.setup(options);
        let moves = 0;
        for (; game.actor(state) !== 'over' && moves < MAX_MOVES; moves++)
          state = game.apply(state, anyMove(game, state, rng));
        return moves;
      };
    },
  },
  {
    name: 'apply',
    unit: 'move',
    pass: 1,
    begin(side) {
      const { game, seeded } = side;
      const rng = seeded(5);
      const asked = positions(side)
        .filter((state) => game.actor(state) !== 'over')
        .map((state) => ({ state, move: anyMove(game, state, rng) }));
      return () => {
        for (const { state, move } of asked) game.apply(state, move);
        return asked.length;
      };
    },
  },
  { name: 'legalMoves', unit: 'call', pass: 1, begin: onPositions(({ game }, state) => game.legalMoves(state)) },
  { name: 'clone', unit: 'call', pass: 1, begin: onPositions(({ game }, state) => game.clone(state)) },
  { name: 'view', unit: 'call', pass: 1, begin: onPositions(({ game }, state) => game.view(state, 0)) },
  {
    name: 'resample',
    unit: 'call',
    pass: 1,
    begin(side) {
      const { game, seeded } = side;
      const rng = seeded(3);
      const views = positions(side).map((state) => game.view(state, 0));
      return () => {
        for (const view of views) game.resample(view, rng);
        return views.length;
      };
    },
  },
  {
    name: 'a record judged',
    unit: 'record',
    pass: RECORDS,
    begin(side) {
      const records = Array.from({ length: RECORDS }, (_, seed) => recordBy(side, seed));
      let next = 0;
      return () => {
        const record = records[next++ % RECORDS];
        if (record !== undefined) side.replay(record);
        return 1;
      };
    },
  },
  { name: 'a request of the referee', unit: 'request', pass: 1, begin: requests },
  {
    name: 'RL observe and mask',
    unit: 'observation',
    pass: 1,
    async begin(side) {
      const rng = side.seeded(11);
      const learners = await Promise.all(Array.from({ length: LEARNERS }, (_, seed) => side.learner(seed)));
      for (const [number, learner] of learners.entries()) {
        for (let action = 0; action < number * 5 && learner.player !== null; action++)
          learner.step(learner.legalActions[rng.int(learner.legalActions.length)] ?? 0);
        if (learner.player === null) learner.reset();
      }
      const [vector, mask] = [
        new Float32Array(learners[0]?.observations.size ?? 0),
        new Uint8Array(learners[0]?.actions.size ?? 0),
      ];
      return () => {
        for (const learner of learners) {
          learner.observe(learner.player ?? 0, vector);
          learner.mask(mask);
        }
        return learners.length;
      };
    },
  },
  bot('greedy', GREEDY),
  bot('ismcts:500', SEARCHED),
];

/** Plays a random game, and returns its number of moves. */
export function playOut({ game, seeded }: Side, options: object): () => number {
  const rng = seeded(7);
  return () => {
    const draft = game.clone(game.setup(options));
    let moves = 0;
    for (; game.actor(draft) !== 'over' && moves < MAX_MOVES; moves++) game.advance(draft, anyMove(game, draft, rng));
    return moves;
  };
}

function bot(name: string, decisions: number): Row {
  return {
    name,
    unit: 'decision',
    pass: decisions,
    begin(side) {
      const { game, seeded } = side;
      const decide = side.bot(name);
      const asked = positions(side).flatMap((state) => {
        const actor = game.actor(state);
        const moves = game.legalMoves(state);
        return typeof actor !== 'number' || moves.length < 2
          ? []
          : [{ viewer: actor, view: game.view(state, actor), actor, moves }];
      });
      // A few of them, evenly spread: their costs differ by a factor of a hundred.
      const chosen = Array.from(
        { length: decisions },
        (_, index) => asked[Math.floor((index * asked.length) / decisions)],
      );
      let next = 0;
      return () => {
        const index = next++ % decisions;
        const observation = chosen[index];
        if (observation !== undefined) decide(observation, seeded(index));
        return 1;
      };
    },
  };
}

function onPositions(look: (side: Side, state: BaseState) => unknown): (side: Side) => Work {
  return (side) => {
    const states = positions(side);
    return () => {
      for (const state of states) look(side, state);
      return states.length;
    };
  };
}

/** Positions of random games, as far apart as the decisions of a seat. */
function positions({ game, options, seeded }: Side): BaseState[] {
  const rng = seeded(2009);
  const found: BaseState[] = [];
  let state = game.setup(options);
  for (let ply = 0; found.length < POSITIONS; ply++) {
    if (game.actor(state) === 'over' || ply % MAX_MOVES === 0) state = game.setup(options);
    else state = game.apply(state, anyMove(game, state, rng));
    if (ply % 13 === 0) found.push(state);
  }
  return found;
}

function recordBy({ game, options, seeded }: Side, seed: number): GameRecord {
  const rng = seeded(seed);
  const draft = game.clone(game.setup(options));
  const moves: string[] = [];
  while (game.actor(draft) !== 'over' && moves.length < MAX_MOVES) {
    const move = anyMove(game, draft, rng);
    moves.push(game.print(move));
    game.advance(draft, move);
  }
  return { feyrules: RECORD_FORMAT, game: game.id, rulesVersion: game.rulesVersion, tags: {}, options, moves };
}

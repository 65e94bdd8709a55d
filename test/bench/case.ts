/** One measurement, in a process of its own: `case.ts <game> <case>` prints operations and games a second as JSON. */
import type { AnyGame, BaseState, Draft, Tagged } from '../../src/core/game.ts';
import type { Rng } from '../../src/core/rng.ts';
import { hosted } from './boardgame-io.ts';

/** What users install, not the sources. */
const built: typeof import('../../src/index.ts') = await import(new URL('../../dist/index.js', import.meta.url).href);
const { games, seeded, strage } = built;

/** No rule of some games bounds their length. */
const MAX_MOVES = 10_000;
const ROUNDS = 5;
const ROUND_MS = 800;
/** Positions for the cases that look at single states. */
const POSITIONS = 200;

interface Count {
  readonly operations: number;
  readonly games: number;
}

/** Does a bit of the work, and says how much it was. */
type Work = (rng: Rng) => Count;

function pick(game: AnyGame, state: BaseState, rng: Rng): Tagged {
  if (game.actor(state) === 'chance') return game.sample(state, rng);
  const moves = game.legalMoves(state);
  const move = moves[rng.int(moves.length)];
  if (move === undefined) throw new Error('no legal move');
  return move;
}

const cases: Readonly<Record<string, (game: AnyGame) => Work>> = {
  'play-outs, advance': (game) => (rng) => {
    const draft: Draft<BaseState> = game.clone(game.setup());
    let operations = 0;
    for (; game.actor(draft) !== 'over' && operations < MAX_MOVES; operations++)
      game.advance(draft, pick(game, draft, rng));
    return { operations, games: 1 };
  },
  'play-outs, apply': (game) => (rng) => {
    let state = game.setup();
    let operations = 0;
    for (; game.actor(state) !== 'over' && operations < MAX_MOVES; operations++)
      state = game.apply(state, pick(game, state, rng));
    return { operations, games: 1 };
  },
  legalMoves: (game) => onPositions(game, (state) => game.legalMoves(state)),
  clone: (game) => onPositions(game, (state) => game.clone(state)),
  view: (game) => onPositions(game, (state) => game.view(state, 0)),
  resample(game) {
    const views = positions(game).map((state) => game.view(state, 0));
    return (rng) => {
      for (const view of views) game.resample(view, rng);
      return { operations: views.length, games: 0 };
    };
  },
  'play-outs, boardgame.io': () => (rng) => {
    const table = hosted(strage);
    let operations = 0;
    for (; strage.actor(table.state) !== 'over'; operations++) {
      const { state } = table;
      const moves = strage.legalMoves(state);
      const move = strage.actor(state) === 'chance' ? strage.sample(state, rng) : moves[rng.int(moves.length)];
      if (move === undefined) throw new Error('no legal move');
      table.play(move);
    }
    return { operations, games: 1 };
  },
};

function positions(game: AnyGame): BaseState[] {
  const rng = seeded(2009);
  const found: BaseState[] = [];
  let state = game.setup();
  for (let ply = 0; found.length < POSITIONS; ply++) {
    if (game.actor(state) === 'over') state = game.setup();
    else state = game.apply(state, pick(game, state, rng));
    if (ply % 7 === 0) found.push(state);
  }
  return found;
}

function onPositions(game: AnyGame, look: (state: BaseState) => unknown): Work {
  const states = positions(game);
  return () => {
    for (const state of states) look(state);
    return { operations: states.length, games: 0 };
  };
}

/** The best of some rounds, the first of which warms up. */
function measure(work: Work): Count {
  const rng = seeded(7);
  let best: Count = { operations: 0, games: 0 };
  for (let round = 0; round <= ROUNDS; round++) {
    let operations = 0;
    let played = 0;
    const begin = performance.now();
    while (performance.now() - begin < ROUND_MS) {
      const done = work(rng);
      operations += done.operations;
      played += done.games;
    }
    const seconds = (performance.now() - begin) / 1000;
    if (round > 0 && operations / seconds > best.operations) {
      best = { operations: operations / seconds, games: played / seconds };
    }
  }
  return best;
}

const [id = '', name = ''] = process.argv.slice(2);
const game = games[id];
const work = game === undefined ? undefined : cases[name]?.(game);
if (work === undefined) throw new Error(`no case ${id} ${name}`);
console.log(JSON.stringify(measure(work)));

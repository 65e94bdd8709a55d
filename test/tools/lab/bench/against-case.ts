/**
 * One game of one build, in a separate process: answers the messages of `against.ts`.
 * `against-case.ts <dist> <game>`
 */

import { anyMove } from '../../../core/at-random.ts';
import type { Answer, Question } from './against.ts';
import { type Slice, sliceOf } from './interleaved.ts';
import { rows } from './rows.ts';
import { gamesOf, sideOf } from './side.ts';

/** Milliseconds that each of the other games plays first. */
const OTHERS = 300;

const [dist = '', id = ''] = process.argv.slice(2);
const side = await sideOf(dist, id);
let slice: Slice | undefined;

process.on('message', async (question: Question) => {
  const answer: Answer = { cost: await asked(question) };
  process.send?.(answer);
});

async function asked(question: Question): Promise<Answer['cost']> {
  switch (question.what) {
    case 'begin': {
      const row = rows.find(({ name }) => name === question.row);
      if (row === undefined) throw new Error(`There is no row "${question.row}".`);
      slice = sliceOf({ work: await row.begin(side), pass: row.pass });
      return null;
    }
    case 'slice':
      return (await slice?.(question.milliseconds)) ?? null;
    case 'play-all':
      await playAll();
      return null;
  }
}

/** Plays every game of the build. */
async function playAll(): Promise<void> {
  const rng = side.seeded(1);
  for (const game of Object.values(await gamesOf(dist))) {
    for (const end = performance.now() + OTHERS; performance.now() < end; ) {
      let state = game.setup();
      for (let ply = 0; ply < 300 && game.actor(state) !== 'over'; ply++) {
        state = game.apply(state, anyMove(game, state, rng));
        game.view(state, 0);
      }
    }
  }
}

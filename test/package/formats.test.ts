import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { userProject } from './project.ts';

/** Uses errors, games, states, moves and records of one copy of the library with the other. */
const PROGRAM = `
import { createRequire } from 'node:module';
import assert from 'node:assert/strict';
import * as imported from './imported.mjs';
const required = createRequire(import.meta.url)('./required.cjs');

const thrownBy = (act) => {
  try {
    act();
  } catch (error) {
    return error;
  }
};
const SETUP = { options: { players: 2 }, seed: 7 };
for (const [ours, theirs] of [[imported, required], [required, imported]]) {
  assert.notEqual(ours.Match, theirs.Match);

  // Errors, by \`instanceof\`.
  const state = theirs.kit.game.setup({ players: 2, order: [0, 1] });
  const illegal = thrownBy(() => theirs.kit.game.apply(state, { type: 'place', to: 63 }));
  const options = thrownBy(() => theirs.kit.game.setup({ players: 9 }));
  const record = thrownBy(() => theirs.readRecord('no record'));
  const plan = await theirs.run({ entrants: ['nobody'] }, { kits: {} }).catch((error) => error);
  const kinds = { IllegalMoveError: illegal, OptionsError: options, RecordError: record, PlanError: plan };
  for (const [name, error] of Object.entries(kinds)) {
    const known = Object.keys(kinds).filter((kind) => error instanceof ours[kind]);
    assert.deepEqual(known, [name]);
    class Narrower extends ours[name] {}
    assert(!(error instanceof Narrower));
  }
  assert(!({} instanceof ours.PlanError) && !(null instanceof ours.PlanError) && !(new Error() instanceof ours.PlanError));
  assert(new ours.BotError('', { entrant: '', index: 0 }) instanceof theirs.PlanError);
  assert(!(plan instanceof ours.BotError));

  // A match of one copy, by a game of the other; a bot of the one in it, and a rival of the other.
  const match = new ours.Match(theirs.kit.game, SETUP);
  const bots = [ours.botOf('greedy', theirs.kit), theirs.botOf('ismcts:20', theirs.kit)];
  const rng = theirs.seeded(3);
  while (match.actor !== 'over' && match.plies < 40) {
    if (match.actor === 'chance') match.chance();
    else match.play(match.actor, bots[match.actor].decide(match.observe(match.actor), { rng }));
  }
  // States, and moves that are frozen and known.
  const moves = theirs.kit.game.legalMoves(match.state);
  assert.deepEqual(ours.kit.game.legalMoves(match.state), moves);
  for (const move of moves) {
    assert.deepEqual(ours.kit.game.apply(match.state, move), theirs.kit.game.apply(match.state, move));
  }
  // Records, and what a referee says of them.
  const text = theirs.printRecord(theirs.kit.game, match.record());
  assert.deepEqual(ours.replay(ours.kit.game, ours.readRecord(text)).state, match.state);
  const referee = new ours.RefereeServer({ kits: [theirs.kit] });
  const refused = await referee.answer({ id: 1, do: 'new', game: 'strage', options: { players: 9 } });
  assert.equal(refused.error.code, 'strage/option-value');
}
console.log('together');
`;
const PARTS = ['core', 'bots', 'arena', 'referee', 'strage/kit'].map((entry) => `feyrules/${entry}`);

it('imported modules work with required ones', () => {
  const project = userProject('formats');
  const written = (file: string, line: (part: string) => string): void =>
    writeFileSync(join(project.folder, file), PARTS.map(line).join('\n'));
  written('imported.mjs', (part) => `export * from '${part}';`);
  written('required.cjs', (part) => `Object.assign(exports, require('${part}'));`);
  expect(project.run('mixed.mjs', PROGRAM)).toBe('together\n');
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BaseState } from '../../src/core/game.ts';
import type { Kit } from '../../src/core/kit.ts';
import { initialState, replay } from '../../src/core/record.ts';
import { readRecord } from '../../src/core/record-text.ts';
import { kits } from '../../src/games/index.ts';

/** Only one position in this many is evaluated. */
const STRIDE = 5;

/**
 * The evaluations of every seat in the golden play-throughs. Bots play by these numbers, and no other test detects a
 * small change. After an intended change that `npm run strength` has shown to be an improvement:
 * `npx vitest run test/games/heuristics.test.ts -u`.
 */
describe.each(kits)('the heuristic of $game.id', (kit) => {
  const folder = join(import.meta.dirname, kit.game.id, 'playthroughs');

  it('evaluates the positions of the play-throughs as before', async () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    const judged = files.sort().flatMap((file) => [file, ...judgements(kit, join(folder, file)), '']);
    await expect(judged.join('\n')).toMatchFileSnapshot(join(folder, '../heuristic.txt'));
  });
});

/** A line for each evaluated position: the ply, the phase, and the evaluation of each seat. */
function judgements({ game, evaluate }: Kit, path: string): string[] {
  const record = readRecord(readFileSync(path, 'utf8'));
  const { moves } = replay(game, record);
  const lines: string[] = [];
  let state: BaseState = initialState(game, record);
  for (let ply = 0; ply <= moves.length; ply++) {
    if (ply % STRIDE === 0 || ply === moves.length) {
      const values = Array.from({ length: state.players }, (_, seat) => evaluate?.(state, seat));
      lines.push(`${ply} ${state.phase}: ${values.map((value) => value?.toFixed(4)).join(' ')}`);
    }
    const move = moves[ply];
    if (move !== undefined) state = game.apply(state, move);
  }
  return lines;
}

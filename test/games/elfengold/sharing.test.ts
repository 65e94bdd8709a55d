import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/elfengold/index.ts';
import { elfengold } from '../../../src/games/elfengold/index.ts';
import { play, position } from './position.ts';

const [plain, forest] = ['ixara-virst-plain', 'ixara-lapphalya-forest'];
const planning = position({
  phase: 'planning',
  open: ['log gold double giant-pig'],
  roads: `${plain}=dragon ${forest}=dragon`,
});
const parts = ['values', 'seconds', 'obstacles', 'goldTiles'] as const;

describe('structural sharing between states', () => {
  it.each([
    { move: 'pass', changed: [] },
    { move: `log@${plain}`, changed: ['obstacles'] },
    { move: `gold@${plain}`, changed: ['goldTiles'] },
    { move: `double@${forest} &giant-pig`, changed: ['seconds'] },
  ])('copies only the lists by road and town that a move changes: $move', ({ move, changed }) => {
    const before = elfengold.clone(planning);
    const after = play(before, move);
    expect(parts.filter((part) => after[part] !== before[part])).toEqual(changed);
    expect(before).toEqual(planning);
    for (const part of parts) expect(() => Object.assign(after[part], [1])).toThrow(TypeError);
  });

  it('shares nothing with a parsed state, which plays on in the same way', () => {
    const moves = `log@${plain} pass double@${forest} &giant-pig`;
    const read: State = JSON.parse(JSON.stringify(planning));
    const [copy, seen] = [elfengold.clone(read), elfengold.view(read, 0)];
    expect(play(read, moves)).toEqual(play(planning, moves));
    expect(read).toEqual(planning);
    for (const part of parts) Object.assign(read[part], [7]);
    expect(copy).toEqual(planning);
    expect(seen).toEqual(elfengold.view(planning, 0));
  });
});

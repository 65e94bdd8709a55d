import { describe, expect, it } from 'vitest';
import type { Board } from '../../src/core/board.ts';
import { board } from '../../src/games/strage/board.ts';
import type { Strage } from '../../src/games/strage/index.ts';
import { kit } from '../../src/games/strage/kit.ts';
import { properties } from '../../src/testing/index.ts';

/** Checks La Strage degli Innocenti with another board against one property. */
async function hold(
  name: string,
  change: Partial<Board<Strage>>,
  stock?: () => Record<string, number>,
  game: Partial<typeof kit.game> = {},
): Promise<void> {
  const own = { ...kit, game: { ...kit.game, ...game }, board: { ...board, ...change } };
  const spec = { kit: own, ...(stock !== undefined && { stock }) };
  const property = properties(spec).find((known) => known.name.startsWith(`${name} `));
  if (property === undefined) throw new Error(`no property ${name}`);
  await property.run();
}

describe('the battery finds a board', () => {
  it('that gives two moves the same targets (P16)', async () => {
    const end = [{ kind: 'button', id: 'end' }];
    const describe = (): string => 'something';
    const words = { ...kit, game: { ...kit.game, describe }, board: { ...board, targets: () => end } };
    const property = properties({ kit: words }).find(({ name }) => name.startsWith('P16 '));
    await expect(async () => property?.run()).rejects.toThrow('share all their targets and say the same');
  });

  it('that has no target, or one for something missing (P16)', async () => {
    await expect(hold('P16', { targets: () => [] })).rejects.toThrow('is made by touching nothing');
    const targets = (): [{ kind: string; id: string }] => [{ kind: 'lake', id: 'deep' }];
    await expect(hold('P16', { targets })).rejects.toThrow('touches lake:deep, which is neither');
  });

  it('that forgets a motion, or moves a missing piece (P17)', async () => {
    const none = { motions: () => [] };
    await expect(hold('P17', none)).rejects.toThrow('the motions of placed, ');
    await expect(hold('P17', none, undefined, { redact: () => undefined })).rejects.toThrow('the motions of no event');
    const motions: Board<Strage>['motions'] = () => {
      const [at, to] = [
        { kind: 'saved', id: '9' },
        { kind: 'reserve', id: 'orcs' },
      ];
      return [{ piece: { kind: 'orc', owner: null, face: null, at }, from: at, to }];
    };
    await expect(hold('P17', { motions })).rejects.toThrow('moves what is not there');
  });

  it('whose pieces move without an event (P23)', async () => {
    await hold('P23', {});
    const redact: typeof kit.game.redact = (event, viewer) => (viewer === 'table' ? undefined : event);
    await expect(hold('P23', {}, undefined, { redact })).rejects.toThrow(/a spectator sees it, moves .*, and no event/);
  });

  it('that has no place for a piece, no name, or not every piece (P18)', async () => {
    await expect(hold('P18', { layout: () => ({ width: 1, height: 1, spots: [] }) })).rejects.toThrow('has no place');
    const pieces: Board<Strage>['pieces'] = (view) => board.pieces(view).map((piece) => ({ ...piece, kind: 'gnome' }));
    await expect(hold('P18', { pieces })).rejects.toThrow('lacks "gnome"');
    const stock = () => ({ sprite: 17, orc: 8, 'half-elf': 18 });
    await expect(hold('P18', {}, stock)).rejects.toThrow('there are {"sprite":17');
  });

  it('that has a place outside its edge, not on it (P18)', async () => {
    const moved =
      (x: number, y: number): Board<Strage>['layout'] =>
      (players) => {
        const { spots, width, height } = board.layout(players);
        const [first, ...rest] = spots;
        if (first === undefined) throw new Error('no place');
        return { width, height, spots: [{ ...first, x: x * width, y: y * height }, ...rest] };
      };
    for (const [x, y] of [
      [0, 0],
      [1, 1],
    ] as const) {
      await hold('P18', { layout: moved(x, y) });
    }
    for (const [x, y] of [
      [-0.01, 0],
      [0, -0.01],
      [1.01, 0],
      [0, 1.01],
    ] as const) {
      await expect(hold('P18', { layout: moved(x, y) })).rejects.toThrow('lies outside the layout');
    }
  });

  it('that lacks a method (P0)', async () => {
    await expect(hold('P18', { layout: undefined } as never)).rejects.toThrow('kit.board.layout is undefined');
    await expect(hold('P18', { motions: 7 } as never)).rejects.toThrow('kit.board.motions is the number 7');
  });
});

import { describe, expect, it } from 'vitest';
import type { Tagged } from '../../src/core/game.ts';
import { type Game, type GameRecord, Match, printRecord } from '../../src/core/index.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/index.ts';
import { kitOf } from '../games/kit-of.ts';
import { begin, CLICKABLE, clickOn, recordOf } from '../tools/playground.ts';
import { countedBy } from './counted.ts';
import { playgroundForTests } from './playground.ts';

const open = playgroundForTests();

describe.each(kits.map(({ game }) => game.id))('%s on a page', (id) => {
  it('makes one move of a double click', async () => {
    const { page, complaints } = await open();
    await begin(page, id);
    const rng = seeded(5);
    const own = async (): Promise<number> => countedBy(kitOf(id).game, await recordOf(page), 0).made;
    let made = 0;
    for (let clicks = 0; clicks < 40 && made < 8; clicks++) {
      await clickOn(page, rng, 0);
      const before = await own();
      await page.evaluate(
        `(() => {
          const there = document.querySelectorAll(${JSON.stringify(CLICKABLE)});
          const one = there[${rng.int(1_000)} % there.length];
          for (const _ of [1, 2]) one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        })()`,
      );
      await clickOn(page, rng, 0);
      const moves = (await own()) - before;
      expect(moves).toBeLessThanOrEqual(1);
      made += moves;
    }
    expect(made).toBe(8);
    expect(complaints).toEqual([]);
  });
});

/** A game in which the rival of seat 0 drops a plan, and the same game with one more stone laid before. */
function twins(game: Game, begun: GameRecord): readonly GameRecord[] {
  const match = new Match(game, { seed: 4, record: { ...begun, moves: [] } });
  const rng = seeded(4);
  let hidden: { readonly at: number; readonly move: Tagged } | undefined;
  while (hidden === undefined || match.actor !== 0) {
    const { actor } = match;
    if (actor === 'over') throw new Error('no plan');
    if (actor === 'chance') {
      match.chance();
      continue;
    }
    const { moves } = match.observe(actor);
    const [lay, restore] = ['lay', 'restore'].map((type) => moves.find((move) => move.type === type));
    const isDropped = actor === 1 && lay !== undefined && restore !== undefined && hidden === undefined;
    if (isDropped) hidden = { at: match.plies, move: lay };
    match.play(actor, (isDropped ? restore : moves[rng.int(moves.length)]) ?? { type: 'none' });
  }
  const { result: _, ...record } = match.record();
  const { at, move } = hidden;
  return [record, { ...record, moves: [...record.moves.slice(0, at), move, ...record.moves.slice(at)] }];
}

describe('a page', () => {
  it('shows nothing of a plan that a rival has laid and dropped, not even its number of moves', async () => {
    const { game } = kitOf('the-challenge');
    const { page } = await open();
    await begin(page, game.id);
    const records = twins(game, await recordOf(page));
    expect(records.map(({ moves }) => moves.length - (records[0]?.moves.length ?? 0))).toEqual([0, 1]);
    const shown: (string | null)[] = [];
    for (const record of records) {
      const text = JSON.stringify(printRecord(game, record));
      await page.evaluate(`localStorage.setItem('feyrules-game', ${text})`);
      await page.reload();
      await page.getByRole('button', { name: /^Go on/ }).click();
      await page.locator('.lit').first().waitFor();
      shown.push(await page.locator('.table').textContent());
    }
    expect(shown[0]).toMatch(/Move (\d+) of \1/);
    expect(shown[1]).toBe(shown[0]);
  });

  it('runs only its own scripts, and sends no requests elsewhere', async () => {
    const { page } = await open();
    const barred = await page.evaluate(`new Promise((resolve) => {
      const barred = new Set();
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        barred.add(effectiveDirective);
        if (barred.size === 3) resolve([...barred, window.ran].sort());
      });
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = "a script"' }));
      document.body.insertAdjacentHTML('beforeend', '<p onclick="window.ran = 1">');
      // Chromium may leave a handler uncompiled until it is called.
      document.body.lastElementChild.click();
      fetch('http://localhost:1/', { mode: 'no-cors' }).catch(() => setTimeout(resolve, 5000, 'nothing is barred'));
    })`);
    expect(barred).toEqual(['connect-src', 'script-src-attr', 'script-src-elem', undefined]);
  });
});

import { describe, expect, it } from 'vitest';
import { describeLevel } from '../../src/bots/index.ts';
import { casesOf, printRecord, replay } from '../../src/core/index.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/index.ts';
import { kitOf } from '../games/kit-of.ts';
import { isNightly } from '../testing/effort.ts';
import { barriers, begin, clickOn, recordOf } from '../tools/playground.ts';
import { countedBy } from './counted.ts';
import { playgroundForTests } from './playground.ts';

const open = playgroundForTests();

describe.each(kits.map(({ game }) => game.id))('%s on a page', (id) => {
  it('is played by clicking, by the rules, and is restored after a reload', async () => {
    const kit = kitOf(id);
    const { page, complaints } = await open();
    const expectCounted = async (): Promise<void> => {
      const { known } = countedBy(kit.game, await recordOf(page), 0);
      expect(await page.locator('.past label').textContent()).toBe(`Move ${known} of ${known}`);
    };
    expect(await barriers(page)).toEqual([]);
    await begin(page, id);
    const rng = seeded(3);
    await clickOn(page, rng, 5);
    expect(await barriers(page)).toEqual([]);

    await page.reload();
    await page.getByRole('button', { name: /^Go on/ }).click();
    await expectCounted();

    const isWhole = isNightly() || id === 'strage';
    expect(await clickOn(page, rng, isWhole ? undefined : 25)).toBeGreaterThan(5);
    await expectCounted();
    if (isWhole) {
      const outcome = kit.game.outcome(replay(kit.game, await recordOf(page)).state);
      expect(outcome).toBeDefined();
      expect(await page.locator('[data-winners]').getAttribute('data-winners')).toBe(outcome?.winners.join('+'));
      const rows = page.locator('[data-score]');
      const scores = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-score')));
      expect(scores.sort()).toEqual(outcome?.scores.map((score, seat) => `${seat}:${score}`));
    }
    expect(await barriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('a page', () => {
  it('shows the case in the address, its readings folded, and keeps the game in progress', async () => {
    const { page, complaints } = await open();
    await begin(page, 'strage');
    const { moves: played } = await recordOf(page);
    await page.evaluate("location.hash = 'case=st-4.2a'");
    const asked = page.locator('.case');
    await asked.locator('h4', { hasText: 'ST-4.2a' }).waitFor();
    const { cases: [one] = [] } = (await casesOf(kits, 'ST-4.2')) ?? {};
    const moves = one?.moves.split(' ').length;
    expect(await page.locator('.past label').textContent()).toBe(`Move ${moves} of ${moves}`);
    const reading = asked.getByText(one?.otherwise.reason.en ?? '');
    expect(await reading.isVisible()).toBe(false);
    await asked.locator('summary').click();
    await reading.waitFor();
    expect(await asked.locator('a').getAttribute('href')).toBe('../rules/strage#ST-4.2');
    expect(await barriers(page)).toEqual([]);
    await clickOn(page, seeded(1), 3);
    await page.evaluate("location.hash = 'case=ZZ-1.1a'");
    await page.getByRole('alert').getByText('There is no case ZZ-1.1a.').waitFor();
    const { tags, moves: kept } = await recordOf(page);
    expect([tags['Case'], kept.slice(0, played.length)]).toEqual([undefined, played]);
    await page.getByRole('button', { name: /^Go on/ }).click();
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.locator('.board').count()).toBe(1);
    expect(await page.locator('[role=alert], .case').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('says that it has copied, and offers the text where the browser does not copy', async () => {
    const { page, complaints } = await open();
    await page.goto(page.url().replace(/#.*/, '#case=ST-4.2a'));
    await page.locator('.case').waitFor();
    await page.getByRole('button', { name: 'Record' }).click();
    const copy = page.locator('.record .copy');
    await copy.getByRole('button').click();
    await copy.getByText('Copied.').waitFor();
    await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    await copy.getByRole('button').click();
    await copy.getByText('Copy this text:').waitFor();
    expect(await page.evaluate('getSelection().toString()')).toBe(
      await page.locator('.record > textarea').inputValue(),
    );
    expect(complaints).toEqual([]);
  });

  it('keeps an invalid option in its field, does not begin with it, and asks before it replaces a game', async () => {
    const { page } = await open();
    await begin(page, 'strage');
    await page.getByRole('button', { name: 'All games' }).click();
    const order = page.locator('[data-option=order]');
    await order.fill('[2,1');
    await page.click('.begin');
    expect(await order.inputValue()).toBe('[2,1');
    await order.fill('roll');
    const asked = page.waitForEvent('dialog');
    await page.click('.begin');
    expect((await asked).message()).toContain('Replace it?');
    await page.locator('.board').waitFor();
  });

  it('asks a new Worker after one could not be loaded', async () => {
    const { page } = await open();
    await page.route('**/worker-*', (route) => route.abort(), { times: 1 });
    await page.click('[data-game="strage"]');
    for (const seat of [0, 1, 2]) await page.selectOption(`[data-seat="${seat}"]`, 'easy');
    await page.click('.begin');
    await page.getByRole('button', { name: 'Ask it again' }).click();
    await expect.poll(async () => (await recordOf(page)).moves.length).toBeGreaterThan(20);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('shows a few of three hundred bids and the pass, and the others by their amount', async () => {
    const { page, complaints } = await open();
    await begin(page, 'elfengold');
    const bids = page.locator('[data-target^="button:bid-"]');
    const rng = seeded(1);
    while ((await bids.count()) === 0) await clickOn(page, rng, 1);
    expect(await bids.count()).toBe(30);
    expect(await page.locator('[data-target="button:pass"]').count()).toBe(1);
    await page.getByLabel('Find:').fill('250');
    expect(await bids.allTextContents()).toEqual(['Bid 250']);
    expect(await barriers(page)).toEqual([]);
    await bids.click();
    await expect.poll(async () => (await recordOf(page)).moves).toContainEqual({ type: 'bid', amount: 250 });
    expect(await page.locator('input[type=search]').inputValue()).toBe('');
    expect(complaints).toEqual([]);
  });

  it("explains why a target is not lit, with the clause, in the reader's language", async () => {
    const { page, complaints } = await open();
    await begin(page, 'strage');
    await clickOn(page, seeded(1), 0);
    // The target is not lit, so the browser's driver would wait for it to become enabled.
    await page.click('[data-target="square:d6"]', { force: true });
    const refusal = page.locator('.refusal');
    await refusal.getByText('ST-3.3').first().waitFor();
    expect(await refusal.textContent()).toContain('d6 is outside the placement area.');
    expect(await refusal.locator('a').getAttribute('href')).toBe('../rules/strage#ST-3.3');
    await page.selectOption('header select', 'it');
    await refusal.getByText("d6 è fuori dall'Area di Piazzamento.").waitFor();
    expect(await refusal.locator('a').getAttribute('href')).toBe('../rules/it/strage#ST-3.3');
    expect(complaints).toEqual([]);
  });

  it('shows the measured strength where a level is chosen, in both languages', async () => {
    const { page } = await open();
    for (const language of ['en', 'it']) {
      await page.selectOption('header select', language);
      for (const kit of kits) {
        await page.click(`[data-game="${kit.game.id}"]`);
        for (const level of ['hard', 'best'] as const) {
          await page.selectOption('[data-seat="1"]', level);
          await page
            .locator('.hint')
            .getByText(describeLevel(level, kit, language))
            .waitFor();
        }
      }
    }
  });

  it('takes back moves, and steps through the record', async () => {
    const { page } = await open();
    await begin(page, 'strage');
    await clickOn(page, seeded(1), 0);
    const plies = (await recordOf(page)).moves.length;
    await page.click('.lit[data-target^="square:"]');
    await expect.poll(async () => (await recordOf(page)).moves.length).toBeGreaterThan(plies);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(async () => (await recordOf(page)).moves.length).toBe(plies);
    await page.getByRole('button', { name: 'One move back' }).click();
    await page.getByText('You are looking at the past.').waitFor();
    expect(await page.locator('.lit').count()).toBe(0);
    await page.getByRole('button', { name: 'To the present' }).click();
    expect(await page.locator('.lit').count()).toBeGreaterThan(0);
  });

  it('goes on from a past position', async () => {
    const { page, complaints } = await open();
    await page.click('[data-game="strage"]');
    for (const seat of [0, 1, 2]) await page.selectOption(`[data-seat="${seat}"]`, 'person');
    await page.click('.begin');
    await clickOn(page, seeded(1), 0);
    const { moves } = await recordOf(page);
    await page.click('.lit[data-target^="square:"]');
    await expect.poll(async () => (await recordOf(page)).moves.length).toBeGreaterThan(moves.length);
    await page.locator('.past input').fill(String(moves.length));
    await page.getByRole('button', { name: 'Go on from here' }).click();
    await expect.poll(async () => (await recordOf(page)).moves).toEqual(moves);
    await page.locator('.lit').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('leaves a saved game as it is until the player goes on', async () => {
    const { page } = await open();
    await page.click('[data-game="strage"]');
    for (const seat of [0, 1, 2]) await page.selectOption(`[data-seat="${seat}"]`, 'random');
    await page.selectOption('[data-pace]', 'brisk');
    await page.click('.begin');
    await expect.poll(async () => (await recordOf(page)).moves.length).toBeGreaterThan(3);
    await page.reload();
    const { moves } = await recordOf(page);
    await page.waitForTimeout(8_000);
    await page.getByRole('button', { name: /^Go on/ }).click();
    expect((await recordOf(page)).moves.length).toBeLessThan(moves.length + 6);
  });

  it('lights nothing while the board shows earlier moves', async () => {
    const { page } = await open();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await begin(page, 'strage');
    const pieces = page.locator('.board :is(.piece, .flying)');
    await page.locator('.lit').first().waitFor({ state: 'attached' });
    const shown = await pieces.count();
    await expect.poll(() => page.locator('.flying').count()).toBe(0);
    expect(await pieces.count()).toBe(shown);
  });

  it('can be played by keyboard alone', async () => {
    const { page } = await open();
    await begin(page, 'strage');
    await clickOn(page, seeded(1), 0);
    const plies = (await recordOf(page)).moves.length;
    await page.focus('.lit[data-target="square:a1"]');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate("document.activeElement?.getAttribute('data-target')")).toBe('square:b1');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await recordOf(page)).moves.length).toBeGreaterThan(plies);
    await page.keyboard.press('Enter');
    await page.locator('.chosen').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.chosen').count()).toBe(0);
    await page.locator('.bar').getByRole('button', { name: 'Take back' }).press('Enter');
    await expect.poll(() => page.evaluate('document.activeElement.className')).toBe('prompt');
  });

  it('checks a record in either notation, and stops at its first illegal move', async () => {
    const kit = kitOf('strage');
    const legal = {
      feyrules: 1,
      game: 'strage',
      rulesVersion: kit.game.rulesVersion,
      tags: {},
      options: { order: [0, 1, 2] },
      moves: ['4', '@a1', '@b1'],
    };
    const { page } = await open();
    const judge = async (text: string): Promise<string> => {
      await page.fill('.record textarea', text);
      await page.getByRole('button', { name: 'Judge and open' }).click();
      return (await page.locator('.record [role=status]').textContent()) ?? '';
    };
    await page.getByRole('button', { name: 'Record' }).click();
    expect(await judge(JSON.stringify(legal))).toContain('Every move of this record is legal.');
    const text = printRecord(kit.game, legal);
    expect(await judge(text)).toContain('Every move of this record is legal.');
    expect(await judge('rubbish')).toContain('This is not a record');
    const verdict = await judge(text.replace('@b1', '@b1 @c1 end'));
    expect(verdict).toContain('You have already placed 2 half-elves, the most that you may place in a turn.');
    expect(verdict).toContain('it stops there');
    await page
      .locator('.record')
      .getByRole('button', { name: /^Go on from here/ })
      .click();
    expect((await recordOf(page)).moves).toHaveLength(3);
  });

  it('accepts dice and cards as they fall at a real table', async () => {
    const { page } = await open();
    await page.click('[data-game="strage"]');
    for (const seat of [0, 1, 2]) await page.selectOption(`[data-seat="${seat}"]`, 'person');
    await page.locator('input[type=checkbox]').check();
    await page.click('.begin');
    for (const face of [6, 4, 2]) await page.click(`[data-target="die:${face}"]`);
    expect((await recordOf(page)).moves).toEqual([6, 4, 2].map((die) => ({ type: 'roll', die })));
  });

  it('hides a hand until the screen is handed on', async () => {
    const { page } = await open();
    await page.click('[data-game="fairys-fate"]');
    await page.selectOption('[data-option=players]', { index: 0 });
    for (const seat of [0, 1]) await page.selectOption(`[data-seat="${seat}"]`, 'person');
    await page.click('.begin');
    const curtain = page.locator('.curtain');
    await curtain.waitFor();
    expect(await page.locator('.board').count()).toBe(0);
    const name = ((await curtain.getByRole('button').textContent()) ?? '').replace('I am ', '');
    await curtain.getByRole('button').click();
    await page.locator('.board').waitFor();
    await page.locator('.prompt').getByText(name).waitFor();
  });

  it('refuses a record of other rules with the same message as the command', async () => {
    const { page } = await open();
    const judge = async (rulesVersion: number): Promise<string> => {
      const record = { feyrules: 1, game: 'elfengold', rulesVersion, tags: {}, options: {}, moves: [] };
      await page.fill('.record textarea', JSON.stringify(record));
      await page.getByRole('button', { name: 'Judge and open' }).click();
      return (await page.locator('.record [role=status]').textContent()) ?? '';
    };
    await page.getByRole('button', { name: 'Record' }).click();
    expect(await judge(1)).toContain('Every move of this record is legal.');
    expect(await judge(0)).toContain('which was never published');
    expect(await judge(9)).toContain('The record was written by a newer version of feyrules');
  });

  it.each([360, 390])('fits a phone %i wide, with the whole table of every game', async (width) => {
    const { page } = await open();
    await page.setViewportSize({ width, height: 740 });
    const overflows = (selector: string): Promise<number> =>
      page.evaluate<number>(`(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(${selector})`);
    expect(await overflows('document.documentElement')).toBe(0);
    for (const { game } of kits) {
      await begin(page, game.id);
      await page.locator('.board').waitFor();
      expect([game.id, await overflows("document.querySelector('.board')")]).toEqual([game.id, 0]);
      expect([game.id, await overflows('document.documentElement')]).toEqual([game.id, 0]);
      await page.getByRole('button', { name: 'All games' }).click();
    }
  });
});

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { BaseState, Tagged } from '../../src/core/game.ts';
import type { Game, GameRecord } from '../../src/core/index.ts';
import { printRecord, readRecord, recordOf as recorded, replay } from '../../src/core/index.ts';
import { type Rng, seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/index.ts';
import { anyOf } from '../core/at-random.ts';
import { kitOf } from '../games/kit-of.ts';
import { CLICKABLE, recordOf } from '../tools/playground.ts';
import { playgroundForTests } from './playground.ts';

const open = playgroundForTests();

const games = kits.map(({ game }) => game);
/** The seat whose view the page shows. */
const VIEWER = 0;
/** Number of tries to find moves that look the same, before the twins are made identical again. */
const TRIES = 30;

interface Side {
  state: BaseState;
  moves: readonly Tagged[];
}

/**
 * Two records that look the same to the viewer, who decides next. Chance and the other seats move differently as long
 * as the viewer sees the same. @param decisions that the viewer has made.
 */
function twins(game: Game, decisions: number, rng: Rng): readonly [GameRecord, GameRecord] {
  const options = { players: game.seats.min };
  const one: Side = { state: game.setup(options), moves: [] };
  const two: Side = { state: game.setup(options), moves: [] };
  const seen = ({ state }: Side, move: Tagged): string => {
    const told: unknown[] = [];
    const next = game.apply(state, move, (event) => told.push(game.redact(event, VIEWER)));
    return JSON.stringify([told, game.view(next, VIEWER)]);
  };
  for (let made = 0, tries = 0; ; ) {
    const actor = game.actor(one.state);
    if (actor === VIEWER && made === decisions) break;
    // Any message now would distinguish them.
    if (tries++ > TRIES) Object.assign(two, one);
    const move = anyOf(game.legalMoves(one.state), rng);
    const legal = game.legalMoves(two.state);
    const others = actor === VIEWER ? [move] : [...Array.from({ length: 20 }, () => anyOf(legal, rng)), move];
    const wanted = seen(one, move);
    const other = others.find((tried) => !game.violation(two.state, tried) && seen(two, tried) === wanted);
    if (other === undefined) continue;
    tries = 0;
    if (actor === VIEWER) made++;
    for (const [side, its] of [
      [one, move],
      [two, other],
    ] as const) {
      side.state = game.apply(side.state, its);
      side.moves = [...side.moves, its];
    }
  }
  return [recorded(game, options, one.moves), recorded(game, options, two.moves)];
}

/** Whether some information is hidden from a seat at the end of a record. */
function isHiding(game: Game, record: GameRecord): boolean {
  const { state } = replay(game, record);
  const seen = (viewer: number | 'referee'): string =>
    JSON.stringify(game.view(state, viewer), (key, value) => (key === 'viewer' ? VIEWER : value));
  return seen(VIEWER) !== seen('referee');
}

/** Opens the page with a saved game. */
async function goOnWith(record: GameRecord, seats: readonly string[]): Promise<Page> {
  const { page } = await open();
  const tags = { Sitters: JSON.stringify({ seats, dictated: false, pace: 'atOnce' }) };
  await page.evaluate(`localStorage.setItem('feyrules-game', ${JSON.stringify(JSON.stringify({ ...record, tags }))})`);
  await page.reload();
  await page.getByRole('button', { name: /^Go on with/ }).click();
  return page;
}

const nav = (page: Page, name: string) => page.locator('nav').getByRole('button', { name });
const inPanel = (page: Page, name: string | RegExp) => page.locator('.record').getByRole('button', { name });

/** The content of the page: visible text, attributes and fields. */
async function held(page: Page): Promise<string> {
  await page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))");
  return page.evaluate<string>(
    `[document.documentElement.outerHTML, ...[...document.querySelectorAll('textarea, input, select')]
      .map(({ value }) => value)].join('\\n')`,
  );
}

/** Opens everything that the page offers, and records its content. */
async function lookedAt(page: Page): Promise<readonly string[]> {
  const looks: string[] = [];
  const look = async (): Promise<void> => {
    looks.push(await held(page));
    if ((await nav(page, 'Record').count()) === 0) return;
    await nav(page, 'Record').click();
    looks.push(await held(page));
    for (const form of ['JSON', 'Text']) {
      if ((await inPanel(page, form).count()) > 0) await inPanel(page, form).click();
      looks.push(await held(page));
    }
    await nav(page, 'Record').click();
  };
  await page.locator('.curtain, .board').first().waitFor();
  await look();
  if ((await page.locator('.curtain').count()) > 0) {
    await page.locator('.curtain').getByRole('button').click();
    await look();
  }
  const slider = page.locator('.past input');
  const plies = Number(await slider.getAttribute('max'));
  for (let ply = 0; ply < plies; ply += Math.ceil(plies / 8)) {
    await slider.fill(String(ply));
    await look();
  }
  return looks;
}

/** Makes a move with lit targets, after the screen has been handed on. */
async function moveOn(page: Page, rng: Rng): Promise<void> {
  const plies = (await recordOf(page)).moves.length;
  for (;;) {
    await page.locator(`.curtain, .result, ${CLICKABLE}`).first().waitFor({ state: 'attached' });
    if ((await recordOf(page)).moves.length > plies) return;
    const curtain = page.locator('.curtain').getByRole('button');
    const there = page.locator(CLICKABLE);
    if ((await curtain.count()) > 0) await curtain.click();
    else await there.nth(rng.int(await there.count())).click();
  }
}

describe.each(games)('$id: a record', (game) => {
  const [record] = twins(game, 2, seeded(5));

  it.each(['text', 'json'] as const)('is opened as %s and played on, also after a reload', async (form) => {
    const { page, complaints } = await open();
    await nav(page, 'Record').click();
    const moves = replay(game, record).moves.map(game.print);
    const illegal = { ...record, moves: [...moves, moves[0]] };
    await page.fill('.record textarea', form === 'text' ? printRecord(game, record) : JSON.stringify(illegal));
    await inPanel(page, 'Judge and open').click();
    await page.getByText(form === 'text' ? 'Every move of this record is legal.' : 'it stops there').waitFor();
    await inPanel(page, /^Go on from here/).click();
    const rng = seeded(2);
    await moveOn(page, rng);
    await page.reload();
    await page.getByRole('button', { name: /^Go on with/ }).click();
    await moveOn(page, rng);
    expect((await recordOf(page)).moves.length).toBeGreaterThan(record.moves.length + 1);
    expect(complaints).toEqual([]);
  });

  it.each(['one person and bots', 'people alone'])('shows %s no hidden information', async (who) => {
    const pair = twins(game, 4, seeded(1));
    const areApart = JSON.stringify(pair[0]) !== JSON.stringify(pair[1]);
    expect(areApart).toBe(isHiding(game, pair[0]));
    if (!areApart) return;
    const seats = Array.from({ length: game.seats.min }, (_, seat) =>
      seat === VIEWER || who === 'people alone' ? 'person' : 'easy',
    );
    const pages = [await goOnWith(pair[0], seats), await goOnWith(pair[1], seats)] as const;
    const looks = [await lookedAt(pages[0]), await lookedAt(pages[1])] as const;
    expect(looks[1]).toEqual(looks[0]);
  });

  it('is saved to a file during the game, and continued from it with the same players', async () => {
    const seats = ['person', 'easy', 'normal', 'easy'].slice(0, game.seats.min);
    const page = await goOnWith(record, seats);
    await nav(page, 'Record').click();
    const downloading = page.waitForEvent('download');
    await inPanel(page, 'Save as a file').click();
    const text = readFileSync(await (await downloading).path(), 'utf8');
    expect(readRecord(text).moves).toHaveLength(record.moves.length);
    expect(await page.locator('.record .warning').count()).toBe(isHiding(game, record) ? 1 : 0);
    await nav(page, 'All games').click();
    await nav(page, 'Record').click();
    await page.fill('.record textarea', text);
    await inPanel(page, 'Judge and open').click();
    await inPanel(page, /^Go on from here/).click();
    await page.locator('.board').waitFor();
    expect(JSON.parse((await recordOf(page)).tags['Sitters'] ?? '').seats).toEqual(seats);
  });
});

describe('the record of a game without hidden information', () => {
  it('updates with the game while it is open, and can be replaced by typing', async () => {
    const { game } = kitOf('strage');
    const [record] = twins(game, 1, seeded(5));
    const page = await goOnWith(record, ['person', 'person', 'person']);
    await nav(page, 'Record').click();
    const textarea = page.locator('.record textarea');
    expect(readRecord(await textarea.inputValue()).moves).toHaveLength(record.moves.length);
    await moveOn(page, seeded(1));
    expect(readRecord(await textarea.inputValue()).moves).toEqual(
      readRecord(printRecord(game, await recordOf(page))).moves,
    );
    await textarea.fill('mine');
    await moveOn(page, seeded(2));
    expect(await textarea.inputValue()).toBe('mine');
    await inPanel(page, 'JSON').click();
    expect(readRecord(await textarea.inputValue()).moves).toEqual((await recordOf(page)).moves);
  });
});

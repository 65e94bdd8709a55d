import type { Frame, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Target } from '../../src/core/board.ts';
import type { Kit } from '../../src/core/kit.ts';
import { Match } from '../../src/core/match.ts';
import { readRecord } from '../../src/core/record-text.ts';
import { choose, placeKey } from '../../src/front/index.ts';
import { kits } from '../../src/games/index.ts';
import { logOf } from '../adapters/boardgamers.ts';
import { kitOf } from '../games/kit-of.ts';
import { isNightly } from '../testing/effort.ts';
import { GLOBAL } from '../tools/build/boardgamers.ts';
import { barriers } from '../tools/playground.ts';
import { type Host, openHost, type Platform, type Sent } from './platform.ts';

let host: Host;
beforeAll(async () => {
  host = await openHost();
});
afterAll(() => host?.close());

/** Two people, a spectator, and bots on the other seats. */
async function seated(id: string): Promise<{ platform: Platform; kit: Kit }> {
  const kit = kitOf(id);
  const players = kit.game.seats.min;
  const platform = await host.begin(id, players);
  for (let seat = 2; seat < players; seat++) platform.data = await platform.engine.dropPlayer(platform.data, seat);
  for (const player of [0, 1, undefined]) await platform.sit(player);
  return { platform, kit };
}

/** Number of moves made with a moving mouse; later clicks are only events, which take no time. */
const BY_MOUSE = 40;
/** Of this number of moves people make the first `CLICKED`, and bots the others before the viewers are told; not at night. */
const STRETCH = 120;
const CLICKED = 10;

/** Makes a move chosen by a bot with clicks, as a person would. */
async function clickMove(
  { engine, data, ...platform }: Platform,
  kit: Kit,
  frame: Frame,
  player: number,
  click: (target: Locator) => Promise<void>,
): Promise<void> {
  const { board, game } = kit;
  if (board === undefined) throw new Error('no board');
  const moves = engine.stripSecret(data, player).availableMoves;
  const notation = String(engine.moveAI(data, player).moves[data.moves.length]);
  const move = moves.find((one) => game.print(one) === notation);
  if (move === undefined) throw new Error(`${notation} is not offered, but ${platform.refusals}`);
  const touched: Target[] = [];
  for (const target of board.targets(move)) {
    const key = JSON.stringify(placeKey(target));
    await click(frame.locator(`.board .lit[data-target=${key}], .choices [data-target=${key}]`).first());
    touched.push(target);
  }
  const { complete, lit } = choose(moves, board, touched);
  if (complete.length === 1 && lit.length === 0 && touched.length > 0) return;
  await click(frame.locator(`.choices [data-move=${JSON.stringify(notation)}]`));
}

async function playOn(platform: Platform, kit: Kit, most: number = Number.POSITIVE_INFINITY): Promise<number> {
  for (let moves = 0; ; moves++) {
    await platform.settled();
    const { engine } = platform;
    if (!isNightly() && moves % STRETCH === CLICKED) {
      let { data } = platform;
      for (let next = engine.currentPlayer(data); next !== undefined && moves % STRETCH > 0; moves++) {
        data = engine.moveAI(data, next);
        next = engine.currentPlayer(data);
      }
      await platform.store(data);
      await platform.settled();
    }
    const player = engine.currentPlayer(platform.data);
    if (player === undefined || moves >= most) return moves;
    const { length } = platform.data.moves;
    const click = (target: Locator): Promise<void> =>
      moves < BY_MOUSE ? target.click() : target.dispatchEvent('click');
    await clickMove(platform, kit, platform.frame(player), player, click);
    await expect.poll(() => platform.data.moves.length).toBeGreaterThan(length);
  }
}

/** The messages that this player may receive, by the core alone; any difference is a leak. */
function allowed({ game }: Kit, { player, message, data }: Sent): unknown {
  const { type } = message;
  if (type !== 'state' && type !== 'gamelog') return message;
  const viewer = player ?? 'table';
  const whole = readRecord(JSON.stringify(data));
  const { start = 0, end = Number.POSITIVE_INFINITY }: { start?: number; end?: number } = {
    ...Object(message['data']),
  };
  const log = logOf(new Match(game, { chance: 'dictated', record: whole }), viewer);
  const next = type === 'state' ? undefined : log[end + 1]?.at;
  const until = (plies?: number): Match =>
    new Match(game, { chance: 'dictated', record: { ...whole, moves: whole.moves.slice(0, plies) } });
  const match = until(next);
  if (type === 'state' && match.actor === 'over') return { type, data };
  const { moves, seen: _, ...observation } = match.observe(viewer);
  const seen = {
    ...observation,
    game: game.id,
    plies: type === 'state' ? log.length : Math.min(end + 1, log.length),
    availableMoves: next === undefined ? moves : [],
    outcome: match.outcome ?? null,
    names: data.names,
    dropped: data.dropped,
  };
  if (type === 'state') return { type, data: seen };
  const part = log.slice(start, end + 1).map(({ ply, events }, index, { length }) => {
    const isSeen = start > 0 && index < length - 1;
    return { ply, events, ...(isSeen && { view: until(log[ply + 1]?.at).observe(viewer).view }) };
  });
  return { type, data: { ...Object(message['data']), data: { ...seen, log: part } } };
}

describe.each(kits.map(({ game }) => game.id))('%s in a frame of the platform', (id) => {
  it('is played to its end by two people before a spectator, and no message leaks hidden information', async () => {
    const { platform, kit } = await seated(id);
    const { game } = kit;
    expect(await playOn(platform, kit)).toBeGreaterThan(5);
    const { outcome } = new Match(game, { record: readRecord(JSON.stringify(platform.data)), chance: 'dictated' });
    for (const [index, player] of [0, 1, undefined].entries()) {
      const frame = platform.frame(index);
      await frame.locator('[data-winners]').waitFor();
      expect(await frame.locator('[data-winners]').getAttribute('data-winners')).toBe(outcome?.winners.join('+'));
      const match = new Match(game, { record: readRecord(JSON.stringify(platform.data)), chance: 'dictated' });
      const told = match.feed(player ?? 'table').map(({ event }) => game.describeEvent(event, 'en'));
      await expect.poll(() => platform.sidebars[index]).toEqual(told);
      expect(platform.received[index]?.filter(({ type }) => type === 'ready')).toHaveLength(1);
    }
    expect(platform.received[2]?.some(({ type }) => type === 'move')).toBe(false);
    // A user who opens the game now gets the stored data, as on the platform.
    const late = await platform.sit(undefined);
    await platform.frame(late).locator('[data-winners]').waitFor();
    let checked = 0;
    for (const one of platform.sent) {
      if (checked % 7 === 0 || one.message.type !== 'gamelog') expect(one.message).toEqual(allowed(kit, one));
      checked += 1;
    }
    expect(platform.sent.some(({ message }) => message.type === 'state' && 'seed' in Object(message['data']))).toBe(
      true,
    );
    expect(platform.refusals).toEqual([]);
    expect(platform.complaints).toEqual([]);
    // One script, and nothing from elsewhere.
    expect(new Set(platform.loaded)).toEqual(new Set(['/host', '/frame', '/viewer.js']));
  });
});

describe('a viewer', () => {
  it('shows messages that arrive before its first rendering', async () => {
    const platform = await host.begin('strage', 2);
    const frame = platform.frame(await platform.sit(0));
    const state = JSON.stringify(platform.engine.stripSecret(platform.data, 0));
    await frame.evaluate(`
      document.body.append(Object.assign(document.createElement('div'), { id: 'other' }));
      ${GLOBAL}.launch('#other').emit('state', ${state});
    `);
    await frame.locator('#other [data-plies]').waitFor();
  });

  it('replays the moves its user has seen, and returns to the present', async () => {
    const { platform, kit } = await seated('elfenland');
    await playOn(platform, kit, 6);
    const whole = new Match(kit.game, { record: readRecord(JSON.stringify(platform.data)), chance: 'dictated' });
    for (const [index, viewer] of [0, 1, 'table' as const].entries()) {
      const frame = platform.frame(index);
      const log = logOf(whole, viewer);
      const { length } = log;
      const infos = (): unknown[] =>
        platform.received[index]?.filter(({ type }) => type === 'replay:info').map(({ data }) => data) ?? [];
      await platform.post(index, 'replay:start');
      await expect.poll(infos).toEqual([{ start: 0, current: length - 1, end: length - 1 }]);
      await platform.post(index, 'replay:to', 2);
      await frame.locator('[data-plies="3"]').waitFor();
      await expect.poll(() => infos().at(-1)).toEqual({ start: 0, current: 2, end: length - 1 });
      expect(await frame.locator('.lit').count()).toBe(0);
      const record = readRecord(JSON.stringify(platform.data));
      const moves = record.moves.slice(0, log[3]?.at);
      const then = new Match(kit.game, { record: { ...record, moves }, chance: 'dictated' });
      expect(await frame.locator('.told li').count()).toBe(then.feed(viewer).length);
      expect(await frame.locator('details pre').textContent()).toBe(kit.drawTable?.(then.observe(viewer).view, 'en'));
      await platform.post(index, 'replay:to', 10_000);
      await frame.locator(`[data-plies="${length}"]`).waitFor();
      expect(await frame.locator('.lit').count()).toBe(0);
      await platform.post(index, 'replay:to', 0);
      await frame.locator('[data-plies="1"]').waitFor();
      await platform.post(index, 'replay:end');
      await frame.locator(`[data-plies="${length}"]`).waitFor();
    }
    for (const one of platform.sent) expect(one.message).toEqual(allowed(kit, one));
    await playOn(platform, kit, 2);
    expect(platform.complaints).toEqual([]);
  });

  it("explains a click that leads to no move, with the clause, in the user's language", async () => {
    const platform = await host.begin('strage', 2, { order: '[0,1]' });
    await platform.sit(0);
    await platform.sit(1);
    const [acting, waiting] = [platform.frame(0), platform.frame(1)];
    await acting.locator('[data-target="square:d6"]').click({ force: true });
    await acting.getByText('d6 is outside the placement area.').waitFor();
    await acting.locator('.refusal blockquote').getByText('Clause ST-3.3 of the rules').waitFor();
    expect(await acting.locator('.refusal a').count()).toBe(0);
    await platform.post(0, 'preferences', { language: 'it' });
    await acting.getByText("d6 è fuori dall'Area di Piazzamento.").waitFor();
    await expect.poll(() => platform.sidebars[0]?.[0]).toMatch(/^Rosso|^Si |dado|tira/i);
    expect(await acting.evaluate('document.documentElement.lang')).toBe('it');
    await waiting.locator('[data-target="square:a1"]').click({ force: true });
    await waiting.locator('.refusal .sentence').waitFor();
    expect(await waiting.locator('.refusal .sentence').textContent()).toBe("It is not Green's turn to decide now.");
    await waiting.locator('.bar select').selectOption('it');
    await expect
      .poll(() => platform.received[1]?.find(({ type }) => type === 'update:preference')?.['data'])
      .toEqual({ name: 'language', value: 'it' });
    await waiting.locator('[data-player="0"]').click();
    await expect
      .poll(() => platform.received[1]?.find(({ type }) => type === 'player:clicked')?.['data'])
      .toEqual({ index: 0, name: 'Ann' });
    expect(platform.received.flat().some(({ type }) => type === 'move')).toBe(false);
    expect(platform.complaints).toEqual([]);
  });

  it('shows a spectator the public view, without clickable parts', async () => {
    const platform = await host.begin('fairys-fate', 2);
    const index = await platform.sit(undefined);
    const frame = platform.frame(index);
    await frame.getByText('You are watching.').waitFor();
    const spots = frame.locator('[data-target]');
    expect(await frame.locator('.lit').count()).toBe(0);
    for (let at = 0; at < Math.min(6, await spots.count()); at++) await spots.nth(at).click({ force: true });
    expect(platform.received[index]?.some(({ type }) => type === 'move')).toBe(false);
    expect(await frame.locator('.refusal .sentence').count()).toBe(0);
    for (const one of platform.sent) expect(one.message).toEqual(allowed(kitOf('fairys-fate'), one));
    // Hidden information of another player would be noticed.
    const { data, engine } = platform;
    for (const [player, other] of [
      [undefined, 0],
      [0, 1],
      [0, undefined],
    ] as const) {
      const betraying = { player, message: { type: 'state', data: engine.stripSecret(data, other) }, data };
      expect(betraying.message).not.toEqual(allowed(kitOf('fairys-fate'), betraying));
      const log = { start: 0, data: engine.logSlice(data, { player: other }) };
      const telling = { player, message: { type: 'gamelog', data: log }, data };
      expect(telling.message).not.toEqual(allowed(kitOf('fairys-fate'), telling));
    }
  });

  it.each([
    null,
    {},
    { view: null, availableMoves: null },
    { view: {}, availableMoves: [] },
    { plies: null, names: null, outcome: null },
  ])('shows the table again after an invalid state: %j', async (broken) => {
    const platform = await host.begin('strage', 2);
    const index = await platform.sit(0);
    const frame = platform.frame(index);
    const state = platform.engine.stripSecret(platform.data, 0);
    await frame.locator('[data-plies]').waitFor();
    const isWhole = broken !== null && 'names' in broken;
    await platform.post(index, 'state', broken && { game: 'strage', ...(isWhole && state), ...broken });
    for (const type of ['gamelog', 'preferences', 'player', 'avatars']) await platform.post(index, type, null);
    await platform.post(index, 'avatars', []);
    await platform.post(index, 'state', state);
    await frame.locator('.lit, [data-plies]').first().waitFor();
    await frame.locator(`[data-plies="${platform.engine.logLength(platform.data)}"]`).waitFor();
  });

  it("follows the platform's dark or light mode", async () => {
    const platform = await host.begin('strage', 2);
    const paper = (index: number): Promise<string> =>
      platform.frame(index).evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const dark = await paper(await platform.sit(0, '?dark=1'));
    const light = await paper(await platform.sit(1, '?dark=0'));
    expect(dark).not.toBe(light);
    await platform.page.evaluate("post(0, { type: 'theme', dark: false }); post(1, { type: 'theme', dark: true });");
    await expect.poll(() => paper(0)).toBe(light);
    await expect.poll(() => paper(1)).toBe(dark);
  });

  it('requests the state again if a move gets no answer', async () => {
    const platform = await host.begin('strage', 2, { order: '[0,1]' });
    await platform.page.clock.install();
    const frame = platform.frame(await platform.sit(0));
    // The move was made elsewhere, and this viewer was not notified.
    platform.data = platform.engine.move(platform.data, '@a1', 0);
    await frame.locator('.lit[data-target="square:a1"]').click();
    await frame.getByText('Your move is on its way').waitFor();
    await expect.poll(() => platform.refusals).toHaveLength(1);
    expect(await frame.locator('.lit').count()).toBe(0);
    await platform.page.clock.fastForward(11_000);
    await platform.settled();
    expect(await frame.locator('.lit').count()).toBeGreaterThan(0);
  });

  it('follows undone moves, and a user who logs in', async () => {
    const platform = await host.begin('strage', 2, { order: '[0,1]' });
    for (const player of [0, undefined]) await platform.sit(player);
    const { engine } = platform;
    const begun = platform.data.moves.length;
    for (const move of ['@a1', '@b1']) await platform.store(engine.move(platform.data, move, 0));
    await platform.settled();
    const asked = (): number => platform.received[1]?.filter(({ type }) => type === 'fetchState').length ?? 0;
    expect(asked()).toBe(0);
    await platform.store(engine.replay(platform.data, { to: begun }));
    await platform.settled();
    expect(asked()).toBe(1);
    await platform.post(1, 'player', { index: 1 });
    await expect.poll(asked).toBe(2);
    expect(platform.complaints).toEqual([]);
  });

  it('is accessible, and fits a phone', async () => {
    const platform = await host.begin('elfenland', 2);
    await platform.page.setViewportSize({ width: 360, height: 740 });
    await platform.page.addStyleTag({ content: 'body { display: block !important; }' });
    const frame = platform.frame(await platform.sit(platform.engine.currentPlayer(platform.data)));
    expect(await frame.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await barriers(frame)).toEqual([]);
  });
});

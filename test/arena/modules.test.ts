import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isPath, loadGames } from '../../src/arena/modules.ts';
import { readKits } from '../../src/arena/shapes.ts';
import { strage } from '../../src/games/strage/index.ts';
import { newFolder } from '../tools/folder.ts';

const folder = newFolder();

it.each([
  ...['./bot.mjs', '../bot', '/bot', '.\\bot', '\\bot', 'file:///bot.mjs', 'bot.js', 'bot.mjs', 'bot.cts', 'a b.ts'],
])('%s names a module', (text) => expect(isPath(text)).toBe(true));

it.each(['greedy', 'strage', 'ismcts:500', 'bot.json', 'bot.css', 'bot.mhs', 'js', 'bot.js '])(
  '%s does not name a module',
  (text) => expect(isPath(text)).toBe(false),
);

describe('the module of a game', () => {
  it('may be named by its file URL', async () => {
    const url = pathToFileURL(`${import.meta.dirname}/../../src/games/strage/kit.ts`).href;
    expect([...(await loadGames([url])).keys()]).toEqual(['strage']);
  });

  it.each([
    ['./nowhere.mjs', 'arena/no-such-module', 'cannot load ./nowhere.mjs: there is no such file'],
    ['file:nowhere', 'arena/no-such-module', 'cannot load file:nowhere: there is no such file'],
    [
      'file://elsewhere/game.mjs',
      'arena/bad-module-path',
      'cannot load file://elsewhere/game.mjs: it is neither a path nor a file URL',
    ],
  ])('is refused if it does not exist: %s', async (path, code, message) => {
    await expect(loadGames([path])).rejects.toThrow(expect.objectContaining({ name: 'PlanError', code, message }));
  });

  it('is refused with the missing part if its game is incomplete', async () => {
    const part = folder.write('part.mjs', 'export default { id: "part", name: "Part" };');
    await expect(loadGames([part])).rejects.toThrow(/the game of .*part\.mjs (lacks|has no) /);
  });

  it.each([
    ['export default 7;', 'arena/no-game', {}],
    ['export default { game: 7 };', 'arena/kit-without-game', {}],
    ['export default { id: "part" };', 'arena/missing-member', { what: 'game', member: 'name' }],
    ['export default { id: 7, name: "part" };', 'arena/bad-member', { what: 'game', member: 'id' }],
    ['export const game = 7;', 'arena/no-default-export', {}],
  ])('is refused with a code and the member for %s', async (text, code, params) => {
    const module = folder.write(`other-${code.slice(6)}.mjs`, text);
    await expect(loadGames([module])).rejects.toMatchObject({ code, params: { module, ...params } });
  });

  it('is refused with an optional part of its kit that has another form', () => {
    expect(() => readKits({ game: strage, search: 7 }, 'mine')).toThrow('search of the kit of mine must be an object');
  });

  it('is refused with what it threw as the cause', async () => {
    const module = folder.write('thrower.mjs', 'throw Object.assign(new Error("no disk"), { code: "mine/no-disk" });');
    await expect(loadGames([module])).rejects.toMatchObject({
      ...{ code: 'arena/cannot-load', params: { reason: 'no disk' }, cause: { code: 'mine/no-disk' } },
    });
  });
});

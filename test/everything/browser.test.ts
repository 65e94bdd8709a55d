import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/index.ts';
import { partsOf } from '../tools/build/browser.ts';
import { entryFile, ROOT } from '../tools/entries.ts';
import { DONE, openPages, type Pages } from './pages.ts';

/** Plays two rounds of seats with a bot, and reports the progress. */
const PLAY = `
  const bot = botOf('greedy', kit);
  const rng = seeded(7);
  const match = new Match(kit.game, { seed: 7 });
  while (match.actor !== 'over' && match.plies < 60) {
    const { actor } = match;
    if (actor === 'chance') match.chance();
    else match.play(actor, bot.decide(match.observe(actor), { rng }));
  }
  console.log(kit.game.id, match.plies);`;

function page(script: string, head: string = ''): string {
  return `<!doctype html><link rel="icon" href="data:,">${head}<script type="module">${script}; console.log('${DONE}');</script>`;
}

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages?.close());

describe.each(Object.keys(games))('the file of %s for a page', (game) => {
  it('is the only file that the page loads', async () => {
    const script = `import { botOf, kit, Match, seeded } from '/feyrules/dist/browser/${game}.js'; ${PLAY}`;
    const { lines, loaded } = await pages.visit(page(script));
    expect(lines).toEqual([`${game} 60`]);
    expect(loaded).toEqual([`dist/browser/${game}.js`]);
  });

  it('loads the law on demand', async () => {
    const script = `
      import kit from '/feyrules/dist/browser/${game}.js';
      const law = await kit.law('en');
      console.log(law.clauses.length > 0);`;
    const { lines } = await pages.visit(page(script));
    expect(lines).toEqual(['true']);
  });

  it('loads the schemas on demand', async () => {
    const script = `
      import kit from '/feyrules/dist/browser/${game}.js';
      const { move } = await kit.schemas();
      console.log(move.is({ type: 'no such move' }), move.json.$id);`;
    const { lines } = await pages.visit(page(script));
    expect(lines).toEqual([`false feyrules/schemas/${game}/move.json`]);
  });

  it('has the exports of its parts under the same names', async () => {
    const exported = async (file: string): Promise<string[]> => Object.keys(await import(join(ROOT, 'dist', file)));
    const parts = await Promise.all(partsOf(game).map((entry) => exported(`${entryFile(entry)}.js`)));
    expect(parts.length).toBeGreaterThan(3);
    expect((await exported(`browser/${game}.js`)).sort()).toEqual([...new Set(parts.flat())].sort());
  });
});

describe('the modules of the package', () => {
  it('are imported in a page with an import map', async () => {
    const names = ['core', 'bots', 'front', ...Object.keys(games).flatMap((game) => [game, `${game}/kit`])];
    const imports = Object.fromEntries(names.map((name) => [`feyrules/${name}`, `/feyrules/dist/entries/${name}.js`]));
    const script = `
      import { Match, seeded } from 'feyrules/core';
      import { botOf } from 'feyrules/bots';
      import * as front from 'feyrules/front';
      ${Object.keys(games)
        .map((game, index) => `import { kit as kit${index} } from 'feyrules/${game}/kit';`)
        .join('\n')}
      for (const kit of [${Object.keys(games).map((_, index) => `kit${index}`)}]) { ${PLAY} }`;
    const { lines, loaded } = await pages.visit(
      page(script, `<script type="importmap">${JSON.stringify({ imports })}</script>`),
    );
    expect(lines).toEqual(Object.keys(games).map((game) => `${game} 60`));
    // Shared code is loaded once.
    expect(new Set(loaded).size).toBe(loaded.length);
  });

  it('are imported in a worker, which has no import map', async () => {
    const worker = `
      import { botOf } from '/feyrules/dist/entries/bots.js';
      import { seeded } from '/feyrules/dist/entries/core.js';
      import { kit } from '/feyrules/dist/entries/elfenland/kit.js';
      const bot = botOf('ismcts:50', kit);
      onmessage = ({ data }) => postMessage(bot.decide(data, { rng: seeded(3) }));`;
    const script = `
      import { kit, Match } from '/feyrules/dist/browser/elfenland.js';
      const match = new Match(kit.game, { seed: 7 });
      while (match.actor === 'chance') match.chance();
      const worker = new Worker('/bot.js', { type: 'module' });
      worker.onerror = ({ message }) => console.error(message);
      worker.postMessage(match.observe(match.actor));
      const { data } = await new Promise((answered) => { worker.onmessage = answered; });
      console.log(match.violation(match.actor, data) === undefined);`;
    expect((await pages.visit(page(script), { 'bot.js': worker })).lines).toEqual(['true']);
  });
});

/** The fenced blocks of a page of the documentation in that language. */
function blocksOf(path: string, language: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code);
}

describe('the examples for pages in the documentation', () => {
  const WRITTEN = ['README.md', 'docs/guides/without-a-bundler.md'];
  /** An additional file of a page begins with its name. */
  const beside = Object.fromEntries(
    WRITTEN.flatMap((path) => blocksOf(path, 'js')).map((code) => [/^\/\/ (\S+\.js)\n/.exec(code)?.[1] ?? '', code]),
  );
  const written = WRITTEN.flatMap((path) => blocksOf(path, 'html').map((code, index) => ({ path, index, code })));

  it('exist, and name their files', () => {
    expect(new Set(written.map(({ path }) => path))).toEqual(new Set(WRITTEN));
    expect(Object.keys(beside)).toEqual(['bot.js']);
  });

  it.each(written)('$path, page $index', async ({ code }) => {
    // The line that ends the visit is printed after the output of the page.
    const html = code.replace(/<\/script>\s*$/, `;console.log('${DONE}');</script>`);
    const { lines, loaded } = await pages.visit(`<!doctype html><link rel="icon" href="data:,">${html}`, beside);
    expect(lines.length).toBeGreaterThan(0);
    expect(loaded.length).toBeGreaterThan(0);
  });
});

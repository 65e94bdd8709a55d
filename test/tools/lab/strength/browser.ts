import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { join, normalize } from 'node:path';
import { launched } from '../../chromium.ts';
import { ROOT } from '../../entries.ts';
import { portOf } from '../../port.ts';
import type { BrowserTimes } from './results.ts';

/** Number of decisions of `hard` to measure, or fewer if the game ends earlier. */
const DECISIONS = 60;

/**
 * Measures the thinking time of `hard` in a worker of Chromium, from the page's question to the answer: on seat 0,
 * against `normal`, at decisions with a choice.
 */
export async function measureBrowser(game: string, seats: number): Promise<Omit<BrowserTimes, 'commit'>> {
  const server = createServer(({ url = '' }, response) => {
    const file = join(ROOT, 'dist', normalize(`/${url}`));
    const text = textOf(url, game) ?? (existsSync(file) && url.endsWith('.js') ? readFileSync(file) : undefined);
    const type = url === '/' ? 'text/html' : 'text/javascript';
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type });
    response.end(text ?? '');
  });
  const port = await portOf(server);
  const browser = await launched();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    const times = await page.evaluate<number[]>(
      `import('/page').then(({ measured }) => measured(${seats}, ${DECISIONS}))`,
    );
    const sorted = [...times].sort((a, b) => a - b);
    const at = (part: number): number =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
    const load = Number(((loadavg()[0] ?? 0) / cpus().length).toFixed(1));
    return { seats, decisions: times.length, median: at(0.5), p95: at(0.95), most: at(1), load };
  } finally {
    await browser.close();
    await new Promise((closed) => server.close(closed));
  }
}

/** What is not in dist/: a page, its module, and that of its worker. */
function textOf(url: string, game: string): string | undefined {
  const from = `from '/browser/${game}.js'`;
  switch (url) {
    case '/':
      return '<!doctype html><title>strength</title>';
    case '/worker':
      return `import { kit, serveBot } ${from}; serveBot(self, kit);`;
    case '/page':
      return `import { botOf, kit, Match, botBehind, seeded } ${from};
export async function measured(players, decisions) {
  const worker = new Worker('/worker', { type: 'module' });
  const hard = botBehind(worker, kit, { bot: 'hard', least: 0 });
  const normal = botOf('normal', kit);
  const match = new Match(kit.game, { options: { players }, seed: 1 });
  const rng = seeded(2);
  const times = [];
  while (match.actor !== 'over' && times.length < decisions) {
    const { actor } = match;
    if (actor === 'chance') { match.chance(); continue; }
    const observation = match.observe(actor);
    if (actor !== 0) { match.play(actor, normal.decide(observation, { rng })); continue; }
    const since = performance.now();
    const move = await hard.decide(observation, { rng });
    if (observation.moves.length > 1) times.push(performance.now() - since);
    match.play(actor, move);
  }
  worker.terminate();
  return times;
}`;
    default:
      return undefined;
  }
}

/** A page that hosts viewers in iframes, with an engine behind them, as Boardgamers does. They use `postMessage`. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Frame, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { Engine, GameData } from '../../src/adapters/boardgamers/index.ts';
import { engineFile, GLOBAL, viewerFile } from '../tools/build/boardgamers.ts';
import { complaintsOf, launched, pageOf } from '../tools/chromium.ts';
import { ROOT } from '../tools/entries.ts';
import { portOf } from '../tools/port.ts';

/** The messages between a page and a viewer. */
export interface Message {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The frame of one user, as in the platform's documentation: it forwards messages in both directions. */
const FRAME = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <link rel="icon" href="data:,">
    <title>a table</title>
    <script src="/viewer.js"></script>
  </head>
  <body>
    <div id="app"></div>
    <script>
      const viewer = ${GLOBAL}.launch('#app');
      const up = (type, data) => parent.postMessage({ type, data }, '*');
      for (const type of ['ready', 'move', 'fetchState', 'fetchLog', 'addLog', 'replaceLog', 'replay:info',
        'player:clicked', 'update:preference']) viewer.on(type, (data) => up(type, data));
      const down = ['state', 'state:updated', 'gamelog', 'preferences', 'player', 'avatars',
        'replay:start', 'replay:to', 'replay:end'];
      addEventListener('message', ({ data: { type, data } }) => { if (down.includes(type)) viewer.emit(type, data); });
      up('begin');
    </script>
  </body>
</html>`;

const HOST = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <link rel="icon" href="data:,">
    <title>a platform</title>
    <style>
      body { margin: 0; display: grid; grid-template-columns: repeat(3, 1fr); gap: 4px; background: #888; }
      iframe { width: 100%; height: 1400px; border: 0; }
    </style>
  </head>
  <body>
    <script>
      const frames = [];
      addEventListener('message', ({ source, data }) => {
        const index = frames.findIndex(({ contentWindow }) => contentWindow === source);
        if (index >= 0) uplink(index, data);
      });
      function post(index, message) { frames[index].contentWindow.postMessage(message, '*'); }
      function sit(query) {
        const frame = document.createElement('iframe');
        frames.push(frame);
        frame.title = 'a table';
        frame.src = '/frame' + query;
        document.body.append(frame);
      }
    </script>
  </body>
</html>`;

export interface Sent {
  readonly player: number | undefined;
  readonly message: Message;
  /** The stored game at the time it was sent. */
  readonly data: GameData;
}

/** One game on the platform: its data, and its users. */
export class Platform {
  readonly engine: Engine;
  readonly page: Page;
  data: GameData;
  /** All messages to a viewer. */
  readonly sent: Sent[] = [];
  /** By frame: all messages from it. */
  readonly received: Message[][] = [];
  /** By frame: the log in the sidebar. */
  readonly sidebars: string[][] = [];
  /** Errors of the page, refused requests, and loaded files. */
  readonly complaints: readonly string[];
  readonly refusals: string[] = [];
  readonly loaded: string[] = [];
  readonly #players: (number | undefined)[] = [];
  /** The frames that have not been sent the current state. */
  readonly #behind = new Set<number>();

  constructor(engine: Engine, page: Page, data: GameData) {
    this.engine = engine;
    this.page = page;
    this.complaints = complaintsOf(page);
    this.data = data;
  }

  /** Opens a frame for that player, or for a spectator. */
  async sit(player: number | undefined, query: string = ''): Promise<number> {
    const index = this.#players.push(player) - 1;
    this.received.push([]);
    this.sidebars.push([]);
    await this.page.evaluate(`sit(${JSON.stringify(query)})`);
    await this.frame(index).locator('[data-plies]').waitFor();
    return index;
  }

  frame(index: number): Frame {
    const frame = this.page.frames()[index + 1];
    if (frame === undefined) throw new Error(`There is no frame ${index}.`);
    return frame;
  }

  async post(index: number, type: string, data?: unknown): Promise<void> {
    const message = { type, data };
    this.sent.push({ player: this.#players[index], message, data: this.data });
    await this.page.evaluate(`post(${index}, ${JSON.stringify(message)})`);
    if (type === 'gamelog' || type === 'state') this.#behind.delete(index);
  }

  /** Stores the game, and notifies everybody except one. */
  async store(data: GameData, but?: number): Promise<void> {
    this.data = JSON.parse(JSON.stringify(data));
    for (const index of this.#players.keys()) this.#behind.add(index);
    for (const index of this.#players.keys()) if (index !== but) await this.post(index, 'state:updated');
  }

  /** Waits until all viewers show the game as it is stored. */
  async settled(): Promise<void> {
    for (const [index, player] of this.#players.entries()) {
      const { plies } = this.engine.stripSecret(this.data, player);
      const frame = this.frame(index);
      await frame.locator(`[data-plies="${plies}"]`).waitFor();
      // The log does not mention a hidden move: the table has been sent, and is drawn by now.
      while (this.#behind.has(index)) await new Promise((resolve) => setTimeout(resolve, 5));
      await frame.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))');
    }
  }

  async answer(index: number, message: Message): Promise<void> {
    const { engine } = this;
    const player = this.#players[index];
    this.received[index]?.push(message);
    switch (message.type) {
      case 'begin':
        if (player !== undefined) await this.post(index, 'player', { index: player });
        await this.post(index, 'preferences', {});
        await this.post(
          index,
          'avatars',
          this.data.names.map(() => ''),
        );
        return this.#postState(index);
      case 'fetchState':
        return this.#postState(index);
      case 'fetchLog':
        return this.#postLog(index, message['data']);
      case 'move':
        return this.#move(index, message['data']);
      case 'addLog':
      case 'replaceLog': {
        if (message.type === 'replaceLog') this.sidebars[index] = [];
        const lines = message['data'];
        if (Array.isArray(lines)) this.sidebars[index]?.push(...lines.map(String));
        return;
      }
      default:
        if (engine === undefined) throw new Error(message.type);
    }
  }

  /** For a finished game, the platform sends what is stored. */
  #postState(index: number): Promise<void> {
    const { engine, data } = this;
    return this.post(index, 'state', engine.ended(data) ? data : engine.stripSecret(data, this.#players[index]));
  }

  #postLog(index: number, range: unknown): Promise<void> {
    const { start = 0, end }: { start?: number; end?: number } = { ...Object(range) };
    const data = this.engine.logSlice(this.data, { player: this.#players[index] ?? -1, start, end });
    return this.post(index, 'gamelog', { start, end, data });
  }

  async #move(index: number, move: unknown): Promise<void> {
    const { engine } = this;
    const player = this.#players[index] ?? -1;
    const start = engine.logLength(this.data);
    try {
      await this.store(engine.move(this.data, move, player), index);
    } catch (error) {
      this.refusals.push(String(error));
      return;
    }
    await this.post(index, 'gamelog', { start, data: engine.logSlice(this.data, { player, start }) });
  }
}

export interface Host {
  /** A new game with this number of players, without viewers, on a page that is open until the test ends. */
  begin(game: string, players: number, options?: object): Promise<Platform>;
  close(): Promise<void>;
}

const require = createRequire(import.meta.url);

/** The built engines and viewers, and a headless browser. */
export async function openHost(): Promise<Host> {
  let script = '';
  const server = createServer(({ url = '' }, response) => {
    const [path] = url.split('?');
    const text = path === '/host' ? HOST : path === '/frame' ? FRAME : path === '/viewer.js' ? script : undefined;
    const type = path === '/viewer.js' ? 'text/javascript' : 'text/html';
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type });
    response.end(text);
  });
  const port = await portOf(server);
  const browser: Browser = await launched();
  return {
    async begin(game, players, options = {}) {
      const path = join(ROOT, 'dist', `${viewerFile(game)}.js`);
      if (!existsSync(path)) throw new Error('The package is not built: npm run build');
      script = readFileSync(path, 'utf8');
      const engine: Engine = require(join(ROOT, 'dist', `${engineFile(game)}.cjs`));
      let data = await engine.init(players, [], options, `a secret of ${game}`);
      for (let seat = 0; seat < players; seat++)
        data = engine.setPlayerMetaData(data, seat, { name: NAMES[seat] ?? '' });
      const page = await pageOf(browser, {
        reducedMotion: 'reduce',
        locale: 'en',
        viewport: { width: 1800, height: 1400 },
      });
      onTestFinished(() => page.close());
      const platform = new Platform(engine, page, data);
      page.on('request', (request) => platform.loaded.push(new URL(request.url()).pathname));
      await page.exposeFunction('uplink', (index: number, message: Message) => platform.answer(index, message));
      await page.goto(`http://127.0.0.1:${port}/host`);
      return platform;
    },
    async close() {
      await browser.close();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay'];

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { Kit } from '../../src/core/kit.ts';
import { ROOT } from '../tools/entries.ts';
import type { Mutant } from './books.ts';

/** Loads kits from changed sources. The files themselves are not changed. */
export class Mutated {
  readonly #server: Promise<ViteDevServer>;
  #mutant: Mutant | undefined;

  constructor() {
    this.#server = createServer({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          transform: (code, id) =>
            this.#mutant !== undefined && id === join(ROOT, this.#mutant.file)
              ? code.replace(this.#mutant.from, () => this.#mutant?.to ?? '')
              : undefined,
        },
      ],
    });
  }

  /** @throws Error unless `from` occurs exactly once in the file. */
  async kitOf(game: string, mutant: Mutant): Promise<Kit> {
    const found = readFileSync(join(ROOT, mutant.file), 'utf8').split(mutant.from).length - 1;
    if (found !== 1) throw new Error(`${mutant.file} has ${JSON.stringify(mutant.from)} ${found} times, not once.`);
    const server = await this.#server;
    this.#mutant = mutant;
    server.moduleGraph.invalidateAll();
    const { kit }: { kit?: Kit } = await server.ssrLoadModule(`/src/games/${game}/kit.ts`);
    if (kit === undefined) throw new Error(`src/games/${game}/kit.ts exports no kit.`);
    return kit;
  }

  async close(): Promise<void> {
    await (await this.#server).close();
  }
}

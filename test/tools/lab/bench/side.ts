import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '../../../../src/bots/index.ts';
import type { Game, GameTypes, Tagged } from '../../../../src/core/game.ts';
import type { Kit } from '../../../../src/core/kit.ts';
import type { Observation } from '../../../../src/core/observation.ts';
import type { GameRecord, Replay } from '../../../../src/core/record.ts';
import type { Rng } from '../../../../src/core/rng.ts';

type Core = typeof import('../../../../src/core/index.ts');
type Bots = typeof import('../../../../src/bots/index.ts');
type Refereeing = typeof import('../../../../src/referee/index.ts');
type Learning = typeof import('../../../../src/rl/index.ts');

/** The part of an environment that is used. A build without support for `out` ignores it and makes new arrays. */
interface Learner {
  readonly player: number | null;
  readonly legalActions: readonly number[];
  readonly actions: { readonly size: number };
  readonly observations: { readonly size: number };
  observe(seat?: number, out?: Float32Array): Float32Array;
  mask(out?: Uint8Array): Uint8Array;
  step(action: number): void;
  reset(): void;
}

/** How a bot of either build decides. */
type Decide = (observation: Observation, rng: Rng) => Tagged;

/** One game of one build, through the interface of that build. */
export interface Side {
  readonly game: Game;
  /** The options given to both builds, so that they play the same game. */
  readonly options: object;
  seeded(seed: number): Rng;
  replay(record: GameRecord): Replay<Game extends Game<infer T> ? T : never>;
  bot(name: string): Decide;
  learner(seed: number): Promise<Learner>;
  /** @throws Error for a build whose referee does not accept kits. */
  referee(): Promise<InstanceType<Refereeing['RefereeServer']>>;
}

/** Options whose default has changed between builds; games without such an option play without it. */
const SETTLED: Readonly<Record<string, unknown>> = { handLimit: null };

/** The games that a build has. */
export async function gamesOf(dist: string): Promise<Readonly<Record<string, Game>>> {
  const { games }: { games: Readonly<Record<string, Game>> } = await imported(dist, 'index');
  return games;
}

/** The game of that build. Before there were kits, bots and environments used the id of a game. */
export async function sideOf(dist: string, id: string): Promise<Side> {
  const game = (await gamesOf(dist))[id];
  if (game === undefined) throw new Error(`There is no game "${id}" in ${dist}.`);
  const kit: Kit | undefined = existsSync(join(entriesOf(dist), id, 'kit.js'))
    ? (await imported<{ kit: Kit }>(dist, `${id}/kit`)).kit
    : undefined;
  const { seeded, replay } = await imported<Core>(dist, 'core');
  const { botOf } = await imported<Bots & { botOf(name: string, of: unknown): Bot<GameTypes, Tagged> | Decide }>(
    dist,
    'bots',
  );
  const { Environment } = await imported<Learning & { Environment: EnvironmentClass }>(dist, 'rl');
  const options = optionsFor(game);
  return {
    game,
    options,
    seeded,
    replay: (record) => replay(game, record),
    bot(name) {
      // Before 1.0.0 a bot was a function.
      const bot = botOf(name, kit ?? id);
      return typeof bot === 'function' ? bot : (observation, rng) => bot.decide(observation, { rng });
    },
    async learner(seed) {
      const environment = new Environment(kit ?? game, { options, seed });
      return (await environment.ready?.()) ?? environment;
    },
    async referee() {
      if (kit === undefined) throw new Error(`The referee in ${dist} takes no kits.`);
      const { RefereeServer } = await imported<Refereeing>(dist, 'referee');
      return new RefereeServer({ kits: [kit], report: (error) => console.error(error) });
    },
  };
}

type EnvironmentClass = new (of: unknown, settings: object) => Learner & { ready?(): Promise<Learner> };

function optionsFor(game: Game): object {
  try {
    game.setup(SETTLED);
    return SETTLED;
  } catch {
    return {};
  }
}

/** A module of a build, by its name behind `feyrules/`. */
export function imported<Module>(dist: string, name: string): Promise<Module> {
  return import(pathToFileURL(join(entriesOf(dist), `${name}.js`)).href);
}

/** The folder of a build's entries; in older builds, the topmost one. */
function entriesOf(dist: string): string {
  const folder = join(dist, 'entries');
  return existsSync(folder) ? folder : dist;
}

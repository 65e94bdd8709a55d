/** Tries mutants in the copy: the process that survives. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stage } from './areas.ts';

/** A request to the runner: run the tests of a stage after these files have changed. */
export interface Order {
  readonly changed: readonly string[];
  readonly stage: Stage;
}

/** The answer of the runner: the first failing test, if any. */
export interface Answer {
  readonly failed?: string;
}

/** Time limit of a mutant: a factor on the time without a mutant, plus a constant in milliseconds. */
const TIMES = 3;
const MORE = 10_000;

export class Trial {
  readonly #copy: string;
  #runner: ChildProcess | undefined;
  /** The file that was changed for the last request. */
  #changed: string[] = [];
  /** The duration of a stage without a mutant. */
  readonly #usual = new Map<Stage, number>();

  constructor(copy: string) {
    this.#copy = copy;
  }

  /**
   * @returns What killed the mutant: the name of a test, or a timeout; undefined if it survived.
   * @throws Error if a test fails without a mutant.
   */
  async of(file: string, source: string, stage: Stage): Promise<string | undefined> {
    const limit = await this.#limitOf(stage);
    const path = join(this.#copy, file);
    const before = readFileSync(path, 'utf8');
    try {
      writeFileSync(path, source);
      this.#changed.push(file);
      return await this.#run(stage, limit);
    } finally {
      writeFileSync(path, before);
      this.#changed.push(file);
    }
  }

  end(): void {
    const group = this.#runner?.pid;
    this.#runner = undefined;
    if (group === undefined) return;
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }

  async #limitOf(stage: Stage): Promise<number> {
    const usual = this.#usual.get(stage);
    if (usual !== undefined) return TIMES * usual + MORE;
    const start = performance.now();
    const failed = await this.#run(stage, Number.POSITIVE_INFINITY);
    if (failed !== undefined) throw new Error(`Without any mutant this fails: ${failed}`);
    this.#usual.set(stage, performance.now() - start);
    return this.#limitOf(stage);
  }

  async #run(stage: Stage, limit: number): Promise<string | undefined> {
    const runner = await this.#ready();
    const order: Order = { changed: this.#changed, stage };
    this.#changed = [];
    runner.send(order);
    const late = new AbortController();
    const clock = Number.isFinite(limit) ? setTimeout(() => late.abort(), limit) : undefined;
    try {
      const [answer]: Answer[] = await Promise.race([
        once(runner, 'message', { signal: late.signal }),
        once(runner, 'exit', { signal: late.signal }).then(() => [{ failed: 'the tests end early' }]),
      ]);
      return answer?.failed;
    } catch (error) {
      if (!late.signal.aborted) throw error;
      this.end();
      return 'it takes too long';
    } finally {
      clearTimeout(clock);
      late.abort();
    }
  }

  /** The runner, started if necessary, in its own process group, so that its child processes end with it. */
  async #ready(): Promise<ChildProcess> {
    if (this.#runner?.connected) return this.#runner;
    this.end();
    const runner = fork(join(this.#copy, 'test/tools/lab/mutate/mutate-case.ts'), {
      cwd: this.#copy,
      detached: true,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#runner = runner;
    await once(runner, 'message');
    this.#changed = [];
    return runner;
  }
}

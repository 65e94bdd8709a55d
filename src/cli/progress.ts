import progress from 'cli-progress';
import { escaped } from '../core/wording.ts';

/** Interval of progress lines if there is no terminal for a bar. */
const LINE_MS = 60_000;

/** The stream for progress. */
export interface ProgressStream extends NodeJS.WritableStream {
  readonly isTTY?: boolean;
}

/** Shows the progress of a run: a bar on a terminal, elsewhere a line per minute. */
export class Progress {
  readonly #stream: ProgressStream;
  readonly #bar: progress.SingleBar;
  readonly #begin: number = performance.now();
  readonly #games: number;
  readonly #timer: NodeJS.Timeout | undefined;
  /** Games played, including earlier runs. */
  #known: number;
  #played = 0;

  /** @param known games played in earlier runs. */
  constructor(games: number, known: number, stream: ProgressStream) {
    this.#games = games;
    this.#known = known;
    this.#stream = stream;
    this.#bar = new progress.SingleBar(
      { format: ' {bar} {value}/{total} games · {rate}/s · {eta_formatted} left', stream },
      progress.Presets.shades_classic,
    );
    if (stream.isTTY) this.#bar.start(games, known, { rate: '–' });
    else this.#timer = setInterval(() => this.say(this.#line), LINE_MS).unref();
  }

  add(games: number): void {
    this.#known += games;
    this.#played += games;
    if (this.#stream.isTTY) this.#bar.increment(games, { rate: this.#rate.toFixed(1) });
  }

  /** Prints a line above the bar. */
  say(line: string): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001b[K');
    this.#stream.write(`${escaped(line)}\n`);
    if (this.#stream.isTTY) this.#bar.render();
  }

  end(): void {
    clearInterval(this.#timer);
    if (this.#stream.isTTY) this.#bar.stop();
  }

  get #rate(): number {
    return (1000 * this.#played) / Math.max(1, performance.now() - this.#begin);
  }

  get #line(): string {
    const minutes = this.#played === 0 ? '?' : Math.ceil((this.#games - this.#known) / this.#rate / 60);
    return `${this.#known} of ${this.#games} games; ${this.#rate.toFixed(2)} a second; ${minutes} min left`;
  }
}

import { expect } from 'vitest';
import type { GameRecord } from '../../src/core/record.ts';
import { kits } from '../../src/games/index.ts';
import type { Answer, Catalogue, Cited, Drawn, Observed, Opened, Refusal } from '../../src/referee/index.ts';
import { RefereeServer, type ServerSettings } from '../../src/referee/index.ts';

/** The fields of a request without its id. */
export interface Said {
  readonly do: string;
  readonly [field: string]: unknown;
}

/** All fields that an answer may have. */
type Found = Partial<
  Catalogue &
    Cited &
    Omit<Drawn & Observed & Opened, 'moves'> & {
      moves: readonly object[];
      legal: boolean;
      refusal: Refusal;
      record: GameRecord;
    }
>;

/** A client that sends a server one request after another. */
export class Client {
  readonly server: RefereeServer;
  #id = 0;

  constructor(settings: Partial<ServerSettings> = {}) {
    this.server = new RefereeServer({ kits, report: fail, ...settings });
  }

  async answer(said: Said): Promise<Answer> {
    this.#id += 1;
    const id = this.#id;
    const answer: Answer = JSON.parse(await this.server.answerText(JSON.stringify({ id, ...said })));
    expect(answer.id).toBe(id);
    return answer;
  }

  /** The result of a request that must succeed. */
  async ok(said: Said): Promise<Found> {
    const answer = await this.answer(said);
    if ('error' in answer) throw new Error(`${JSON.stringify(said)}: ${answer.error.code} ${answer.error.message}`);
    return answer.ok;
  }

  /** The error of a request that must fail. */
  async error(said: Said): Promise<Refusal> {
    const answer = await this.answer(said);
    if ('ok' in answer) throw new Error(`${JSON.stringify(said)} was not refused: ${JSON.stringify(answer.ok)}`);
    return answer.error;
  }

  /** Opens a match. @returns its tokens. */
  async open(game: string, seating: object = {}): Promise<Opened['tokens']> {
    const { tokens } = await this.ok({ do: 'new', game, ...seating });
    if (tokens === undefined) throw new Error('no tokens');
    return tokens;
  }
}

/** Fails the run: the server ignores what a report throws. */
function fail(error: unknown): void {
  void Promise.reject(error);
}

/** Predictable tokens: t1, t2 … */
export function counted(): () => string {
  let number = 0;
  return () => {
    number += 1;
    return `t${number}`;
  };
}

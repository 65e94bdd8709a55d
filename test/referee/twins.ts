import { expect } from 'vitest';
import type { BaseState, Game, Tagged, Viewer } from '../../src/core/game.ts';
import type { Rng } from '../../src/core/rng.ts';
import { viewersOf } from '../../src/testing/play.ts';
import { universeOf } from '../../src/testing/universe.ts';
import { anyOf } from '../core/at-random.ts';
import { lookAlike, seenBy } from '../testing/look-alike.ts';

/** What the twins are played on. */
export interface Server {
  answerText(text: string): Promise<string>;
}

interface Tokens {
  readonly referee: string;
  readonly table: string;
  readonly seats: readonly string[];
}

interface Side {
  readonly server: Server;
  tokens: Tokens;
  state: BaseState;
}

interface Asked {
  readonly do: string;
  readonly [field: string]: unknown;
}

/** How often a request was made of two matches that differ in hidden information, and how often of two that do not. */
export interface Tally {
  apart: number;
  alike: number;
}

/** Number of tries to find a successor that looks the same, before the twins are made identical again. */
const TRIES = 6;

/**
 * Two matches that one viewer cannot distinguish, on two servers. Chance and the other seats move differently in the
 * two as long as the viewer sees the same afterwards; every request of the viewer must get the same bytes.
 */
export class Twins {
  readonly #game: Game;
  readonly #rng: Rng;
  readonly #tally: Tally;
  readonly #sides: readonly [Side, Side];
  readonly #viewer: Viewer;
  #since = 0;

  private constructor(game: Game, rng: Rng, tally: Tally, sides: readonly [Side, Side]) {
    this.#game = game;
    this.#rng = rng;
    this.#tally = tally;
    this.#sides = sides;
    this.#viewer = anyOf(viewersOf(sides[0].state), rng);
  }

  /** @param game unchanged, whereas the servers may wrap it. */
  static async begin(
    game: Game,
    servers: readonly [Server, Server],
    options: object,
    rng: Rng,
    tally: Tally,
  ): Promise<Twins> {
    const request = { do: 'new', game: game.id, options, chance: 'dictated', seed: 5 };
    const side = async (server: Server): Promise<Side> => {
      return { server, tokens: (await ask(server, request)).ok.tokens, state: game.setup(options) };
    };
    return new Twins(game, rng, tally, [await side(servers[0]), await side(servers[1])]);
  }

  /** Plays this many moves, or to the end. @throws when the viewer receives different bytes from the two. */
  async play(plies: number): Promise<void> {
    const [one, two] = this.#sides;
    for (let ply = 0; ply < plies; ply++) {
      await this.#probe();
      const actor = this.#game.actor(one.state);
      if (actor === 'over') return;
      expect(this.#game.actor(two.state)).toBe(actor);
      if (actor === this.#viewer) await this.#move();
      else await this.#othersMove();
    }
    await this.#leave();
  }

  get #areApart(): boolean {
    return JSON.stringify(this.#sides[0].state) !== JSON.stringify(this.#sides[1].state);
  }

  /** Every request of the viewer that changes nothing, including many that are refused. */
  async #probe(): Promise<void> {
    const { ok } = await this.#both({ do: 'observe', since: this.#since });
    this.#since = ok.next;
    await this.#both({ do: 'moves', locale: 'it' });
    const [game, rng, { state }] = [this.#game, this.#rng, this.#sides[0]];
    const universe = universeOf(game);
    const legal = game.legalMoves(state);
    const tried: (string | object)[] = [{ type: 'castle' }, 'no-notation', { type: legal[0]?.type ?? '' }];
    for (const moves of [universe.map(({ move }) => move), universe.map(({ move }) => move), legal]) {
      const move = moves[rng.int(moves.length || 1)];
      if (move !== undefined) tried.push(rng.int(2) === 0 ? move : game.print(move));
    }
    for (const move of tried) {
      await this.#both({ do: 'check', move });
      if (this.#sides.every((side) => this.#refuses(side, move))) await this.#both({ do: 'play', move });
    }
    await this.#both({ do: ['record', 'chance', 'close', 'castle'][rng.int(4)] ?? '' });
    if (!this.#mayTakeBack) await this.#both({ do: 'undo' });
  }

  /** Whether the last move was the viewer's own, so that he may take it back. */
  #mayTakeBack = false;

  #refuses({ state }: Side, tried: string | object): boolean {
    const move = typeof tried === 'string' ? this.#game.parse(tried) : tried;
    return this.#game.actor(state) !== this.#viewer || this.#game.violation(state, move) !== undefined;
  }

  /** A move of the viewer, the same in both matches; sometimes he takes it back. */
  async #move(): Promise<void> {
    const [one, two] = this.#sides;
    for (let tries = 0; ; tries++) {
      const move = anyOf(this.#game.legalMoves(one.state), this.#rng);
      // The results may differ. If every move reveals something to him, the twins must first be made identical.
      const [here, there] = [one, two].map(({ state }) => seenBy(this.#game, this.#viewer, state, move));
      if (here !== there) {
        if (tries > TRIES) await this.#makeAlike();
        continue;
      }
      const before = [one.state, two.state] as const;
      await this.#both({ do: 'play', move });
      for (const side of [one, two]) side.state = this.#game.apply(side.state, move);
      this.#mayTakeBack = true;
      if (this.#rng.int(4) > 0) return;
      const { ok } = await this.#both({ do: 'undo' });
      if (ok !== undefined) [one.state, two.state] = before;
      return;
    }
  }

  /** A move of chance or of another seat, different in the two matches if possible. */
  async #othersMove(): Promise<void> {
    const [one, two] = this.#sides;
    for (let tries = 0; ; tries++) {
      const move = anyOf(this.#game.legalMoves(one.state), this.#rng);
      const other = lookAlike(this.#game, this.#viewer, [one.state, two.state], move, this.#rng);
      if (other === undefined) {
        if (tries > TRIES) await this.#makeAlike();
        continue;
      }
      await this.#make(one, move);
      await this.#make(two, other);
      this.#mayTakeBack = false;
      return;
    }
  }

  async #make(side: Side, move: Tagged): Promise<void> {
    const actor = this.#game.actor(side.state);
    const { referee, seats } = side.tokens;
    const request =
      actor === 'chance' ? { do: 'chance', token: referee, move } : { do: 'play', token: seats[Number(actor)], move };
    const answer = await ask(side.server, request);
    expect(answer.error).toBeUndefined();
    side.state = this.#game.apply(side.state, move);
  }

  /** Both matches continue from the first. */
  async #makeAlike(): Promise<void> {
    const [one, two] = this.#sides;
    const { record } = (await ask(one.server, { do: 'record', token: one.tokens.referee })).ok;
    for (const side of [one, two]) {
      await ask(side.server, { do: 'close', token: side.tokens.referee });
      side.tokens = (await ask(side.server, { do: 'load', record, chance: 'dictated', seed: 5 })).ok.tokens;
      side.state = one.state;
    }
    this.#since = 0;
    this.#mayTakeBack = true;
  }

  /** A bot takes over, and must not know more than the viewer did. */
  async #leave(): Promise<void> {
    const sides = this.#sides;
    if (typeof this.#viewer !== 'number' || this.#game.actor(sides[0].state) !== this.#viewer) return;
    const chosen: string[] = [];
    for (const { server, tokens } of sides) {
      const { record } = (await ask(server, { do: 'record', token: tokens.referee })).ok;
      await ask(server, { do: 'resign', token: tokens.seats[this.#viewer], bot: 'flat:3' });
      const later = (await ask(server, { do: 'record', token: tokens.referee })).ok.record;
      chosen.push(JSON.stringify(later.moves[record.moves.length]));
    }
    expect(chosen[0]).toBeDefined();
    expect(chosen[1]).toBe(chosen[0]);
  }

  /** The viewer's request to both matches. @returns their common answer. */
  async #both(request: Asked): Promise<ReturnType<typeof JSON.parse>> {
    const [one, two] = this.#sides;
    const answers: string[] = [];
    for (const { server, tokens } of [one, two]) {
      const token = this.#viewer === 'table' ? tokens.table : tokens.seats[this.#viewer];
      answers.push(await server.answerText(JSON.stringify({ ...request, id: 1, token })));
    }
    if (answers[0] !== answers[1]) {
      throw new Error(`${this.#viewer} asks ${JSON.stringify(request)} and hears\n${answers[0]}\nor\n${answers[1]}`);
    }
    if (this.#areApart) this.#tally.apart += 1;
    else this.#tally.alike += 1;
    return JSON.parse(answers[0] ?? '');
  }
}

async function ask(server: Server, request: Asked): Promise<ReturnType<typeof JSON.parse>> {
  return JSON.parse(await server.answerText(JSON.stringify({ id: 0, ...request })));
}

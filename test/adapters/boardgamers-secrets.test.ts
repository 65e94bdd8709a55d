import { describe, expect, it } from 'vitest';
import { type Engine, engineOf, type GameData } from '../../src/adapters/boardgamers/index.ts';
import type { BaseState, Game, Tagged, Viewer } from '../../src/core/game.ts';
import type { Kit } from '../../src/core/kit.ts';
import type { Rng } from '../../src/core/rng.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';
import { viewersOf } from '../../src/testing/play.ts';
import { anyOf } from '../core/at-random.ts';
import { tries } from '../testing/effort.ts';
import { HIDING, leakyRules } from '../testing/leaks.ts';
import { lookAlike, seenBy } from '../testing/look-alike.ts';

const MATCHES = tries(5);
const PLIES = 160;
/** Number of tries to find a move that looks the same. */
const TRIES = 6;

interface Side {
  state: BaseState;
  moves: readonly string[];
}

/** How often the two games differed in hidden information when compared, and how often they did not. */
interface Tally {
  apart: number;
  alike: number;
}

/**
 * Two games on the platform that one viewer cannot distinguish: chance and other seats move differently as long as he
 * sees the same afterwards. Everything that the engine returns to him must be the same bytes.
 */
class Twins {
  readonly #game: Game;
  readonly #engines: readonly Engine[];
  readonly #base: GameData;
  readonly #rng: Rng;
  readonly #viewer: Viewer;
  readonly #tally: Tally;
  readonly #sides: readonly [Side, Side];

  /**
   * @param game unchanged, whereas the engine may wrap it. @param engines one for each game, because an engine caches
   * the last game.
   */
  constructor(game: Game, engines: readonly Engine[], base: GameData, rng: Rng, tally: Tally) {
    const state = game.setup(base.options);
    this.#game = game;
    this.#engines = engines;
    this.#base = base;
    this.#rng = rng;
    this.#viewer = anyOf(viewersOf(state), rng);
    this.#tally = tally;
    this.#sides = [
      { state, moves: [] },
      { state, moves: [] },
    ];
  }

  play(plies: number): void {
    const [one, two] = this.#sides;
    for (let tries = 0; one.moves.length < plies; ) {
      const actor = this.#game.actor(one.state);
      if (actor === 'over') return;
      expect(this.#game.actor(two.state)).toBe(actor);
      const move = anyOf(this.#game.legalMoves(one.state), this.#rng);
      const other =
        actor === this.#viewer
          ? this.#same(move)
          : lookAlike(this.#game, this.#viewer, [one.state, two.state], move, this.#rng);
      if (other === undefined) {
        tries += 1;
        if (tries > TRIES) [two.state, two.moves] = [one.state, one.moves];
        continue;
      }
      tries = 0;
      this.#make(one, move);
      this.#make(two, other);
      this.#look();
    }
  }

  #make(side: Side, move: Tagged): void {
    side.state = this.#game.apply(side.state, move);
    side.moves = [...side.moves, this.#game.print(move)];
  }

  /** Everything sent to this viewer. */
  #look(): void {
    const { plies, player } = { plies: this.#sides[0].moves.length, player: this.#player };
    const start = this.#rng.int(plies);
    const end = start + this.#rng.int(plies - start);
    this.#compare('stripSecret', (data, { stripSecret }) => stripSecret(data, player));
    this.#compare('logSlice', (data, { logSlice }) => logSlice(data, { player, start: Math.max(0, plies - 3) }));
    if (plies % 5 === 0) {
      this.#compare('logSlice of the past', (data, { logSlice }) => logSlice(data, { player, start, end }));
    }
    if (player === undefined) return;
    for (const tried of ['no-notation', this.#anyMove()]) {
      this.#compare('a refusal', (data, { move }) => {
        try {
          move(data, tried, player);
          return 'made';
        } catch (error) {
          return String(error);
        }
      });
    }
    if (this.#game.actor(this.#sides[0].state) === player && plies % 5 === 0) {
      // The choice itself may not differ for the same seed, although the bot learns something different from it.
      this.#compare('moveAI', (data, { moveAI }) => moveAI({ ...data, seed: 'the same' }, player).moves[plies]);
    }
  }

  get #player(): number | undefined {
    return this.#viewer === 'table' ? undefined : this.#viewer;
  }

  /** A move of the game, usually one that is illegal here. */
  #anyMove(): string {
    const moves = this.#sides[this.#rng.int(2)]?.moves ?? [];
    return anyOf(moves, this.#rng);
  }

  #compare(what: string, ask: (data: GameData, engine: Engine) => unknown): void {
    const [one, two] = this.#sides;
    const answers = [one, two].map(({ moves }, side) =>
      JSON.stringify(ask({ ...this.#base, moves, seed: `seed ${side}` }, this.#engines[side] ?? expect.fail())),
    );
    if (answers[0] !== answers[1]) throw new Error(`${this.#viewer} gets ${what}\n${answers[0]}\nor\n${answers[1]}`);
    if (JSON.stringify(one.state) === JSON.stringify(two.state)) this.#tally.alike += 1;
    else this.#tally.apart += 1;
  }

  /** The viewer's own move, if its result is the same in both games. */
  #same(move: Tagged): Tagged | undefined {
    const [one, two] = this.#sides.map(({ state }) => seenBy(this.#game, this.#viewer, state, move));
    return one === two ? move : undefined;
  }
}

async function playTwins(kit: Kit, made: (kit: Kit) => Engine, matches: number): Promise<Tally> {
  const { game } = kit;
  const engine = made(kit);
  const engines = [engine, made(kit)];
  const tally = { apart: 0, alike: 0 };
  const { min, max } = game.seats;
  for (let number = 0; number < matches; number++) {
    const begun = await engine.init(min + (number % (max - min + 1)), [], {}, 'twins');
    new Twins(game, engines, begun, seeded(number), tally).play(PLIES);
  }
  return tally;
}

describe('two games on the platform that a viewer cannot distinguish', () => {
  it.each(kits.map((kit) => ({ id: kit.game.id, kit })))('$id: give the viewer the same bytes', async ({ id, kit }) => {
    const isHiding = HIDING.includes(id);
    const { apart, alike } = await playTwins(kit, engineOf, isHiding ? MATCHES : 1);
    // Otherwise the test would not cover hidden information.
    if (isHiding) expect(apart).toBeGreaterThan((apart + alike) / 5);
    else expect([apart, alike > PLIES]).toEqual([0, true]);
  });
});

/** The ways in which rules or an engine may leak something. */
const leaks: Readonly<Record<string, (kit: Kit) => Engine>> = {
  ...Object.fromEntries(
    Object.entries(leakyRules).map(([name, leaky]) => [name, ({ game }: Kit) => engineOf({ game: leaky(game) })]),
  ),
  'what is stored': (kit) => {
    const engine = engineOf(kit);
    return { ...engine, stripSecret: (data, player) => ({ ...data, ...engine.stripSecret(data, player) }) };
  },
};

describe('the test finds a leak', () => {
  const hiding = kits.filter(({ game }) => HIDING.includes(game.id));
  const cases = hiding.flatMap((kit) =>
    Object.entries(leaks).map(([name, leaky]) => ({ id: kit.game.id, kit, name, leaky })),
  );
  it.each(cases)('$id: through $name', async ({ kit, leaky }) => {
    // None of these leaks affects a bot, and bots of Elfengold play whole games for every move.
    const botless = (own: Kit): Engine => ({ ...leaky(own), moveAI: (data) => data });
    await expect(playTwins(kit, botless, 12)).rejects.toThrow(/ gets /);
  });
});

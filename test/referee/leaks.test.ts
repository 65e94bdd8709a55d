import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';
import { games } from '../../src/index.ts';
import { RefereeServer } from '../../src/referee/index.ts';
import { tries } from '../testing/effort.ts';
import { HIDING, leakyRules } from '../testing/leaks.ts';
import type { Server, Tally } from './twins.ts';
import { Twins } from './twins.ts';

/** `FEYRULES_TWINS=100` plays more. */
const MATCHES = Number(process.env['FEYRULES_TWINS'] ?? tries(5));
const PLIES = 160;

/** Plays this many pairs of matches. */
async function playTwins(game: Game, serverOf: () => Server, matches: number): Promise<Tally> {
  const tally = { apart: 0, alike: 0 };
  const { min, max } = game.seats;
  for (let number = 0; number < matches; number++) {
    const players = min + (number % (max - min + 1));
    const twins = await Twins.begin(game, [serverOf(), serverOf()], { players }, seeded(number), tally);
    await twins.play(PLIES);
  }
  return tally;
}

describe('two matches that a viewer cannot distinguish', () => {
  it.each(Object.values(games))(
    '$id: get the same bytes as answers',
    async (game) => {
      const isHiding = HIDING.includes(game.id);
      const { apart, alike } = await playTwins(game, () => new RefereeServer({ kits }), isHiding ? MATCHES : 1);
      if (isHiding) expect(apart).toBeGreaterThan((apart + alike) / 4);
      else expect([apart, alike > PLIES]).toEqual([0, true]);
    },
    3_600_000,
  );
});

/** The ways in which rules or a server may leak something. */
const leaks: Readonly<Record<string, (game: Game) => Server>> = {
  ...Object.fromEntries(
    Object.entries(leakyRules).map(([name, leaky]) => [
      name,
      (game: Game) => new RefereeServer({ kits: [{ game: leaky(game) }] }),
    ]),
  ),
  'the server': () => {
    const server = new RefereeServer({ kits });
    return {
      async answerText(text) {
        const answer = await server.answerText(text);
        const { tokens } = JSON.parse(answer).ok ?? {};
        if (tokens !== undefined) referees.set(tokens.seats[0], tokens.referee);
        const referee = [...referees].find(([token]) => text.includes(token))?.[1];
        const isObserving = referee !== undefined && text.includes('"observe"');
        return isObserving ? server.answerText(text.replace(/"token":"\w+"/, `"token":"${referee}"`)) : answer;
      },
    };
  },
};
const referees = new Map<string, string>();

describe('the test finds a leak', () => {
  const hiding = Object.values(games).filter(({ id }) => HIDING.includes(id));
  const cases = hiding.flatMap((game) => Object.entries(leaks).map(([name, leaky]) => ({ game, name, leaky })));
  it.each(cases)('$game.id: through $name', async ({ game, leaky }) => {
    await expect(playTwins(game, () => leaky(game), 12)).rejects.toThrow(/ asks .* and hears/);
  });
});

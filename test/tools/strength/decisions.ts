import { createHash } from 'node:crypto';
import type { explainBot } from '../../../src/bots/index.ts';
import type { Kit } from '../../../src/core/kit.ts';
import type { Match } from '../../../src/core/match.ts';
import { seeded } from '../../../src/core/rng.ts';
import type { Match as Measured } from './matches.ts';

/** The build whose bots are asked. */
export interface Asked {
  readonly explainBot: typeof explainBot;
  readonly Match: typeof Match;
}

/** Who is asked for all bots that search: they are each other with more time. */
const SEARCH = 'ismcts:60';
/** Every so many decisions with a choice are asked about, and so many in all. */
const EVERY = 4;
const QUESTIONS = 40;

/** Bots of today's whose decisions a match depends on. */
function playersOf({ bot, against }: Pick<Measured, 'bot' | 'against'>): readonly string[] {
  if (against === 'levels') return ['easy', 'normal', SEARCH];
  return bot === 'easy' || bot === 'normal' ? [bot] : [SEARCH];
}

/**
 * What the bots of a match decide in some positions, and how often their search has tried each move: as a hash of twelve
 * hexadecimal digits. Bots of two builds that have the same differ in their speed alone, as far as these positions
 * tell.
 */
export function decisionsOf(
  kit: Kit,
  measured: Pick<Measured, 'bot' | 'against'>,
  { explainBot, Match }: Asked,
): string {
  const { game, levels } = kit;
  const bots = playersOf(measured);
  const hash = createHash('sha256');
  // How long a level thinks is no decision.
  if (measured.against === 'levels') hash.update(JSON.stringify(levels ?? null));
  const rng = seeded(1);
  const match = new Match(game, { options: { players: game.seats.min } });
  for (let choices = 0; choices < EVERY * QUESTIONS && match.actor !== 'over'; ) {
    const { actor } = match;
    if (actor === 'chance') {
      match.chance(game.sample(match.state, rng));
      continue;
    }
    const observation = match.observe(actor);
    const isAsked = observation.moves.length > 1 && choices++ % EVERY === 0;
    for (const bot of isAsked ? bots : []) {
      const { weighed } = explainBot(bot, kit, observation, seeded(choices));
      hash.update(weighed.map(({ move, visits }) => `${game.print(move)} ${visits}`).join());
    }
    match.play(actor, explainBot('normal', kit, observation, rng).move);
  }
  return hash.digest('hex').slice(0, 12);
}

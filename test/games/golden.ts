import { createHash } from 'node:crypto';
import { botOf } from '../../src/bots/catalogue.ts';
import type { Game } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import type { GameRecord } from '../../src/core/record.ts';
import { seeded } from '../../src/core/rng.ts';
import { kitOf } from './kit-of.ts';

/** The game that these bots, by seat, play with the seed and the options of a record. */
export function playedBy(game: Game, { options, tags }: GameRecord, seats: string = ''): GameRecord {
  const seed = Number(tags['Seed'] ?? '');
  const bots = seats.split(' ').map((name) => botOf(name, kitOf(game.id)));
  const rng = seeded(~seed);
  const match = new Match(game, { options, seed });
  while (match.actor !== 'over') {
    const { actor } = match;
    const bot = typeof actor === 'number' ? bots[actor] : undefined;
    if (typeof actor !== 'number') match.chance();
    else if (bot !== undefined) match.play(actor, bot.decide(match.observe(actor), { rng }));
    else throw new Error(`nobody plays seat ${actor}: ${seats}`);
  }
  return { ...match.record(), tags };
}

export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

import type { Actor, Game, GameTypes } from '../core/game.ts';
import { Match } from '../core/match.ts';
import type { GameRecord } from '../core/record.ts';

/** By ply: who has decided. */
export function decidersOf<T extends GameTypes>(game: Game<T>, record: GameRecord): Actor[] {
  const deciders: Actor[] = [];
  let actor: Actor = game.actor(game.setup(record.options));
  for (const match of Match.loading(game, { record })) {
    deciders.push(actor);
    actor = match.actor;
  }
  return deciders;
}

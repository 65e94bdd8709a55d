import type { Emit, Game, GameTypes, Viewer } from '../../src/core/game.ts';
import type { Schemas } from '../../src/core/kit.ts';

/**
 * Passes on the events of a position after validating them against the schema, unredacted and as each viewer sees
 * them. The tests of clauses reach events that hardly ever occur in random games.
 */
export function wellFormed<T extends GameTypes>(
  game: Game<T>,
  schemas: Schemas<T>,
  { players }: T['state'],
  emit: Emit<T['event']> | undefined,
): Emit<T['event']> {
  const viewers: readonly Viewer[] = ['table', ...Array.from({ length: players }, (_, seat) => seat)];
  return (event, clause) => {
    for (const told of [event, ...viewers.map((viewer) => game.redact(event, viewer))]) {
      if (told === undefined || schemas.event.is(told)) continue;
      throw new Error(`the schema of ${game.id} refuses the event ${JSON.stringify(told)}`);
    }
    emit?.(event, clause);
  };
}

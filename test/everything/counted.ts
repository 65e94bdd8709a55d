import { type Game, type GameRecord, replay, type Seat } from '../../src/core/index.ts';

/** Number of moves that a seat has made, and number that it has made or noticed. */
export function countedBy(
  game: Game,
  record: GameRecord,
  seat: Seat,
): { readonly made: number; readonly known: number } {
  let state = game.setup(record.options);
  let [made, known] = [0, 0];
  for (const move of replay(game, record).moves) {
    const isOwn = game.actor(state) === seat;
    let isTold = false;
    const next = game.apply(state, move, (event) => {
      isTold ||= game.redact(event, seat) !== undefined;
    });
    const [before, after] = [state, next].map((seen) => JSON.stringify([game.view(seen, seat), game.actor(seen)]));
    made += isOwn ? 1 : 0;
    known += isOwn || isTold || before !== after ? 1 : 0;
    state = next;
  }
  return { made, known };
}

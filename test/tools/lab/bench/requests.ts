import type { Observed, Opened } from '../../../../src/referee/index.ts';
import type { Work } from './rows.ts';
import type { Side } from './side.ts';

/** Maximum number of moves: the rules of some games set no limit. */
const DECISIONS = 500;

/** A match on a server: every decision is observed, checked and played by its seat, each in a request as text. */
export async function requests({ game, referee, options, seeded }: Side): Promise<Work> {
  const server = await referee();
  const rng = seeded(13);
  const ask = async <Result>(request: object): Promise<Result> => {
    const answer: { readonly ok?: Result; readonly error?: { readonly message: string } } = JSON.parse(
      await server.answerText(JSON.stringify({ id: 1, ...request })),
    );
    if (answer.ok === undefined) throw new Error(answer.error?.message);
    return answer.ok;
  };
  const open = (): Promise<Opened> => ask({ do: 'new', game: game.id, options, seed: rng.int(1e9) });
  let match = await open();
  let decisions = 0;
  return async () => {
    const { table, seats, referee } = match.tokens;
    const { actor } = await ask<Observed>({ do: 'observe', token: table });
    if (typeof actor !== 'number' || ++decisions > DECISIONS) {
      decisions = 0;
      await ask({ do: 'close', token: referee });
      match = await open();
      return 3;
    }
    const token = seats[actor];
    const { moves } = await ask<Observed>({ do: 'observe', token });
    const move = moves[rng.int(moves.length)];
    await ask({ do: 'check', token, move });
    await ask({ do: 'play', token, move });
    return 4;
  };
}

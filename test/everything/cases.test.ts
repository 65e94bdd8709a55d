import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { kits } from '../../src/games/index.ts';
import { answerTo, bookOf, mutantsOf } from '../cases/books.ts';
import { Mutated } from '../cases/mutated.ts';

const mutated = new Mutated();
afterAll(() => mutated.close());

/** When a game follows the other reading of a case, that case fails, and those of other rulings do not. */
describe.each(kits.flatMap(({ game, cases }) => (cases ? game.id : [])))('the cases of %s kill mutants', (game) => {
  const { cases } = bookOf(game);

  it.each(Object.entries(mutantsOf(game)))('%s', async (name, mutant) => {
    const kit = await mutated.kitOf(game, mutant);
    const own = cases.find(({ id }) => id === name);
    expect(own && answerTo(kit.game, own)).toEqual(own?.otherwise.answer);
    const others = cases.filter(({ ruling }) => ruling !== own?.ruling);
    const changed = others.filter((one) => !isDeepStrictEqual(answerTo(kit.game, one), one.verdict.answer));
    expect(changed.map(({ id }) => id)).toEqual(mutant.also ?? []);
  });
});

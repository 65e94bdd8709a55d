import { expect, it } from 'vitest';
import { kit } from '../../src/games/elfenland/kit.ts';
import { saidBy } from './said.ts';

// EL-7.8, EL-8.2: the last discard of a round lies open, and the same move shuffles it into the deck.
it('an event about a card that was openly discarded and reshuffled is no leak, but one about a covered card is', async () => {
  const isAsked = ({ name }: { readonly name: string }): boolean => name.startsWith('P11 what a viewer is told does');
  expect(await saidBy({ kit }, isAsked)).toBe('everything holds');
  const loud = { ...kit, game: { ...kit.game, redact: <T>(event: T) => event } };
  expect(await saidBy({ kit: loud, effort: 0.3 }, isAsked)).toMatch(
    /^P11 .* is told of .* what it may not know: .*"card-drawn"/,
  );
});

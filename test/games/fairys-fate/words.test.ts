import { expect, it } from 'vitest';
import type { Name } from '../../../src/games/fairys-fate/game.ts';
import { fairysFate } from '../../../src/games/fairys-fate/index.ts';
import { en } from '../../../src/games/fairys-fate/words/en.ts';
import { it as italian } from '../../../src/games/fairys-fate/words/it.ts';

it('the prompt lets a seat skip if it can play no card, even if it could travel (FF-6.4)', () => {
  expect(en.prompts.turn).toBe(
    '{seat}: play a card, travel, or skip the turn if you can play no card and need not travel.',
  );
  expect(italian.prompts.turn).toMatch(/salta il turno se non puoi giocare nessuna carta e non devi viaggiare\.$/);
});

it('a recipe named by its place in the hand has another sentence than one named by its number (FF-2.4, FF-9.3)', () => {
  const lacking = { type: 'answered', seat: 1, index: 0, lacks: 'walnut' } as const;
  expect(fairysFate.describeEvent(lacking)).toContain(', no. 1 lacks: ');
  expect(fairysFate.describeEvent(lacking, 'it')).toContain('Alla 1ª ricetta ricevuta dal ');
});

it('cards, places, backs, objects, fairies and seats have names', () => {
  const values = Object.values(fairysFate.moves).flatMap((fields) => Object.values(fields));
  const ids = new Set(values.flatMap(({ values }) => [...values]).filter((value) => typeof value === 'string'));
  const named: readonly string[] = Object.keys(en.names);
  expect([...ids].filter((id) => !named.includes(id))).toEqual([]);
  const seats: readonly Name[] = ['player-1', 'player-5'];
  expect(seats.map((id) => italian.names[id])).toEqual(['Giocatore 1', 'Giocatore 5']);
});

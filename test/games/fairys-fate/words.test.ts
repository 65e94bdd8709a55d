import { describe, expect, it } from 'vitest';
import type { Name } from '../../../src/games/fairys-fate/game.ts';
import { fairysFate, languages } from '../../../src/games/fairys-fate/index.ts';
import { allMoves } from '../../../src/games/fairys-fate/moves.ts';
import { en } from '../../../src/games/fairys-fate/words/en.ts';
import { it as italian } from '../../../src/games/fairys-fate/words/it.ts';
import { everyViewer, randomPlay } from './random-play.ts';

const LOCALES = ['en', 'it'] as const;
const PARTS = ['types', 'moves', 'events', 'phases', 'prompts', 'refusals', 'options', 'labels', 'names'] as const;

describe('the words of both languages', () => {
  it.each(PARTS)('have the same %s, with the same placeholders', (part) => {
    const slots = (texts: object): object =>
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [
          key,
          JSON.stringify(text)
            .match(/\{\w+\}/g)
            ?.sort() ?? [],
        ]),
      );
    expect(slots(italian[part])).toEqual(slots(en[part]));
  });

  it('differ, except names', () => {
    for (const part of ['types', 'moves', 'events', 'prompts', 'refusals'] as const) {
      const [one, other] = [Object.values(en[part]), Object.values(italian[part])];
      expect(one.filter((text, index) => text === other[index])).toEqual([]);
    }
  });
});

it('the prompt lets a seat skip if it can play no card, even if it could travel (FF-6.4)', () => {
  expect(en.prompts.turn).toBe('{seat}: play a card, travel, or skip the turn if you can play no card.');
  expect(italian.prompts.turn).toMatch(/salta il turno se non puoi giocare nessuna carta\.$/);
});

it('a recipe named by its place in the hand has another sentence than one named by its number (FF-2.4, FF-9.3)', () => {
  const lacking = { type: 'answered', seat: 1, index: 0, lacks: 'walnut' } as const;
  expect(fairysFate.describeEvent(lacking)).toContain('Recipe no. 1 of ');
  expect(fairysFate.describeEvent(lacking, 'it')).toContain('Alla 1ª ricetta ricevuta da ');
});

/** The ids that the sentence shows instead of their names. */
function idsIn(sentence: string, locale: (typeof LOCALES)[number]): string[] {
  const names = Object.entries<string>(languages[locale]?.names ?? {});
  const told = names
    .map(([, name]) => name)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, '·'), sentence);
  return names
    .filter(([id, name]) => id !== name && new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(told))
    .map(([id]) => id);
}

describe('no sentence contains the id of a name', () => {
  it('the check finds ids in faulty sentences', () => {
    expect(idsIn('Giocatore 1 gioca light-truth nella grotta.', 'it')).toEqual(['light-truth']);
    expect(idsIn('Giocatore 1 raccoglie Pietrificazione (nature).', 'it')).toEqual(['nature']);
    expect(idsIn('Player 1 loses an object: petals.', 'en')).toEqual(['petals']);
    expect(idsIn('Player 1 loses an object: rose petals.', 'en')).toEqual([]);
  });

  it.each(LOCALES)('in %s: moves and their types', (locale) => {
    const shown = new Set<string>();
    for (const move of allMoves) shown.add(fairysFate.describe(move, locale));
    for (const type of Object.values(languages[locale]?.types ?? {})) shown.add(type);
    expect([...shown].filter((sentence) => idsIn(sentence, locale).length > 0 || /[{}]/.test(sentence))).toEqual([]);
  });

  it.each(LOCALES)('in %s: events, refusals and prompts', (locale) => {
    const shown = new Set<string>();
    const codes = new Set<string>();
    randomPlay(2500, (state, next, rng) => {
      shown.add(fairysFate.prompt(state.phase, fairysFate.actor(state), locale));
      fairysFate.apply(state, next, (event) => {
        shown.add(fairysFate.describeEvent(event, locale));
        for (const viewer of everyViewer(state)) {
          const told = fairysFate.redact(event, viewer);
          if (told !== undefined) shown.add(fairysFate.describeEvent(told, locale));
        }
      });
      for (let tries = 0; tries < 20; tries++) {
        const refused = fairysFate.violation(state, allMoves[rng.int(allMoves.length)]);
        if (refused === undefined) continue;
        codes.add(refused.code);
        shown.add(fairysFate.describeViolation(refused, locale));
      }
    });
    expect(codes.size).toBeGreaterThan(25);
    expect([...shown].filter((sentence) => idsIn(sentence, locale).length > 0 || /[{}]/.test(sentence))).toEqual([]);
  });
});

describe('names', () => {
  it('exist for all cards, places, backs, objects, fairies and seats', () => {
    const values = Object.values(fairysFate.moves).flatMap((fields) => Object.values(fields));
    const ids = new Set(values.flatMap(({ values }) => [...values]).filter((value) => typeof value === 'string'));
    const named: readonly string[] = Object.keys(en.names);
    expect([...ids].filter((id) => !named.includes(id))).toEqual([]);
    const seats: readonly Name[] = ['player-1', 'player-5'];
    expect(seats.map((id) => italian.names[id])).toEqual(['Giocatore 1', 'Giocatore 5']);
  });
});

import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/core/wording.ts';
import type { Words } from '../../../src/core/words.ts';
import { wordsIn } from '../../../src/core/words.ts';
import type { TheChallenge } from '../../../src/games/the-challenge/index.ts';
import { languages, seatNames, theChallenge } from '../../../src/games/the-challenge/index.ts';
import { neighboursOf, universeOf } from '../../../src/testing/universe.ts';
import { everyViewer, randomPlay } from './random-play.ts';

const LOCALES: readonly Locale[] = ['en', 'it'];

/** The sentences of a language, by part and key. */
function templatesOf({ moves, events, prompts, refusals }: Words<TheChallenge>): [string, string][] {
  return Object.entries({ moves, events, prompts, refusals }).flatMap(([part, sentences]) =>
    Object.entries<string>(sentences).map(([key, sentence]): [string, string] => [`${part}.${key}`, sentence]),
  );
}

function placeholdersOf(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
}

/** The sentences of a few thousand positions of random games: moves, events, refusals, prompts. */
function saidInPlay(locale: Locale): Set<string> {
  const said = new Set<string>();
  const refuse = (state: Parameters<typeof theChallenge.violation>[0], move: unknown): void => {
    const refused = theChallenge.violation(state, move);
    if (refused !== undefined) said.add(theChallenge.describeViolation(refused, locale));
  };
  randomPlay(4000, (state, next, rng) => {
    said.add(theChallenge.prompt(state.phase, theChallenge.actor(state), locale));
    for (const move of theChallenge.legalMoves(state)) said.add(theChallenge.describe(move, locale));
    for (const { move } of neighboursOf(theChallenge, next, rng)) refuse(state, move);
    if (rng.int(100) === 0) for (const { move } of universeOf(theChallenge)) refuse(state, move);
    theChallenge.apply(state, next, (event) => {
      for (const viewer of everyViewer(state)) {
        const told = theChallenge.redact(event, viewer);
        if (told !== undefined) said.add(theChallenge.describeEvent(told, locale));
      }
    });
  });
  return said;
}

describe('the words', () => {
  it('have the same placeholders in both languages', () => {
    const placeholders = LOCALES.map((locale) =>
      templatesOf(wordsIn(languages, locale)).map(([key, template]) => [key, placeholdersOf(template)]),
    );
    expect(placeholders[1]).toEqual(placeholders[0]);
  });

  it.each(LOCALES)('contain no id instead of a name, and no unfilled placeholder (%s)', (locale) => {
    const { names, types } = wordsIn(languages, locale);
    // A name that equals its id in a language does not count as an id.
    const named = [...Object.entries<string>(names), ...Object.entries<string>(types)];
    const ids = named.flatMap(([id, name]) => (name.split(/[\s']/).includes(id) ? [] : [id]));
    const compound = ids.filter((id) => id.includes('-') || (locale === 'it' && id in names));
    const shown = new RegExp(`\\{|\\bundefined\\b|\\bnull\\b|(?<![\\w-])(?:${compound.join('|')})(?![\\w-])`);
    const said = saidInPlay(locale);
    expect(said.size).toBeGreaterThan(300);
    expect([...said].filter((sentence) => shown.test(sentence))).toEqual([]);
  });

  it('count seats and sprites from 1', () => {
    expect(seatNames.map((_, seat) => theChallenge.describeSeat(seat))).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `Player ${number}`),
    );
    const refused = theChallenge.violation(theChallenge.setup({ players: 2 }), { type: 'first-seat', seat: 4 });
    if (refused === undefined) throw new Error('legal');
    expect(theChallenge.describeViolation(refused)).toBe('There is no Player 5 at this table.');
    expect(theChallenge.describeViolation(refused, 'it')).toBe("A questo tavolo non c'è Giocatore 5.");
  });

  it('name the kind of card that cannot be drawn', () => {
    const refused = theChallenge.violation(theChallenge.setup({ firstSeat: 0 }), { type: 'draw', kind: 'red' });
    if (refused === undefined) throw new Error('legal');
    expect(theChallenge.describeViolation(refused)).toBe('There is no card of this kind to draw: red.');
    expect(theChallenge.describeViolation(refused, 'it')).toBe(
      "Non c'è nessuna carta di questo tipo da pescare: rossa.",
    );
  });
});

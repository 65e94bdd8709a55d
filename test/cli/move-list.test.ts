import { describe, expect, it } from 'vitest';
import { thoughtOut } from '../../src/bots/bot.ts';
import { thinkerOf } from '../../src/bots/catalogue.ts';
import { completions, found, groupsOf, linesOf } from '../../src/cli/move-list.ts';
import type { Tagged } from '../../src/core/game.ts';
import type { Kit } from '../../src/core/kit.ts';
import { Match } from '../../src/core/match.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';

const locales = ['en', 'it'];

/** The moves of some decisions of a game. */
function decisionsOf(kit: Kit): (readonly Tagged[])[] {
  const match = new Match(kit.game, { seed: 3, options: { players: kit.game.seats.min } });
  const rng = seeded(4);
  const bot = thinkerOf('random', kit);
  const decisions: (readonly Tagged[])[] = [];
  while (match.actor !== 'over' && decisions.length < 120) {
    const { actor } = match;
    if (typeof actor !== 'number') match.chance();
    else if (bot !== undefined) {
      const observation = match.observe(actor);
      decisions.push(observation.moves);
      match.play(actor, thoughtOut(bot(observation, rng)));
    }
  }
  return decisions;
}

describe.each(kits.map((kit) => ({ id: kit.game.id, kit })))('the list of moves of $id', ({ kit }) => {
  const lists = locales.flatMap((locale) =>
    decisionsOf(kit).map((moves) => ({ moves, groups: groupsOf(kit, moves, locale) })),
  );

  it('has every move once, numbered from 1', () => {
    expect(lists.length).toBeGreaterThan(20);
    for (const { moves, groups } of lists) {
      const entries = groups.flat();
      expect(entries.map(({ number }) => number)).toEqual(moves.map((_, index) => index + 1));
      expect(new Set(entries.map(({ move }) => move))).toEqual(new Set(moves));
    }
  });

  it('shows the words of every move, with its number, in lines that fit', () => {
    for (const { groups } of lists) {
      const lines = linesOf(groups, 100).map((spans) => spans.map(({ text }) => text).join(''));
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
      // Words that go on in the next line are indented further.
      const text = lines.join('\n').replace(/\n {6,}/g, ' ');
      for (const group of groups) {
        const [first] = group;
        if (first === undefined) throw new Error('A group is empty.');
        for (const { number, words } of group) {
          const end = words.split(/(?<=[\s–])/u).at(-1) ?? '';
          expect(text).toMatch(
            new RegExp(`(^|\\s)${number} [^\\n]*${end.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'm'),
          );
        }
      }
    }
  });

  it('counts what does not fit into the lines that there are', () => {
    for (const { groups } of lists) {
      expect(linesOf(groups, 100, 0)).toHaveLength(
        groups.reduce((sum, group) => sum + Math.min(linesOf([group], 100).length, linesOf([group], 100, 0).length), 0),
      );
      expect(linesOf(groups, 100, 1000)).toEqual(linesOf(groups, 100));
    }
  });

  it('finds a move by any part of its words, whatever the capitals and accents, and by its notation', () => {
    for (const { groups } of lists) {
      for (const entry of groups.flat()) {
        const middle = entry.words.slice(entry.words.length >> 1).trim();
        for (const text of [entry.words.toUpperCase(), middle, entry.notation]) {
          expect(found(groups, text).flat()).toContain(entry);
        }
      }
      expect(found(groups, 'no move says this')).toEqual([]);
    }
  });

  it('completes what has been begun', () => {
    for (const { groups } of lists) {
      for (const { words } of groups.flat()) {
        const begun = words.slice(0, 3);
        expect(completions(groups, begun)).toContain(words);
        for (const text of completions(groups, begun))
          expect(text.toLowerCase().startsWith(begun.toLowerCase())).toBe(true);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { botOf } from '../../src/bots/catalogue.ts';
import { completions, found, type Group, groupsOf, linesOf } from '../../src/cli/move-list.ts';
import type { Span } from '../../src/cli/output.ts';
import type { Tagged } from '../../src/core/game.ts';
import type { Kit } from '../../src/core/kit.ts';
import { Match } from '../../src/core/match.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';

const locales = ['en', 'it'];
const columns = 80;

/** Groups of moves with these words. */
function saying(...groups: readonly (readonly string[])[]): readonly Group[] {
  let number = 0;
  return groups.map((group) =>
    group.map((words) => ({ number: ++number, move: { type: 'move' }, notation: `m${number}`, words })),
  );
}

function textOf(lines: readonly (readonly Span[])[]): string[] {
  return lines.map((spans) => spans.map(({ text }) => text).join(''));
}

/** The moves of some decisions of a game. */
function decisionsOf(kit: Kit): (readonly Tagged[])[] {
  const match = new Match(kit.game, { seed: 3, options: { players: kit.game.seats.min } });
  const rng = seeded(4);
  const bot = botOf('random', kit);
  const decisions: (readonly Tagged[])[] = [];
  while (match.actor !== 'over' && decisions.length < 120) {
    const { actor } = match;
    if (typeof actor !== 'number') match.chance();
    else {
      const observation = match.observe(actor);
      decisions.push(observation.moves);
      match.play(actor, bot.decide(observation, { rng }));
    }
  }
  return decisions;
}

describe.each(kits.map((kit) => ({ id: kit.game.id, kit })))('the list of moves of $id', ({ kit }) => {
  const decisions = decisionsOf(kit);
  const lists = locales.flatMap((locale) =>
    decisions.map((moves) => ({ moves, groups: groupsOf(kit, moves, locale) })),
  );

  it('has every move once, a bid numbered by its amount and the others from 1', () => {
    expect(lists.length).toBeGreaterThan(20);
    for (const { moves, groups } of lists) {
      const entries = groups.flat();
      const amounts = moves.flatMap((move) => ('amount' in move ? [Number(move.amount)] : []));
      const others = entries.filter(({ move }) => !('amount' in move)).map(({ number }) => number);
      const free = Array.from({ length: moves.length + 300 }, (_, index) => index + 1).filter(
        (n) => !amounts.includes(n),
      );
      expect(others).toEqual(free.slice(0, others.length));
      for (const { move, number } of entries) if ('amount' in move) expect(number).toBe(move.amount);
      expect(new Set(entries.map(({ move }) => move))).toEqual(new Set(moves));
    }
  });

  it('shows every move with its number and words, in lines that fit', () => {
    for (const { groups } of lists) {
      const lines = linesOf(groups, 100).map((spans) => spans.map(({ text }) => text).join(''));
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
      // Words that continue in the next line are indented further.
      const text = lines.join('\n').replace(/\n {6,}/g, ' ');
      /** By number: the text after it, to the end of its line. */
      const behind = new Map<string, string[]>();
      for (const line of text.split('\n')) {
        for (const { index, 0: number } of line.matchAll(/(?<=^|\s)\d+(?= )/g)) {
          behind.set(number, [...(behind.get(number) ?? []), line.slice(index + number.length + 1)]);
        }
      }
      for (const group of groups) {
        if (group.length === 0) throw new Error('A group is empty.');
        for (const { number, words } of group) {
          const end = words.split(/(?<=[\s–])/u).at(-1) ?? '';
          const isShown = behind.get(String(number))?.some((rest) => rest.includes(end)) === true;
          if (!isShown) expect.fail(`${number} ${words} is not in\n${text}`);
        }
      }
    }
  });

  it('counts the moves that do not fit into the given lines', () => {
    for (const { groups } of lists) {
      expect(linesOf(groups, 100, 0)).toHaveLength(
        groups.reduce((sum, group) => sum + Math.min(linesOf([group], 100).length, linesOf([group], 100, 0).length), 0),
      );
      expect(linesOf(groups, 100, 1000)).toEqual(linesOf(groups, 100));
    }
  });

  it('finds a move by its notation and any part of its words, ignoring case and accents', () => {
    /** The result depends only on the words, so each text is tried once. */
    const asked = new Set<string>();
    for (const { groups } of lists) {
      for (const entry of groups.flat()) {
        const said = `${entry.words} ${entry.notation}`;
        if (asked.has(said)) continue;
        asked.add(said);
        const middle = entry.words.slice(entry.words.length >> 1).trim();
        for (const text of [entry.words.toUpperCase(), middle, entry.notation]) {
          expect(found(groups, text).flat()).toContain(entry);
        }
      }
      expect(found(groups, 'no move says this')).toEqual([]);
    }
  });

  it('completes words from their beginning', () => {
    for (const { groups } of lists) {
      const byBeginning = new Map<string, string[]>();
      for (const { words } of groups.flat()) {
        const begun = words.slice(0, 3);
        byBeginning.set(begun, [...(byBeginning.get(begun) ?? []), words]);
      }
      for (const [begun, all] of byBeginning) {
        const completed = completions(groups, begun);
        expect(completed).toEqual(expect.arrayContaining(all));
        for (const text of completed) expect(text.toLowerCase().startsWith(begun.toLowerCase())).toBe(true);
      }
    }
  });
});

describe('a list of moves', () => {
  it('finds nothing for letters that occur in no move', () => {
    const groups = saying(['pass', 'Città']);
    expect(found(groups, 'CITTA').flat()).toHaveLength(1);
    expect(found(groups, 'paß')).toEqual([]);
  });

  it('completes from the beginning of a word before the middle of one', () => {
    const groups = saying(['grab a bone', 'a1–b2', 'take (both)', 'cab']);
    expect(completions(groups, 'b')).toEqual(['bone', 'b2', 'both)', 'b']);
  });

  it('counts the biggest groups first', () => {
    const [small, big] = [
      ['sell a cow', 'sell a hen'],
      Array.from({ length: 60 }, (_, index) => `buy card ${index} of the house`),
    ];
    const groups = saying(small, big);
    const whole = textOf(linesOf(groups, columns));
    expect(textOf(linesOf(groups, columns, whole.length - 1))).toEqual([
      ...textOf(linesOf(saying(small), columns)),
      '3–62  buy card … (60)',
    ]);
    expect(textOf(linesOf(groups, columns, 2))).toEqual([' 1–2  sell a … (2)', '3–62  buy card … (60)']);
  });

  it('has a heading that every move of the group continues', () => {
    expect(textOf(linesOf(saying(['go to the inn', 'go to the inn by night']), columns))).toEqual([
      '    go to the',
      '    1 inn           2 inn by night',
    ]);
  });
});

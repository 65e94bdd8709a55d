import type { Move, State, WizardId } from '../../src/games/elfenwizards/index.ts';

/** Who wins a title; nobody if it stays vacant. */
export interface Contest {
  readonly title: string;
  readonly winner: WizardId | undefined;
}

// EW-2.4 and EW-9, read a second time from the text, by names of spaces. Shares nothing with src/games/elfenwizards.
const ROWS = [
  ['high-wizard'],
  ['wizard-1', 'wizard-2'],
  ['sorcerer-1', 'sorcerer-2', 'sorcerer-3', 'sorcerer-4'],
  [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `necromancer-${number}`),
  [1, 2, 3, 4].map((number) => `magic-user-${number}`),
] as const;
const spaces: readonly string[] = ROWS.flat();

/** The contests after the last spell or pass of the duels, from top to bottom and left to right. */
export function settle(state: State, last: Move): Contest[] {
  const spells = state.step.kind === 'duels' ? [...state.step.spells] : [];
  if (last.type === 'cast') spells.push({ seat: state.seat, spell: last.spell, wizard: last.wizard });
  const everybody = state.wizards.flatMap((own, seat) =>
    own.map((place, k) => {
      const id = 16 * seat + k;
      const beside = spells.filter(({ wizard }) => wizard === id);
      const points = beside.reduce((sum, { spell }) => sum + (spell === 'minor' ? 1 : spell), 0);
      return { id, space: spaces[place] ?? '', points };
    }),
  );
  const on = (...names: readonly (string | undefined)[]): typeof everybody =>
    everybody.filter(({ space }) => names.includes(space)).sort((a, b) => b.points - a.points);
  const contests: Contest[] = [];
  for (const row of [0, 1, 2] as const) {
    for (const [index, title] of ROWS[row].entries()) {
      const [first, second] = on(ROWS[row + 1]?.[2 * index], ROWS[row + 1]?.[2 * index + 1]);
      const isWon = first !== undefined && first.points > 0 && first.points > (second?.points ?? 0);
      contests.push({ title, winner: isWon ? first.id : undefined });
    }
  }
  for (const [index, group] of ROWS[4].entries()) {
    const [first, second, third] = on(group);
    const isFirst = first !== undefined && first.points > (second?.points ?? 0);
    const isSecond = isFirst && second !== undefined && second.points > (third?.points ?? 0);
    contests.push({ title: ROWS[3][2 * index] ?? '', winner: isFirst ? first.id : undefined });
    contests.push({ title: ROWS[3][2 * index + 1] ?? '', winner: isSecond ? second.id : undefined });
  }
  return contests;
}

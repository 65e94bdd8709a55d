import { describe, expect, it } from 'vitest';
import { elfenwizards } from '../../../src/games/elfenwizards/index.ts';
import { describeView } from '../../../src/games/elfenwizards/table.ts';
import { changed, duels, inPhase, mark, play, table } from './position.ts';

describe('the text board', () => {
  const state = changed(
    play(duels('reconstructed', { R: { wizard: '6', minor: '12' }, G: { sorcerer: '35' } }), '6@R1 minor@R5 5@G2'),
    (draft) => {
      mark(draft, 2, [0, 0, 0, 0, 0, 0, 0, 2]);
      draft.greySupply = 10;
    },
  );

  it('shows the pyramid, the defeated, and a line per seat', () => {
    const lines = describeView(elfenwizards.view(state, 0)).split('\n');
    expect(lines).toHaveLength(1 + 5 + 1 + 3);
    expect(lines[0]).toBe('Turn 1 · Grey tokens left: 10');
    expect(lines[1]?.trim()).toBe('·');
    expect(lines[2]?.trim().split(/\s+/)).toEqual(['R1+6', 'G1']);
    expect(lines[3]?.trim().split(/\s+/)).toEqual(['G2+5', 'B1', 'B2', 'R2']);
    expect(lines[5]?.trim().split(/\s{2,}/)).toEqual(['R5+1 G5 B7', 'R6 G6', 'R7 G7', 'R8 G8 B8**']);
    expect(lines[6]).toBe('Defeated: Wizard · | Sorcerer · | Necromancer ·');
    expect(lines[7]).toBe('Red (R)     score 0 · dice 4 · minors 6 (0 in the box) · minor box 12 · dragon');
    expect(lines[8]).toBe('Green (G)   score 0 · dice 5 · minors 7 (0 in the box) · Sorcerer box 3');
  });

  it('EW-2.3 shows each defeated wizard in the box of its level', () => {
    const defeated = inPhase('claim', table('reconstructed'), (draft) => {
      draft.wizards[0] = [19, 20, 21, 21, 15, 15, 16, 17];
      draft.wizards[1] = [19, 20, 21, 21, 0, 16, 17, 17];
      draft.wizards[2] = [20, 20, 21, 4, 7, 8, 15, 18];
    });
    const lines = describeView(elfenwizards.view(defeated, 0), 'it').split('\n');
    expect(lines[6]).toBe('Sconfitti: Wizard R1 G1 | Sorcerer R2 G2 B1 B2 | Necromancer R3 R4 G3 G4 B3');
  });

  it('is translated into Italian, and shows a roll', () => {
    const lines = describeView(elfenwizards.view(play(table('reconstructed'), '1234566 5>wizard'), 0), 'it').split(
      '\n',
    );
    expect(lines[0]).toBe('Turno 1 · Gettoni di Magia Grigia rimasti: 12');
    expect(lines[7]).toBe(
      'Rosso (R)   punti 0 · dadi 0 · Incantesimi Minori 7 (0 nella casella) · casella Wizard 5 · Drago ← dadi tirati 123466',
    );
  });
});

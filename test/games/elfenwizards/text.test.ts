import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/games/elfenwizards/index.ts';
import { elfenwizards } from '../../../src/games/elfenwizards/index.ts';
import type { RefusalCode } from '../../../src/games/elfenwizards/refusals.ts';
import { describeView } from '../../../src/games/elfenwizards/table.ts';
import { en as english } from '../../../src/games/elfenwizards/words/en.ts';
import { changed, duels, mark, move, play, table } from './position.ts';

type Told<E> = readonly [event: E, en: string, it: string];

/** Every event, in each of its forms; without one of them this does not compile. */
const told: { readonly [Type in Event['type']]: readonly Told<Extract<Event, { type: Type }>>[] } = {
  'first-player': [
    [
      { type: 'first-player', seat: 2 },
      'Blue receives the dragon and is First Player.',
      'Blu riceve il Drago ed è il Primo Giocatore.',
    ],
  ],
  turn: [[{ type: 'turn', turn: 2, seat: 0 }, 'Turn 2; Red is First Player.', 'Turno 2; il Primo Giocatore è Rosso.']],
  recorded: [
    [
      { type: 'recorded', seat: 1, turn: 1, from: 'reserve' },
      'Green puts a minor from the reserve on the record of turn 1.',
      'Verde mette sul registro del turno 1 un Incantesimo Minore della riserva.',
    ],
    [
      { type: 'recorded', seat: 1, turn: 1, from: 'box' },
      'Green puts a minor from the minor box on the record of turn 1.',
      'Verde mette sul registro del turno 1 un Incantesimo Minore della casella.',
    ],
  ],
  retired: [
    [
      { type: 'retired', seat: 0, wizard: 1, to: 'magic-user-2' },
      'Red retires the High Wizard R2 to Magic User 2 and receives the dragon.',
      'Rosso ritira il High Wizard R2 in Magic User 2 e riceve il Drago.',
    ],
  ],
  rolled: [[{ type: 'rolled', seat: 3, dice: [2, 6] }, 'Yellow rolls 2 and 6.', 'Giallo tira 2 e 6.']],
  'roll-refused': [
    [
      { type: 'roll-refused', seat: 4 },
      'Black pays a minor and refuses the roll.',
      'Nero paga un Incantesimo Minore e non accetta il lancio.',
    ],
  ],
  allocated: [
    [
      { type: 'allocated', seat: 5, die: 3, box: 'grey' },
      'White puts a 3 into the grey box.',
      'Bianco mette un 3 nella casella Magia Grigia.',
    ],
  ],
  'allocation-ended': [
    [
      { type: 'allocation-ended', seat: 0, unused: 0 },
      'Red has allocated all dice.',
      'Rosso ha posizionato tutti i dadi.',
    ],
    [
      { type: 'allocation-ended', seat: 0, unused: 2 },
      'Red keeps dice in reserve: 2.',
      'Rosso tiene dadi in riserva: 2.',
    ],
  ],
  'minors-recovered': [
    [
      { type: 'minors-recovered', seat: 0, dice: [], minors: 0 },
      'Red recovers no minors.',
      'Rosso non recupera Incantesimi Minori.',
    ],
    [
      { type: 'minors-recovered', seat: 0, dice: [1, 3], minors: 2 },
      'Red recovers minors with 1 and 3: 2.',
      'Rosso recupera Incantesimi Minori con 1 e 3: 2.',
    ],
  ],
  'taken-back': [
    [
      { type: 'taken-back', seat: 0, box: 'minor', dice: [] },
      'Red leaves the dice in the minor box.',
      'Rosso lascia i dadi nella casella Incantesimi Minori.',
    ],
    [
      { type: 'taken-back', seat: 0, box: 'grey', dice: [1, 2] },
      'Red takes back 1 and 2 unused.',
      'Rosso riprende 1 e 2 senza farne uso.',
    ],
  ],
  cast: [
    [
      { type: 'cast', seat: 0, spell: 'minor', wizard: 16, at: 'wizard-1', points: 4 },
      'Red casts a minor for G1 on Wizard 1 (points: 4).',
      'Rosso lancia un Incantesimo Minore per G1 in Wizard 1 (punti: 4).',
    ],
  ],
  passed: [
    [{ type: 'passed', seat: 0, forced: false }, 'Red passes.', 'Rosso passa.'],
    [
      { type: 'passed', seat: 0, forced: true },
      'Red has nothing to cast and passes.',
      'Rosso non ha nulla da lanciare e passa.',
    ],
  ],
  'title-given': [
    [
      { type: 'title-given', seat: 0, wizard: 0, title: 'high-wizard', points: 11 },
      'Red wins High Wizard with R1 (points: 11).',
      'Rosso ottiene High Wizard con R1 (punti: 11).',
    ],
  ],
  'title-vacant': [
    [
      { type: 'title-vacant', title: 'sorcerer-2', reason: 'tie' },
      'Sorcerer 2 stays vacant: a tie.',
      'Sorcerer 2 resta vacante: parità.',
    ],
    [
      { type: 'title-vacant', title: 'sorcerer-2', reason: 'no-points' },
      'Sorcerer 2 stays vacant: no points.',
      'Sorcerer 2 resta vacante: nessun punto.',
    ],
    [
      { type: 'title-vacant', title: 'sorcerer-2', reason: 'no-candidate' },
      'Sorcerer 2 stays vacant: no candidate.',
      'Sorcerer 2 resta vacante: nessun candidato.',
    ],
  ],
  defeated: [
    [
      { type: 'defeated', seat: 0, wizard: 0, box: 'defeated-wizard', points: 7 },
      'R1 is defeated (points: 7).',
      'R1 è sconfitto (punti: 7).',
    ],
  ],
  'spells-returned': [
    [
      { type: 'spells-returned' },
      'Dice go back to the reserves, minors that were cast to the minor box.',
      'I dadi tornano nelle riserve, gli Incantesimi Minori usati vanno nella loro casella.',
    ],
  ],
  claimed: [
    [
      { type: 'claimed', seat: 0, wizard: 0, title: 'wizard-2' },
      'Red gives the vacant Wizard 2 to R1.',
      'Rosso assegna il titolo vacante Wizard 2 a R1.',
    ],
  ],
  demoted: [
    [
      { type: 'demoted', seat: 0, wizard: 0, to: 'magic-user-4', grey: true },
      'Red demotes R1 to Magic User 4, with a grey token.',
      'Rosso retrocede R1 in Magic User 4, con un gettone di Magia Grigia.',
    ],
    [
      { type: 'demoted', seat: 0, wizard: 0, to: 'magic-user-4', grey: false },
      'Red demotes R1 to Magic User 4.',
      'Rosso retrocede R1 in Magic User 4.',
    ],
  ],
  'grey-recovered': [
    [
      { type: 'grey-recovered', seat: 0, dice: [], tokens: 0 },
      'Red recovers no grey tokens.',
      'Rosso non ritira gettoni di Magia Grigia.',
    ],
    [
      { type: 'grey-recovered', seat: 0, dice: [4], tokens: 1 },
      'Red uses a 4 against grey tokens: 1.',
      'Rosso usa un 4 contro i gettoni di Magia Grigia: 1.',
    ],
  ],
  'grey-removed': [
    [
      { type: 'grey-removed', seat: 0, wizard: 0 },
      'Red removes a grey token from R1.',
      'Rosso toglie un gettone di Magia Grigia da R1.',
    ],
  ],
  scored: [
    [
      { type: 'scored', turn: 1, points: [1, 2, 3], scores: [4, 5, 6] },
      'Turn 1 is worth Red 1, Green 2, Blue 3; scores: Red 4, Green 5, Blue 6.',
      'Il turno 1 vale Rosso 1, Verde 2, Blu 3; punteggi: Rosso 4, Verde 5, Blu 6.',
    ],
  ],
  'minors-scored': [
    [
      { type: 'minors-scored', points: [7, 0, 1], scores: [9, 9, 9] },
      'Minors left are worth Red 7, Green 0, Blue 1; scores: Red 9, Green 9, Blue 9.',
      'Gli Incantesimi Minori rimasti valgono Rosso 7, Verde 0, Blu 1; punteggi: Rosso 9, Verde 9, Blu 9.',
    ],
  ],
  ended: [
    [
      { type: 'ended', winners: [0], reason: 'four-turns' },
      'The game is over (after four turns). Won by Red.',
      'La partita è finita (dopo quattro turni). Vittoria di Rosso.',
    ],
    [
      { type: 'ended', winners: [0, 2], reason: 'high-wizard-twice' },
      'The game is over (a player has been High Wizard for the second time). Won by Red, Blue.',
      'La partita è finita (un giocatore è stato High Wizard per la seconda volta). Vittoria di Rosso, Blu.',
    ],
    [
      { type: 'ended', winners: [1], reason: 'not-given-twice' },
      'The game is over (the title of High Wizard was not given for the second time). Won by Green.',
      'La partita è finita (per la seconda volta il titolo di High Wizard non è stato assegnato). Vittoria di Verde.',
    ],
  ],
};

describe('events', () => {
  it.each<Told<Event>>(Object.values(told).flat())('%j', (event, en, it) => {
    expect(elfenwizards.describeEvent(event)).toBe(en);
    expect(elfenwizards.describeEvent(event, 'it')).toBe(it);
  });
});

describe('refusals', () => {
  const params = {
    wizard: 'R2',
    named: 'R1',
    seat: 4,
    players: 3,
    from: 'box',
    space: 'sorcerer-1',
    die: 4,
    rolled: 3,
    due: 5,
    dice: '1, 2',
    spell: 6,
    box: 'defeated-wizard',
  };

  it.each(Object.keys(english.refusals))('%s has a sentence for its values in both languages', (code) => {
    for (const locale of ['en', 'it'] as const) {
      const sentence = elfenwizards.describeViolation(
        { code: `elfenwizards/${code}`, clause: 'EW-0.2', params },
        locale,
      );
      expect(sentence).toMatch(/^[\p{L}\d].*\.$/u);
      expect(sentence).not.toMatch(/undefined|[{}]/);
    }
  });

  it.each<readonly [RefusalCode, ReturnType<typeof duels>, string, string, string]>([
    [
      'uncontested',
      duels({ 'wizard-1': [1], 'magic-user-1': [0, 1, 2] }),
      'minor@G1',
      'All candidates who compete with G1 on Wizard 1 belong to one other player; nobody else may cast there.',
      'Tutti i contendenti di G1 in Wizard 1 sono di un solo altro giocatore: nessun altro può giocarvi punti.',
    ],
    [
      'wrong-number-of-dice',
      table('reconstructed'),
      '123',
      'All dice in reserve are rolled: 7, not 3.',
      'Si tirano tutti i dadi della riserva: 7, non 3.',
    ],
  ])('%s, as the table meets it', (code, state, notation, en, it) => {
    const violation = elfenwizards.violation(state, move(notation));
    expect(violation?.code).toBe(`elfenwizards/${code}`);
    if (violation === undefined) return;
    expect(elfenwizards.describeViolation(violation)).toBe(en);
    expect(elfenwizards.describeViolation(violation, 'it')).toBe(it);
  });
});

describe('the text board', () => {
  const state = changed(
    play(duels('reconstructed', { R: { wizard: '6', minor: '12' }, G: { sorcerer: '35' } }), '6@R1 minor@R5 5@G2'),
    (draft) => {
      mark(draft, 2, [0, 0, 0, 0, 0, 0, 0, 2]);
      draft.greySupply = 10;
    },
  );

  it('shows the pyramid, the defeated, and a line a seat', () => {
    const lines = describeView(elfenwizards.view(state, 0)).split('\n');
    expect(lines).toHaveLength(1 + 5 + 1 + 3);
    expect(lines[0]).toBe('Turn 1 · Grey tokens left: 10');
    expect(lines[1]?.trim()).toBe('·');
    expect(lines[2]?.trim().split(/\s+/)).toEqual(['R1+6', 'G1']);
    expect(lines[3]?.trim().split(/\s+/)).toEqual(['G2+5', 'B1', 'B2', 'R2']);
    expect(lines[5]?.trim().split(/\s{2,}/)).toEqual(['R5+1 G5 B7', 'R6 G6', 'R7 G7', 'R8 G8 B8**']);
    expect(lines[6]).toBe('Defeated: Wizard · | Sorcerer · | Necromancer ·');
    expect(lines[7]).toBe('Red     score 0 · dice 4 · minors 6 (in the box 0) · minor box 12 · dragon');
    expect(lines[8]).toBe('Green   score 0 · dice 5 · minors 7 (in the box 0) · Sorcerer box 3');
  });

  it('EW-2.3 shows each of the defeated in the box of his level', () => {
    const defeated = changed(table('reconstructed'), (draft) => {
      draft.phase = 'claim';
      draft.step = { kind: 'none' };
      draft.wizards[0] = [19, 20, 21, 21, 15, 15, 16, 17];
      draft.wizards[1] = [19, 20, 21, 21, 0, 16, 17, 17];
      draft.wizards[2] = [20, 20, 21, 4, 7, 8, 15, 18];
    });
    const lines = describeView(elfenwizards.view(defeated, 0), 'it').split('\n');
    expect(lines[6]).toBe('Sconfitti: Wizard R1 G1 | Sorcerer R2 G2 B1 B2 | Necromancer R3 R4 G3 G4 B3');
  });

  it('has its words in Italian, and shows a roll', () => {
    const lines = describeView(play(table('reconstructed'), '1234566 5>wizard'), 'it').split('\n');
    expect(lines[0]).toBe('Turno 1 · Gettoni di Magia Grigia rimasti: 12');
    expect(lines[7]).toBe(
      'Rosso   punti 0 · dadi 0 · incantesimi minori 7 (nella casella 0) · casella Wizard 5 · Drago ← dadi tirati 123466',
    );
  });
});

/**
 * A second, naive implementation of ElfenWizards, to count with. It follows docs/rules/elfenwizards.md, ignores speed
 * and shares no code with the library. A table is a list of pieces that know their places; moves are notations; the
 * tasks are an agenda, the next one first.
 */

/** A wizard, a major, a minor or a grey token (EW-2.2). */
export interface Piece {
  readonly is: 'wizard' | 'die' | 'minor' | 'token';
  /** The seat; −1 for a token. */
  readonly seat: number;
  /** The name of a wizard: `R3`. */
  readonly name: string;
  /**
   * A space, a box, `reserve`, `rolled`, `record 2`; the supply of tokens is the box `grey`. For a piece beside or
   * under a wizard it is the wizard's name.
   */
  where: string;
  /** The face of a die; 0 if it has none that counts (EW-2.5). */
  face: number;
}

type Task =
  /** Choices of chance or of a seat. */
  | 'first seat'
  | 'record'
  | 'retire'
  | 'roll'
  | 'allocate'
  | 'recover'
  | 'cast'
  | 'second'
  | 'take back'
  | 'claim'
  | 'demote'
  | 'remove'
  /** Automatic tasks. */
  | 'turn begins'
  | 'turn goes on'
  | 'titles'
  | 'score'
  | 'over';

export interface Due {
  readonly task: Task;
  /** The phase of the turn, 1 to 10; 0 outside. */
  readonly phase: number;
  readonly seat: number;
  /** For a claim: the box of the defeated. */
  readonly box?: string;
  /** EW-6.5: the roll may still be refused. */
  readonly mayRefuse?: boolean;
}

export interface Table {
  readonly players: number;
  /** EW-10.1: whether a seat claims for all its wizards in a box, or for one and then waits for the others. */
  readonly claims: 'seat' | 'wizard';
  pieces: readonly Piece[];
  agenda: readonly Due[];
  turn: number;
  dragon: number;
  /** The results of the last move, in the order of EW-9.1: `wizard-1 R3`, `wizard-2 vacant`. */
  titles: string[];
  /** By turn: the seat that won the title of High Wizard; −1 if none did. */
  highWizards: readonly number[];
  scores: readonly number[];
}

export const LETTERS = 'RGBYKW';
const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

/** EW-2.1: by level, the highest first. */
export const LEVELS: Readonly<Record<string, readonly string[]>> = {
  'high-wizard': ['high-wizard'],
  wizard: numbered('wizard', 2),
  sorcerer: numbered('sorcerer', 4),
  necromancer: numbered('necromancer', 8),
  'magic-user': numbered('magic-user', 4),
};
export const SPACES: readonly string[] = Object.values(LEVELS).flat();

/** EW-2.3. */
export const DEFEATED: readonly string[] = ['defeated-wizard', 'defeated-sorcerer', 'defeated-necromancer'];
export const DICE_BOXES: readonly string[] = ['wizard', 'sorcerer', 'necromancer', 'magic-user', 'minor', 'grey'];

/** EW-2.4, in the order of EW-9.1. */
export const CONTESTS: readonly { readonly titles: readonly string[]; readonly candidates: readonly string[] }[] = [
  { titles: ['high-wizard'], candidates: ['wizard-1', 'wizard-2'] },
  { titles: ['wizard-1'], candidates: ['sorcerer-1', 'sorcerer-2'] },
  { titles: ['wizard-2'], candidates: ['sorcerer-3', 'sorcerer-4'] },
  { titles: ['sorcerer-1'], candidates: ['necromancer-1', 'necromancer-2'] },
  { titles: ['sorcerer-2'], candidates: ['necromancer-3', 'necromancer-4'] },
  { titles: ['sorcerer-3'], candidates: ['necromancer-5', 'necromancer-6'] },
  { titles: ['sorcerer-4'], candidates: ['necromancer-7', 'necromancer-8'] },
  { titles: ['necromancer-1', 'necromancer-2'], candidates: ['magic-user-1'] },
  { titles: ['necromancer-3', 'necromancer-4'], candidates: ['magic-user-2'] },
  { titles: ['necromancer-5', 'necromancer-6'], candidates: ['magic-user-3'] },
  { titles: ['necromancer-7', 'necromancer-8'], candidates: ['magic-user-4'] },
];

// The pieces

/** EW-0.1. */
export function inTurnOrder({ players, dragon }: Table): number[] {
  return Array.from({ length: players }, (_, after) => (dragon + after) % players);
}

export function levelOf(space: string): string {
  return Object.keys(LEVELS).find((level) => LEVELS[level]?.includes(space)) ?? '';
}

/** The pieces of a kind in a place, optionally only those of one seat, in ascending order of ids. */
export function lying({ pieces }: Table, is: Piece['is'], where: string, seat?: number): Piece[] {
  return pieces.filter((piece) => piece.is === is && piece.where === where && (seat ?? piece.seat) === piece.seat);
}

export function wizardsOf({ pieces }: Table, seat: number): Piece[] {
  return pieces.filter((piece) => piece.is === 'wizard' && piece.seat === seat);
}

/** The wizards in the box or on the spaces. */
export function standing({ pieces }: Table, places: readonly string[]): Piece[] {
  return pieces.filter(({ is, where }) => is === 'wizard' && places.includes(where));
}

/** EW-8.6. */
export function pointsOf(table: Table, wizard: Piece): number {
  const majors = lying(table, 'die', wizard.name).reduce((sum, { face }) => sum + face, 0);
  return majors + lying(table, 'minor', wizard.name).length;
}

export function tokensUnder(table: Table, wizard: Piece): number {
  return lying(table, 'token', wizard.name).length;
}

/** EW-10.1: the vacant titles of the highest level with vacancies. */
export function vacancies(table: Table): string[] {
  for (const level of ['wizard', 'sorcerer', 'necromancer']) {
    const vacant = (LEVELS[level] ?? []).filter((title) => standing(table, [title]).length === 0);
    if (vacant.length > 0) return vacant;
  }
  return [];
}

/** The faces of the seat's dice in that place, ascending: `1135`. */
export function facesIn(table: Table, where: string, seat: number): string {
  return lying(table, 'die', where, seat)
    .map(({ face }) => face)
    .sort((a, b) => a - b)
    .join('');
}

/** EW-7.2 and EW-12.1: the minors or tokens that these dice recover for the seat in this phase. */
export function broughtBy(table: Table, { phase, seat }: Due, faces: string): number {
  const sum = [...faces].reduce((points, face) => points + Number(face), 0);
  if (phase !== 9) return Math.min(Math.floor(sum / 2), lying(table, 'minor', 'minor', seat).length);
  const tokens = wizardsOf(table, seat).reduce((count, wizard) => count + tokensUnder(table, wizard), 0);
  return Math.min(Math.floor(sum / 4), tokens);
}

// What is visible

/** All pieces and their places, in a few lines. */
export function tellOf(table: Table): string[] {
  const { agenda, turn, dragon, highWizards, scores, pieces, players } = table;
  const { task, phase, seat } = agenda[0] ?? { task: 'nothing', phase: 0, seat: 0 };
  const isDuel = task === 'cast' || task === 'second';
  const passed = Array.from({ length: players }, (_, own) =>
    isDuel && !agenda.some((due) => due.phase === 5 && due.seat === own && due.task === 'cast') ? LETTERS[own] : '',
  );
  return [
    `${task} ${phase} ${task === 'first seat' || task === 'over' ? '' : LETTERS[seat]}`,
    `turn ${turn} dragon ${LETTERS[dragon] ?? ''} passed ${passed.join('')}`,
    `to remove ${agenda.filter((due) => due.task === 'remove').length}`,
    `high wizards ${highWizards.map((winner) => LETTERS[winner] ?? '-').join('')}`,
    `scores ${scores.join()}`,
    `supply ${lying(table, 'token', 'grey').length}`,
    ...pieces
      .filter(({ is }) => is === 'wizard')
      .map((wizard) => {
        const beside = pieces.filter(({ is, where }) => where === wizard.name && is !== 'token');
        const spells = beside.map(({ is, seat: caster, face }) => `${LETTERS[caster]}${is === 'die' ? face : 'minor'}`);
        return `${wizard.name} ${wizard.where} ${tokensUnder(table, wizard)} ${spells.sort().join(' ')}`;
      }),
    ...Array.from({ length: players }, (_, own) => {
      const dice = ['reserve', 'rolled', ...DICE_BOXES].map((where) => `${where} ${facesIn(table, where, own)}`);
      const minors = ['reserve', 'minor', 'record 1', 'record 2', 'record 3'].map(
        (where) => lying(table, 'minor', where, own).length,
      );
      return `${LETTERS[own]} ${dice.join(' ')} minors ${minors.join()}`;
    }),
  ];
}

/** EW-14.3. */
export function resultOf({ scores }: Table): { scores: number[]; ranking: number[]; winners: number[] } {
  const ranking = scores.map((own) => 1 + scores.filter((other) => other > own).length);
  return { scores: [...scores], ranking, winners: [...ranking.keys()].filter((seat) => ranking[seat] === 1) };
}

import type { Due, Piece, Table } from './table.ts';
import {
  broughtBy,
  CONTESTS,
  DEFEATED,
  DICE_BOXES,
  facesIn,
  LETTERS,
  LEVELS,
  levelOf,
  lying,
  pointsOf,
  SPACES,
  standing,
  tokensUnder,
  vacancies,
  wizardsOf,
} from './table.ts';

/** The weights of the moves of chance; 1 for each move of a seat. */
export function weightsOf(table: Table): Record<string, number> {
  const [due] = table.agenda;
  if (due?.task === 'roll') return rolls(lying(table, 'die', 'reserve', due.seat).length);
  return Object.fromEntries(movesOf(table).map((move) => [move, 1]));
}

export function movesOf(table: Table): string[] {
  const [due] = table.agenda;
  if (due === undefined) throw new Error('nothing is due');
  return choices(table, due);
}

/** The legal moves; empty if the next task is skipped or happens automatically. */
export function choices(table: Table, due: Due): string[] {
  const { task, phase, seat } = due;
  switch (task) {
    case 'first seat':
      return [...LETTERS].slice(0, table.players).map((letter) => `dragon:${letter}`);
    case 'record':
      return [
        ...lying(table, 'minor', 'reserve', seat).map(() => 'record:reserve'),
        ...lying(table, 'minor', 'minor', seat).map(() => 'record:box'),
      ].filter(isNew);
    case 'retire':
      return (LEVELS['magic-user'] ?? []).map((space) => `retire:${space}`);
    case 'roll': {
      const dice = lying(table, 'die', 'reserve', seat).length;
      return dice === 0 ? [] : Object.keys(rolls(dice)); // EW-6.1, EW-6.4
    }
    case 'allocate': {
      const faces = [...facesIn(table, 'rolled', seat)].filter(isNew);
      if (faces.length === 0) return []; // EW-6.2
      const mayRefuse = due.mayRefuse === true && lying(table, 'minor', 'reserve', seat).length > 0;
      return [
        ...faces.flatMap((face) => DICE_BOXES.map((box) => `${face}>${box}`)),
        'end',
        ...(mayRefuse ? ['reroll'] : []),
      ];
    }
    case 'recover': {
      const brings = (faces: string): number => broughtBy(table, due, faces);
      const useful = selections(facesIn(table, boxOf(phase), seat)).filter(
        (faces) => faces !== '' && brings(faces) > brings(faces.slice(1)),
      );
      return useful.length === 0 ? [] : ['', ...useful].map((faces) => `recover:${faces}`); // EW-7.3
    }
    case 'take back': {
      const left = facesIn(table, boxOf(phase), seat);
      return left === '' ? [] : selections(left).map((faces) => `back:${faces}`);
    }
    case 'cast': {
      const casts = castsOf(table, seat);
      return casts.length === 0 ? [] : [...casts, 'pass']; // EW-8.5
    }
    case 'second':
      return castsOf(table, seat);
    case 'claim': {
      const own = standing(table, [due.box ?? '']).filter((wizard) => wizard.seat === seat);
      return named(table, own).flatMap(({ name }) => vacancies(table).map((title) => `${name}=${title}`));
    }
    case 'demote':
      if (standing(table, DEFEATED).every((wizard) => wizard.seat !== seat)) return [];
      return (LEVELS['magic-user'] ?? []).map((space) => `demote:${space}`);
    case 'remove': {
      const marked = wizardsOf(table, seat).filter((wizard) => tokensUnder(table, wizard) > 0);
      return named(table, marked).map(({ name }) => `${name}-grey`);
    }
    default:
      return [];
  }
}

/** EW-7.1 and EW-12.1: the boxes whose dice recover something in this phase. */
export function boxOf(phase: number): string {
  return phase === 9 ? 'grey' : 'minor';
}

/** EW-8.2 to EW-8.4. */
function castsOf(table: Table, seat: number): string[] {
  return named(table, standing(table, SPACES)).flatMap((wizard) => {
    const contest = CONTESTS.find(({ candidates }) => candidates.includes(wizard.where));
    const owners = standing(table, contest?.candidates ?? [])
      .map((candidate) => candidate.seat)
      .filter(isNew);
    if (owners.length === 1 && owners[0] !== seat) return [];
    const minors = lying(table, 'minor', 'reserve', seat).map(() => 'minor');
    const majors = [...facesIn(table, levelOf(wizard.where), seat)];
    return [...minors, ...majors].filter(isNew).map((spell) => `${spell}@${wizard.name}`);
  });
}

/** EW-0.5: the wizards that a move may name. */
function named(table: Table, wizards: readonly Piece[]): Piece[] {
  const looks = (wizard: Piece): string =>
    [wizard.seat, wizard.where, tokensUnder(table, wizard), pointsOf(table, wizard)].join();
  return wizards.filter((wizard, index) => wizards.slice(0, index).every((other) => looks(other) !== looks(wizard)));
}

/** Every selection of the dice, including none: of `112` `1`, `11`, `112`, `12`, `2` and ``. */
function selections(faces: string): string[] {
  const [first, ...rest] = faces;
  if (first === undefined) return [''];
  const others = selections(rest.join(''));
  return [...others.map((picked) => first + picked), ...others].filter(isNew);
}

/** Cache, by number of dice. */
const known: Record<string, number>[] = [{ '': 1 }];

/** EW-6.6: the number of ordered rolls of this many dice that show the same faces. */
function rolls(dice: number): Record<string, number> {
  const found = known[dice];
  if (found !== undefined) return found;
  const weights: Record<string, number> = {};
  for (const [faces, weight] of Object.entries(rolls(dice - 1))) {
    for (const face of '123456') {
      const all = [...faces, face].sort().join('');
      weights[all] = (weights[all] ?? 0) + weight;
    }
  }
  known[dice] = weights;
  return weights;
}

function isNew(item: string | number, index: number, items: readonly (string | number)[]): boolean {
  return items.indexOf(item) === index;
}

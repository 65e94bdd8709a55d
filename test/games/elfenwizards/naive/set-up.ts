import type { Due, Piece, Table } from './table.ts';
import { DEFEATED, inTurnOrder, LETTERS, LEVELS, SPACES } from './table.ts';

export interface Beginning {
  readonly players?: number;
  readonly firstSeat?: number | 'random';
  readonly claims?: Table['claims'];
  readonly layout?: 'reconstructed' | Readonly<Record<string, readonly number[]>>;
}

/** EW-3.4, by number of players: Wizards, Sorcerers, Necromancers, Magic Users. */
const RECONSTRUCTED: Readonly<Record<number, string>> = {
  3: 'R·G | G·B·B·R | R·B·G·B·R·B·B·G | RGB·RG·RG·RGB',
  4: 'R·G | B·Y·Y·B | R·G·B·Y·Y·B·G·R | RGB·RY·GB·RGY',
  5: 'R·G | B·Y·K·B | Y·K·G·K·Y·R·K·Y | RGB·RBY·GBK·RG',
  6: 'R·G | B·Y·K·W | K·W·W·K·B·Y·Y·B | RGB·RY·GK·RGW',
};

export function begin({
  players = 4,
  firstSeat = 'random',
  claims = 'seat',
  layout = 'reconstructed',
}: Beginning = {}): Table {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const table: Table = {
    players,
    claims,
    pieces: [
      ...(layout === 'reconstructed' ? reconstructed(players) : placed(layout)),
      ...seats.flatMap((seat) => [...copies(7, 'die', seat, 'reserve'), ...copies(7, 'minor', seat, 'reserve')]),
      ...copies(12, 'token', -1, 'grey'),
    ],
    agenda: [{ task: 'first seat', phase: 0, seat: 0 }],
    turn: 0,
    dragon: -1,
    titles: [],
    highWizards: [],
    scores: seats.map(() => 0),
  };
  if (firstSeat !== 'random') table.agenda = firstTurn(table, firstSeat);
  return table;
}

/** EW-3.2; phase 1 is not played in turn 1 (EW-5.1). */
export function firstTurn(table: Table, dragon: number): Due[] {
  table.turn = 1;
  table.dragon = dragon;
  return restOfTurn(table);
}

function copies(number: number, is: Piece['is'], seat: number, where: string): Piece[] {
  return Array.from({ length: number }, () => ({ is, seat, name: '', where, face: 0 }));
}

function reconstructed(players: number): Piece[] {
  const levels = (RECONSTRUCTED[players] ?? '').split(' | ');
  const placement = ['wizard', 'sorcerer', 'necromancer', 'magic-user'].flatMap((level, row) =>
    (levels[row] ?? '')
      .split('·')
      .map((letters, index) => [LEVELS[level]?.[index] ?? '', [...letters].map((letter) => LETTERS.indexOf(letter))]),
  );
  return placed(Object.fromEntries(placement));
}

/** EW-3.3, with the wizards named by EW-0.4, in ascending order of ids. */
function placed(placement: Readonly<Record<string, readonly number[]>>): Piece[] {
  return [0, 1, 2, 3, 4, 5].flatMap((seat) =>
    SPACES.flatMap((space) => (placement[space] ?? []).filter((other) => other === seat).map(() => space)).map(
      (where, k): Piece => ({ is: 'wizard', seat, name: `${LETTERS[seat]}${k + 1}`, where, face: 0 }),
    ),
  );
}

/** EW-4.1, EW-4.2: the tasks of a turn from phase 2 on. */
export function restOfTurn(table: Table): Due[] {
  const order = inTurnOrder(table);
  const each = (phase: number, ...tasks: Due['task'][]): Due[] =>
    order.flatMap((seat) => tasks.map((task) => ({ task, phase, seat })));
  return [
    ...each(2, 'roll'),
    ...each(3, 'roll'),
    ...each(4, 'recover'),
    ...each(5, 'cast'),
    { task: 'titles', phase: 5, seat: 0 },
    ...each(6, 'recover', 'take back'),
    ...DEFEATED.flatMap((box) => each(7, 'claim').map((due) => ({ ...due, box }))),
    ...each(8, 'demote'),
    ...each(9, 'recover', 'take back'),
    { task: 'score', phase: 10, seat: 0 },
  ];
}

interface Laid {
  /** By letter and box, the faces of the dice there: `{ 'R wizard': '5' }`. */
  readonly dice?: Readonly<Record<string, string>>;
  /** By seat: minors in the minor box. */
  readonly spent?: readonly number[];
  /** By place: the wizards there in place of the usual ones, `R1 G3`. */
  readonly wizards?: Readonly<Record<string, string>>;
  /** By wizard: grey tokens under it. */
  readonly tokens?: Readonly<Record<string, number>>;
}

/** A position of turn 1 at the beginning of a phase, with Red as First Player. */
export function lay(beginning: Beginning, phase: number, laid: Laid): Table {
  const table = begin({ ...beginning, firstSeat: 0 });
  const take = (is: Piece['is'], seat: number, from: string, to: string, face: number = 0): void => {
    const piece = table.pieces.find((own) => own.is === is && own.seat === seat && own.where === from);
    if (piece === undefined) throw new Error(`no ${is} of ${seat} left`);
    piece.where = to;
    piece.face = face;
  };
  const { dice = {}, spent = [], wizards = {}, tokens = {} } = laid;
  for (const [key, faces] of Object.entries(dice)) {
    const [letter = '', box = ''] = key.split(' ');
    for (const face of faces) take('die', LETTERS.indexOf(letter), 'reserve', box, Number(face));
  }
  for (const [seat, minors] of spent.entries()) {
    for (let minor = 0; minor < minors; minor++) take('minor', seat, 'reserve', 'minor');
  }
  for (const [name, number] of Object.entries(tokens)) {
    for (let token = 0; token < number; token++) take('token', -1, 'grey', name);
  }
  for (const [place, names] of Object.entries(wizards)) {
    for (const piece of table.pieces) if (names.split(' ').includes(piece.name)) piece.where = place;
  }
  table.agenda = table.agenda.filter((due) => due.phase >= phase);
  return table;
}

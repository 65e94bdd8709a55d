import { boxOf, choices } from './choices.ts';
import { firstTurn, restOfTurn } from './set-up.ts';
import type { Due, Piece, Table } from './table.ts';
import {
  broughtBy,
  CONTESTS,
  DEFEATED,
  DICE_BOXES,
  LETTERS,
  levelOf,
  lying,
  pointsOf,
  standing,
  tokensUnder,
  wizardsOf,
} from './table.ts';

/** EW-13.1. */
const WORTH: Readonly<Record<string, number>> = {
  'high-wizard': 10,
  wizard: 7,
  sorcerer: 5,
  necromancer: 3,
  'magic-user': 2,
};

export function after(before: Table, notation: string): Table {
  const table: Table = { ...before, pieces: before.pieces.map((piece) => ({ ...piece })), titles: [] };
  const [due, ...rest] = table.agenda;
  if (due === undefined) throw new Error('nothing is due');
  table.agenda = done(table, due, notation, rest);
  settle(table);
  return table;
}

/** Performs a move and returns the next agenda. */
function done(table: Table, due: Due, notation: string, rest: readonly Due[]): readonly Due[] {
  const { task, phase, seat } = due;
  const [, word = ''] = notation.split(/[:>@=]/);
  switch (task) {
    case 'first seat':
      return firstTurn(table, LETTERS.indexOf(word));
    case 'record':
      put(lying(table, 'minor', word === 'box' ? 'minor' : 'reserve', seat)[0], `record ${table.turn - 1}`);
      return rest;
    case 'retire':
      table.dragon = seat;
      put(standing(table, ['high-wizard'])[0], word);
      return rest;
    case 'roll':
      for (const [index, die] of lying(table, 'die', 'reserve', seat).entries()) {
        put(die, 'rolled', Number(notation[index]));
      }
      return [{ task: 'allocate', phase, seat, mayRefuse: phase === 3 && due.mayRefuse !== false }, ...rest];
    case 'allocate':
      if (word !== '') {
        const [die] = lying(table, 'die', 'rolled', seat).filter(({ face }) => face === Number(notation[0]));
        put(die, word, die?.face);
        return [{ ...due, mayRefuse: false }, ...rest];
      }
      for (const die of lying(table, 'die', 'rolled', seat)) put(die, 'reserve'); // EW-6.3
      if (notation === 'end') return rest;
      put(lying(table, 'minor', 'reserve', seat)[0], 'minor');
      return [{ task: 'roll', phase, seat, mayRefuse: false }, ...rest];
    case 'recover': {
      const brought = broughtBy(table, due, word);
      takeBack(table, due, word);
      const removals = Array.from({ length: brought }, (): Due => ({ task: 'remove', phase, seat }));
      if (phase === 9) return [...removals, ...rest];
      for (const minor of lying(table, 'minor', 'minor', seat).slice(0, brought)) put(minor, 'reserve');
      return rest;
    }
    case 'take back':
      takeBack(table, due, word);
      return rest;
    case 'cast': {
      if (notation === 'pass') return rest;
      cast(table, seat, notation, word);
      const others = rest.filter((other) => other.task === 'cast');
      const later = rest.filter((other) => other.task !== 'cast');
      return [{ task: 'second', phase, seat }, ...others, due, ...later];
    }
    case 'second':
      cast(table, seat, notation, word);
      return rest;
    case 'claim':
      put(wizard(table, notation.split('=')[0]), word);
      if (table.claims === 'seat') return [due, ...rest];
      return [...rest.filter(({ box }) => box === due.box), due, ...rest.filter(({ box }) => box !== due.box)];
    case 'demote': {
      const next = DEFEATED.flatMap((box) => standing(table, [box])).find((own) => own.seat === seat);
      const [token] = next?.where === 'defeated-necromancer' ? [] : lying(table, 'token', 'grey'); // EW-11.2
      if (token !== undefined) put(token, next?.name ?? '');
      put(next, word);
      return [due, ...rest];
    }
    case 'remove':
      put(lying(table, 'token', notation.split('-')[0] ?? '')[0], 'grey');
      return rest;
    default:
      throw new Error(`${task} takes no move`);
  }
}

function put(piece: Piece | undefined, where: string, face: number = 0): void {
  if (piece === undefined) throw new Error(`nothing to put on ${where}`);
  piece.where = where;
  piece.face = face;
}

function wizard({ pieces }: Table, name: string | undefined): Piece | undefined {
  return pieces.find((piece) => piece.is === 'wizard' && piece.name === name);
}

/** Returns dice with these faces from the box to the reserve. */
function takeBack(table: Table, { phase, seat }: Due, faces: string): void {
  for (const face of faces) {
    put(
      lying(table, 'die', boxOf(phase), seat).find((die) => die.face === Number(face)),
      'reserve',
    );
  }
}

/** EW-8.3. */
function cast(table: Table, seat: number, notation: string, name: string): void {
  const box = levelOf(wizard(table, name)?.where ?? '');
  const [minor] = lying(table, 'minor', 'reserve', seat);
  const major = lying(table, 'die', box, seat).find(({ face }) => face === Number(notation[0]));
  const spell = notation.startsWith('minor') ? minor : major;
  put(spell, name, spell?.face);
}

/** Performs everything automatic, until a choice is due. */
function settle(table: Table): void {
  for (;;) {
    const [due, ...rest] = table.agenda;
    if (due === undefined) throw new Error('nothing is due');
    if (due.task === 'over' || choices(table, due).length > 0) return;
    table.agenda = byItself(table, due, rest);
  }
}

function byItself(table: Table, { task }: Due, rest: readonly Due[]): readonly Due[] {
  switch (task) {
    case 'turn begins': {
      table.turn += 1;
      const [high] = standing(table, ['high-wizard']);
      const goesOn: Due = { task: 'turn goes on', phase: 1, seat: 0 };
      if (high === undefined) return [goesOn];
      return [{ task: 'record', phase: 1, seat: high.seat }, { task: 'retire', phase: 1, seat: high.seat }, goesOn];
    }
    case 'turn goes on':
      return restOfTurn(table);
    case 'titles':
      for (const contest of CONTESTS) settleContest(table, contest.titles, contest.candidates);
      clearAway(table);
      return rest;
    case 'score':
      return [scored(table)];
    default:
      return rest;
  }
}

/** EW-9.2 and EW-9.3: for the second title the second place counts. */
function settleContest(table: Table, titles: readonly string[], spaces: readonly string[]): void {
  const candidates = standing(table, spaces).map((piece) => ({ piece, points: pointsOf(table, piece) }));
  for (const [place, title] of titles.entries()) {
    const winner = candidates.find(({ piece, points }) => {
      const ahead = candidates.filter((other) => other.points > points).length;
      const isTied = candidates.some((other) => other.piece !== piece && other.points === points);
      return points >= 1 && ahead === place && !isTied;
    });
    table.titles.push(`${title} ${winner?.piece.name ?? 'vacant'}`);
    if (winner !== undefined) put(winner.piece, title);
    if (title === 'high-wizard') table.highWizards = [...table.highWizards, winner?.piece.seat ?? -1];
  }
  for (const { piece } of candidates) {
    const level = levelOf(piece.where);
    if (spaces.includes(piece.where) && level !== 'magic-user') put(piece, `defeated-${level}`);
  }
}

/** EW-9.5. */
function clearAway(table: Table): void {
  const names = table.pieces.map(({ name }) => name).filter((name) => name !== '');
  const duelBoxes = DICE_BOXES.slice(0, 4);
  for (const piece of table.pieces) {
    const isCast = names.includes(piece.where);
    if (piece.is === 'minor' && isCast) put(piece, 'minor');
    if (piece.is === 'die' && (isCast || duelBoxes.includes(piece.where))) put(piece, 'reserve');
  }
}

/** EW-13 and EW-14. */
function scored(table: Table): Due {
  table.scores = table.scores.map((score, seat) =>
    wizardsOf(table, seat).reduce(
      (sum, piece) => sum + (WORTH[levelOf(piece.where)] ?? 0) - tokensUnder(table, piece),
      score,
    ),
  );
  const isTwice = table.highWizards.some((winner, turn) => table.highWizards.indexOf(winner) < turn);
  if (table.turn < 4 && !isTwice) return { task: 'turn begins', phase: 0, seat: 0 };
  table.scores = table.scores.map((score, seat) => score + lying(table, 'minor', 'reserve', seat).length);
  return { task: 'over', phase: 0, seat: 0 };
}

/**
 * A second, naive implementation of La Strage degli Innocenti, to count with. It follows docs/rules/strage.md,
 * ignores speed and shares no code with the library. A table is a list of pieces that know their places; moves are
 * notations; legal moves are found by trying every square against the rules.
 */

/** The place of a piece: a square, or one of these words. A saved sprite belongs to a seat: `saved by 0`. */
type Place = string;

interface Piece {
  readonly is: 'sprite' | 'orc' | 'half-elf';
  /** The seat, for half-elves. */
  readonly clan: number;
  where: Place;
}

export interface Table {
  /** The next step. Each of the four dice of a turn has its own name. */
  due:
    | 'order die'
    | 'points die'
    | 'action'
    | 'attack die'
    | 'orc'
    | 'orc attack'
    | 'orc attack die'
    | 'sprite die'
    | 'nothing';
  /** Seats in turn order; tied seats share a group (ST-1.2). */
  order: number[][];
  /** The dice of this round of rolls, as [seat, die]. */
  rolled: [number, number][];
  turn: number;
  points: number;
  placements: number;
  attacked: boolean;
  /** The square under attack. */
  target: Place;
  /** Squares of sprites that must roll (ST-6.1). */
  innocents: Place[];
  pieces: Piece[];
}

const SQUARES = [...'12345678'].flatMap((rank) => [...'abcdefgh'].map((file) => file + rank));
const DICE = ['1', '2', '3', '4', '5', '6'];
const COLOURS = 'rgby';

// Set-up

export function begin({
  players = 3,
  order = 'roll',
}: {
  players?: number;
  order?: 'roll' | readonly number[];
}): Table {
  const sprites = SQUARES.slice(0, 16).map((where): Piece => ({ is: 'sprite', clan: 0, where }));
  const orcs = SQUARES.slice(0, 8).map((): Piece => ({ is: 'orc', clan: 0, where: 'off' }));
  const seats = [0, 1, 2, 3].slice(0, players);
  const halfElves = seats.flatMap((clan) => DICE.map((): Piece => ({ is: 'half-elf', clan, where: 'off' })));
  return {
    due: order === 'roll' ? 'order die' : 'points die',
    order: order === 'roll' ? [seats] : order.map((seat) => [seat]),
    rolled: [],
    turn: 0,
    points: 0,
    placements: 0,
    attacked: false,
    target: '',
    innocents: [],
    pieces: [...sprites, ...orcs, ...halfElves],
  };
}

/** The first seat's actions in the position of a diagram; sprites missing from it have been killed. */
export function fromDiagram(diagram: string, players: number, points: number): Table {
  const seats = [0, 1, 2, 3].slice(0, players);
  const table: Table = { ...begin({ players, order: seats }), due: 'action', points };
  for (const piece of table.pieces) piece.where = piece.is === 'sprite' ? 'killed' : 'off';
  const put = (is: Piece['is'], clan: number, from: Place, to: Place): void => {
    const found = table.pieces.find((piece) => piece.is === is && piece.clan === clan && piece.where === from);
    if (found === undefined) throw new Error(`too many of ${is}`);
    found.where = to;
  };
  for (const [line, rank] of diagram.trim().split(/\s+/).entries()) {
    for (const [file, letter] of [...rank].entries()) {
      const square = `${'abcdefgh'[file]}${8 - line}`;
      const clan = COLOURS.indexOf(letter.toLowerCase());
      if (letter === 'x') put('orc', 0, 'off', square);
      if (clan >= 0) put('half-elf', clan, 'off', square);
      if (letter === 's' || COLOURS.toUpperCase().includes(letter)) put('sprite', 0, 'killed', square);
    }
  }
  return table;
}

// What everyone sees on the table

export function diagramOf(table: Table): string {
  const letters = SQUARES.map((square) => {
    const [sprite, clan] = [hasSprite(table, square), halfElfOn(table, square)];
    if (hasOrc(table, square)) return 'x';
    if (clan === undefined) return sprite ? 's' : '.';
    const letter = COLOURS.charAt(clan);
    return sprite ? letter.toUpperCase() : letter;
  }).join('');
  return [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => letters.slice(rank * 8, rank * 8 + 8)).join('\n');
}

export function savedBy(table: Table): number[] {
  const seats = table.order.flat().sort((a, b) => a - b);
  return seats.map((seat) => table.pieces.filter(({ where }) => where === `saved by ${seat}`).length);
}

/** ST-7.2. */
export function winnersOf(table: Table): number[] {
  const saved = savedBy(table);
  const most = saved.flatMap((sprites, seat) => (sprites === Math.max(...saved) ? [seat] : []));
  const onBoard = most.map(
    (seat) =>
      table.pieces.filter(({ is, clan, where }) => is === 'half-elf' && clan === seat && where !== 'off').length,
  );
  const best = most.filter((_, index) => onBoard[index] === Math.max(...onBoard));
  return best.length === 1 ? best : [];
}

function mover(table: Table): number {
  return table.order[table.turn % table.order.length]?.[0] ?? 0;
}

function onSquare(table: Table, square: Place): Piece[] {
  return table.pieces.filter(({ where }) => where === square);
}

function isEmpty(table: Table, square: Place): boolean {
  return onSquare(table, square).length === 0;
}

function hasSprite(table: Table, square: Place): boolean {
  return onSquare(table, square).some(({ is }) => is === 'sprite');
}

function hasOrc(table: Table, square: Place): boolean {
  return onSquare(table, square).some(({ is }) => is === 'orc');
}

function halfElfOn(table: Table, square: Place): number | undefined {
  return onSquare(table, square).find(({ is }) => is === 'half-elf')?.clan;
}

function isOff(table: Table, is: Piece['is'], clan: number): boolean {
  return table.pieces.some((piece) => piece.is === is && piece.clan === clan && piece.where === 'off');
}

function areAdjacent(a: Place, b: Place): boolean {
  const files = Math.abs(a.charCodeAt(0) - b.charCodeAt(0));
  const ranks = Math.abs(a.charCodeAt(1) - b.charCodeAt(1));
  return a !== b && files <= 1 && ranks <= 1;
}

function isNextTo(table: Table, square: Place, wanted: (piece: Piece) => boolean): boolean {
  return table.pieces.some((piece) => piece.where.length === 2 && areAdjacent(piece.where, square) && wanted(piece));
}

const isOrc = ({ is }: Piece): boolean => is === 'orc';
const inPlacementArea = (square: Place): boolean => /[12]$/.test(square);
const inExitArea = (square: Place): boolean => square.endsWith('8');

// The legal moves

/** Every legal move, in notation. */
export function movesOf(table: Table): string[] {
  switch (table.due) {
    case 'nothing':
      return [];
    case 'action':
      return [...placements(table), ...walks(table), ...attacks(table), 'end'];
    case 'orc':
      return [...orcPlacements(table), ...orcMoves(table)];
    case 'orc attack':
      return orcAttacks(table);
    default:
      return DICE;
  }
}

/** ST-3.3. */
function placements(table: Table): string[] {
  if (table.placements >= 2 || !isOff(table, 'half-elf', mover(table))) return [];
  return SQUARES.filter((to) => inPlacementArea(to) && !hasOrc(table, to) && halfElfOn(table, to) === undefined).map(
    (to) => `@${to}`,
  );
}

/** ST-3.4 and ST-3.5. */
function walks(table: Table): string[] {
  const moves: string[] = [];
  for (const from of SQUARES) {
    for (const to of SQUARES) {
      if (halfElfOn(table, from) !== mover(table) || !areAdjacent(from, to)) continue;
      if (hasOrc(table, to) || halfElfOn(table, to) !== undefined) continue;
      moves.push(`${from}-${to}`);
      if (!hasSprite(table, from) || hasSprite(table, to)) continue;
      moves.push(`${from}=${to}`);
      if (inExitArea(to)) moves.push(`${from}=${to}^`);
    }
  }
  return moves;
}

/** ST-3.6. */
function attacks(table: Table): string[] {
  if (table.attacked) return [];
  const seat = mover(table);
  const targets = SQUARES.filter((at) => {
    const clan = halfElfOn(table, at);
    return hasOrc(table, at) || (clan !== undefined && clan !== seat);
  });
  const reached = targets.filter((at) => isNextTo(table, at, ({ is, clan }) => is === 'half-elf' && clan === seat));
  return reached.map((at) => `x${at}`);
}

/** ST-4.1. */
function orcPlacements(table: Table): string[] {
  if (!isOff(table, 'orc', 0)) return [];
  return SQUARES.filter((to) => isEmpty(table, to) && !inPlacementArea(to)).map((to) => `O@${to}`);
}

/** ST-4.2. */
function orcMoves(table: Table): string[] {
  if (isOff(table, 'orc', 0)) return [];
  const steps = (from: Place): Place[] => SQUARES.filter((to) => areAdjacent(from, to) && isEmpty(table, to));
  return SQUARES.filter((from) => hasOrc(table, from)).flatMap((from) => {
    const reached = new Set(steps(from).flatMap((via) => [via, ...steps(via)]));
    return [...reached].map((to) => `O${from}-${to}`);
  });
}

/** ST-5.1. */
function orcAttacks(table: Table): string[] {
  return SQUARES.filter((at) => halfElfOn(table, at) !== undefined && isNextTo(table, at, isOrc)).map(
    (at) => `Ox${at}`,
  );
}

// The effects of moves

/** The table after a legal move; the given table is not changed. */
export function after(before: Table, move: string): Table {
  const table: Table = JSON.parse(JSON.stringify(before));
  switch (table.due) {
    case 'order die':
      rollForOrder(table, Number(move));
      break;
    case 'points die':
      table.points = Number(move);
      table.due = 'action';
      break;
    case 'action':
      act(table, move);
      break;
    case 'attack die':
      if (Number(move) >= 5) strike(table);
      afterAction(table);
      break;
    case 'orc':
      moveOrc(table, move);
      toOrcAttack(table);
      break;
    case 'orc attack':
      table.target = move.slice(2);
      table.due = 'orc attack die';
      break;
    case 'orc attack die':
      if (Number(move) >= 5) strike(table);
      toMassacre(table);
      break;
    case 'sprite die':
      rollForLife(table, Number(move));
      break;
    case 'nothing':
      throw new Error('the game is over');
  }
  // ST-7.1
  if (!table.pieces.some(({ is, where }) => is === 'sprite' && where.length === 2)) table.due = 'nothing';
  return table;
}

/** ST-1.2. */
function rollForOrder(table: Table, die: number): void {
  const tied = table.order
    .filter((group) => group.length > 1)
    .flat()
    .sort((a, b) => a - b);
  const seat = tied[table.rolled.length] ?? 0;
  table.rolled.push([seat, die]);
  if (table.rolled.length < tied.length) return;

  const dieOf = new Map(table.rolled);
  table.order = table.order.flatMap((group) => {
    if (group.length === 1) return [group];
    return [6, 5, 4, 3, 2, 1]
      .map((face) => group.filter((member) => dieOf.get(member) === face))
      .filter((part) => part.length > 0);
  });
  table.rolled = [];
  if (table.order.every((group) => group.length === 1)) table.due = 'points die';
}

function act(table: Table, move: string): void {
  if (move === 'end') {
    toOrc(table);
    return;
  }
  table.points -= 1;
  const seat = mover(table);
  if (move.startsWith('@')) {
    const placed = table.pieces.find(({ is, clan, where }) => is === 'half-elf' && clan === seat && where === 'off');
    if (placed !== undefined) placed.where = move.slice(1);
    table.placements += 1;
  } else if (move.startsWith('x')) {
    table.target = move.slice(1);
    table.attacked = true;
    table.due = 'attack die';
    return;
  } else {
    const [from, to] = [move.slice(0, 2), move.slice(3, 5)];
    for (const piece of onSquare(table, from)) {
      if (piece.is === 'half-elf') piece.where = move.endsWith('^') ? 'off' : to;
      else if (move.includes('=')) piece.where = inExitArea(to) ? `saved by ${seat}` : to;
    }
  }
  afterAction(table);
}

/** ST-3.2. */
function afterAction(table: Table): void {
  if (table.points === 0) toOrc(table);
  else table.due = 'action';
}

/** ST-3.6 and ST-5.1: an attack never affects a sprite there. */
function strike(table: Table): void {
  for (const piece of onSquare(table, table.target)) if (piece.is !== 'sprite') piece.where = 'off';
}

function toOrc(table: Table): void {
  table.due = 'orc';
  if (movesOf(table).length === 0) toOrcAttack(table); // ST-4.3
}

function moveOrc(table: Table, move: string): void {
  const from = move.startsWith('O@') ? 'off' : move.slice(1, 3);
  const orc = table.pieces.find(({ is, where }) => is === 'orc' && where === from);
  if (orc !== undefined) orc.where = move.slice(-2);
}

function toOrcAttack(table: Table): void {
  table.due = 'orc attack';
  if (movesOf(table).length === 0) toMassacre(table);
}

/** ST-6.1. */
function toMassacre(table: Table): void {
  table.innocents = SQUARES.filter(
    (square) => hasSprite(table, square) && halfElfOn(table, square) === undefined && isNextTo(table, square, isOrc),
  );
  afterMassacre(table);
}

function rollForLife(table: Table, die: number): void {
  const square = table.innocents.shift() ?? '';
  for (const piece of onSquare(table, square)) if (die === 6) piece.where = 'killed';
  afterMassacre(table);
}

function afterMassacre(table: Table): void {
  if (table.innocents.length > 0) {
    table.due = 'sprite die';
    return;
  }
  Object.assign(table, { due: 'points die', turn: table.turn + 1, points: 0, placements: 0, attacked: false });
}

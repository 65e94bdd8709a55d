import { isUsable, owns } from './choices.ts';
import { dealing } from './set-up.ts';
import type { Due, Recipe, Table } from './table.ts';
import {
  allHandsAreEmpty,
  allPilesAreEmpty,
  at,
  BAD,
  faceOf,
  GOOD,
  hasAll,
  inTurnOrder,
  move,
  nextInRow,
  OBJECTS,
  objectsOf,
  on,
  PLACES,
  spots,
} from './table.ts';

export function after(before: Table, notation: string): Table {
  const table: Table = { ...before, heaps: { ...before.heaps }, petrified: [...before.petrified] };
  const [due, ...rest] = table.agenda;
  if (due === undefined) throw new Error('nothing is due');
  const [type = '', ...words] = notation.split(':');
  if (type === 'use') use(table, due.seat, words[0] ?? '');
  else table.agenda = [...done(table, due, type, words, rest)];
  settle(table);
  return table;
}

/** Performs a move and returns the next agenda. */
function done(table: Table, due: Due, type: string, words: readonly string[], rest: readonly Due[]): readonly Due[] {
  const { task, seat, which = 0, spot } = due;
  const [word = ''] = words;
  switch (task) {
    case 'first seat':
      return dealing(table, Number(word));
    case 'recipe':
      table.recipes = table.recipes.map((held, own) =>
        own === seat ? [...held, { number: Number(word), clues: [] }] : held,
      );
      return rest;
    case 'deal':
      move(table, 'unseen', word, `hand ${seat}`);
      return rest;
    case 'card':
      move(table, 'unseen', word, `hand ${seat}`);
      table.piles = table.piles.map(({ size, top }, pile) =>
        pile === which ? { size: size - 1, top: '' } : { size, top },
      );
      return table.piles[which]?.size === 0 ? rest : [{ task: 'top', seat, which }, ...rest];
    case 'top':
      table.piles = table.piles.map(({ size, top }, pile) => ({ size, top: pile === which ? word : top }));
      return rest;
    case 'turn':
      if (type === 'pass') {
        table.bare = table.used ? 0 : table.bare + 1;
        return table.bare === table.players
          ? [{ task: 'over', seat }]
          : [{ task: 'turn begins', seat: next(table, seat) }];
      }
      table.bare = 0;
      if (type === 'play') {
        lie(table, seat, words);
        return [
          { task: 'draw', seat },
          { task: 'end', seat },
          { task: 'turn begins', seat: next(table, seat) },
        ];
      }
      return travelFrom(table, seat, word);
    case 'travel turn':
    case 'choose':
      if (type === 'pass') return rest.filter((later) => later.task !== 'end' || later.seat !== seat);
      if (type === 'play') {
        lie(table, seat, words);
        return [{ task: 'draw', seat }, { task: 'choose', seat }, { task: 'end', seat }, ...rest];
      }
      table.goes = table.goes.map((place, own) => (own === seat ? word : place));
      return task === 'choose' ? rest : [{ task: 'end', seat }, ...rest];
    case 'draw':
    case 'wealth':
      return [{ task: 'card', seat, which: Number(word) }, ...rest];
    case 'row':
      if (type === 'end') return rest;
      return takeNext(table, seat, [due, ...rest]);
    case 'discard':
      move(table, `hand ${seat}`, word, 'out');
      return rest;
    case 'lose':
      lose(table, seat, word);
      return rest;
    case 'look': {
      const [place = '', slot = ''] = words;
      table.heaps[place] = on(table, place).map((card, own) =>
        own === Number(slot) ? { ...card, known: [...new Set([...card.known, seat])].sort((a, b) => a - b) } : card,
      );
      const others = spots(table).filter((own) => own !== words.join(':') && at(table, own)?.open === false);
      return spot === undefined && others.length > 0 ? [{ task: 'look', seat, spot: words.join(':') }, ...rest] : rest;
    }
    case 'ask': {
      const asked = Number(word);
      const questions = (table.recipes[asked] ?? []).map(
        (_, own): Due => ({ task: 'answer', seat: asked, which: own }),
      );
      return [...questions, ...rest];
    }
    case 'answer': {
      const owned = objectsOf(table, seat);
      learn(table, seat, which, (objects) =>
        word === 'nothing' ? objects.every((object) => owned.includes(object)) : objects.includes(word),
      );
      return rest;
    }
    case 'swap':
      if (spot === undefined) return [{ task: 'swap', seat, spot: words.join(':') }, ...rest];
      swap(table, spot, words.join(':'));
      return rest;
    case 'transport':
      return [{ task: 'drop', seat, spot: words.join(':') }, ...rest];
    case 'drop': {
      const [from = '', slot = ''] = (spot ?? '').split(':');
      const carried = on(table, from).filter((_, own) => own === Number(slot));
      table.heaps[from] = on(table, from).filter((_, own) => own !== Number(slot));
      table.heaps[word] = [...on(table, word), ...carried];
      return rest;
    }
    default:
      return rest;
  }
}

function next({ players }: Table, seat: number): number {
  return (seat + 1) % players;
}

function lie(table: Table, seat: number, [name = '', place = '']: readonly string[]): void {
  const isOpen = on(table, place).length % 2 === 1;
  move(table, `hand ${seat}`, name, place, isOpen, isOpen ? [] : [seat]);
}

/** FF-7.1, FF-7.4, FF-7.8 to FF-7.10. */
function travelFrom(table: Table, seat: number, place: string): Due[] {
  table.travel = {
    starter: seat,
    last: table.lastTravel === 'piles-empty' ? allPilesAreEmpty(table) : allHandsAreEmpty(table),
  };
  table.goes = table.goes.map((_, own) => (own === seat ? place : ''));
  const order = inTurnOrder(table, seat);
  return [
    { task: 'end', seat },
    ...order.slice(1).map((own): Due => ({ task: 'travel turn begins', seat: own })),
    ...order.map((own): Due => ({ task: 'collect', seat: own })),
    { task: 'travel ends', seat },
  ];
}

/** FF-9.1, FF-9.2. */
function use(table: Table, seat: number, fairy: string): void {
  const card = on(table, `front ${seat}`).find(({ name }) => faceOf(name) === fairy);
  move(table, `front ${seat}`, card?.name ?? '', 'out');
  table.used = true;
  const steps: Record<string, Due> = {
    wisdom: { task: 'recipe', seat },
    clairvoyance: { task: 'look', seat },
    wealth: { task: 'wealth', seat },
    truth: { task: 'ask', seat },
    mutation: { task: 'swap', seat },
    transport: { task: 'transport', seat },
  };
  const step = steps[fairy];
  const isTooLate = fairy === 'liberation' && !BAD.includes(faceOf(nextInRow(table)));
  if (isTooLate)
    table.petrified[seat] = (table.petrified[seat] ?? 0) - 1; // FF-9.6
  else if (step === undefined) move(table, 'row', nextInRow(table), 'out');
  else table.agenda = [step, ...table.agenda];
}

function swap(table: Table, one: string, other: string): void {
  const [first, second] = [at(table, one), at(table, other)];
  for (const place of PLACES) {
    table.heaps[place] = on(table, place).map(
      (card) => (card === first ? second : card === second ? first : card) ?? card,
    );
  }
}

/** Any card with that object; they are interchangeable. */
function lose(table: Table, seat: number, object: string): void {
  const card = on(table, `front ${seat}`).find(({ name }) => faceOf(name) === object);
  move(table, `front ${seat}`, card?.name ?? '', 'out');
}

function learn(table: Table, seat: number, which: number, clue: Recipe['clues'][number]): void {
  table.recipes = table.recipes.map((held, own) =>
    held.map((recipe, index) =>
      own === seat && index === which ? { ...recipe, clues: [...recipe.clues, clue] } : recipe,
    ),
  );
}

/** §8: the next card of the row takes effect. */
function takeNext(table: Table, seat: number, rest: readonly Due[]): readonly Due[] {
  const name = nextInRow(table);
  const face = faceOf(name);
  const owned = objectsOf(table, seat);
  if (face === 'serpent' && (table.recipes[seat] ?? []).some(({ number }) => hasAll(table, seat, number))) {
    move(table, 'row', name, 'out');
    table.freedBy = seat;
    table.travel = undefined;
    table.goes = table.goes.map(() => '');
    return [{ task: 'over', seat }];
  }
  if (face === 'serpent' || OBJECTS.includes(face) || GOOD.includes(face)) {
    move(table, 'row', name, `front ${seat}`);
    if (face !== 'serpent') return rest;
    for (const which of (table.recipes[seat] ?? []).keys())
      learn(table, seat, which, (objects) => !objects.every((object) => owned.includes(object)));
    const serpents = on(table, `front ${seat}`).filter((card) => faceOf(card.name) === 'serpent').length;
    return serpents % 4 === 0 && owned.length > 0 ? [{ task: 'lose', seat }, ...rest] : rest;
  }
  move(table, 'row', name, 'out');
  if (face === 'darkness') for (const card of on(table, 'row')) move(table, 'row', card.name, 'out');
  if (face === 'petrification') table.petrified[seat] = (table.petrified[seat] ?? 0) + 1;
  if (face === 'poverty' && on(table, `hand ${seat}`).length > 0) return [{ task: 'discard', seat }, ...rest];
  if (face === 'adversity' && owned.length > 0) return [{ task: 'lose', seat }, ...rest];
  if (face.startsWith('no-') && owned.includes(face.slice(3))) lose(table, seat, face.slice(3));
  return rest;
}

/** Performs everything automatic, until a seat has to decide. */
function settle(table: Table): void {
  for (;;) {
    const [due, ...rest] = table.agenda;
    if (due === undefined) throw new Error('nothing is due');
    const later = byItself(table, due, rest);
    if (later === undefined) return;
    table.agenda = later;
  }
}

/** FF-10.3: a turn of each seat from the moment at which piles and hands are empty. */
function isOneTurnTooMany(table: Table): boolean {
  if (!allPilesAreEmpty(table) || !allHandsAreEmpty(table)) return false;
  table.turnsToCome = (table.turnsToCome ?? table.players) - 1;
  return table.turnsToCome < 0;
}

function byItself(table: Table, due: Due, rest: readonly Due[]): readonly Due[] | undefined {
  const { task, seat } = due;
  const isIdle = GOOD.every((fairy) => !owns(table, seat, fairy) || !isUsable(table, fairy));
  switch (task) {
    case 'first piles': {
      const size = on(table, 'unseen').length / 4;
      table.piles = table.piles.map(() => ({ size, top: '' }));
      return rest;
    }
    case 'turn begins':
    case 'travel turn begins': {
      const lost = table.petrified[seat] ?? 0;
      table.used = false;
      if (task === 'turn begins' && isOneTurnTooMany(table)) return [{ task: 'over', seat }];
      if (lost === 0) return [{ task: task === 'turn begins' ? 'turn' : 'travel turn', seat }, ...rest];
      table.petrified[seat] = lost - 1;
      if (task === 'travel turn begins') return rest;
      table.bare = 0;
      return [{ task: 'turn begins', seat: next(table, seat) }];
    }
    case 'draw':
      return allPilesAreEmpty(table) ? rest : undefined;
    case 'end':
      return isIdle ? rest : undefined;
    case 'collect': {
      const place = table.goes[seat] ?? '';
      if (place === '') return rest;
      table.heaps['row'] = on(table, place);
      table.heaps[place] = [];
      return [{ task: 'row', seat }, ...rest];
    }
    case 'row':
      if (!isIdle) return undefined;
      return on(table, 'row').length === 0 ? rest : takeNext(table, seat, [due, ...rest]);
    case 'travel ends': {
      for (const place of PLACES) {
        const dark = on(table, place).some(({ name, open }) => open && faceOf(name) === 'darkness');
        if (on(table, place).length === 4 || dark)
          for (const { name } of on(table, place)) move(table, place, name, 'out');
      }
      const last = table.travel?.last === true;
      table.travel = undefined;
      table.goes = table.goes.map(() => '');
      return [{ task: last ? 'over' : 'turn begins', seat }];
    }
    default:
      return undefined;
  }
}

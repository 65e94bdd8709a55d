import type { Table } from './table.ts';
import {
  allHandsAreEmpty,
  allPilesAreEmpty,
  at,
  BACKS,
  BAD,
  backOf,
  faceOf,
  GOOD,
  inTurnOrder,
  names,
  nextInRow,
  objectsOf,
  on,
  PLACES,
  spots,
} from './table.ts';

/** FF-5.2. */
const FIRST_TWO: Record<string, string> = {
  cave: 'light light',
  meadow: 'nature nature',
  wood: 'sprite sprite',
  river: 'light sprite',
  hill: 'light nature',
};

/** The weights of the moves of chance; 1 for each move of a seat. */
export function weightsOf(table: Table): Record<string, number> {
  return Object.fromEntries(listed(table).filter(([, weight]) => weight > 0));
}

export function movesOf(table: Table): string[] {
  return Object.keys(weightsOf(table));
}

function listed(table: Table): [string, number][] {
  const [due] = table.agenda;
  if (due === undefined) throw new Error('nothing is due');
  const { seat, which = 0, spot } = due;
  const each = (moves: readonly string[]): [string, number][] => moves.map((move) => [move, 1]);
  const uses = GOOD.filter((fairy) => owns(table, seat, fairy) && isUsable(table, fairy)).map((name) => `use:${name}`);
  switch (due.task) {
    case 'first seat':
      return each(inTurnOrder(table, 0).map((first) => `first-seat:${first}`));
    case 'recipe': {
      const held = table.recipes.flat().map(({ number }) => number);
      return each([0, 1, 2, 3, 4, 5, 6, 7, 8].filter((own) => !held.includes(own)).map((own) => `recipe:${own}`));
    }
    case 'deal':
    case 'card': {
      const cards = on(table, 'unseen').filter(
        ({ name }) => due.task === 'deal' || backOf(name) === table.piles[which]?.top,
      );
      return names(table, 'unseen').map((name) => [`card:${name}`, cards.filter((card) => card.name === name).length]);
    }
    case 'top':
      return BACKS.map((back) => [
        `top:${back}`,
        on(table, 'unseen').filter(({ name }) => backOf(name) === back).length -
          table.piles.filter(({ top }, pile) => pile !== which && top === back).length,
      ]);
    case 'turn': {
      const plays = playsOf(table, seat);
      return each([...plays, ...firstChoices(table), ...(mayPass(table, plays) ? ['pass'] : []), ...uses]);
    }
    case 'travel turn': {
      const plays = playsOf(table, seat);
      return each([...(plays.length > 0 ? plays : choicesOrPass(table)), ...uses]);
    }
    case 'choose':
      return each([...choicesOrPass(table), ...uses]);
    case 'draw':
    case 'wealth': {
      const draws = table.piles.flatMap(({ size }, pile) => (size > 0 ? [`draw:${pile}`] : []));
      return each([...draws, ...(due.task === 'draw' ? uses : [])]);
    }
    case 'end':
      return each(['end', ...uses]);
    case 'row':
      return each([on(table, 'row').length > 0 ? 'take' : 'end', ...uses]);
    case 'discard':
      return each(names(table, `hand ${seat}`).map((name) => `discard:${name}`));
    case 'lose':
      return each([...new Set(objectsOf(table, seat))].map((object) => `lose:${object}`));
    case 'look':
      return each(
        spots(table)
          .filter((own) => own !== spot && at(table, own)?.open === false)
          .map((own) => `look:${own}`),
      );
    case 'ask':
      return each(
        inTurnOrder(table, seat)
          .slice(1)
          .map((asked) => `ask:${asked}`),
      );
    case 'answer': {
      const recipe = table.recipes[seat]?.[which]?.number ?? 0;
      const lacking = (table.recipeObjects[recipe] ?? []).filter((own) => !objectsOf(table, seat).includes(own));
      return each((lacking.length > 0 ? lacking : ['nothing']).map((object) => `answer:${object}`));
    }
    case 'swap': {
      const all = spots(table);
      const free = spot === undefined ? all.slice(0, -1) : all.slice(all.indexOf(spot) + 1);
      return each(free.map((own) => `pick:${own}`));
    }
    case 'transport':
      return each(movable(table).map((own) => `pick:${own}`));
    case 'drop':
      return each(
        PLACES.filter((place) => place !== spot?.split(':')[0] && on(table, place).length < 4).map(
          (place) => `drop:${place}`,
        ),
      );
    default:
      return [];
  }
}

/** FF-5.1 to FF-5.3. */
function playsOf(table: Table, seat: number): string[] {
  return names(table, `hand ${seat}`).flatMap((name) =>
    PLACES.filter((place) => {
      const there = on(table, place).map((card) => backOf(card.name));
      const wanted = (FIRST_TWO[place] ?? '').split(' ');
      if (there.length >= 2) return there.length < 4;
      const twice = there.length === 1 && wanted[0] !== wanted[1] && there[0] === backOf(name);
      return wanted.includes(backOf(name)) && !twice;
    }).map((place) => `play:${name}:${place}`),
  );
}

function large(table: Table): string[] {
  return PLACES.filter((place) => on(table, place).length >= 2);
}

/** FF-7.1. */
function firstChoices(table: Table): string[] {
  return large(table).length >= table.players ? large(table).map((place) => `travel:${place}`) : [];
}

/** FF-7.4, FF-7.6. */
function choicesOrPass(table: Table): string[] {
  const free = large(table).filter((place) => !table.goes.includes(place));
  return free.length > 0 ? free.map((place) => `travel:${place}`) : ['pass'];
}

/** FF-6.4. */
function mayPass(table: Table, plays: readonly string[]): boolean {
  if (plays.length > 0) return false;
  if (PLACES.every((place) => on(table, place).length === 4)) return false; // FF-7.2
  return !(firstChoices(table).length > 0 && table.bare >= table.players - 1 && !allHandsAreEmpty(table)); // FF-7.3
}

export function owns(table: Table, seat: number, fairy: string): boolean {
  return on(table, `front ${seat}`).some(({ name }) => faceOf(name) === fairy);
}

/** FF-9.2. */
export function isUsable(table: Table, fairy: string): boolean {
  const next = faceOf(nextInRow(table));
  switch (fairy) {
    case 'clairvoyance':
      return spots(table).some((spot) => at(table, spot)?.open === false);
    case 'wealth':
      return !allPilesAreEmpty(table);
    case 'liberation': {
      const [due] = table.agenda;
      const suffered = due?.task === 'row' ? (table.petrified[due.seat] ?? 0) : 0; // FF-9.6
      return BAD.includes(next) || suffered > 0;
    }
    case 'protection':
      return next.startsWith('no-');
    case 'mutation':
      return spots(table).length >= 2;
    case 'transport':
      return movable(table).length > 0;
    default:
      return true;
  }
}

function movable(table: Table): string[] {
  return spots(table).filter((spot) =>
    PLACES.some((place) => place !== spot.split(':')[0] && on(table, place).length < 4),
  );
}

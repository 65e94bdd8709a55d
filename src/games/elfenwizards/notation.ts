import { diceBoxes, letters, seatLetters } from './data.ts';
import type { Move } from './moves.ts';
import { spaceIds } from './pyramid.ts';
import type { DiceBox, Face, SpaceId, WizardId, WizardName } from './types.ts';

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;

/** By id of a wizard: its name (EW-0.4). */
export const wizardNames: readonly WizardName[] = letters.flatMap((letter) =>
  numbers.map((number): WizardName => `${letter}${number}`),
);

const wizardIds: ReadonlyMap<string, WizardId> = new Map(wizardNames.map((name, id) => [name, id]));

/** The name of a wizard: the letter of its seat and its number from 1, such as `R3`. */
export function wizardName(wizard: WizardId): string {
  return wizardNames[wizard] ?? '?';
}

/** The inverse of {@link wizardName}; `undefined` if the text is not a name. */
export function wizardNamed(name: string): WizardId | undefined {
  return wizardIds.get(name);
}

/**
 * The notation of a move: `dragon:R` (first seat) · `record:reserve` · `retire:magic-user-2` · `1123566` (roll) ·
 * `5>sorcerer` (allocate) · `end` · `reroll` · `recover:12`, `recover:` · `back:125`, `back:` (take dice back) ·
 * `5@R3`, `minor@R3` (cast) · `pass` · `R3=wizard-1` (claim) · `demote:magic-user-2` · `R3-grey` (remove a grey token)
 */
export function print(move: Move): string {
  switch (move.type) {
    case 'first-seat':
      return `dragon:${seatLetters[move.seat]}`;
    case 'record':
      return `record:${move.from}`;
    case 'retire':
    case 'demote':
      return `${move.type}:${move.to}`;
    case 'roll':
      return move.dice.join('');
    case 'allocate':
      return `${move.die}>${move.box}`;
    case 'end-allocation':
      return 'end';
    case 'reroll':
    case 'pass':
      return move.type;
    case 'recover':
      return `recover:${move.dice.join('')}`;
    case 'take-back':
      return `back:${move.dice.join('')}`;
    case 'cast':
      return `${move.spell}@${wizardName(move.wizard)}`;
    case 'claim':
      return `${wizardName(move.wizard)}=${move.to}`;
    case 'remove-grey':
      return `${wizardName(move.wizard)}-grey`;
  }
}

const NOTATION =
  /^(?:(?<word>dragon|record|retire|demote|recover|back):(?<what>[\w-]*)|(?<plain>end|reroll|pass)|(?<roll>[1-6]{1,7})|(?<die>[1-6])>(?<box>[a-z-]+)|(?<spell>[1-6]|minor)@(?<target>\w+)|(?<wizard>\w+)(?:-(?<grey>grey)|=(?<title>[\w-]+)))$/;

/** The inverse of {@link print}; `undefined` if the text is not the notation of a move. */
export function parse(text: string): Move | undefined {
  const groups = NOTATION.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const { word, what = '', plain, roll, die, box = '', spell, target = '', wizard = '', grey, title = '' } = groups;
  if (word !== undefined) return parseWord(word, what);
  if (plain === 'end') return { type: 'end-allocation' };
  if (plain === 'reroll' || plain === 'pass') return { type: plain };
  if (roll !== undefined) {
    const dice = facesIn(roll);
    return dice === undefined ? undefined : { type: 'roll', dice };
  }
  if (die !== undefined) {
    const named = diceBoxes.find((name): name is DiceBox => name === box);
    return named === undefined ? undefined : { type: 'allocate', die: Number(die), box: named };
  }
  if (spell !== undefined) {
    const named = wizardNamed(target);
    const kind = spell === 'minor' ? spell : Number(spell);
    return named === undefined ? undefined : { type: 'cast', spell: kind, wizard: named };
  }
  const named = wizardNamed(wizard);
  if (named === undefined) return undefined;
  if (grey !== undefined) return { type: 'remove-grey', wizard: named };
  const to = spaceNamed(title);
  return to === undefined ? undefined : { type: 'claim', wizard: named, to };
}

/** Parses a move of the form `word:what`. */
function parseWord(word: string, what: string): Move | undefined {
  switch (word) {
    case 'dragon': {
      const seat = what.length === 1 ? seatLetters.indexOf(what) : -1;
      return seat < 0 ? undefined : { type: 'first-seat', seat };
    }
    case 'record':
      return what === 'reserve' || what === 'box' ? { type: 'record', from: what } : undefined;
    case 'recover':
    case 'back': {
      const dice = facesIn(what);
      if (dice === undefined) return undefined;
      return word === 'recover' ? { type: 'recover', dice } : { type: 'take-back', dice };
    }
    default: {
      const to = spaceNamed(what);
      if (to === undefined) return undefined;
      return word === 'retire' ? { type: 'retire', to } : { type: 'demote', to };
    }
  }
}

/** Parses up to seven faces, ascending; `undefined` for any other text. */
function facesIn(text: string): Face[] | undefined {
  return /^1*2*3*4*5*6*$/.test(text) && text.length <= 7 ? [...text].map(Number) : undefined;
}

function spaceNamed(name: string): SpaceId | undefined {
  return spaceIds.find((space) => space === name);
}

import type { Violation } from './game.ts';
import type { Wording } from './wording.ts';

/** The refusals that every game has, by code without the game's prefix. */
export const generalRefusals: Readonly<Record<string, (params: Violation['params']) => Wording>> = {
  'unknown-move': ({ now }) => ({
    en: `This is no move of the game; now: ${now}.`,
    it: `Non è una mossa del gioco; ora: ${now}.`,
  }),
  'malformed-move': ({ type, field }) => ({
    en: `A move "${type}" with this "${field}" does not exist.`,
    it: `Una mossa "${type}" con questo "${field}" non esiste.`,
  }),
  'not-now': ({ type, now }) => ({
    en: `"${type}" cannot be played now; now: ${now}.`,
    it: `"${type}" non si può giocare ora; ora: ${now}.`,
  }),
  'unknown-option': ({ option }) => ({
    en: `There is no option "${option}".`,
    it: `L'opzione "${option}" non esiste.`,
  }),
  'option-value': ({ option, value, expected }) => ({
    en: `The option "${option}" cannot be ${value}; expected ${expected}.`,
    it: `L'opzione "${option}" non può essere ${value}; atteso ${expected}.`,
  }),
};

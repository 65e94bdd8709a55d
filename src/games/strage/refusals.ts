import type { Params, Violation } from '../../core/game.ts';
import type { Wording } from '../../core/wording.ts';

/** Every reason of this game's own for refusing a move. */
export type RefusalCode =
  | 'placement-limit'
  | 'clan-on-board'
  | 'outside-placement-area'
  | 'square-taken'
  | 'not-your-half-elf'
  | 'not-adjacent'
  | 'nothing-to-carry'
  | 'sprite-in-the-way'
  | 'retire-only-on-rescue'
  | 'already-attacked'
  | 'no-target'
  | 'target-out-of-reach'
  | 'no-orc-in-reserve'
  | 'inside-placement-area'
  | 'orc-in-reserve'
  | 'no-orc-there'
  | 'orc-must-move'
  | 'orc-too-far'
  | 'orc-blocked'
  | 'no-half-elf-there'
  | 'no-orc-adjacent';

/** The refusal of a move by a clause. */
export function refuse(code: RefusalCode, clause: string, params: Params = {}): Violation {
  return { code: `strage/${code}`, clause, params };
}

export const refusals: Readonly<Record<RefusalCode, Wording>> = {
  'placement-limit': {
    en: 'Only {limit} half-elves may be placed in a turn.',
    it: 'In un turno si collocano al massimo {limit} mezzelfi.',
  },
  'clan-on-board': {
    en: 'All half-elves of the clan are on the board.',
    it: 'Tutti i mezzelfi del clan sono già sulla mappa.',
  },
  'outside-placement-area': {
    en: '{square} is outside the placement area.',
    it: "{square} è fuori dall'Area di Piazzamento.",
  },
  'square-taken': {
    en: '{square} is taken.',
    it: '{square} è occupata.',
  },
  'not-your-half-elf': {
    en: 'No half-elf of your clan stands on {square}.',
    it: "In {square} non c'è un mezzelfo del tuo clan.",
  },
  'not-adjacent': {
    en: '{to} is not next to {from}.',
    it: '{to} non è adiacente a {from}.',
  },
  'nothing-to-carry': {
    en: 'There is no sprite on {square} to take along.',
    it: "In {square} non c'è un folletto da accompagnare.",
  },
  'sprite-in-the-way': {
    en: 'There is a sprite on {square} already.',
    it: "In {square} c'è già un folletto.",
  },
  'retire-only-on-rescue': {
    en: 'A half-elf leaves the board only together with a sprite that it takes to the exit area.',
    it: "Un mezzelfo lascia la mappa solo con un folletto che accompagna nell'Area di Uscita.",
  },
  'already-attacked': {
    en: 'There is one attack a turn, and it has been made.',
    it: 'Si può combattere una sola volta per turno, ed è già avvenuto.',
  },
  'no-target': {
    en: 'There is neither an orc nor a rival half-elf on {square}.',
    it: "In {square} non c'è né un orco né un mezzelfo rivale.",
  },
  'target-out-of-reach': {
    en: 'No half-elf of your clan is next to {square}.',
    it: 'Nessun mezzelfo del tuo clan è adiacente a {square}.',
  },
  'no-orc-in-reserve': {
    en: 'All orcs are on the board; one of them must be moved.',
    it: 'Tutti gli orchi sono sulla mappa: bisogna muoverne uno.',
  },
  'inside-placement-area': {
    en: '{square} is in the placement area; orcs are placed outside it.',
    it: "{square} è nell'Area di Piazzamento; gli orchi si collocano fuori.",
  },
  'orc-in-reserve': {
    en: 'Orcs are off the board ({orcs}); one of them must be placed.',
    it: 'Ci sono orchi fuori mappa ({orcs}): bisogna collocarne uno.',
  },
  'no-orc-there': {
    en: 'There is no orc on {square}.',
    it: "In {square} non c'è un orco.",
  },
  'orc-must-move': {
    en: 'The orc must end on another square than {square}.',
    it: "L'orco deve finire in una casella diversa da {square}.",
  },
  'orc-too-far': {
    en: 'An orc moves one or two squares; {to} is farther from {from}.',
    it: 'Un orco muove di una o due caselle; {to} è più lontana da {from}.',
  },
  'orc-blocked': {
    en: 'Every square between {from} and {to} is taken.',
    it: 'Tutte le caselle fra {from} e {to} sono occupate.',
  },
  'no-half-elf-there': {
    en: 'There is no half-elf on {square}.',
    it: "In {square} non c'è un mezzelfo.",
  },
  'no-orc-adjacent': {
    en: 'No orc is next to {square}.',
    it: 'Nessun orco è adiacente a {square}.',
  },
};

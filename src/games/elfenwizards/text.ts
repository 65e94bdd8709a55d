import type { Seat } from '../../core/game.ts';
import type { Wording } from '../../core/wording.ts';
import { wizardName } from './names.ts';
import { box, dice, space, spell } from './terms.ts';
import type { EndReason, Event, Move, Vacancy } from './types.ts';

const guilds: readonly Wording[] = [
  { en: 'Red', it: 'Rosso' },
  { en: 'Green', it: 'Verde' },
  { en: 'Blue', it: 'Blu' },
  { en: 'Yellow', it: 'Giallo' },
  { en: 'Black', it: 'Nero' },
  { en: 'White', it: 'Bianco' },
];

/** A seat by the colour of its guild. */
export function describeSeat(seat: Seat): Wording {
  return guilds[seat] ?? { en: `Seat ${seat}`, it: `Posto ${seat}` };
}

/** A move as the player announces it. */
export function describe(move: Move): Wording {
  switch (move.type) {
    case 'first-seat': {
      const { en, it } = describeSeat(move.seat);
      return { en: `the dragon goes to ${en}`, it: `il Drago va a ${it}` };
    }
    case 'record':
      return move.from === 'reserve'
        ? { en: 'record a minor from the reserve', it: 'metti sul registro un Incantesimo Minore della riserva' }
        : { en: 'record a minor from the minor box', it: 'metti sul registro un Incantesimo Minore della casella' };
    case 'retire':
      return {
        en: `retire the High Wizard to ${space(move.to)}`,
        it: `ritira il High Wizard in ${space(move.to)}`,
      };
    case 'roll':
      return { en: `roll ${dice(move.dice).en}`, it: `tira ${dice(move.dice).it}` };
    case 'allocate':
      return { en: `put the ${move.die} into ${box(move.box).en}`, it: `metti il ${move.die} ${box(move.box).it}` };
    case 'end-allocation':
      return { en: 'end the allocation', it: 'termina di posizionare i dadi' };
    case 'reroll':
      return { en: 'pay a minor and roll again', it: 'paga un Incantesimo Minore e rilancia' };
    case 'recover':
      return move.dice.length === 0
        ? { en: 'recover nothing', it: 'non recuperare nulla' }
        : { en: `recover with ${dice(move.dice).en}`, it: `recupera con ${dice(move.dice).it}` };
    case 'take-back':
      return move.dice.length === 0
        ? { en: 'leave the dice where they are', it: 'lascia i dadi dove sono' }
        : { en: `take back ${dice(move.dice).en} unused`, it: `riprendi ${dice(move.dice).it} senza farne uso` };
    case 'cast':
      return {
        en: `cast ${spell(move.spell).en} for ${wizardName(move.wizard)}`,
        it: `lancia ${spell(move.spell).it} per ${wizardName(move.wizard)}`,
      };
    case 'pass':
      return { en: 'pass', it: 'passa' };
    case 'claim':
      return {
        en: `${wizardName(move.wizard)} takes ${space(move.to)}`,
        it: `${wizardName(move.wizard)} prende ${space(move.to)}`,
      };
    case 'demote':
      return { en: `demote a wizard to ${space(move.to)}`, it: `retrocedi un mago in ${space(move.to)}` };
    case 'remove-grey':
      return {
        en: `remove a grey token from ${wizardName(move.wizard)}`,
        it: `togli un gettone di Magia Grigia da ${wizardName(move.wizard)}`,
      };
  }
}

/** An event, told after it has happened. */
export function describeEvent(event: Event): Wording {
  switch (event.type) {
    case 'first-player':
      return say(event.seat, 'receives the dragon and is First Player', 'riceve il Drago ed è il Primo Giocatore');
    case 'turn': {
      const { en, it } = describeSeat(event.seat);
      return {
        en: `Turn ${event.turn}; ${en} is First Player.`,
        it: `Turno ${event.turn}; il Primo Giocatore è ${it}.`,
      };
    }
    case 'recorded':
      return say(
        event.seat,
        `puts a minor from the ${event.from === 'reserve' ? 'reserve' : 'minor box'} on the record of turn ${event.turn}`,
        `mette sul registro del turno ${event.turn} un Incantesimo Minore della ${event.from === 'reserve' ? 'riserva' : 'casella'}`,
      );
    case 'retired':
      return say(
        event.seat,
        `retires the High Wizard ${wizardName(event.wizard)} to ${space(event.to)} and receives the dragon`,
        `ritira il High Wizard ${wizardName(event.wizard)} in ${space(event.to)} e riceve il Drago`,
      );
    case 'rolled':
      return say(event.seat, `rolls ${dice(event.dice).en}`, `tira ${dice(event.dice).it}`);
    case 'roll-refused':
      return say(event.seat, 'pays a minor and refuses the roll', 'paga un Incantesimo Minore e non accetta il lancio');
    case 'allocated':
      return say(
        event.seat,
        `puts a ${event.die} into ${box(event.box).en}`,
        `mette un ${event.die} ${box(event.box).it}`,
      );
    case 'allocation-ended':
      return event.unused === 0
        ? say(event.seat, 'has allocated all dice', 'ha posizionato tutti i dadi')
        : say(event.seat, `keeps dice in reserve: ${event.unused}`, `tiene dadi in riserva: ${event.unused}`);
    case 'minors-recovered':
      return event.dice.length === 0
        ? say(event.seat, 'recovers no minors', 'non recupera Incantesimi Minori')
        : say(
            event.seat,
            `recovers minors with ${dice(event.dice).en}: ${event.minors}`,
            `recupera Incantesimi Minori con ${dice(event.dice).it}: ${event.minors}`,
          );
    case 'taken-back':
      return event.dice.length === 0
        ? say(event.seat, `leaves the dice in ${box(event.box).en}`, `lascia i dadi ${box(event.box).it}`)
        : say(
            event.seat,
            `takes back ${dice(event.dice).en} unused`,
            `riprende ${dice(event.dice).it} senza farne uso`,
          );
    case 'cast':
      return say(
        event.seat,
        `casts ${spell(event.spell).en} for ${wizardName(event.wizard)} on ${space(event.at)} (points: ${event.points})`,
        `lancia ${spell(event.spell).it} per ${wizardName(event.wizard)} in ${space(event.at)} (punti: ${event.points})`,
      );
    case 'passed':
      return event.forced
        ? say(event.seat, 'has nothing to cast and passes', 'non ha nulla da lanciare e passa')
        : say(event.seat, 'passes', 'passa');
    case 'title-given':
      return say(
        event.seat,
        `wins ${space(event.title)} with ${wizardName(event.wizard)} (points: ${event.points})`,
        `ottiene ${space(event.title)} con ${wizardName(event.wizard)} (punti: ${event.points})`,
      );
    case 'title-vacant':
      return {
        en: `${space(event.title)} stays vacant: ${vacancies[event.reason].en}.`,
        it: `${space(event.title)} resta vacante: ${vacancies[event.reason].it}.`,
      };
    case 'defeated':
      return {
        en: `${wizardName(event.wizard)} is defeated (points: ${event.points}).`,
        it: `${wizardName(event.wizard)} è sconfitto (punti: ${event.points}).`,
      };
    case 'claimed':
      return say(
        event.seat,
        `gives the vacant ${space(event.title)} to ${wizardName(event.wizard)}`,
        `assegna il titolo vacante ${space(event.title)} a ${wizardName(event.wizard)}`,
      );
    case 'demoted':
      return say(
        event.seat,
        `demotes ${wizardName(event.wizard)} to ${space(event.to)}${event.grey ? ', with a grey token' : ''}`,
        `retrocede ${wizardName(event.wizard)} in ${space(event.to)}${event.grey ? ', con un gettone di Magia Grigia' : ''}`,
      );
    case 'grey-recovered':
      return event.dice.length === 0
        ? say(event.seat, 'recovers no grey tokens', 'non ritira gettoni di Magia Grigia')
        : say(
            event.seat,
            `uses ${dice(event.dice).en} against grey tokens: ${event.tokens}`,
            `usa ${dice(event.dice).it} contro i gettoni di Magia Grigia: ${event.tokens}`,
          );
    case 'grey-removed':
      return say(
        event.seat,
        `removes a grey token from ${wizardName(event.wizard)}`,
        `toglie un gettone di Magia Grigia da ${wizardName(event.wizard)}`,
      );
    case 'scored':
      return {
        en: `Turn ${event.turn} is worth ${list(event.points, 'en')}; scores: ${list(event.scores, 'en')}.`,
        it: `Il turno ${event.turn} vale ${list(event.points, 'it')}; punteggi: ${list(event.scores, 'it')}.`,
      };
    case 'minors-scored':
      return {
        en: `Minors left are worth ${list(event.points, 'en')}; scores: ${list(event.scores, 'en')}.`,
        it: `Gli Incantesimi Minori rimasti valgono ${list(event.points, 'it')}; punteggi: ${list(event.scores, 'it')}.`,
      };
    case 'ended':
      return ending(event.winners, event.reason);
  }
}

const vacancies: Readonly<Record<Vacancy, Wording>> = {
  tie: { en: 'a tie', it: 'parità' },
  'no-points': { en: 'no points', it: 'nessun punto' },
  'no-candidate': { en: 'no candidate', it: 'nessun candidato' },
};

const reasons: Readonly<Record<EndReason, Wording>> = {
  'four-turns': { en: 'after four turns', it: 'dopo quattro turni' },
  'high-wizard-twice': {
    en: 'a player has been High Wizard for the second time',
    it: 'un giocatore è stato High Wizard per la seconda volta',
  },
  'not-given-twice': {
    en: 'the title of High Wizard was not given for the second time',
    it: 'per la seconda volta il titolo di High Wizard non è stato assegnato',
  },
};

function ending(winners: readonly Seat[], reason: EndReason): Wording {
  const [en, it] = [winners.map((seat) => describeSeat(seat).en), winners.map((seat) => describeSeat(seat).it)];
  return {
    en: `The game is over (${reasons[reason].en}). Won by ${en.join(', ')}.`,
    it: `La partita è finita (${reasons[reason].it}). Vittoria di ${it.join(', ')}.`,
  };
}

function list(points: readonly number[], locale: 'en' | 'it'): string {
  return points.map((value, seat) => `${describeSeat(seat)[locale]} ${value}`).join(', ');
}

function say(seat: Seat, en: string, it: string): Wording {
  const name = describeSeat(seat);
  return { en: `${name.en} ${en}.`, it: `${name.it} ${it}.` };
}

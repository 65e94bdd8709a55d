import type { Seat } from '../../core/game.ts';
import type { Wording } from '../../core/wording.ts';
import { nameOf } from './notation.ts';
import type { EndReason, Event, Move } from './types.ts';

const clans: readonly Wording[] = [
  { en: 'Red', it: 'Rosso' },
  { en: 'Green', it: 'Verde' },
  { en: 'Blue', it: 'Blu' },
  { en: 'Yellow', it: 'Giallo' },
];

/** A seat by the colour of its clan's hair. */
export function describeSeat(seat: Seat): Wording {
  return clans[seat] ?? { en: `Seat ${seat}`, it: `Posto ${seat}` };
}

/** A move as the player announces it. */
export function describe(move: Move): Wording {
  switch (move.type) {
    case 'roll':
      return { en: `roll a ${move.die}`, it: `tira ${move.die}` };
    case 'place':
      return { en: `place a half-elf on ${nameOf(move.to)}`, it: `colloca un mezzelfo in ${nameOf(move.to)}` };
    case 'move': {
      const way = `${nameOf(move.from)}–${nameOf(move.to)}`;
      if (move.retire) {
        return {
          en: `move ${way} with the sprite and leave the board with it`,
          it: `muovi ${way} col folletto ed esci con lui dalla mappa`,
        };
      }
      if (move.carry) return { en: `move ${way} with the sprite`, it: `muovi ${way} col folletto` };
      return { en: `move ${way}`, it: `muovi ${way}` };
    }
    case 'attack':
      return { en: `attack ${nameOf(move.at)}`, it: `attacca ${nameOf(move.at)}` };
    case 'end':
      return { en: 'end the actions', it: 'termina le azioni' };
    case 'place-orc':
      return { en: `place an orc on ${nameOf(move.to)}`, it: `colloca un orco in ${nameOf(move.to)}` };
    case 'move-orc': {
      const way = `${nameOf(move.from)}–${nameOf(move.to)}`;
      return { en: `move the orc ${way}`, it: `muovi l'orco ${way}` };
    }
    case 'orc-attack':
      return { en: `the orcs attack ${nameOf(move.at)}`, it: `gli orchi attaccano ${nameOf(move.at)}` };
  }
}

/** An event, told after it has happened. */
export function describeEvent(event: Event): Wording {
  switch (event.type) {
    case 'order-rolled':
      return say(event.seat, `rolls a ${event.die} for the turn order`, `tira ${event.die} per l'ordine di gioco`);
    case 'order-settled':
      return {
        en: `Turn order: ${event.order.map((seat) => describeSeat(seat).en).join(', ')}.`,
        it: `Ordine di gioco: ${event.order.map((seat) => describeSeat(seat).it).join(', ')}.`,
      };
    case 'turn':
      return { en: `${describeSeat(event.seat).en}'s turn.`, it: `Tocca a ${describeSeat(event.seat).it}.` };
    case 'points-rolled':
      return say(event.seat, `rolls a ${event.points} for action points`, `tira ${event.points} per i punti azione`);
    case 'placed':
      return say(event.seat, `places a half-elf on ${nameOf(event.to)}`, `colloca un mezzelfo in ${nameOf(event.to)}`);
    case 'moved': {
      const way = [nameOf(event.from), nameOf(event.to)] as const;
      return event.carry
        ? say(
            event.seat,
            `takes a sprite from ${way[0]} to ${way[1]}`,
            `accompagna un folletto da ${way[0]} a ${way[1]}`,
          )
        : say(event.seat, `moves from ${way[0]} to ${way[1]}`, `muove da ${way[0]} a ${way[1]}`);
    }
    case 'rescued':
      return say(
        event.seat,
        `saves the sprite on ${nameOf(event.at)}`,
        `porta in salvo il folletto in ${nameOf(event.at)}`,
      );
    case 'retired':
      return say(event.seat, 'takes the half-elf off the board too', 'toglie dalla mappa anche il mezzelfo');
    case 'attack-declared': {
      const target = targetName(event.target);
      return say(
        event.seat,
        `attacks ${target.en} on ${nameOf(event.at)}`,
        `attacca ${target.it} in ${nameOf(event.at)}`,
      );
    }
    case 'attacked': {
      const target = targetName(event.target);
      return say(
        event.seat,
        `rolls a ${event.die} and ${event.hit ? 'strikes' : 'misses'} ${target.en} on ${nameOf(event.at)}`,
        `tira ${event.die} e ${event.hit ? 'colpisce' : 'manca'} ${target.it} in ${nameOf(event.at)}`,
      );
    }
    case 'actions-ended':
      return event.unused === 0
        ? say(event.seat, 'has no action points left', 'non ha più punti azione')
        : say(
            event.seat,
            `ends the actions, points unused: ${event.unused}`,
            `termina le azioni, PA non usati: ${event.unused}`,
          );
    case 'orc-placed':
      return say(event.seat, `places an orc on ${nameOf(event.to)}`, `colloca un orco in ${nameOf(event.to)}`);
    case 'orc-moved': {
      const [from, to] = [nameOf(event.from), nameOf(event.to)];
      return say(event.seat, `moves an orc from ${from} to ${to}`, `muove un orco da ${from} a ${to}`);
    }
    case 'orc-attack-declared': {
      const target = targetName(event.clan);
      return {
        en: `The orcs attack ${target.en} on ${nameOf(event.at)}.`,
        it: `Gli orchi attaccano ${target.it} in ${nameOf(event.at)}.`,
      };
    }
    case 'orc-attacked': {
      const target = targetName(event.clan);
      return {
        en: `The orcs roll a ${event.die} and ${event.hit ? 'strike' : 'miss'} ${target.en} on ${nameOf(event.at)}.`,
        it: `Gli orchi tirano ${event.die} e ${event.hit ? 'colpiscono' : 'mancano'} ${target.it} in ${nameOf(event.at)}.`,
      };
    }
    case 'massacre-rolled':
      return {
        en: `The sprite on ${nameOf(event.at)} rolls a ${event.die}.`,
        it: `Il folletto in ${nameOf(event.at)} tira ${event.die}.`,
      };
    case 'sprite-lost':
      return {
        en: `The sprite on ${nameOf(event.at)} is killed.`,
        it: `Il folletto in ${nameOf(event.at)} è eliminato.`,
      };
    case 'ended':
      return ending(event.winners, event.reason);
  }
}

function ending(winners: readonly Seat[], reason: EndReason): Wording {
  const winner = describeSeat(winners[0] ?? 0);
  switch (reason) {
    case 'most-saved':
      return {
        en: `The game is over: ${winner.en} has saved the most sprites and wins.`,
        it: `La partita è finita: ${winner.it} ha salvato più folletti e vince.`,
      };
    case 'most-half-elves':
      return {
        en: `The game is over: as many sprites saved, but ${winner.en} has more half-elves on the board and wins.`,
        it: `La partita è finita: a pari folletti salvati, ${winner.it} ha più mezzelfi sulla mappa e vince.`,
      };
    case 'no-winner':
      return {
        en: 'The game is over: as many sprites saved, as many half-elves on the board; there is no winner.',
        it: "La partita è finita: pari folletti salvati e pari mezzelfi sulla mappa; non c'è un vincitore.",
      };
  }
}

function say(seat: Seat, en: string, it: string): Wording {
  const name = describeSeat(seat);
  return { en: `${name.en} ${en}.`, it: `${name.it} ${it}.` };
}

function targetName(target: Seat | 'orc'): Wording {
  if (target === 'orc') return { en: 'the orc', it: "l'orco" };
  const clan = describeSeat(target);
  return { en: `the half-elf of ${clan.en}`, it: `il mezzelfo ${clan.it}` };
}

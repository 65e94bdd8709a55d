import type { Seat } from '../../core/game.ts';
import type { Wording } from '../../core/wording.ts';
import type { EndReason, Event } from './events.ts';
import type { Move } from './moves.ts';
import type { Back, CardName } from './types.ts';
import { backWords, cardsWords, cardWords, describeSeat, fairyWords, objectWords, placeWords } from './words.ts';

/** A move as the player announces it. */
export function describe(move: Move): Wording {
  switch (move.type) {
    case 'first-seat': {
      const { en, it } = describeSeat(move.seat);
      return { en: `${en} begins`, it: `inizia ${it}` };
    }
    case 'recipe':
      return { en: `recipe ${move.recipe} is received`, it: `si riceve la ricetta ${move.recipe}` };
    case 'card': {
      const { en, it } = cardWords(move.card);
      return { en: `the card is: ${en}`, it: `la carta è: ${it}` };
    }
    case 'top': {
      const { en, it } = backWords[move.back];
      return { en: `a ${en} card is on top of the pile`, it: `in cima al mazzo c'è una carta ${it}` };
    }
    case 'play': {
      const [card, { on }] = [cardWords(move.card), placeWords[move.place]];
      return { en: `play ${card.en} ${on.en}`, it: `gioca ${card.it} ${on.it}` };
    }
    case 'travel': {
      const { to } = placeWords[move.place];
      return { en: `travel ${to.en}`, it: `vai in viaggio ${to.it}` };
    }
    case 'pass':
      return { en: 'skip the turn', it: 'salta il turno' };
    case 'draw':
      return { en: `draw from pile ${move.pile + 1}`, it: `pesca dal mazzo ${move.pile + 1}` };
    case 'use': {
      const { en, it } = fairyWords[move.fairy];
      return { en: `use ${en}`, it: `usa ${it}` };
    }
    case 'take':
      return { en: 'take the next card', it: 'prendi la carta successiva' };
    case 'end':
      return { en: 'use no more fairies', it: 'non usare altre fate' };
    case 'discard': {
      const { en, it } = cardWords(move.card);
      return { en: `eliminate ${en} from the hand`, it: `elimina dalla mano ${it}` };
    }
    case 'lose': {
      const { en, it } = objectWords[move.object];
      return { en: `lose an object: ${en}`, it: `togliti un oggetto: ${it}` };
    }
    case 'look': {
      const { on } = placeWords[move.place];
      return { en: `look at card ${move.slot + 1} ${on.en}`, it: `guarda la carta ${move.slot + 1} ${on.it}` };
    }
    case 'ask': {
      const { en, it } = describeSeat(move.seat);
      return { en: `ask ${en} what is lacking`, it: `chiedi a ${it} che cosa gli manca` };
    }
    case 'answer': {
      if (move.lacks === 'nothing') return { en: 'the recipe is complete', it: 'la ricetta è completa' };
      const { en, it } = objectWords[move.lacks];
      return { en: `this is lacking: ${en}`, it: `manca: ${it}` };
    }
    case 'pick': {
      const { on } = placeWords[move.place];
      return { en: `choose card ${move.slot + 1} ${on.en}`, it: `scegli la carta ${move.slot + 1} ${on.it}` };
    }
    case 'drop': {
      const { to } = placeWords[move.place];
      return { en: `move the card ${to.en}`, it: `sposta la carta ${to.it}` };
    }
  }
}

/** An event, told after it has happened. */
export function describeEvent(event: Event): Wording {
  switch (event.type) {
    case 'began':
      return say(event.seat, 'begins', 'inizia il gioco');
    case 'recipe-received':
      return event.recipe === null
        ? say(event.seat, 'receives a recipe', 'riceve una ricetta')
        : say(event.seat, `receives recipe ${event.recipe}`, `riceve la ricetta ${event.recipe}`);
    case 'dealt': {
      const { en, it } = seen(event);
      return say(event.seat, `is dealt ${en}`, `riceve ${it}`);
    }
    case 'drawn': {
      const { en, it } = seen(event);
      return say(event.seat, `draws ${en} from pile ${event.pile + 1}`, `pesca ${it} dal mazzo ${event.pile + 1}`);
    }
    case 'top-shown': {
      const { en, it } = backWords[event.back];
      return {
        en: `Pile ${event.pile + 1} now shows a ${en} card.`,
        it: `In cima al mazzo ${event.pile + 1} ora c'è una carta ${it}.`,
      };
    }
    case 'turn': {
      const { en, it } = describeSeat(event.seat);
      return { en: `${en}'s turn.`, it: `Tocca a ${it}.` };
    }
    case 'turn-lost':
      return say(event.seat, 'is petrified and loses the turn', 'è pietrificato e resta fermo un turno');
    case 'played': {
      const [{ en, it }, { on }] = [seen(event), placeWords[event.place]];
      return say(event.seat, `plays ${en} ${on.en}`, `gioca ${it} ${on.it}`);
    }
    case 'travel-begun':
      return event.last
        ? say(event.seat, 'begins the last travel', "intraprende l'ultimo viaggio")
        : say(event.seat, 'begins a travel', 'intraprende un viaggio');
    case 'place-chosen': {
      const { to } = placeWords[event.place];
      return say(event.seat, `goes ${to.en}`, `va ${to.it}`);
    }
    case 'passed':
      return say(event.seat, 'skips the turn', 'salta il turno');
    case 'fairy-used': {
      const { en, it } = fairyWords[event.fairy];
      return say(event.seat, `uses ${en}`, `usa ${it}`);
    }
    case 'looked-at': {
      const { on } = placeWords[event.place];
      const spot = { en: `card ${event.slot + 1} ${on.en}`, it: `la carta ${event.slot + 1} ${on.it}` };
      if (event.card === null) return say(event.seat, `looks at ${spot.en}`, `guarda ${spot.it}`);
      const card = cardWords(event.card);
      return say(event.seat, `looks at ${spot.en}: ${card.en}`, `guarda ${spot.it}: ${card.it}`);
    }
    case 'asked': {
      const { en, it } = describeSeat(event.asked);
      return say(event.seat, `asks ${en} what is lacking`, `chiede a ${it} che cosa gli manca`);
    }
    case 'answered': {
      const recipe = event.index + 1;
      if (event.lacks === 'nothing')
        return say(event.seat, `has completed recipe no. ${recipe}`, `ha completato la ricetta n. ${recipe}`);
      const { en, it } = objectWords[event.lacks];
      return say(
        event.seat,
        `lacks for recipe no. ${recipe}: ${en}`,
        `risponde che per la ricetta n. ${recipe} gli manca: ${it}`,
      );
    }
    case 'swapped': {
      const [one, other] = [placeWords[event.place].on, placeWords[event.otherPlace].on];
      return say(
        event.seat,
        `swaps card ${event.slot + 1} ${one.en} with card ${event.otherSlot + 1} ${other.en}`,
        `scambia la carta ${event.slot + 1} ${one.it} con la carta ${event.otherSlot + 1} ${other.it}`,
      );
    }
    case 'transported': {
      const [{ from }, { to }] = [placeWords[event.place], placeWords[event.to]];
      return say(
        event.seat,
        `moves card ${event.slot + 1} ${from.en} ${to.en}`,
        `sposta la carta ${event.slot + 1} ${from.it} ${to.it}`,
      );
    }
    case 'stopped': {
      const { en, it } = cardWords(event.card);
      return say(event.seat, `cancels ${en}`, `annulla l'effetto di ${it}`);
    }
    case 'turned-up': {
      const [{ on }, { en, it }] = [placeWords[event.place], cardsWords(event.cards)];
      return say(event.seat, `turns up the cards ${on.en}: ${en}`, `scopre le carte ${on.it}: ${it}`);
    }
    case 'kept': {
      const { en, it } = cardWords(event.card);
      return say(event.seat, `collects ${en}`, `raccoglie ${it}`);
    }
    case 'suffered': {
      const { en, it } = cardWords(event.card);
      return event.hasEffect
        ? say(event.seat, `is struck by ${en}`, `subisce ${it}`)
        : { en: `No effect: ${en}.`, it: `Senza effetto: ${it}.` };
    }
    case 'darkened': {
      const { en, it } = cardsWords(event.cards);
      return {
        en: `Darkness eliminates what else lay there: ${en}.`,
        it: `Il Buio elimina le altre carte del luogo: ${it}.`,
      };
    }
    case 'bitten':
      return say(
        event.seat,
        `is bitten by the serpent (serpents: ${event.serpents})`,
        `è morso dal serpente (serpenti: ${event.serpents})`,
      );
    case 'discarded': {
      const { en, it } = cardWords(event.card);
      return say(event.seat, `eliminates ${en} from the hand`, `elimina dalla mano ${it}`);
    }
    case 'lost': {
      const { en, it } = objectWords[event.object];
      return say(event.seat, `loses an object: ${en}`, `perde un oggetto: ${it}`);
    }
    case 'freed':
      return say(
        event.seat,
        `has completed recipe ${event.recipe}, meets the serpent and frees the fairy from the spell`,
        `ha completato la ricetta ${event.recipe}, incontra il serpente e libera la fata dall'incantesimo`,
      );
    case 'cleared': {
      const [{ on }, { en, it }] = [placeWords[event.place], cardsWords(event.cards)];
      return { en: `The cards ${on.en} are eliminated: ${en}.`, it: `Le carte ${on.it} sono eliminate: ${it}.` };
    }
    case 'ended':
      return ending(event.winners, event.reason);
  }
}

function ending(winners: readonly Seat[], reason: EndReason): Wording {
  const names = winners.map(describeSeat);
  const [en, it] = [names.map((name) => name.en).join(', '), names.map((name) => name.it).join(', ')];
  const [win, vince] = names.length === 1 ? ['the winner', 'vince'] : ['the winners', 'vincono'];
  switch (reason) {
    case 'freed':
      return { en: `The game is over; ${win}: ${en}.`, it: `La partita è finita; ${vince}: ${it}.` };
    case 'last-travel':
      return {
        en: `The last travel is over, and so is the game; ${win}: ${en}.`,
        it: `Finito l'ultimo viaggio, la partita termina; ${vince}: ${it}.`,
      };
    case 'last-round':
      return {
        en: `Everybody has skipped a turn; the game is over; ${win}: ${en}.`,
        it: `Tutti hanno saltato il turno: la partita termina; ${vince}: ${it}.`,
      };
  }
}

/** A card, or only its back where the face is hidden. */
function seen({ back, card }: { readonly back: Back; readonly card: CardName | null }): Wording {
  if (card !== null) return cardWords(card);
  const { en, it } = backWords[back];
  return { en: `a ${en} card`, it: `una carta ${it}` };
}

function say(seat: Seat, en: string, it: string): Wording {
  const name = describeSeat(seat);
  return { en: `${name.en} ${en}.`, it: `${name.it} ${it}.` };
}

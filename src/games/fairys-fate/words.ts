import type { Seat } from '../../core/game.ts';
import type { Wording } from '../../core/wording.ts';
import type { Face } from './cards.ts';
import { factsOf, numberOf } from './cards.ts';
import type { Back, BadFairy, CardName, GoodFairy, ObjectKind, Place } from './types.ts';

/** A place as a name, and after its preposition. */
interface PlaceWords {
  readonly name: Wording;
  readonly on: Wording;
  readonly to: Wording;
  readonly from: Wording;
}

export const placeWords: Readonly<Record<Place, PlaceWords>> = {
  cave: placeNamed('cave', 'grotta', 'nella grotta', 'alla grotta', 'dalla grotta'),
  meadow: placeNamed('meadow', 'prato', 'nel prato', 'al prato', 'dal prato'),
  wood: placeNamed('wood', 'bosco', 'nel bosco', 'al bosco', 'dal bosco'),
  river: placeNamed('river', 'fiume', 'sul fiume', 'al fiume', 'dal fiume'),
  hill: placeNamed('hill', 'collina', 'sulla collina', 'alla collina', 'dalla collina'),
};

export const backWords: Readonly<Record<Back, Wording>> = {
  light: { en: 'light', it: 'lume' },
  sprite: { en: 'sprite', it: 'folletto' },
  nature: { en: 'nature', it: 'natura' },
};

export const objectWords: Readonly<Record<ObjectKind, Wording>> = {
  orange: { en: 'orange', it: 'arancia' },
  walnut: { en: 'walnut', it: 'noce' },
  acorn: { en: 'acorn', it: 'ghianda' },
  mushroom: { en: 'mushroom', it: 'fungo' },
  leaf: { en: 'leaf', it: 'foglia' },
  petals: { en: 'rose petals', it: 'petali di rosa' },
};

export const fairyWords: Readonly<Record<GoodFairy | BadFairy, Wording>> = {
  wisdom: { en: 'Wisdom', it: 'Sapienza' },
  clairvoyance: { en: 'Clairvoyance', it: 'Veggenza' },
  wealth: { en: 'Wealth', it: 'Ricchezza' },
  truth: { en: 'Truth', it: 'Verità' },
  liberation: { en: 'Liberation', it: 'Liberazione' },
  protection: { en: 'Protection', it: 'Protezione' },
  mutation: { en: 'Mutation', it: 'Mutazione' },
  transport: { en: 'Transport', it: 'Trasporto' },
  poverty: { en: 'Poverty', it: 'Povertà' },
  adversity: { en: 'Adversity', it: 'Avversità' },
  petrification: { en: 'Petrification', it: 'Pietrificazione' },
  darkness: { en: 'Darkness', it: 'Buio' },
};

/** A card by its face, with its back: `leaf (nature)`; a minus stands for a sprite that takes the object away. */
export function cardWords(card: CardName): Wording {
  const { face, back } = factsOf(numberOf(card));
  const shown = faceWords(face);
  return { en: `${shown.en} (${backWords[back].en})`, it: `${shown.it} (${backWords[back].it})` };
}

/** The face of a card. */
function faceWords(face: Face): Wording {
  switch (face.kind) {
    case 'object':
      return objectWords[face.object];
    case 'taken':
      return { en: `−${objectWords[face.object].en}`, it: `−${objectWords[face.object].it}` };
    case 'good':
    case 'bad':
      return fairyWords[face.fairy];
    case 'serpent':
      return { en: 'serpent', it: 'serpente' };
  }
}

/** Cards in a list. */
export function cardsWords(cards: readonly CardName[]): Wording {
  if (cards.length === 0) return { en: 'nothing', it: 'niente' };
  const words = cards.map(cardWords);
  return { en: words.map(({ en }) => en).join(', '), it: words.map(({ it }) => it).join(', ') };
}

/** A seat as in the figures of the rulebook, counted from 1. */
export function describeSeat(seat: Seat): Wording {
  return { en: `Player ${seat + 1}`, it: `Giocatore ${seat + 1}` };
}

function placeNamed(en: string, it: string, on: string, to: string, from: string): PlaceWords {
  return {
    name: { en, it },
    on: { en: `on the ${en}`, it: on },
    to: { en: `to the ${en}`, it: to },
    from: { en: `from the ${en}`, it: from },
  };
}

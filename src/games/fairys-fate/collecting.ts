import type { Draft, Listener } from '../../core/game.ts';
import { playerOf } from '../../core/seats.ts';
import { factsOf, nameOf } from './cards.ts';
import { PLACES } from './data.ts';
import type { Next } from './fairies/fairy.ts';
import { serpent } from './fairies/serpent.ts';
import { badFairies } from './fairies/table.ts';
import type { FairysFate } from './game.ts';
import { isFull } from './places.ts';
import { eliminate, isDarkness, takeNextCard } from './row.ts';
import type { Card, ObjectKind, Place, State } from './types.ts';

/** FF-8.1: turns up the cards of the place, which become the row. */
export function turnUp(draft: Draft<State>, place: Place, emit: Listener<FairysFate>): void {
  draft.row = draft.places[place].map(({ card }) => card);
  draft.places[place] = [];
  emit?.({ type: 'turned-up', seat: draft.turn, place, cards: draft.row.map(nameOf) }, 'FF-8.1');
}

/** FF-8.2: takes the next card from the row and applies its effect. */
export function takeNext(draft: Draft<State>, emit: Listener<FairysFate>): Next {
  const { turn: seat } = draft;
  const card = takeNextCard(draft);
  const { face, name } = factsOf(card);
  const own = playerOf(draft, seat);
  switch (face.kind) {
    case 'object':
      own.objects[face.object] += 1;
      emit?.({ type: 'kept', seat, card: name }, 'FF-8.4');
      return null;
    case 'taken':
      sufferTaken(draft, card, face.object, emit);
      return null;
    case 'good':
      own.fairies[face.fairy] += 1;
      emit?.({ type: 'kept', seat, card: name }, 'FF-8.6');
      return null;
    case 'bad': // FF-8.7 to FF-8.9
      return badFairies[face.fairy](draft, card, emit);
    case 'serpent': // FF-8.10
      return serpent(draft, card, emit);
  }
}

/** FF-8.5: the seat loses one object of this kind, if it has any. */
function sufferTaken(draft: Draft<State>, card: Card, object: ObjectKind, emit: Listener<FairysFate>): void {
  const { turn: seat } = draft;
  const { objects } = playerOf(draft, seat);
  const hasEffect = objects[object] > 0;
  emit?.({ type: 'suffered', seat, card: nameOf(card), hasEffect }, 'FF-8.5');
  if (!hasEffect) return;
  objects[object] -= 1;
  emit?.({ type: 'lost', seat, object }, 'FF-8.5');
}

/** FF-7.9: eliminates the cards of full places and of places with an open darkness. */
export function clearPlaces(draft: Draft<State>, emit: Listener<FairysFate>): void {
  for (const place of PLACES) {
    const lying = draft.places[place];
    if (!isFull(draft.places, place) && !lying.some(({ card, covered }) => !covered && isDarkness(card))) continue;
    for (const { card } of lying) eliminate(draft, card);
    draft.places[place] = [];
    emit?.({ type: 'cleared', place, cards: lying.map(({ card }) => nameOf(card)) }, 'FF-7.9');
  }
}

import type { Seat } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import { factsOf, numberOf } from './cards.ts';
import { GOOD_FAIRIES, OBJECTS, RECIPE_SIZE } from './data.ts';
import type { CardName, ObjectKind, SeenPlayer, View } from './types.ts';

/** A different object of the best recipe: the score (FF-10.4). */
const NEEDED = 100;
/** Any other object: the first tie-break. */
const SPARE = 8;
/** A good fairy kept. */
const FAIRY = 5;
/** A serpent kept: the second tie-break, and a bite in four. */
const SERPENT = 6;
/** A turn to be lost. */
const LOST_TURN = 20;
/** The part of a card's worth that counts while it still lies on a place the seat goes to. */
const PROMISED = 0.8;
/** A card of unknown face on such a place. */
const UNKNOWN = 3;
/** The game won (FF-10.1). */
const WON = 10_000;

/** Random moves after which it judges a play-out best: it sees little of what a plan under way is worth. */
export const playOutDepth = 40;

/** How well the seat stands, higher is better: its own prospects less those of its strongest rival. */
export function heuristic(view: View, seat: Seat): number {
  const { outcome } = view;
  if (outcome !== null) return outcome.winners.includes(seat) ? WON : -WON;
  const prospects = view.seats.map((player, own) => worthOf(view, player) + PROMISED * promiseTo(view, player, own));
  return at(prospects, seat) - Math.max(...prospects.filter((_, other) => other !== seat));
}

/** What the seat has got. */
function worthOf(view: View, player: SeenPlayer): number {
  const needed = Math.max(...player.recipes.map((held) => progressOf(view, player, held)), 0);
  const objects = OBJECTS.reduce((sum, object) => sum + player.objects[object], 0);
  const fairies = GOOD_FAIRIES.reduce((sum, fairy) => sum + player.fairies[fairy], 0);
  return (
    NEEDED * needed +
    SPARE * (objects - needed) +
    FAIRY * fairies -
    SERPENT * player.serpents -
    LOST_TURN * player.petrified
  );
}

/** Different objects of a recipe; of a hidden one, on average over those that it may be. */
function progressOf(view: View, { objects }: SeenPlayer, { recipe, may }: SeenPlayer['recipes'][number]): number {
  const possible = recipe === null ? may : [recipe];
  const found = possible.map((own) => at(view.recipes, own).filter((object) => objects[object] > 0).length);
  return found.reduce((sum, count) => sum + count, 0) / Math.max(1, found.length);
}

/** What the cards of the place that the seat goes to would bring. */
function promiseTo(view: View, player: SeenPlayer, seat: Seat): number {
  const place = view.travel === null ? null : at(view.travel.chosen, seat);
  if (place === null) return 0;
  const cards = view.places[place].map(({ card }) => card);
  if (cards.some((card) => card?.endsWith('-darkness'))) return 0;
  return cards.reduce((sum, card) => sum + (card === null ? UNKNOWN : cardWorth(view, player, card)), 0);
}

function cardWorth(view: View, player: SeenPlayer, card: CardName): number {
  const { face } = factsOf(numberOf(card));
  switch (face.kind) {
    case 'object':
      return worthOf(view, withObject(player, face.object, 1)) - worthOf(view, player);
    case 'taken':
      return player.objects[face.object] === 0
        ? 0
        : worthOf(view, withObject(player, face.object, -1)) - worthOf(view, player);
    case 'good':
      return FAIRY;
    case 'bad':
      return -LOST_TURN;
    case 'serpent':
      return player.recipes.some((held) => progressOf(view, player, held) === RECIPE_SIZE) ? WON : -SERPENT;
  }
}

function withObject(player: SeenPlayer, object: ObjectKind, more: number): SeenPlayer {
  return { ...player, objects: { ...player.objects, [object]: player.objects[object] + more } };
}

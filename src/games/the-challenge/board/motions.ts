import type { Motion, Piece, Place } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import type { Event } from '../events.ts';
import type { Fairy, SpriteIndex, Stone } from '../types.ts';
import { asSeen, heightOf, liesAt, motion, spritesOf, turnedUp } from './lying.ts';
import { fairyAt, stoneAt } from './pieces.ts';
import {
  bagPlace,
  drawnPlace,
  eliminatedPlace,
  fairyDeck,
  forestPile,
  handPlace,
  keptPlace,
  spritePlace,
  stoneDeck,
  usedPlace,
} from './places.ts';
import { rearranged } from './rearranged.ts';

type Pieces = readonly Piece[];

/** What goes where. A card that a viewer may not know is `null` in the event, and stays hidden. */
export function motions(event: Event, pieces: Pieces): readonly Motion[] {
  switch (event.type) {
    case 'fairy-shown':
      return [motion(fairyAt(fairyDeck, null), forestPile(event.fairy), event.fairy)];
    case 'drawn':
      return [motion(stoneAt(stoneDeck, null), handPlace(event.seat), event.stone)];
    case 'discarded':
      return [fromHand(event.seat, event.stone, forestPile(event.stone), pieces)];
    case 'placed':
      return [fromHand(event.seat, event.stone, goal(event.seat, event.stone, event.to, pieces), pieces)];
    case 'sent':
      return Array.from({ length: event.stones }, (_, index) =>
        motion(stoneAt(forestPile(event.stone), event.stone), onTop(event.seat, event.sprite, pieces, index)),
      );
    case 'offered':
      if (event.sprite === null) return [fromHand(event.seat, event.stone, eliminatedPlace, pieces)];
      return [motion(stoneAt(onTop(event.seat, event.sprite, pieces, -1), event.stone), eliminatedPlace)];
    case 'fairy-taken': // Hidden among the others; its owner is told by `held` what they are.
      return [motion(fairyAt(forestPile(event.fairy), event.fairy), keptPlace(event.seat), null)];
    case 'fairy-drawn':
      return [motion(fairyAt(fairyDeck, null), drawnPlace(event.seat), event.fairy)];
    case 'fairy-chosen':
      return [
        chosen(event.seat, event.fairy, keptPlace(event.seat), pieces),
        ...(event.laid === null ? [] : [chosen(event.seat, event.laid, forestPile(event.laid), pieces)]),
      ];
    case 'played':
      return [
        motion(
          asSeen(fairyAt(keptPlace(event.seat), event.fairy), pieces),
          playedPlace(event.seat, event.fairy, event.sprite, pieces),
          event.fairy,
        ),
      ];
    case 'leaked':
      return event.stones.map((stone, index) =>
        motion(stoneAt(onTop(event.victim, event.sprite, pieces, -1 - index), stone), eliminatedPlace),
      );
    case 'picked':
      return [
        motion(stoneAt(forestPile(event.stone), event.stone), goal(event.seat, event.stone, event.sprite, pieces)),
      ];
    case 'stolen-from-hand':
      return [stolenFromHand(event.victim, event.stone, handPlace(event.seat), pieces)];
    case 'stolen':
      return [
        motion(
          stoneAt(onTop(event.victim, event.sprite, pieces, -1), event.stone),
          goal(event.seat, event.stone, event.to, pieces),
        ),
      ];
    case 'rearranged':
      return rearranged(event.seat, event.bags, pieces);
    case 'held':
    case 'shown':
      return [
        ...turnedUp(event.stones, 'stone', handPlace(event.seat), pieces),
        ...turnedUp(event.fairies, 'fairy', keptPlace(event.seat), pieces),
      ];
    case 'began':
    case 'turn':
    case 'gathering':
    case 'stones-kept':
    case 'drawing-fairies':
    case 'fairy-kept':
    case 'picking-covered':
    case 'harvest-stopped':
    case 'stealing-from-hand':
    case 'rearranging':
    case 'laid': // A plan: nothing moves yet (TC-10.2).
    case 'restored':
    case 'ended':
      return [];
  }
}

/** On that sprite, so far above the place where the next stone will lie; below it if negative. */
function onTop(seat: Seat, sprite: SpriteIndex, pieces: Pieces, above: number = 0): Place {
  return bagPlace(seat, sprite, heightOf(seat, sprite, pieces) + above);
}

function goal(seat: Seat, stone: Stone, to: SpriteIndex | 'forest', pieces: Pieces): Place {
  return to === 'forest' ? forestPile(stone) : onTop(seat, to, pieces);
}

/** To where everybody sees it. */
function fromHand(seat: Seat, stone: Stone, to: Place, pieces: Pieces): Motion {
  return motion(asSeen(stoneAt(handPlace(seat), stone), pieces), to, stone);
}

/** One of the fairies drawn. */
function chosen(seat: Seat, fairy: Fairy | null, to: Place, pieces: Pieces): Motion {
  return motion(asSeen(fairyAt(drawnPlace(seat), fairy), pieces), to, fairy);
}

/** Whoever sees the victim's hand does not see the thief's. */
function stolenFromHand(victim: Seat, stone: Stone | null, to: Place, pieces: Pieces): Motion {
  const isVictim = liesAt(handPlace(victim), 'stone', pieces).some(({ face }) => face !== null);
  return motion(asSeen(stoneAt(handPlace(victim), stone), pieces), to, isVictim ? null : stone);
}

/** Onto a sprite, which may be new, or out of the game (§9). */
function playedPlace(seat: Seat, fairy: Fairy, sprite: SpriteIndex | null, pieces: Pieces): Place {
  switch (fairy) {
    case 'extra-sprite':
      return spritePlace(seat, spritesOf(seat, pieces));
    case 'bigger-bag':
    case 'immunity':
      return sprite === null ? usedPlace : spritePlace(seat, sprite);
    case 'collective-harvest':
    case 'steal':
    case 'leaky-bag':
      return usedPlace;
  }
}

import type { Piece, Target } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import type { Move } from '../moves.ts';
import type { SpriteIndex } from '../types.ts';
import { fairyDeck, forestCentre, forestPile, poolPlace, seatPlace, spriteOf, stoneDeck } from './places.ts';

/**
 * What the player touches. The player's own stones, fairies and sprites are targets such as `hand:green`, `kept:steal`
 * and `sprite:0`. A victim's sprites and hand are `victim:0` and `victim:hand`; the move or the state names the victim.
 */
export function targets(move: Move): readonly Target[] {
  switch (move.type) {
    case 'first-seat':
      return [seatPlace('seat', move.seat)];
    case 'draw':
      return [{ kind: 'deck', id: move.kind }];
    case 'gather':
    case 'pick-covered':
      return [stoneDeck];
    case 'discard':
      return [ownStone(move.stone)];
    case 'place':
      return [ownStone(move.stone), goal(move.to)];
    case 'send':
    case 'pick':
      return [forestPile(move.stone), ownSprite(move.sprite)];
    case 'offer':
      return [
        ...(move.stone === undefined ? [] : [ownStone(move.stone)]),
        ...(move.sprite === undefined ? [] : [ownSprite(move.sprite)]),
      ];
    case 'take':
      return [forestPile(move.fairy)];
    case 'draw-fairies':
      return [fairyDeck];
    case 'choose':
      return [{ kind: 'drawn', id: move.fairy }];
    case 'play':
      return [{ kind: 'kept', id: move.fairy }, ...playedOn(move.seat, move.sprite)];
    case 'steal-hand':
      return [victim('hand')];
    case 'steal':
      return [victim(move.sprite), goal(move.to)];
    case 'lay':
      return [poolPlace(move.stone), ownSprite(move.sprite)];
    case 'keep-stones':
    case 'keep-fairy':
    case 'stop':
    case 'rearrange':
    case 'finish':
    case 'restore':
      return [{ kind: 'button', id: move.type }];
  }
}

/** The target that the player means by touching this piece. A piece on a sprite or in its bag means the sprite. */
export function touch(piece: Piece, seat: Seat): Target | undefined {
  const { kind, id } = piece.at;
  const sprite = spriteOf(piece.at);
  if (sprite !== undefined) return sprite.seat === seat ? ownSprite(sprite.sprite) : victim(sprite.sprite);
  switch (kind) {
    case 'hand':
      if (id !== String(seat)) return victim('hand');
      return piece.face === null ? undefined : { kind, id: piece.face };
    case 'kept':
    case 'drawn':
      return id === String(seat) && piece.face !== null ? { kind, id: piece.face } : undefined;
    case 'deck':
    case 'forest':
      return piece.at;
    default:
      return undefined;
  }
}

function playedOn(seat: Seat | undefined, sprite: SpriteIndex | undefined): Target[] {
  if (seat === undefined) return sprite === undefined ? [] : [ownSprite(sprite)];
  return [seatPlace('seat', seat), ...(sprite === undefined ? [] : [victim(sprite)])];
}

function ownStone(stone: string): Target {
  return { kind: 'hand', id: stone };
}

function ownSprite(sprite: SpriteIndex): Target {
  return { kind: 'sprite', id: String(sprite) };
}

function victim(what: SpriteIndex | 'hand'): Target {
  return { kind: 'victim', id: String(what) };
}

function goal(to: SpriteIndex | 'forest'): Target {
  return to === 'forest' ? forestCentre : ownSprite(to);
}

import type { Piece, Target } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import type { Move } from '../moves.ts';
import { idOf } from '../pyramid.ts';
import type { Face } from '../types.ts';
import { boxPlace, minorBox, seatPlace, spacePlace, wizardPlace } from './places.ts';

/** The target for one of the player's minors in reserve. */
const ownMinor: Target = { kind: 'reserve', id: 'minor' };

/**
 * What the player touches. The target for a die is only its face: the phase or the wizard determines the box. If the
 * player may choose any number of dice, a button ends the choice.
 */
export function targets(move: Move): readonly Target[] {
  switch (move.type) {
    case 'first-seat':
      return [seatPlace('seat', move.seat)];
    case 'record':
      return [move.from === 'box' ? minorBox : ownMinor];
    case 'retire':
    case 'demote':
      return [spacePlace(move.to)];
    case 'roll':
      return anyOrder(move.dice);
    case 'allocate':
      return [die(move.die), boxPlace(move.box)];
    case 'recover':
    case 'take-back':
      return [...anyOrder(move.dice), button(move.type)];
    case 'cast':
      return [move.spell === 'minor' ? ownMinor : die(move.spell), wizardPlace(move.wizard)];
    case 'claim':
      return [wizardPlace(move.wizard), spacePlace(move.to)];
    case 'remove-grey':
      return [wizardPlace(move.wizard)];
    case 'end-allocation':
    case 'reroll':
    case 'pass':
      return [button(move.type)];
  }
}

/** The target of a touched piece: for a piece beside or under a wizard, the wizard. */
export function touch(piece: Piece, seat: Seat): Target | undefined {
  const { kind, owner, face, at } = piece;
  if (at.kind === 'wizard') return at;
  if (kind === 'wizard') return owner === null ? undefined : wizardPlace(idOf(owner, Number(face) - 1));
  if (owner !== seat) return undefined;
  if (kind === 'major') return face === null ? undefined : die(Number(face));
  if (kind !== 'minor') return undefined;
  return at.kind === 'reserve' ? ownMinor : at.kind === 'box' ? at : undefined;
}

function die(face: Face): Target {
  return { kind: 'die', id: String(face) };
}

function anyOrder(dice: readonly Face[]): Target[] {
  return dice.map((face) => ({ ...die(face), anyOrder: true }));
}

function button(id: string): Target {
  return { kind: 'button', id };
}

import type { Motion, Piece, Place } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import { duelBoxes } from '../data.ts';
import type { Event } from '../events.ts';
import type { Face, WizardId } from '../types.ts';
import { duelBoxFor } from './contests.ts';
import { greyTokenAt, majorAt, minorAt, wizardAt } from './pieces.ts';
import {
  boxPlace,
  greyBox,
  minorBox,
  recordPlace,
  reservePlace,
  rolledPlace,
  seatPlace,
  spacePlace,
  wizardPlace,
} from './places.ts';

type Pieces = readonly Piece[];

/** The boxes from which dice that have not been cast go home (EW-9.5). */
const DUEL_BOXES: ReadonlySet<string> = new Set(duelBoxes);

/** What goes where; nothing is hidden in this game. */
export function motions(event: Event, pieces: Pieces): readonly Motion[] {
  switch (event.type) {
    case 'first-player':
      return dragonTo(event.seat, pieces);
    case 'recorded': {
      const from = event.from === 'box' ? minorBox : reservePlace(event.seat);
      return [motion(minorAt(event.seat, from), recordPlace(event.turn))];
    }
    case 'retired':
      return [...dragonTo(event.seat, pieces), ...wizardTo(event.wizard, spacePlace(event.to), pieces)];
    case 'rolled':
      return event.dice.map((face) => ({
        ...motion(majorAt(event.seat, reservePlace(event.seat), null), rolledPlace(event.seat)),
        becomes: { face: String(face) },
      }));
    case 'roll-refused':
      return [motion(minorAt(event.seat, reservePlace(event.seat)), minorBox), ...rolledHome(event.seat, pieces)];
    case 'allocated':
      return [motion(majorAt(event.seat, rolledPlace(event.seat), event.die), boxPlace(event.box))];
    case 'allocation-ended':
      return rolledHome(event.seat, pieces);
    case 'minors-recovered':
      return [
        ...diceHome(event.seat, event.dice, minorBox),
        ...several(event.minors, motion(minorAt(event.seat, minorBox), reservePlace(event.seat))),
      ];
    case 'taken-back':
      return diceHome(event.seat, event.dice, boxPlace(event.box));
    case 'cast': {
      const { seat, spell, wizard } = event;
      if (spell === 'minor') return [motion(minorAt(seat, reservePlace(seat)), wizardPlace(wizard))];
      const box = duelBoxFor(event.at);
      return box === undefined ? [] : [motion(majorAt(seat, boxPlace(box), spell), wizardPlace(wizard))];
    }
    case 'spells-returned':
      return pieces.flatMap(spellHome);
    case 'title-given':
    case 'claimed':
      return wizardTo(event.wizard, spacePlace(event.title), pieces);
    case 'defeated':
      return wizardTo(event.wizard, boxPlace(event.box), pieces);
    case 'demoted':
      return [
        ...wizardTo(event.wizard, spacePlace(event.to), pieces),
        ...(event.grey ? [motion(greyTokenAt(greyBox), wizardPlace(event.wizard))] : []),
      ];
    case 'grey-recovered':
      return diceHome(event.seat, event.dice, greyBox);
    case 'grey-removed':
      return [motion(greyTokenAt(wizardPlace(event.wizard)), greyBox)];
    case 'turn':
    case 'passed':
    case 'title-vacant':
    case 'scored':
    case 'minors-scored':
    case 'ended':
      return [];
  }
}

function motion(piece: Piece, to: Place): Motion {
  return { piece, from: piece.at, to };
}

/** EW-2.5: into the reserve, where its face does not count. */
function home(die: Piece, seat: Seat): Motion {
  return { ...motion(die, reservePlace(seat)), becomes: { face: null } };
}

function diceHome(seat: Seat, dice: readonly Face[], from: Place): Motion[] {
  return dice.map((face) => home(majorAt(seat, from, face), seat));
}

function rolledHome(seat: Seat, pieces: Pieces): Motion[] {
  return pieces.filter(({ at }) => at.kind === 'rolled').map((die) => home(die, seat));
}

/** EW-9.5: of a spell that is cast, or a die that waits to be; of anything else, nothing. */
function spellHome(piece: Piece): Motion[] {
  const { kind, owner, at } = piece;
  if (owner === null) return [];
  const isCast = at.kind === 'wizard';
  if (kind === 'minor' && isCast) return [motion(piece, minorBox)];
  const isDie = kind === 'major' && (isCast || (at.kind === 'box' && DUEL_BOXES.has(at.id)));
  return isDie ? [home(piece, owner)] : [];
}

/** The piece stays where it is if it is there already. */
function dragonTo(seat: Seat, pieces: Pieces): Motion[] {
  return pieces
    .filter(({ kind, at }) => kind === 'dragon' && at.id !== seatPlace(seat).id)
    .map((dragon) => motion(dragon, seatPlace(seat)));
}

function wizardTo(wizard: WizardId, to: Place, pieces: Pieces): Motion[] {
  const { kind, owner, face } = wizardAt(wizard, to);
  return pieces
    .filter((piece) => piece.kind === kind && piece.owner === owner && piece.face === face)
    .map((piece) => motion(piece, to));
}

function several(count: number, own: Motion): Motion[] {
  return Array.from({ length: count }, () => own);
}

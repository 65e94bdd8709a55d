import type { Draft, Seat } from '../../core/game.ts';
import { at, stepOf } from '../../core/intact.ts';
import { FACES, MINOR_BOX } from './data.ts';
import { addDie, diceIn, diceOf } from './dice.ts';
import { contenders, contestOf, DEFEATED, idOf, isBarred, levelAt, MAGIC_USERS, numberOf, seatOf } from './pyramid.ts';
import type { Spell, SpellKind, State, WizardId } from './types.ts';

const NOTHING_CAST: readonly number[] = [];

/** By id: the points beside each wizard (EW-8.6); empty where no spell is cast. */
export function pointsBeside({ step, players }: Pick<State, 'step' | 'players'>): readonly number[] {
  if (step.kind !== 'duels' || step.spells.length === 0) return NOTHING_CAST;
  const points = new Array<number>(idOf(players, 0)).fill(0);
  for (let i = 0; i < step.spells.length; i++) {
    const spell = step.spells[i];
    if (spell !== undefined) points[spell.wizard] = (points[spell.wizard] ?? 0) + worth(spell);
  }
  return points;
}

/** EW-8.6: a major counts its face, a minor 1. */
function worth({ spell }: Spell): number {
  return spell === 'minor' ? 1 : spell;
}

/** EW-0.5: the wizard of lowest id that is alike; only that one may be named. */
export function alikeTo(state: Pick<State, 'wizards' | 'grey'>, wizard: WizardId, points: readonly number[]): WizardId {
  const seat = seatOf(wizard);
  const own = state.wizards[seat] ?? [];
  const grey = state.grey[seat] ?? [];
  const k = numberOf(wizard);
  const place = own[k] ?? DEFEATED;
  if (place < MAGIC_USERS) return wizard;
  for (let other = 0; other < k; other++) {
    if (own[other] !== place || grey[other] !== grey[k]) continue;
    if (points[idOf(seat, other)] === points[wizard]) return idOf(seat, other);
  }
  return wizard;
}

/** Whether the seat has that spell for a wizard of that duel box (EW-8.2, EW-8.3). */
export function hasSpell(state: State, seat: Seat, spell: SpellKind, box: number): boolean {
  return spell === 'minor' ? at(state.minors, seat) > 0 : diceOf(at(state.boxes, seat), box, spell) > 0;
}

/** EW-8.2, EW-8.5: whether the seat has a legal cast. */
export function canCast(state: State, seat: Seat): boolean {
  const hasMinor = at(state.minors, seat) > 0;
  const found = contenders(state);
  for (let owner = 0; owner < state.players; owner++) {
    const wizards = state.wizards[owner] ?? [];
    for (let k = 0; k < wizards.length; k++) {
      const place = wizards[k] ?? DEFEATED;
      if (isBarred(found, contestOf(place), seat)) continue;
      if (hasMinor || hasMajor(state, seat, levelAt(place) - 1)) return true;
    }
  }
  return false;
}

function hasMajor({ boxes }: State, seat: Seat, box: number): boolean {
  const own = boxes[seat] ?? [];
  for (let face = 1; face <= FACES; face++) if (diceOf(own, box, face) > 0) return true;
  return false;
}

/** EW-9.5: the spells cast go home, and the dice that have not been cast with them. */
export function returnSpells(draft: Draft<State>): void {
  for (const { seat, spell } of stepOf(draft.step, 'duels').spells) {
    const home = spell === 'minor' ? draft.minorBox : draft.reserve;
    home[seat] = at(home, seat) + 1;
  }
  for (let seat = 0; seat < draft.players; seat++) {
    const own = at(draft.boxes, seat);
    for (let box = 0; box < MINOR_BOX; box++) {
      draft.reserve[seat] = at(draft.reserve, seat) + diceIn(draft, seat, box);
      for (let face = 1; face <= FACES; face++) addDie(own, box, face, -diceOf(own, box, face));
    }
  }
}

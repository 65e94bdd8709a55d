import { at } from '../../core/checked-access.ts';
import { frozenRows } from '../../core/frozen.ts';
import type { Draft } from '../../core/game.ts';
import { diceBoxes, FACES, GREY_TOKENS, SPELLS_A_SEAT, TURNS } from './data.ts';
import { beginGame } from './flow.ts';
import { reconstructedLayout } from './layouts.ts';
import { optionsOf } from './options.ts';
import { spaceIds } from './pyramid.ts';
import type { Options, Place, Placement, State, Step } from './types.ts';

/** The boxes of a seat when they are all empty, indexed by 6 · box + face − 1. */
const NO_DICE: readonly number[] = Array.from({ length: FACES * diceBoxes.length }, () => 0);

/** §3: wizards on their spaces, all dice and minors in reserve, all grey tokens in the supply. */
export function setup(given: Partial<Options> = {}): State {
  const { players, firstSeat, layout, claims } = optionsOf(given);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const wizards = layout === 'reconstructed' ? cloneRows(reconstructed(players)) : wizardsOf(layout, players);
  const draft: Draft<State> = {
    phase: 'first-seat',
    players,
    claims,
    turn: 0,
    dragon: null,
    seat: 0,
    wizards,
    grey: frozenRows(wizards.map((own) => own.map(() => 0))),
    greySupply: GREY_TOKENS,
    reserve: seats.map(() => SPELLS_A_SEAT),
    boxes: seats.map(() => NO_DICE.slice()),
    minors: seats.map(() => SPELLS_A_SEAT),
    minorBox: seats.map(() => 0),
    record: Array.from({ length: TURNS }, () => null),
    highWizards: [],
    scores: seats.map(() => 0),
    step: { kind: 'none' },
  };
  if (firstSeat !== 'random') beginGame(draft, firstSeat, undefined); // EW-3.2
  return draft;
}

/** EW-0.4, EW-3.3: by seat and number of the wizard, its place. */
function wizardsOf(placement: Placement, players: number): Place[][] {
  const wizards: Place[][] = Array.from({ length: players }, () => []);
  for (const [place, space] of spaceIds.entries()) {
    for (const seat of placement[space] ?? []) at(wizards, seat).push(place);
  }
  return wizards;
}

/** Cache: by number of players, the places of the wizards in the set-up of EW-3.4. */
const read = new Map<number, readonly (readonly Place[])[]>();

function reconstructed(players: Options['players']): readonly (readonly Place[])[] {
  const wizards = read.get(players) ?? wizardsOf(reconstructedLayout(players), players);
  read.set(players, wizards);
  return wizards;
}

/** A copy that shares only frozen parts with its source. Keys are in the order of {@link setup}. */
export function clone(state: State): Draft<State> {
  return {
    phase: state.phase,
    players: state.players,
    claims: state.claims,
    turn: state.turn,
    dragon: state.dragon,
    seat: state.seat,
    wizards: cloneRows(state.wizards),
    grey: frozenRows(state.grey),
    greySupply: state.greySupply,
    reserve: state.reserve.slice(),
    boxes: cloneRows(state.boxes),
    minors: state.minors.slice(),
    minorBox: state.minorBox.slice(),
    record: state.record.slice(),
    highWizards: state.highWizards.slice(),
    scores: state.scores.slice(),
    step: cloneStep(state.step),
  };
}

function cloneRows(rows: readonly (readonly number[])[]): number[][] {
  return rows.map((row) => row.slice()); // a list built with `push` takes more memory
}

function cloneStep(step: Step): Draft<Step> {
  if (step.kind !== 'majors') return cloneOther(step);
  const { kind, lap, rolled, allocated, rerolled } = step;
  return { kind, lap, rolled: rolled.slice(), allocated, rerolled };
}

/** Copies a step other than `majors`; views show these steps unchanged. */
export function cloneOther(step: Exclude<Step, { readonly kind: 'majors' }>): Draft<typeof step> {
  switch (step.kind) {
    case 'none':
      return { kind: 'none' };
    case 'duels':
      return {
        kind: 'duels',
        passed: step.passed.slice(),
        owesSecond: step.owesSecond,
        spells: step.spells.map(({ seat, spell, wizard }) => ({ seat, spell, wizard })),
      };
    case 'grey':
      return { kind: 'grey', due: step.due };
  }
}

import type { MoveRule, Phase } from '../../../core/define.ts';
import { propose } from '../../../core/define.ts';
import type { Seat } from '../../../core/game.ts';
import { at, stepOf } from '../../../core/intact.ts';
import { dieField, FACES, spellField, wizardField } from '../data.ts';
import { addDie, diceOf } from '../dice.ts';
import { continueDuels, passDuels } from '../flow.ts';
import type { Elfenwizards } from '../game.ts';
import type { CastMove, PassMove } from '../moves.ts';
import { wizardName } from '../notation.ts';
import {
  contenders,
  contestOf,
  DEFEATED,
  idOf,
  isBarred,
  levelAt,
  spaceNameOf,
  standsOn,
  whereIs,
} from '../pyramid.ts';
import { refuse } from '../refusals.ts';
import { alikeTo, hasSpell, pointsBeside } from '../spells.ts';
import type { State } from '../types.ts';

/** By wizard: the cast of a minor, then of a major by its face. */
const casts: readonly (readonly CastMove[])[] = wizardField.values.map((wizard) =>
  (['minor', ...dieField.values] as const).map((spell) => Object.freeze({ type: 'cast', spell, wizard })),
);
const PASS: PassMove = Object.freeze({ type: 'pass' });

/** By duel box: the spells that a seat has for the wizards there (EW-8.2, EW-8.3), bit 0 a minor, bit f a die of face f. */
function spellsOf({ boxes, minors }: State, seat: Seat): number[] {
  const dice = at(boxes, seat);
  const minor = at(minors, seat) > 0 ? 1 : 0;
  const spells = [minor, minor, minor, minor];
  for (let box = 0; box < spells.length; box++) {
    for (let face = 1; face <= FACES; face++) {
      if (diceOf(dice, box, face) > 0) spells[box] = at(spells, box) | (1 << face);
    }
  }
  return spells;
}

/** EW-8.2: one spell beside one wizard. */
const castSpell: MoveRule<Elfenwizards, CastMove> = {
  type: 'cast',
  clause: 'EW-8.2',
  fields: { spell: spellField, wizard: wizardField },
  trusted: true,

  candidates(state, out) {
    const { seat } = state;
    const found = contenders(state);
    const points = pointsBeside(state);
    const spells = spellsOf(state, seat);
    for (let owner = 0; owner < state.players; owner++) {
      const wizards = state.wizards[owner] ?? [];
      for (let k = 0; k < wizards.length; k++) {
        const place = wizards[k] ?? DEFEATED;
        const wizard = idOf(owner, k);
        const known = spells[levelAt(place) - 1] ?? 0;
        if (known === 0 || isBarred(found, contestOf(place), seat)) continue;
        if (alikeTo(state, wizard, points) !== wizard) continue;
        const moves = at(casts, wizard);
        for (let set = known; set !== 0; set &= set - 1) out.push(at(moves, 31 - Math.clz32(set & -set)));
      }
    }
  },

  violation(state, { spell, wizard }) {
    const { seat } = state;
    const place = whereIs(state, wizard);
    if (place === undefined) return refuse('no-such-wizard', 'EW-0.4', { wizard });
    const named = alikeTo(state, wizard, pointsBeside(state));
    if (named !== wizard)
      return refuse('interchangeable', 'EW-0.5', { wizard: wizardName(wizard), named: wizardName(named) });
    const box = levelAt(place) - 1;
    if (spell === 'minor' && !hasSpell(state, seat, spell, box)) return refuse('no-minor-to-cast', 'EW-8.2');
    if (!hasSpell(state, seat, spell, box))
      return refuse('no-such-major', 'EW-8.3', { spell, wizard: wizardName(wizard), space: spaceNameOf(place) });
    if (isBarred(contenders(state), contestOf(place), seat))
      return refuse('uncontested', 'EW-8.4', { wizard: wizardName(wizard), space: spaceNameOf(place) });
    return undefined;
  },

  perform(draft, { spell, wizard }, emit) {
    const { seat } = draft;
    const place = standsOn(draft, wizard);
    if (spell === 'minor') draft.minors[seat] = at(draft.minors, seat) - 1;
    else addDie(at(draft.boxes, seat), levelAt(place) - 1, spell, -1);
    stepOf(draft.step, 'duels').spells.push({ seat, spell, wizard });
    if (emit !== undefined) {
      const points = at(pointsBeside(draft), wizard);
      emit({ type: 'cast', seat, spell, wizard, at: spaceNameOf(place), points }, 'EW-8.2');
    }
    continueDuels(draft, emit);
  },
};

/** EW-8.1: only instead of casting. */
const pass: MoveRule<Elfenwizards, PassMove> = {
  type: 'pass',
  clause: 'EW-8.1',
  fields: {},
  closed: ({ step }) => (stepOf(step, 'duels').owesSecond ? refuse('second-spell-due', 'EW-8.2') : undefined),
  candidates: propose([PASS]),
  violation: () => undefined,
  perform: (draft, _move, emit) => passDuels(draft, emit),
};

/** Phase 5 (§8). */
export const cast: Phase<Elfenwizards> = {
  actor: (state) => state.seat,
  clause: 'EW-8.1',
  rules: [castSpell, pass],
};

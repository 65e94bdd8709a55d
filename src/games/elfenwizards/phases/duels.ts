import { lowestIn } from '../../../core/bits.ts';
import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import type { Seat } from '../../../core/game.ts';
import { dieField, duelBoxes, FACES, MINOR_BOX, spellField, wizardField } from '../data.ts';
import { addDie, diceOf } from '../dice.ts';
import { continueDuels, passDuels } from '../flow.ts';
import type { Elfenwizards } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { wizardName } from '../notation.ts';
import { contestOf, idOf, levelAt, openContests, spaceIds, standsOn, whereIs } from '../pyramid.ts';
import { refuse } from '../refusals.ts';
import { alikeTo, hasSpell, pointsBeside, refuseAlike } from '../spells.ts';
import type { State } from '../types.ts';

/** The moves, indexed by wizard, then by spell: a minor, then the majors by face. */
const casts: readonly (readonly MoveOf<'cast'>[])[] = wizardField.values.map((wizard) =>
  (['minor', ...dieField.values] as const).map((spell) => Object.freeze({ type: 'cast', spell, wizard })),
);

/** Number of kinds of spells: a minor, and a die of each face. */
const KINDS = FACES + 1;
const ALL_KINDS = (1 << KINDS) - 1;
/** The bits of a minor, one for each duel box. */
const MINOR_EVERYWHERE = duelBoxes.reduce((spells, _, box) => spells | (1 << (KINDS * box)), 0);

/** EW-8.2, EW-8.3: the spells that a seat can cast, as bits: bit 7 · duel box + face, where a minor has face 0. */
function spellsOf({ boxes, minors }: State, seat: Seat): number {
  const dice = at(boxes, seat);
  let spells = at(minors, seat) > 0 ? MINOR_EVERYWHERE : 0;
  for (let box = 0; box < MINOR_BOX; box++) {
    for (let face = 1; face <= FACES; face++) if (diceOf(dice, box, face) > 0) spells |= 1 << (KINDS * box + face);
  }
  return spells;
}

/** EW-8.2: casts one spell for one wizard. */
const castSpell: MoveRule<Elfenwizards, MoveOf<'cast'>> = {
  type: 'cast',
  clause: 'EW-8.2',
  fields: { spell: spellField, wizard: wizardField },
  trusted: true,

  candidates(state, out) {
    const { seat } = state;
    const open = openContests(state, seat);
    const spells = spellsOf(state, seat);
    for (let owner = 0; owner < state.players; owner++) {
      const wizards = state.wizards[owner];
      if (wizards === undefined) continue;
      let seen = 0;
      for (let k = 0; k < wizards.length; k++) {
        const place = wizards[k];
        if (place === undefined || (open & (1 << contestOf(place))) === 0) continue;
        const known = (spells >> (KINDS * (levelAt(place) - 1))) & ALL_KINDS;
        if (known === 0) continue;
        const wizard = idOf(owner, k);
        // EW-0.5: the first of a seat's wizards on a space needs no check, because it has the lowest id of them.
        if ((seen & (1 << place)) !== 0 && alikeTo(state, wizard) !== wizard) continue;
        seen |= 1 << place;
        const moves = casts[wizard];
        if (moves === undefined) continue;
        for (let set = known; set !== 0; set &= set - 1) {
          const move = moves[lowestIn(set)];
          if (move !== undefined) out.push(move);
        }
      }
    }
  },

  violation(state, { spell, wizard }) {
    const { seat } = state;
    const place = whereIs(state, wizard);
    if (place === undefined) return refuse('no-such-wizard', 'EW-0.4', { wizard });
    const box = levelAt(place) - 1;
    if (spell === 'minor' && !hasSpell(state, seat, spell, box)) return refuse('no-minor-to-cast', 'EW-8.2');
    if (!hasSpell(state, seat, spell, box))
      return refuse('no-such-major', 'EW-8.3', { spell, wizard: wizardName(wizard), space: at(spaceIds, place) });
    if ((openContests(state, seat) & (1 << contestOf(place))) === 0)
      return refuse('uncontested', 'EW-8.4', { wizard: wizardName(wizard), space: at(spaceIds, place) });
    return refuseAlike(state, wizard);
  },

  perform(draft, { spell, wizard }, emit) {
    const { seat } = draft;
    const place = standsOn(draft, wizard);
    if (spell === 'minor') draft.minors[seat] = at(draft.minors, seat) - 1;
    else addDie(at(draft.boxes, seat), levelAt(place) - 1, spell, -1);
    stepOf(draft.step, 'duels').spells.push({ seat, spell, wizard });
    if (emit !== undefined) {
      const points = at(pointsBeside(draft), wizard);
      emit({ type: 'cast', seat, spell, wizard, at: at(spaceIds, place), points }, 'EW-8.2');
    }
    continueDuels(draft, emit);
  },
};

/** EW-8.1: passes instead of casting. */
const pass: MoveRule<Elfenwizards, MoveOf<'pass'>> = {
  ...fieldless('pass'),
  clause: 'EW-8.1',
  closed: ({ step }) => (stepOf(step, 'duels').owesSecond ? refuse('second-spell-due', 'EW-8.2') : undefined),
  perform: (draft, _move, emit) => passDuels(draft, emit),
};

/** Phase 5 (§8): seats cast spells or pass. */
export const cast: Phase<Elfenwizards> = {
  actor: (state) => state.seat,
  clause: 'EW-8.1',
  rules: [castSpell, pass],
};

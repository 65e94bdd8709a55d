import type { RequiredDomain } from '../../core/domain.ts';
import { integers, multisets, oneOf } from '../../core/domain.ts';
import type { Seat } from '../../core/game.ts';
import { spaceIds, WIZARDS_A_SEAT } from './pyramid.ts';
import type { DiceBox, DuelBox, Face, SpaceId, SpellKind, WizardId } from './types.ts';

const MAX_SEATS = 6;
/** EW-3.1: each seat has this many dice, and as many minors. */
export const SPELLS_A_SEAT = 7;
/** EW-2.2: total number of grey tokens. */
export const GREY_TOKENS = 12;
/** EW-4.1: maximum number of turns in a game. */
export const TURNS = 4;
/** EW-7.1: points on dice needed to buy back a minor. */
export const MINOR_PRICE = 2;
/** EW-12.1: points on dice needed to return a grey token. */
export const GREY_PRICE = 4;
/** EW-13.1: points of a wizard by level, highest first. */
export const LEVEL_POINTS: readonly number[] = [10, 7, 5, 3, 2];

/** EW-15.2: suggested time limits for negotiation. Nothing enforces them. */
export const TALK_BEFORE_A_ROLL_SECONDS = 60;
export const TALK_BEFORE_THE_DUELS_SECONDS = 300;

/** Letters of the seats: Red, Green, Blue, Yellow, Black, White (EW-2.2). */
export const letters = ['R', 'G', 'B', 'Y', 'K', 'W'] as const;
export const seatLetters: string = letters.join('');

export const FACES = 6;
export const faces = [1, 2, 3, 4, 5, 6] as const;

/** The duel boxes, from the level below High Wizard down. */
export const duelBoxes: readonly DuelBox[] = ['wizard', 'sorcerer', 'necromancer', 'magic-user'];
/** The boxes of dice, the duel boxes first. */
export const diceBoxes: readonly DiceBox[] = [...duelBoxes, 'minor', 'grey'];
export const MINOR_BOX = 4;
export const GREY_BOX = 5;

// The values that the fields of moves may have.
export const seatField: RequiredDomain<Seat> = integers(0, MAX_SEATS - 1);
export const wizardField: RequiredDomain<WizardId> = integers(0, WIZARDS_A_SEAT * MAX_SEATS - 1);
export const spaceField: RequiredDomain<SpaceId> = oneOf(...spaceIds);
export const dieField: RequiredDomain<Face> = integers(1, FACES);
export const boxField: RequiredDomain<DiceBox> = oneOf(...diceBoxes);
export const spellField: RequiredDomain<SpellKind> = oneOf('minor', ...dieField.values);
/** A choice of dice, possibly none (EW-7.2, EW-7.4). */
export const diceField: RequiredDomain<readonly Face[]> = multisets(dieField.values, 0, SPELLS_A_SEAT);
/** A roll of dice (EW-6.6). */
export const rollField: RequiredDomain<readonly Face[]> = multisets(dieField.values, 1, SPELLS_A_SEAT);

import type { BlueAlone, Fairy, State, Step, Stone, TheChallenge } from '../../../src/games/the-challenge/index.ts';
import { FAIRIES, STONES, theChallenge } from '../../../src/games/the-challenge/index.ts';
import { kit } from '../../../src/games/the-challenge/kit.ts';
import { type InNotation, inNotation } from '../notation.ts';

/** Stones and fairies are named in lists separated by spaces; `3 green` stands for three of them. */
export interface Position {
  /** 3 by default. */
  readonly players?: 2 | 3 | 4 | 5 | 6;
  readonly turn?: number;
  /** By seat. */
  readonly hands?: readonly string[];
  /** By seat: the bags of its sprites, bottom to top; `+` marks a bigger bag, `!` an immune sprite. */
  readonly sprites?: readonly (readonly string[])[];
  /** By seat: fairies kept. */
  readonly kept?: readonly string[];
  readonly forest?: string;
  readonly forestFairies?: string;
  /** Stones and fairies left in the decks; by default all that lie nowhere else. */
  readonly deck?: string;
  readonly fairyDeck?: string;
  readonly fairyPoints?: Readonly<Record<Stone, number>>;
  readonly blueAlone?: BlueAlone;
}

/** A position at the start of a turn. */
export function position(given: Position = {}): State {
  const { players = 3, turn = 0, fairyPoints, blueAlone = 'colour' } = given;
  const start = theChallenge.setup({ players, firstSeat: 0, blueAlone, ...(fairyPoints && { fairyPoints }) });
  const seats = start.seats.map(({ sprites }, seat) => {
    const bags = given.sprites?.[seat] ?? [];
    return {
      hand: countsOf(STONES, given.hands?.[seat]),
      kept: countsOf(FAIRIES, given.kept?.[seat]),
      sprites: Array.from({ length: Math.max(sprites.length, bags.length) }, (_, index) => {
        const words = (bags[index] ?? '').split(' ');
        return {
          bag: namesOf(words.filter((word) => !'+!'.includes(word)).join(' ')).map((name) =>
            STONES.indexOf(stone(name)),
          ),
          bigger: words.includes('+'),
          immune: words.includes('!'),
        };
      }),
    };
  });
  const forest = countsOf(STONES, given.forest);
  const forestFairies = countsOf(FAIRIES, given.forestFairies);
  const inPlay = [
    seats.reduce((sum, { sprites }) => sum + sprites.length, 0) - players * (start.seats[0]?.sprites.length ?? 0),
    ...(['bigger', 'immune'] as const).map(
      (mark) => seats.flatMap(({ sprites }) => sprites.filter((sprite) => sprite[mark])).length,
    ),
  ];
  const stonesLeft = start.deck.map(
    (copies, colour) =>
      copies -
      (forest[colour] ?? 0) -
      seats.reduce(
        (sum, { hand, sprites }) =>
          sum + (hand[colour] ?? 0) + sprites.flatMap(({ bag }) => bag.filter((own) => own === colour)).length,
        0,
      ),
  );
  const fairiesLeft = start.fairyDeck.map(
    (copies, kind) =>
      copies -
      (forestFairies[kind] ?? 0) -
      (inPlay[kind] ?? 0) -
      seats.reduce((sum, { kept }) => sum + (kept[kind] ?? 0), 0),
  );
  const deck = given.deck === undefined ? stonesLeft : countsOf(STONES, given.deck);
  const fairyDeck = given.fairyDeck === undefined ? fairiesLeft : countsOf(FAIRIES, given.fairyDeck);
  const state = {
    ...start,
    phase: 'turn' as const,
    turn,
    forest,
    forestFairies,
    eliminated: stonesLeft.map((left, colour) => left - (deck[colour] ?? 0)),
    used: fairiesLeft.map((left, kind) => left - (fairyDeck[kind] ?? 0)),
    deck,
    fairyDeck,
    seats,
  };
  if ([...state.eliminated, ...state.used].some((number) => number < 0)) throw new Error('more cards than there are');
  return state;
}

/** A position in the middle of an action. */
export function during(phase: State['phase'], step: Step, given: Position = {}): State {
  return { ...position(given), phase, step };
}

function stone(name: string): Stone {
  const found = STONES.find((own) => own === name);
  if (found === undefined) throw new Error(`no stone ${name}`);
  return found;
}

function namesOf(list: string = ''): string[] {
  const words = list.split(' ').filter((word) => word !== '');
  return words.flatMap((word, index) => {
    if (/^\d+$/.test(word)) return [];
    const copies = Number(words[index - 1]);
    return Array.from({ length: Number.isInteger(copies) ? copies : 1 }, () => word);
  });
}

/** The number of each kind in a list. */
export function countsOf(kinds: readonly (Stone | Fairy)[], list: string = ''): number[] {
  const names = namesOf(list);
  const unknown = names.find((name) => !kinds.some((kind) => kind === name));
  if (unknown !== undefined) throw new Error(`no ${unknown}`);
  return kinds.map((kind) => names.filter((name) => name === kind).length);
}

const inGame = await inNotation(kit);

export const move: InNotation<TheChallenge>['move'] = inGame.move;
export const play: InNotation<TheChallenge>['play'] = inGame.play;
export const eventsOf: InNotation<TheChallenge>['eventsOf'] = inGame.eventsOf;
export const refusal: InNotation<TheChallenge>['refused'] = inGame.refused;
export const legal: InNotation<TheChallenge>['legal'] = inGame.legal;
export const weights: InNotation<TheChallenge>['odds'] = inGame.odds;

/** Six counts as a list. */
export function list(kinds: readonly string[], counts: readonly number[] = []): string {
  return kinds.flatMap((kind, index) => Array.from({ length: counts[index] ?? 0 }, () => kind)).join(' ');
}

/** Counts by name as a list. */
export function named(counts: Readonly<Record<string, number>> = {}): string {
  return list(Object.keys(counts), Object.values(counts));
}

export const inHand = (state: State, seat: number): string => list(STONES, state.seats[seat]?.hand);
export const inForest = (state: State): string => list(STONES, state.forest);
export const keeps = (state: State, seat: number): string => list(FAIRIES, state.seats[seat]?.kept);
/** The bags of a seat, bottom to top. */
export const bags = (state: State, seat: number): string[] =>
  (state.seats[seat]?.sprites ?? []).map(({ bag }) => bag.map((colour) => STONES[colour]).join(' '));

import { at } from '../../core/checked-access.ts';
import { coreFailure } from '../../core/failures.ts';
import { add, countOf, dealtFrom, drawnFrom, remove, sizeOf } from '../../core/pool.ts';
import type { Rng } from '../../core/rng.ts';
import { fairyCounts, none, stoneCounts } from './counts.ts';
import { COPIES, colourOf, FAIRY_COPIES, kindOf, PRICE, spritesAtFirst } from './data.ts';
import { stonesOf, worthOf } from './seats.ts';
import { spriteOf } from './sprites.ts';
import { clone } from './state.ts';
import type { Counts, FairyKind, Known, Player, State, Step, StepView, View } from './types.ts';

/** TC-12.5: returns a function that draws states which fit the view and, if given, what the viewer remembers. */
export function determinizer(view: View, known?: Known): (rng: Rng) => State {
  const { seats, step, options } = view;
  const turn = view.turn ?? 0;
  const unseen = { stones: unseenStones(view, known), fairies: unseenFairies(view, known) };
  // Every drawn state is a clone of this, with the hidden parts drawn. So all drawn states have one shape.
  const shown: State = {
    phase: view.phase,
    players: seats.length,
    fairyPoints: stoneCounts(options.fairyPoints),
    blueAlone: options.blueAlone,
    firstSeat: view.starter,
    turn,
    forest: stoneCounts(view.forest),
    forestFairies: fairyCounts(view.forestFairies),
    eliminated: stoneCounts(view.eliminated),
    used: fairyCounts(view.used),
    deck: unseen.stones,
    fairyDeck: unseen.fairies,
    seats: [],
    step: { kind: 'none' },
  };
  const drawn = step.kind === 'fairies' ? holding(step.drawn && fairyCounts(step.drawn), step.drawnSize) : NOTHING;
  const own = seats.map((player, seat) => {
    const hand = player.hand ?? (known && at(known.seats, seat).hand);
    const kept = player.kept ?? (known && at(known.seats, seat).kept);
    return {
      hand: holding(hand && stoneCounts(hand), player.handSize),
      kept: holding(kept && fairyCounts(kept), player.keptSize),
      sprites: player.sprites.map(spriteOf),
    };
  });
  /** What the seat whose turn it is can pay if it has that hand. */
  const worthWith = (hand: Counts): number =>
    worthOf({ hand, sprites: at(own, turn).sprites, kept: none() }, shown.fairyPoints);
  if (step.kind === 'offer') {
    const dearest = dearestOf(at(own, turn).hand, unseen.stones, shown.fairyPoints);
    if (step.paid + worthWith(dearest) < PRICE) throw contradiction();
  }
  /** Deals unseen stones into the hands; the rest form the deck. */
  const dealHands = (rng: Rng): { readonly hands: readonly Counts[]; readonly deck: Counts } => {
    for (;;) {
      const deck = unseen.stones.slice();
      const hands = own.map(({ hand }) => filled(hand, deck, rng));
      if (step.kind !== 'offer') return { hands, deck };
      // TC-8.1: the first offer was legal, so the seat can pay the full price. If the dealt hand cannot, deals again.
      if (step.paid + worthWith(at(hands, turn)) >= PRICE) return { hands, deck };
    }
  };
  const { sure: older, missing: secret } = at(own, turn).kept;
  const taken = known?.obtained ?? null;
  if (
    step.kind === 'obtained' &&
    step.fairy === null &&
    (taken === null ? secret : countOf(older, kindOf(taken))) === 0
  )
    throw contradiction();
  /** TC-8.4: the fairy just obtained: the one that was taken face up, or one that was chosen in secret. */
  const obtainedOf = (kept: Counts, rng: Rng): FairyKind => {
    if (taken !== null) return kindOf(taken);
    const chosen = kept.slice();
    takeFrom(chosen, older);
    return drawnFrom(chosen, rng);
  };
  return (rng) => {
    const fairyDeck = unseen.fairies.slice();
    const drawnFairies = filled(drawn, fairyDeck, rng);
    const kept = own.map((player) => filled(player.kept, fairyDeck, rng));
    const { hands, deck } = dealHands(rng);
    const players = own.map(({ sprites }, seat) => ({ hand: at(hands, seat), kept: at(kept, seat), sprites }));
    return Object.assign(clone(shown), {
      deck,
      fairyDeck,
      seats: players,
      step: stepIn(step, drawnFairies, at(players, turn), (kept) => obtainedOf(kept, rng)),
    });
  };
}

/** A seat's pieces: `sure` has those whose kind is known, and `missing` is the number of the others. */
interface Holding {
  readonly sure: Counts;
  readonly missing: number;
}

const NOTHING: Holding = { sure: none(), missing: 0 };

function holding(sure: Counts | null | undefined, size: number): Holding {
  const known = sure ?? none();
  const missing = size - sizeOf(known);
  if (missing < 0) throw contradiction();
  return { sure: known, missing };
}

/** All pieces of a holding. Draws the missing ones from `unseen` and removes them there. */
function filled({ sure, missing }: Holding, unseen: number[], rng: Rng): Counts {
  if (missing === 0) return sure;
  const pieces = dealtFrom(unseen, missing, rng);
  for (let kind = 0; kind < pieces.length; kind++) add(pieces, kind, countOf(sure, kind));
  return pieces;
}

/** The holding, with its missing stones replaced by the dearest unseen ones. */
function dearestOf({ sure, missing }: Holding, unseen: Counts, points: Counts): Counts {
  const hand = sure.slice();
  let left = missing;
  for (const kind of points.map((_, kind) => kind).sort((a, b) => at(points, b) - at(points, a))) {
    const taken = Math.min(left, countOf(unseen, kind));
    add(hand, kind, taken);
    left -= taken;
  }
  return hand;
}

function contradiction(): Error {
  return coreFailure('core/contradiction', { holder: 'seat' });
}

/** Stones that the viewer neither sees nor remembers. */
function unseenStones({ forest, eliminated, seats }: View, known: Known | undefined): number[] {
  const unseen = COPIES.slice();
  takeFrom(unseen, stoneCounts(forest));
  takeFrom(unseen, stoneCounts(eliminated));
  for (let seat = 0; seat < seats.length; seat++) {
    const { hand, sprites } = at(seats, seat);
    const sure = hand ?? (known && at(known.seats, seat).hand);
    if (sure !== undefined) takeFrom(unseen, stoneCounts(sure));
    for (const { bag } of sprites) for (const stone of bag) remove(unseen, colourOf(stone));
  }
  if (known !== undefined) checkEnough(unseen);
  return unseen;
}

/** Fairies that the viewer neither sees nor remembers. */
function unseenFairies({ forestFairies, used, seats, step }: View, known: Known | undefined): number[] {
  const unseen = FAIRY_COPIES.slice();
  takeFrom(unseen, fairyCounts(forestFairies));
  takeFrom(unseen, fairyCounts(used));
  for (let seat = 0; seat < seats.length; seat++) {
    const { kept, sprites } = at(seats, seat);
    add(unseen, kindOf('extra-sprite'), spritesAtFirst(seats.length) - sprites.length);
    for (const { bigger, immune } of sprites) {
      if (bigger) remove(unseen, kindOf('bigger-bag'));
      if (immune) remove(unseen, kindOf('immunity'));
    }
    const sure = kept ?? (known && at(known.seats, seat).kept);
    if (sure !== undefined) takeFrom(unseen, fairyCounts(sure));
  }
  const drawn = step.kind === 'fairies' ? step.drawn : null;
  if (drawn !== null) takeFrom(unseen, fairyCounts(drawn));
  if (known !== undefined) checkEnough(unseen);
  return unseen;
}

function takeFrom(counts: number[], others: Counts): void {
  for (let kind = 0; kind < counts.length; kind++) remove(counts, kind, countOf(others, kind));
}

/** Checks what the viewer remembers. @throws Error if it remembers pieces that it also sees elsewhere. */
function checkEnough(unseen: Counts): void {
  if (unseen.some((number) => number < 0)) throw contradiction();
}

/** TC-12.5: a step that fits the view. A hidden plan becomes empty. */
function stepIn(step: StepView, drawn: Counts, own: Player, obtainedOf: (kept: Counts) => FairyKind): Step {
  switch (step.kind) {
    case 'fairies':
      return { kind: 'fairies', drawn, left: step.left };
    case 'obtained':
      return { kind: 'obtained', fairy: step.fairy === null ? obtainedOf(own.kept) : kindOf(step.fairy) };
    case 'rearrange':
      return {
        kind: 'rearrange',
        pool: step.pool === null ? stonesOf(own) : stoneCounts(step.pool),
        planned: step.planned?.map((bag) => bag.map(colourOf)) ?? own.sprites.map(() => []),
      };
    default:
      return { ...step };
  }
}

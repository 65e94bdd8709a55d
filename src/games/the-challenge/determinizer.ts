import { at } from '../../core/checked-access.ts';
import type { Holding } from '../../core/pool.ts';
import { add, contradiction, countOf, drawnFrom, filled, holding, less, remove } from '../../core/pool.ts';
import type { Rng } from '../../core/rng.ts';
import { fairyCounts, none, stoneCounts } from './counts.ts';
import { COPIES, colourOf, FAIRY_COPIES, kindOf, PRICE, spritesAtFirst } from './data.ts';
import { stonesOf, worthOf } from './seats.ts';
import { spriteOf } from './sprites.ts';
import { clone } from './state.ts';
import type { Counts, Known, Player, State, Step, StepView, View } from './types.ts';

/** TC-12.5: returns a function that draws states which fit the view and, if given, what the viewer remembers. */
export function determinizer(view: View, known?: Known): (rng: Rng) => State {
  const { seats, step, options } = view;
  const turn = view.turn ?? 0;
  const { drawn: faces, drawnSize } = step.kind === 'fairies' ? step : { drawn: null, drawnSize: 0 };
  const drawn = holding((faces && fairyCounts(faces)) ?? undefined, drawnSize, 'seat');
  const own = seats.map((player, seat) => {
    const hand = player.hand ?? (known && at(known.seats, seat).hand);
    const kept = player.kept ?? (known && at(known.seats, seat).kept);
    return {
      hand: holding(hand && stoneCounts(hand), player.handSize, 'seat'),
      kept: holding(kept && fairyCounts(kept), player.keptSize, 'seat'),
      sprites: player.sprites.map(spriteOf),
    };
  });
  const unseen = {
    stones: unseenStones(
      view,
      own.map(({ hand }) => hand.known),
    ),
    fairies: unseenFairies(view, [drawn.known, ...own.map(({ kept }) => kept.known)]),
  };
  // A viewer cannot remember pieces that it also sees elsewhere.
  if (known !== undefined && [...unseen.stones, ...unseen.fairies].some((pieces) => pieces < 0))
    throw contradiction('seat');
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
  /** What the seat at turn can pay with that hand. */
  const worthWith = (hand: Counts): number =>
    worthOf({ hand, sprites: at(own, turn).sprites, kept: none() }, shown.fairyPoints);
  if (step.kind === 'offer') {
    const dearest = dearestOf(at(own, turn).hand, unseen.stones, shown.fairyPoints);
    if (step.paid + worthWith(dearest) < PRICE) throw contradiction('seat');
  }
  /** Deals unseen stones into the hands; the rest form the deck. */
  const dealHands = (rng: Rng): { readonly hands: readonly Counts[]; readonly deck: Counts } => {
    for (;;) {
      const deck = unseen.stones.slice();
      const hands = own.map(({ hand }) => filled(hand, deck, rng));
      if (step.kind !== 'offer') return { hands, deck };
      // TC-8.1: the first offer was legal, so the seat can pay the full price. Deals again if the dealt hand cannot.
      if (step.paid + worthWith(at(hands, turn)) >= PRICE) return { hands, deck };
    }
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
      step: stepIn(step, drawnFairies, at(players, turn), rng),
    });
  };
}

/** The holding with the dearest unseen stones as the missing ones. */
function dearestOf({ known, missing }: Holding, unseen: Counts, points: Counts): Counts {
  const hand = known?.slice() ?? none();
  let left = missing;
  for (const kind of points.map((_, kind) => kind).sort((a, b) => at(points, b) - at(points, a))) {
    const taken = Math.min(left, countOf(unseen, kind));
    add(hand, kind, taken);
    left -= taken;
  }
  return hand;
}

/** Stones that the viewer neither sees nor remembers. */
function unseenStones({ forest, eliminated, seats }: View, hands: readonly (Counts | undefined)[]): number[] {
  const unseen = less(COPIES, [stoneCounts(forest), stoneCounts(eliminated), ...hands]);
  for (const { sprites } of seats)
    for (const { bag } of sprites) for (const stone of bag) remove(unseen, colourOf(stone));
  return unseen;
}

/** Fairies that the viewer neither sees nor remembers. @param held those drawn by the seat at turn, and those kept. */
function unseenFairies({ forestFairies, used, seats }: View, held: readonly (Counts | undefined)[]): number[] {
  const unseen = less(FAIRY_COPIES, [fairyCounts(forestFairies), fairyCounts(used), ...held]);
  for (const { sprites } of seats) {
    add(unseen, kindOf('extra-sprite'), spritesAtFirst(seats.length) - sprites.length);
    for (const { bigger, immune } of sprites) {
      if (bigger) remove(unseen, kindOf('bigger-bag'));
      if (immune) remove(unseen, kindOf('immunity'));
    }
  }
  return unseen;
}

/** TC-12.5: a step that fits the view. A hidden fairy is drawn from those kept. A hidden plan becomes empty. */
function stepIn(step: StepView, drawn: Counts, own: Player, rng: Rng): Step {
  switch (step.kind) {
    case 'fairies':
      return { kind: 'fairies', drawn, left: step.left };
    case 'obtained':
      return { kind: 'obtained', fairy: step.fairy === null ? drawnFrom(own.kept, rng) : kindOf(step.fairy) };
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

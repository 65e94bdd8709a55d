import { describe, expect, it } from 'vitest';
import type { Rng } from '../../../src/core/rng.ts';
import { seeded } from '../../../src/core/rng.ts';
import type { CounterKind, Route, State, TownId, TravelCardKind } from '../../../src/games/elfenland/index.ts';
import { elfenland, routes, travelCardKinds } from '../../../src/games/elfenland/index.ts';
import { roads, towns } from '../../../src/realm/map.ts';
import { accepts, kindOf } from '../../../src/realm/transport.ts';
import { list, move, position } from './position.ts';

/** Counters that many roads accept. */
const FREQUENT: readonly CounterKind[] = ['dragon', 'troll-wagon', 'elfcycle', 'magic-cloud'];

/** A route as `town: cards +any by road road`. */
function shown({ to, cards, any, steps }: Route): string {
  const paid = [...cards, ...(any > 0 ? [`+${any}`] : [])].join(' ');
  return `${to}: ${paid} by ${steps.map(({ by }) => by).join(' ')}`;
}

/** Every reachable town with every hand left over there, by the rules of movement. */
function reachable(state: State): Map<TownId, Set<string>> {
  const found = new Map<TownId, Set<string>>();
  const seen = new Set<string>();
  const visit = (reached: State): void => {
    const town = towns[reached.boots[0] ?? 0]?.id ?? 'elvenhold';
    const hand = (reached.hands[0] ?? []).join();
    if (seen.has(`${town} ${hand}`)) return;
    seen.add(`${town} ${hand}`);
    found.set(town, (found.get(town) ?? new Set()).add(hand));
    for (const step of elfenland.legalMoves(reached)) if (step.type !== 'end') visit(elfenland.apply(reached, step));
  };
  visit(state);
  return found;
}

/** The hands that a route can leave, for every choice of its cards of any kind. */
function leftBy(hand: readonly number[], { cards, any }: Route): Set<string> {
  const left = hand.map((held, card) => held - cards.filter((kind) => kind === travelCardKinds[card]).length);
  const hands = new Set<string>();
  const pay = (rest: readonly number[], from: number, missing: number): void => {
    if (missing === 0) hands.add(rest.join());
    else
      for (let card = from; card < rest.length; card++)
        if ((rest[card] ?? 0) > 0)
          pay(
            rest.map((held, kind) => held - Number(kind === card)),
            card,
            missing - 1,
          );
  };
  pay(left, 0, any);
  return hands;
}

/** A movement on a map with many counters, from any town, with a hand of up to seven cards. */
function scattered(rng: Rng): State {
  const pile: CounterKind[] = Array.from({ length: 6 }, () => FREQUENT).flat();
  const lying: string[] = [];
  let obstacles = 0;
  for (const [road, { id }] of roads.entries()) {
    const counter = pile[rng.int(pile.length + 1)];
    if (counter === undefined || !accepts(road, kindOf(counter)) || rng.int(3) === 0) continue;
    pile.splice(pile.indexOf(counter), 1);
    const isBlocked = obstacles < 6 && rng.int(5) === 0;
    if (isBlocked) obstacles += 1;
    lying.push(`${id}=${counter}${isBlocked ? '!' : ''}`);
  }
  return position({
    players: 6,
    boots: towns[rng.int(21)]?.id ?? 'elvenhold',
    roads: lying.join(' '),
    hands: [Array.from({ length: rng.int(8) }, () => travelCardKinds[rng.int(7)] ?? 'raft').join(' ')],
    display: 'giant-pig*3 unicorn*2',
    played: Array.from({ length: obstacles }, (_, seat) => seat),
  });
}

describe('routes', () => {
  const state = position({
    boots: 'dagamura',
    hands: ['dragon*2 raft*2 unicorn'],
    roads: 'dagamura-feodor-desert=dragon feodor-rivinia-forest=dragon albaran-feodor-desert=unicorn!',
  });

  it('lead to the towns that a hand can reach, with payments and steps', () => {
    expect(routes(elfenland.view(state, 0), 0).map(shown)).toEqual([
      'albaran: dragon +4 by dragon caravan',
      'feodor: dragon by dragon',
      'feodor: +3 by caravan',
      'tichih: dragon raft +3 by dragon caravan raft',
      'rivinia: dragon +3 by dragon caravan',
    ]);
  });

  it('are empty if the hand is hidden', () => {
    expect(routes(elfenland.view(state, 1), 0)).toEqual([]);
    expect(routes(elfenland.view(state, 'table'), 0)).toEqual([]);
    expect(routes(elfenland.view(state, 'referee'), 0)).toEqual(routes(elfenland.view(state, 0), 0));
  });

  it('agree with the legal moves, for any map and hand', () => {
    const rng = seeded(21);
    let reachedTowns = 0;
    for (let i = 0; i < 300; i++) {
      const scene = scattered(rng);
      const hand = scene.hands[0] ?? [];
      const allowed = reachable(scene);
      const from = elfenland.view(scene, 0);
      const found = new Map<TownId, Route[]>();
      for (const route of routes(from, 0)) found.set(route.to, [...(found.get(route.to) ?? []), route]);
      const start = scene.boots[0] ?? 0;
      const others = [...allowed.keys()].filter((town) => town !== idOf(start));
      expect([...found.keys()].sort()).toEqual(others.sort());
      for (const [town, ways] of found) {
        reachedTowns += 1;
        // Every payment is possible as stated, and every possible one pays at least what some route needs.
        for (const way of ways) for (const left of leftBy(hand, way)) expect(allowed.get(town)).toContain(left);
        for (const left of allowed.get(town) ?? []) {
          const paid = hand.map((held, card) => held - Number(left.split(',')[card]));
          expect(
            ways.some((way) => covers(paid, way)),
            `${town} ${list(paid)}`,
          ).toBe(true);
        }
      }
    }
    expect(reachedTowns).toBeGreaterThan(500);
  });

  it('save as many cards as possible', () => {
    const rng = seeded(22);
    for (let i = 0; i < 200; i++) {
      const scene = scattered(rng);
      const found = routes(elfenland.view(scene, 0), 0);
      for (const [index, dear] of found.entries()) {
        const saving = found.some((cheap, other) => other !== index && cheap.to === dear.to && isAtMost(cheap, dear));
        expect(saving, shown(dear)).toBe(false);
      }
    }
  });

  it('consist of steps that are legal one after another', () => {
    const rng = seeded(23);
    for (let i = 0; i < 100; i++) {
      const scene = scattered(rng);
      for (const { to, steps } of routes(elfenland.view(scene, 0), 0)) {
        if (steps.some(({ by }) => by === 'caravan')) continue;
        const end = steps.reduce((reached, { road }) => elfenland.apply(reached, move(`>${road}`)), scene);
        expect(idOf(end.boots[0] ?? 0)).toBe(to);
      }
    }
  });
});

function idOf(town: number): TownId {
  return towns[town]?.id ?? 'elvenhold';
}

/** Whether a route needs no more of any kind than another, and no more cards in all. */
function isAtMost(a: Route, b: Route): boolean {
  const [ours, theirs] = [countsOf(a), countsOf(b)];
  return a.cards.length + a.any <= b.cards.length + b.any && ours.every((own, card) => own <= (theirs[card] ?? 0));
}

/** The cards by kind that a route needs, without those of any kind. */
function countsOf({ cards }: Route): number[] {
  return travelCardKinds.map((kind: TravelCardKind) => cards.filter((card) => card === kind).length);
}

/** Whether these cards pay for the route, possibly with some left over. */
function covers(paid: readonly number[], route: Route): boolean {
  const asked = countsOf(route);
  const spare = paid.map((held, card) => held - (asked[card] ?? 0));
  return spare.every((held) => held >= 0) && spare.reduce((sum, held) => sum + held, 0) >= route.any;
}

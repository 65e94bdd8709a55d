import { describe, expect, it } from 'vitest';
import { elfengold } from '../../../src/games/elfengold/index.ts';
import { eventsOf, legal, list, move, on, play, position, refused } from './position.ts';

const FOREST = 'ixara-lapphalya-forest';

describe('§9, movement', () => {
  it('EG-9.1 with two counters a player may use either; a caravan costs 3 cards, with a log 4', () => {
    // Worked example 2.
    const given = { boots: 'ixara', hands: ['dragon*3 elfcycle*2 raft'], roads: `${FOREST}=dragon+elfcycle` };
    const paidBy = (roads: string, step: string): string => list(play(position({ ...given, roads }), step).discard);
    expect(paidBy(given.roads, `>${FOREST}:dragon`)).toBe('dragon*2');
    expect(paidBy(given.roads, `>${FOREST}:elfcycle`)).toBe('elfcycle');
    expect(paidBy(given.roads, `>>${FOREST}:dragon+elfcycle+raft`)).toBe('dragon elfcycle raft');
    const log = `${FOREST}=dragon+elfcycle!`;
    expect(paidBy(log, `>${FOREST}:dragon`)).toBe('dragon*3');
    expect(paidBy(log, `>${FOREST}:elfcycle`)).toBe('elfcycle*2');
    expect(paidBy(log, `>>${FOREST}:dragon+dragon+elfcycle+raft`)).toBe('dragon*2 elfcycle raft');
    const state = position({ ...given, roads: log });
    expect(refused(state, `>>${FOREST}:dragon+elfcycle+raft`)).toBe('caravan-size EG-9.1');
    expect(refused(state, `>>${FOREST}:dragon+raft+unicorn+unicorn`)).toBe('not-in-hand EL-7.5');
    expect(refused(state, '>feodor-rivinia-forest')).toBe('boot-elsewhere EL-7.2');
    expect(refused(state, '>elvenhold-virst-lake')).toBe('boot-elsewhere EL-7.3');
    expect(refused(state, '>ixara-virst-plain')).toBe('no-counter EL-7.2');
    expect(refused(state, '>>virst-ixara-river:dragon+dragon+raft')).toBe('water-road EL-7.4');
    expect(refused(state, '>>feodor-rivinia-forest:dragon+dragon+raft')).toBe('boot-elsewhere EL-7.4');
    expect(refused(state, '>>ixara-virst-plain:dragon+dragon+raft')).toBe('no-counter EL-7.4');
  });

  it('EG-9.2 a sea monster costs an extra raft', () => {
    // Worked example 1.
    const rafts = (boot: string, road: string): number =>
      play(position({ boots: boot, hands: ['raft*4'], roads: `${road}!` }), `>${road}`).discard[6] ?? 0;
    expect(rafts('virst', 'virst-ixara-river')).toBe(2);
    expect(rafts('ixara', 'virst-ixara-river')).toBe(3);
    expect(rafts('virst', 'elvenhold-virst-lake')).toBe(3);
    const poor = position({ boots: 'virst', hands: ['raft'], roads: 'virst-ixara-river!' });
    expect(refused(poor, '>virst-ixara-river')).toBe('cannot-pay EL-7.5');
  });

  it('EG-9.3 every arrival earns the value of the town', () => {
    // Worked example 4.
    const state = position({
      boots: 'feodor',
      hands: ['dragon*3'],
      roads: 'feodor-throtmanni-desert=dragon albaran-throtmanni-desert=dragon albaran-parundia-desert=dragon',
    });
    const moved = play(state, '>feodor-throtmanni-desert >albaran-throtmanni-desert >albaran-parundia-desert');
    expect(moved.step).toEqual({ kind: 'movement', moved: true, earned: 14 });
    expect(moved.gold[0]).toBe(12);
    expect(play(moved, 'end:gold').gold[0]).toBe(26);
  });

  it('EG-9.3 a gold tile doubles the value each time; Elvenhold earns nothing', () => {
    // Worked example 5.
    const state = position({ boots: 'feodor', hands: ['dragon*4 raft*4'], roads: 'dagamura-feodor-desert=dragon$' });
    const there = play(state, '>dagamura-feodor-desert');
    expect(there.step).toMatchObject({ earned: 8 });
    expect(play(there, '>dagamura-feodor-desert').step).toMatchObject({ earned: 16 });
    const home = play(position({ boots: 'virst', hands: ['raft*2'] }), '>elvenhold-virst-lake');
    expect(home.step).toMatchObject({ moved: true, earned: 0 });
  });

  it('EG-9.4 a wizard passes an obstacle for a wizard card and a gold', () => {
    // Worked example 8.
    const given = {
      options: { wizards: true },
      hands: ['raft*3 wizard'],
      roads: 'elvenhold-virst-lake! elvenhold-ergeren-forest=elfcycle!',
    };
    const state = position(given);
    expect(legal(state, '>elvenhold-v')).toEqual(['>elvenhold-virst-lake', '>elvenhold-virst-lake*']);
    const past = play(state, '>elvenhold-virst-lake*');
    expect([list(past.hands[0]), list(past.discard), past.gold[0]]).toEqual(['raft', 'raft*2 wizard', 11]);
    expect(on(past, 'elvenhold-virst-lake')).toBe('!');
    expect(refused(state, '>>elvenhold-ergeren-forest:raft+raft+raft*')).toBe('legal');
    expect(refused(state, '>elvenhold-strykhaven-lake*')).toBe('no-obstacle EG-9.4');
    expect(refused(position({ ...given, gold: [0] }), '>elvenhold-virst-lake*')).toBe('too-little-gold EG-9.4');
    expect(refused(position({ ...given, hands: ['raft*3'] }), '>elvenhold-virst-lake*')).toBe('not-in-hand EG-9.4');
    const without = position({ ...given, options: {}, hands: ['raft*3'] });
    expect(refused(without, '>elvenhold-virst-lake*')).toBe('no-wizards EG-9.4');
    expect(refused(without, '^virst')).toBe('no-wizards EG-9.5');
  });

  it('EG-9.4 wizards cannot be part of a caravan', () => {
    // Worked example 18.
    const roads = 'ixara-virst-plain=dragon ixara-lapphalya-forest=dragon!';
    const given = { boots: 'ixara', hands: ['dragon raft unicorn wizard'], roads };
    const state = position({ ...given, options: { wizards: true } });
    expect(legal(state, '>>ixara-virst')).toEqual(['>>ixara-virst-plain:dragon+raft+unicorn']);
    const refusal = 'wizard-in-caravan EG-9.4';
    expect(refused(state, '>>ixara-virst-plain:dragon+raft+wizard')).toBe(refusal);
    // These refusals come before those of a wizard on an obstacle, of the number of cards and of cards not in hand.
    expect(refused(state, '>>ixara-virst-plain:dragon+raft+wizard*')).toBe(refusal);
    expect(refused(state, '>>ixara-lapphalya-forest:dragon+raft+wizard*')).toBe(refusal);
    expect(refused(state, '>>ixara-virst-plain:dragon+raft+unicorn+wizard')).toBe(refusal);
    expect(refused(state, '>>ixara-virst-plain:wizard+wizard+wizard+wizard')).toBe(refusal);
    // These refusals come after those of the road.
    expect(refused(state, '>>virst-ixara-river:dragon+raft+wizard')).toBe('water-road EL-7.4');
    expect(refused(state, '>>feodor-rivinia-forest:dragon+raft+wizard')).toBe('boot-elsewhere EL-7.4');
    expect(refused(state, '>>dagamura-ixara-forest:dragon+raft+wizard')).toBe('no-counter EL-7.4');
  });

  it('EG-9.4 without the option there is no wizard card', () => {
    const given = { boots: 'ixara', hands: ['dragon raft unicorn'], roads: 'ixara-virst-plain=dragon' };
    const caravan = move('>>ixara-virst-plain:dragon+raft+wizard');
    const malformed = elfengold.violation(position(given), caravan);
    expect(malformed).toEqual({
      code: 'elfengold/malformed-move',
      clause: 'EG-9.1',
      params: { type: 'caravan', field: 'cards', member: 'wizard' },
    });
    expect(malformed && elfengold.describeViolation(malformed)).toContain('its field "cards" cannot contain "wizard"');
    expect(refused(position(given), '>>virst-ixara-river:dragon+raft+wizard*')).toBe('malformed-move EG-9.1');
    const planning = position({ ...given, phase: 'planning' });
    expect(refused(planning, '>>ixara-virst-plain:dragon+raft+wizard')).toBe('not-now EG-8.1');
    // Only in the order of EL-0.2.
    const turned = { ...caravan, cards: ['wizard', 'dragon', 'raft'] };
    expect(elfengold.violation(position({ ...given, options: { wizards: true } }), turned)?.code).toBe(
      'elfengold/malformed-move',
    );
  });

  it('EG-9.5 a wizard flies to any other town for three gold and earns nothing', () => {
    const state = position({ options: { wizards: true }, hands: ['wizard*2'], gold: [6] });
    expect(legal(state, '^')).toHaveLength(20);
    expect(refused(state, '^elvenhold')).toBe('already-there EG-9.5');
    const flown = play(state, '^albaran');
    expect([flown.gold[0], flown.step, flown.boots[0]]).toEqual([3, { kind: 'movement', moved: true, earned: 0 }, 1]);
    expect(eventsOf(state, '^albaran').map(({ type }) => type)).toEqual(['flown', 'piece-taken']);
    const home = play(flown, '^elvenhold');
    expect(refused(home, '^virst')).toBe('not-in-hand EG-9.5');
    expect(refused(position({ options: { wizards: true }, hands: ['wizard'], gold: [2] }), '^virst')).toBe(
      'too-little-gold EG-9.5',
    );
  });

  it("EG-9.5 a flight is paid from the player's gold, not from the earnings of the move", () => {
    const state = position({ options: { wizards: true }, hands: ['wizard'], gold: [0], earned: 20 });
    expect(refused(state, '^virst')).toBe('too-little-gold EG-9.5');
  });

  it('EG-9.6 at the end of the move the player takes the gold earned, or two cards instead', () => {
    // Worked example 14.
    const still = position({});
    expect(legal(still)).toEqual(['end:cards']);
    expect(refused(still, 'end:gold')).toBe('nothing-earned EG-9.6');
    const home = play(position({ boots: 'virst', hands: ['raft*2'] }), '>elvenhold-virst-lake');
    expect(legal(home)).toEqual(['end:cards', 'end:gold']);
    expect(play(home, 'end:gold').turn).toBe(1);
    const cards = play(position({ earned: 9 }), 'end:cards raft dragon');
    expect([list(cards.hands[0]), cards.gold[0], cards.turn]).toEqual(['dragon raft', 12, 1]);
  });

  it('EG-9.7 each draw is from the deck; after a gold card the player chooses again', () => {
    const state = play(position({}), 'end:cards gold');
    expect(legal(state)).toEqual(['+?', '+gold', '+raft']);
    const taken = play(state, '+gold');
    expect([taken.gold[0], taken.phase]).toEqual([15, 'draw-card']);
    expect(play(taken, 'unicorn').turn).toBe(1);
  });

  it('EG-9.7 a draw is lost if there is no card', () => {
    const state = position({ deck: 'raft', options: { handLimit: null } });
    const empty = { ...state, discard: state.discard.map(() => 0) };
    const events = eventsOf(empty, 'end:cards raft');
    expect(events.filter(({ type }) => type === 'draw-lost')).toEqual([{ type: 'draw-lost', seat: 0 }]);
    expect(play(empty, 'end:cards raft').turn).toBe(1);
  });

  it('EG-9.8 with free draws a player chooses each draw among all three, and none is lost', () => {
    const state = play(position({ options: { moveDraw: 'choice' }, goldPile: 1 }), 'end:cards');
    expect(legal(state)).toEqual(['+?', '+gold', '+raft']);
    const one = play(state, '+raft dragon');
    expect([one.turn, legal(one)]).toEqual([0, ['+?', '+dragon', '+gold', '+raft']]);
    expect(play(one, '+gold').turn).toBe(1);
    const clauses = new Set<string>();
    play(state, '+? gold', (_event, clause) => clauses.add(clause));
    expect([...clauses]).toEqual(['EG-4.1']);
  });

  it('EG-9.9 with Elfenland’s limit a player discards down to four cards, after taking gold and before drawing cards', () => {
    // Worked example 17.
    const steps = '>elvenhold-virst-lake >elvenhold-virst-lake';
    const given = { boots: 'virst', hands: ['raft*4 dragon*4 unicorn*3'], display: 'elfcycle*3' };
    const moved = play(position(given), steps);
    expect(list(moved.hands[0])).toBe('dragon*4 unicorn*3');
    expect(eventsOf(moved, 'end:gold')).toEqual([{ type: 'move-ended', seat: 0, take: 'gold', gold: 3 }]);
    const paid = play(moved, 'end:gold');
    expect([paid.phase, paid.turn, paid.gold[0], paid.step]).toEqual(['discard', 0, 15, { kind: 'discard', draws: 0 }]);
    expect(legal(paid)).toEqual(['-dragon', '-unicorn']);
    expect(refused(paid, '-raft')).toBe('not-in-hand EG-9.9');
    const done = play(paid, '-unicorn -unicorn -unicorn');
    expect([list(done.hands[0]), list(done.discard), done.turn, done.phase]).toEqual([
      'dragon*4',
      'unicorn*3 raft*4',
      1,
      'movement',
    ]);

    const due = play(moved, 'end:cards');
    expect([due.phase, due.gold[0], due.step]).toEqual(['discard', 12, { kind: 'discard', draws: 2 }]);
    expect(play(due, '-dragon -dragon').phase).toBe('discard');
    const drawing = play(due, '-dragon -dragon -dragon');
    expect([drawing.phase, drawing.step]).toEqual(['draw-card', { kind: 'draw', before: 'turn', left: 2 }]);
    const drawn = play(drawing, 'raft raft');
    expect([list(drawn.hands[0]), drawn.turn]).toEqual(['dragon unicorn*3 raft*2', 1]);
  });

  it('EG-9.9 with a number as hand limit the two draws come first; without a limit no player discards', () => {
    // Worked example 17.
    const seven = { hands: ['dragon*4 unicorn*3'], moved: true };
    const first = play(position({ ...seven, options: { handLimit: 4 } }), 'end:cards raft raft');
    expect([first.phase, first.turn, first.step]).toEqual(['discard', 0, { kind: 'discard', draws: 0 }]);
    const four = play(first, '-dragon -dragon -dragon -dragon');
    expect([four.phase, four.turn]).toEqual(['discard', 0]);
    expect(play(four, '-raft').turn).toBe(1);
    const none = play(position({ ...seven, options: { handLimit: null } }), 'end:cards raft raft');
    expect([list(none.hands[0]), none.turn, none.phase]).toEqual(['dragon*4 unicorn*3 raft*2', 1, 'movement']);
  });

  it('EG-9.9 Elfenland’s limit also holds for a player who makes no step, and allows four cards', () => {
    const still = play(position({ hands: ['dragon*6'] }), 'end:cards');
    expect([still.phase, still.step]).toEqual(['discard', { kind: 'discard', draws: 2 }]);
    expect(play(still, '-dragon -dragon raft raft').turn).toBe(1);
    expect(play(position({ hands: ['dragon*4'] }), 'end:cards').phase).toBe('draw-card');
    expect(play(position({ hands: ['dragon*4'], moved: true }), 'end:gold').turn).toBe(1);
  });

  it('EG-9.9 free draws also come after the discards', () => {
    const state = play(position({ options: { moveDraw: 'choice' }, hands: ['dragon*5'], goldPile: 1 }), 'end:cards');
    expect(legal(state)).toEqual(['-dragon']);
    const drawing = play(state, '-dragon');
    expect(legal(drawing)).toEqual(['+?', '+gold', '+raft']);
    expect(play(drawing, '+gold +raft dragon').turn).toBe(1);
  });

  it('EG-9.9 wizard cards count, and may be discarded', () => {
    const state = position({ options: { wizards: true }, hands: ['dragon*3 wizard*2'], moved: true });
    const over = play(state, 'end:gold');
    expect(legal(over)).toEqual(['-dragon', '-wizard']);
    const done = play(over, '-wizard');
    expect([list(done.discard), done.turn]).toEqual(['wizard', 1]);
  });

  it('EG-9.9 with a number as hand limit a player discards the cards above it one at a time', () => {
    const state = position({ options: { handLimit: 2 }, hands: ['dragon*2 raft'], earned: 1 });
    const over = play(state, 'end:gold');
    expect(legal(over)).toEqual(['-dragon', '-raft']);
    expect(refused(over, '-unicorn')).toBe('not-in-hand EG-9.9');
    const done = play(over, '-dragon');
    expect([list(done.discard), done.turn]).toEqual(['dragon', 1]);
    const without = position({ options: { handLimit: null }, hands: ['dragon*9 raft'], earned: 1 });
    expect(play(without, 'end:gold').turn).toBe(1);
    const none = play(
      position({ options: { handLimit: 0 }, hands: ['dragon raft'], earned: 1 }),
      'end:gold -dragon -raft',
    );
    expect([list(none.hands[0]), none.turn]).toEqual(['', 1]);
  });
});

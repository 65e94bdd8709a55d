import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../src/core/game.ts';
import { seeded } from '../../../src/core/rng.ts';
import type { Event, State, View } from '../../../src/games/elfenland/index.ts';
import { counterKinds, elfenland, travelCardKinds } from '../../../src/games/elfenland/index.ts';
import { describeView } from '../../../src/games/elfenland/table.ts';
import { drawMap } from '../../../src/realm/drawing.ts';
import { towns } from '../../../src/realm/map.ts';
import { hiddenSampler } from '../../../src/realm/secrecy.ts';
import { eventsOf, named, play, position, townOf } from './position.ts';

const state = position({
  phase: 'planning',
  players: 3,
  starter: 1,
  round: 2,
  boots: 'dagamura elvenhold feodor',
  taken: ['virst yttar', '', 'beata'],
  hands: ['dragon*2 raft', 'unicorn*3', 'raft*4 elfcycle'],
  open: ['dragon', 'unicorn*2', ''],
  faceDown: ['giant-pig', 'magic-cloud', 'elfcycle*2'],
  roads: 'dagamura-feodor-desert=dragon! lapphalya-virst-plain=giant-pig',
  discard: 'troll-wagon*2',
  townCards: 'beata yttar virst',
  passes: 1,
});

const told = (event: Event, viewer: Viewer): Event | undefined => elfenland.redact(event, viewer);

/** The same table with different cards in the hand of seat 2 and different counters face down before it. */
const otherwise: State = {
  ...state,
  hands: state.hands.map((hand, seat) => (seat === 2 ? (position({ hands: ['dragon*5'] }).hands[0] ?? []) : hand)),
  faceDown: state.faceDown.map((pool, seat) =>
    seat === 2 ? (position({ faceDown: ['troll-wagon unicorn'] }).faceDown[0] ?? []) : pool,
  ),
  deck: state.deck.map((pieces, card) => pieces + ([-5, 1, 0, 0, 0, 0, 4][card] ?? 0)),
  pile: state.pile.map((pieces, kind) => pieces + ([0, 2, 0, 0, -1, -1][kind] ?? 0)),
  townCards: [townOf('beata'), townOf('yttar'), townOf('wylhien')],
};

describe('§10, who sees what', () => {
  it('EL-10.1 all see the open components and the number of the rest', () => {
    for (const viewer of [0, 1, 2, 'table'] as const) {
      const view = elfenland.view(state, viewer);
      expect(view).toMatchObject({
        viewer,
        actor: 1,
        phase: 'planning',
        round: 2,
        turn: 1,
        starter: 1,
        options: { rounds: 4, deal: 'to-eight', finalHandLimit: true, destination: true },
        seats: [
          { name: 'red', town: 'dagamura', handSize: 3, faceDownSize: 1, obstacleInHand: false },
          { name: 'green', town: 'elvenhold', handSize: 3, faceDownSize: 1, obstacleInHand: true },
          { name: 'blue', town: 'feodor', handSize: 5, faceDownSize: 2, obstacleInHand: true },
        ],
        deckSize: 72 - 11 - 2,
        pileSize: 48 - 5 - 3 - 4 - 2,
        step: { kind: 'planning', passes: 1 },
        outcome: null,
      });
      expect(view.roads).toEqual({
        'dagamura-feodor-desert': { counter: 'dragon', obstacle: true },
        'lapphalya-virst-plain': { counter: 'giant-pig', obstacle: false },
      });
      expect(view.seats.map(({ pieces }) => pieces.length)).toEqual([17, 20, 18]);
      expect(view.seats[2]?.pieces).not.toContain('beata');
      expect(view.seats.map(({ open }) => named(open))).toEqual(['dragon', 'unicorn*2', '']);
      expect(named(view.display)).toBe('dragon elfcycle giant-pig magic-cloud troll-wagon');
      expect(named(view.discard)).toBe('troll-wagon*2');
    }
  });

  it('EL-10.1 no seat is to act before the starting player is settled', () => {
    const { actor, turn, starter } = elfenland.view(elfenland.setup(), 'table');
    expect([actor, turn, starter]).toEqual(['chance', null, null]);
  });

  it('EL-10.1 all see the town cards and the outcome when the game is over', () => {
    const last = position({ round: 4, turn: 1, townCards: 'beata yttar', hands: ['', 'raft'] });
    const over = elfenland.view(play(last, 'end'), 'table');
    const shown = { hand: null, faceDown: null };
    expect(over.seats).toMatchObject([
      { ...shown, townCard: 'beata' },
      { ...shown, townCard: 'yttar' },
    ]);
    expect(over.outcome).toMatchObject({ scores: [-1, -5], winners: [0] });
  });

  it('EL-10.2 a seat also sees its hand, its face-down counters and its town card', () => {
    const view = elfenland.view(state, 2);
    expect(named(view.seats[2]?.hand)).toBe('elfcycle raft*4');
    expect(named(view.seats[2]?.faceDown)).toBe('elfcycle*2');
    expect(view.seats.map(({ townCard }) => townCard)).toEqual([null, null, 'virst']);
  });

  it('EL-10.3 no seat sees deck and pile, or hidden components of others', () => {
    const hides = (view: View, seats: readonly number[]): void => {
      for (const seat of seats) {
        expect(view.seats[seat]).toMatchObject({ hand: null, faceDown: null, townCard: null });
      }
      expect(view).not.toHaveProperty('deck');
      expect(view).not.toHaveProperty('pile');
    };
    hides(elfenland.view(state, 0), [1, 2]);
    hides(elfenland.view(state, 'table'), [0, 1, 2]);
    for (const viewer of [0, 1, 'table'] as const) {
      expect(elfenland.view(otherwise, viewer)).toEqual(elfenland.view(state, viewer));
    }
    expect(elfenland.view(otherwise, 2)).not.toEqual(elfenland.view(state, 2));
  });

  it('EL-10.4 others see a draw into a hand, a face-down counter and a town card without its kind', () => {
    const events: readonly (readonly [whole: Event, redacted: Event])[] = [
      [
        { type: 'card-drawn', seat: 1, card: 'raft' },
        { type: 'card-drawn', seat: 1, card: null },
      ],
      [
        { type: 'tile-drawn', seat: 1, tile: 'dragon' },
        { type: 'tile-drawn', seat: 1, tile: null },
      ],
      [
        { type: 'town-card-dealt', seat: 1, town: 'beata' },
        { type: 'town-card-dealt', seat: 1, town: null },
      ],
    ];
    for (const [event, redacted] of events) {
      expect(told(event, 1)).toEqual(event);
      for (const viewer of [0, 2, 'table'] as const) expect(told(event, viewer)).toEqual(redacted);
    }
  });

  it('EL-10.4 others see the number of face-down counters kept', () => {
    const kept: Event = { type: 'kept', seat: 1, open: [], hidden: ['dragon'] };
    expect(told(kept, 1)).toEqual(kept);
    expect(told(kept, 0)).toEqual({ ...kept, hidden: 1 });
    expect(told({ ...kept, open: ['dragon'], hidden: [] }, 'table')).toEqual({ ...kept, open: ['dragon'], hidden: 0 });
  });

  it('EL-10.4 all other events are public, also a counter played with `hidden`', () => {
    for (const event of eventsOf(state, '(magic-cloud)@feodor-lapphalya-forest pass pass pass end')) {
      for (const viewer of [0, 2, 'table'] as const) expect(told(event, viewer)).toEqual(event);
    }
  });

  it('EL-10.5 an unseen piece is equally likely in every hidden place', () => {
    const rng = seeded(6);
    const view = elfenland.view(state, 0);
    const draws = 4000;
    const cards = travelCardKinds.map(() => 0);
    const tiles = counterKinds.map(() => 0);
    const towns = new Map<number, number>();
    for (let i = 0; i < draws; i++) {
      const guess = elfenland.resample(view, rng);
      for (const [card, held] of (guess.hands[2] ?? []).entries()) cards[card] = (cards[card] ?? 0) + held / draws;
      for (const [kind, held] of (guess.faceDown[2] ?? []).entries()) tiles[kind] = (tiles[kind] ?? 0) + held / draws;
      const town = guess.townCards[1] ?? 0;
      towns.set(town, (towns.get(town) ?? 0) + 1 / draws);
    }
    // 67 cards are unseen (72 less 3 in the viewer's hand and 2 discarded), and seat 2 holds five of them.
    const unseen = [8, 10, 10, 10, 8, 10, 11];
    for (const [card, mean] of cards.entries()) expect(mean).toBeCloseTo((5 * (unseen[card] ?? 0)) / 67, 1);
    // 37 counters: 48 less 5 in the display, 3 open, 2 on roads, 1 of the viewer's face down. Seat 2 has two of them.
    const left = [8 - 3, 8 - 1, 8 - 3, 8 - 1, 8 - 1, 8 - 2];
    for (const [kind, mean] of tiles.entries()) expect(mean).toBeCloseTo((2 * (left[kind] ?? 0)) / 37, 1);
    expect(towns.size).toBe(11);
    expect(towns.has(townOf('beata'))).toBe(false);
    for (const share of towns.values()) expect(share).toBeCloseTo(1 / 11, 1);
  });
});

it('EL-10.5 a sampled hand contains its known cards, even if only one unseen card of a kind is left', () => {
  const view = elfenland.view(state, 0);
  const seven = travelCardKinds.map((_, card) => (card === 0 ? 3 : 4));
  const known = travelCardKinds.map((_, card) => (card === 0 ? 1 : 0));
  const none = known.map(() => 0);
  // Two of the three are in the viewer's own hand.
  const nine = counterKinds.map(() => 9);
  const sure = [none, known, none];
  const { hands, deck } = hiddenSampler(view, travelCardKinds, counterKinds, seven, nine, sure)(seeded(7));
  expect(hands[1]?.[0]).toBe(1);
  expect([hands[2]?.[0], deck[0]]).toEqual([0, 0]);
});

describe('the table as text', () => {
  const text = describeView(elfenland.view(state, 2));

  it("names every town, marks the viewer's pieces with stars, and shows the seats of boots", () => {
    for (const name of ["Al'Baran", "Mah'Davikia", 'Throtmanni', 'Lapphalya']) expect(text).toContain(`*${name}`);
    expect(text).toMatch(/ Elvenhold \(1\)/);
    expect(text).toMatch(/ Feodor \(2\)/);
    expect(text).toContain('Dr dragon · El elfcycle · Gi giant pig · Ma magic cloud · Tr troll wagon · Un unicorn');
    expect(text).toMatch(/\*Dag'Amura \(0\)/);
    expect(text).not.toContain('*Beata');
    expect(describeView(elfenland.view(state, 'table'))).not.toContain('*Yttar');
  });

  it('draws every road as a trail, with waves on water', async () => {
    const map = drawMap(
      () => '',
      () => 'o',
    );
    await expect(`${map}\n`).toMatchFileSnapshot('map.txt');
  });

  it('lets texts overlap only in the spaces before or after them', () => {
    const map = drawMap(
      () => '     x',
      ({ id }) => `     ${id.toUpperCase()}`,
    );
    expect(map.match(/x/g)).toHaveLength(48);
  });

  it('names each town with all boots in it, and every road, in at most 112 columns', () => {
    const roads = 'dagamura-lapphalya-forest=dragon! feodor-lapphalya-forest=unicorn!';
    for (const { id, name } of towns) {
      const own = position({ players: 6, boots: Array.from({ length: 6 }, () => id).join(' '), roads });
      const lines = describeView(elfenland.view(own, 0), 'en', 112).split('\n').slice(1, 31);
      expect(lines.join('\n')).toContain(`${name} (012345)`);
      expect(lines.join('\n').match(/\[[pfdm](:\w\w!)?\]/g)).toHaveLength(35);
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(112);
    }
  });

  it('lists towns and their roads if the map is too wide', () => {
    const lines = describeView(elfenland.view(state, 2), 'en', 60).split('\n');
    const first = lines.indexOf('Feodor (2)');
    expect(lines.slice(first, first + 3)).toEqual([
      'Feodor (2)',
      "  [f] Rivinia · [f] Lapphalya · [d] Al'Baran",
      "  [d:Dr!] Dag'Amura · [d] Throtmanni",
    ]);
    // A river leads downstream from one of its towns, and upstream from the other.
    expect(lines).toContain('  > Rivinia · = Virst · = Strykhaven');
    expect(lines).toContain('  [f] Throtmanni · [f] Feodor · [f] Lapphalya · < Elvenhold');
  });

  it('marks every land road with its terrain and its counters', () => {
    const marks = [...text.matchAll(/\[([pfdm])(?::(\w\w))?(!)?\]/g)].map(([mark]) => mark);
    expect(marks).toHaveLength(35);
    expect(marks.filter((mark) => mark.length > 3).sort()).toEqual(['[d:Dr!]', '[p:Gi]']);
    const italian = describeView(elfenland.view(state, 2), 'it');
    expect(italian).toContain('[d:Dr!]');
    expect(italian).toContain('[p:Fa]');
  });

  it('shows the components beside the map, and those that only the viewer sees', () => {
    const after = text.slice(text.indexOf('Display'));
    expect(after).toBe(
      `Display: dragon, elfcycle, giant pig, magic cloud, troll wagon
Deck: 59 · pile of counters: 34
Discard pile: 2 × troll wagon
0 Red    pieces 3 · cards 3 · counters: dragon · face down 1
1 Green  pieces 0 · cards 3 · counters: 2 × unicorn · face down 1 · obstacle ←
2 Blue   pieces 2 · cards 5 · counters: none · face down 2 · obstacle
Your hand: elfcycle, 4 × raft
Your face-down counters: 2 × elfcycle
Your town card: Virst
Within your reach:
  Dag'Amura: 4 cards of any kinds`,
    );
    expect(text.split('\n')[0]).toBe('Round 2 of 4 · planning · starting player: Green · passes: 1');
  });

  it('is translated into Italian', () => {
    const italian = describeView(elfenland.view(state, 2), 'it');
    expect(italian.split('\n')[0]).toBe(
      'Round 2 di 4 · pianificazione dei percorsi · giocatore iniziale: Verde · passate: 1',
    );
    expect(italian.slice(italian.indexOf('Tessere scoperte'))).toBe(
      `Tessere scoperte: drago, velocipede elfico, facocero gigante, nuvola magica, carro trainato da troll
Mazzo: 59 · riserva: 34
Scarti: 2 × carro trainato da troll
0 Rosso  segnalini 3 · carte 3 · tessere: drago · coperte 1
1 Verde  segnalini 0 · carte 3 · tessere: 2 × unicorno · coperte 1 · ostacolo ←
2 Blu    segnalini 2 · carte 5 · tessere: nessuna · coperte 2 · ostacolo
Le tue carte: velocipede elfico, 4 × zattera
Le tue tessere coperte: 2 × velocipede elfico
La tua carta città: Virst
Puoi raggiungere:
  Dag'Amura: 4 carte qualsiasi`,
    );
  });

  it('names every seat', () => {
    const names = (locale: string): string =>
      [0, 1, 2, 3, 4, 5].map((seat) => elfenland.describeSeat(seat, locale)).join(' ');
    expect(names('en')).toBe('Red Green Blue Yellow Purple Black');
    expect(names('it')).toBe('Rosso Verde Blu Giallo Viola Nero');
  });
});

import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/elfengold/index.ts';
import { elfengold } from '../../../src/games/elfengold/index.ts';
import { describeView } from '../../../src/games/elfengold/table.ts';
import { towns } from '../../../src/realm/map.ts';
import { auctionOf, play, position } from './position.ts';

const lines = (state: State, viewer: number | 'table', locale: 'en' | 'it' = 'en'): string[] =>
  describeView(elfengold.view(state, viewer), locale).split('\n');

const planning = position({
  phase: 'planning',
  hands: ['raft*3', 'unicorn'],
  open: ['log', 'gold'],
  faceDown: ['dragon'],
  roads: 'ixara-lapphalya-forest=dragon+elfcycle! feodor-rivinia-forest=unicorn$ elvenhold-virst-lake!',
  townCards: 'beata yttar',
});

describe('a view as text', () => {
  it('shows the tiles on the roads and the values of the towns', () => {
    const map = lines(planning, 'table').slice(1, 31).join('\n');
    for (const mark of ['[f:Dr+El!]', '[f:Un$]', '=!', "Al'Baran 7", 'Elvenhold (01)']) expect(map).toContain(mark);
    expect(map).not.toContain('*');
  });

  it('names each town with its value when all boots are there', () => {
    const roads = 'dagamura-lapphalya-forest=dragon+elfcycle! feodor-lapphalya-forest=unicorn!';
    for (const { id, name } of towns) {
      const own = position({ players: 6, boots: Array.from({ length: 6 }, () => id).join(' '), roads });
      const map = lines(own, 0).slice(1, 31).join('\n');
      expect(map).toMatch(new RegExp(`${name} \\(012345\\)${id === 'elvenhold' ? '' : ' [2-7]'}`));
      expect(map).toContain('[f:Dr+El!]');
    }
  });

  it('shows the players, and to a seat its own cards and its reach', () => {
    const own = lines(planning, 0);
    expect(own[0]).toBe('Round 2 of 6 · planning · starting player: Red');
    expect(own.slice(own.indexOf('Display: 3 × raft · gold pile: 0'))).toEqual([
      'Display: 3 × raft · gold pile: 0',
      'Deck: 63 · pile of tiles: 38',
      'Discard pile: none',
      'Passes in a row: 0',
      '0 Red    pieces 0 · gold 12 · cards 3 · tiles: log · face down 1 ←',
      '1 Green  pieces 0 · gold 12 · cards 1 · tiles: gold · face down 0',
      'Your hand: 3 × raft',
      'Your face-down tiles: dragon',
      'Your town card: Beata',
      'Within your reach:',
      '  Strykhaven: 2 × raft',
      '  Virst: 3 × raft',
      '  Tichih: 2 × raft',
      '  Rivinia: raft',
      '  Beata: 2 × raft',
    ]);
  });

  it('shows no hand, face-down tile or town card to other viewers', () => {
    for (const viewer of [1, 'table'] as const) {
      const seen = lines(planning, viewer).join('\n');
      expect(seen).not.toContain('3 × raft\n');
      expect(seen).not.toMatch(/face-down tiles: dragon|town card: Beata/);
    }
  });

  it('shows the auction, also in Italian', () => {
    const step = auctionOf('dragon log', 3, { bid: 4, bidder: 1, passed: [true, false, false] });
    const state = position({ phase: 'auction', players: 3, turn: 2, step });
    expect(lines(state, 'table', 'it')).toContain("Tessere all'asta: drago, tronco · offerta: 4 (Verde)");
    expect(lines(state, 'table')).toContain('0 Red    pieces 0 · gold 12 · cards 0 · tiles: none · face down 0 · out');
  });

  it('shows a spell, the tiles just drawn, and the earnings of a move', () => {
    const spell = play(
      position({ phase: 'planning', open: ['double elfcycle'], roads: 'ixara-virst-plain=dragon' }),
      'double@ixara-virst-plain',
    );
    expect(lines(spell, 1)).toContain('Spell: double @ Ixara–Virst (plain)');
    const drawn = play(position({ phase: 'tiles' }), 'dragon log');
    expect(lines(drawn, 0)).toContain('Tiles just drawn: dragon, log');
    expect(lines(drawn, 1)).toContain('Tiles just drawn: ?, ?');
    expect(lines(position({ earned: 9 }), 1)).toContain('Earned on this move: 9');
  });

  it('shows the price of a wizard', () => {
    const state = position({
      options: { wizards: true },
      hands: ['wizard raft*2'],
      gold: [1],
      roads: 'elvenhold-virst-lake!',
    });
    expect(lines(state, 0)).toContain('  Virst: 2 × raft, 1 × elven wizard and 1 gold');
  });

  it('shows a flight beside the ordinary ways to pay', () => {
    const state = position({
      options: { wizards: true },
      hands: ['wizard raft*2'],
      gold: [3],
      roads: 'elvenhold-virst-lake',
    });
    expect(lines(state, 0)).toContain('  Virst: 2 × raft | 1 × elven wizard and 3 gold');
  });
});
